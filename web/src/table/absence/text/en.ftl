# The cards about those who are away: fetched when the first of them is opened.

screen-away-slow = { $who } is taking a while.
screen-away-lead = { $day ->
    [today] No sign of { $who } since { $clock }. Nothing is lost, and nobody is hurried.
   *[other] No sign of { $who } since { $clock } on { $day }. Nothing is lost, and nobody is hurried.
}
screen-away-slow-lead = { $who } is at the table, and it is { $who }’s turn.
screen-away-silent-lead = { $day ->
    [today] { $who } has the table open, and has been asked since { $clock }.
   *[other] { $who } has the table open, and has been asked since { $clock } on { $day }.
}
screen-away-nudge = Nudge { $who }
    .do = Nudge
screen-away-nudge-how = Shown at once where the table is open, else as soon as { $who } looks in.
screen-away-nudge-unseen = The last one, { $time } ago, was not seen yet.
screen-away-nudge-seen = { $who } saw the last one, { $time } ago.
screen-away-bot = A bot plays on for { $who }
    .do = Let it play
screen-away-bot-how = It knows only what the seat may know, and hands back as soon as { $who } wants.
screen-away-bot-later = { $day ->
    [today] The host may decide this now, everybody from { $clock } on.
   *[other] The host may decide this now, everybody from { $clock } on { $day } on.
}
screen-away-bot-silent-first = Nudge { $who } first: if no answer comes within { $time }, a bot may play on.
screen-away-bot-silent = { $day ->
    [today] From { $clock } on, if { $who } has not answered by then.
   *[other] From { $clock } on { $day } on, if { $who } has not answered by then.
}
screen-away-in = In { $time }
screen-away-foot = If nobody chooses, the table simply waits.
screen-bot-level = How the bot plays
screen-stop = End the game here?
screen-stop-here = End the game here
screen-stop-how = Nobody wins; the story is kept.
screen-stop-gone = { $count ->
    [one] { $who } has a say as long as no bot plays on.
   *[other] { $who } have a say as long as no bot plays on.
}
screen-stop-agreed = { $agreed } of { $all } agree
screen-stop-agree = Agree
screen-stop-withdraw = Withdraw
screen-stop-play = Play on
screen-leave = Leave the table?
screen-leave-later = Come back later
    .how = Your seat waits for you; home leads back here.
screen-leave-bot = Let a bot play on for me
    .how = You take over again whenever you like.
    .do = Let it play
screen-leave-stop = Offer to end the game
    .how = All who play here must agree. Nobody wins.
    .do = Offer it
screen-leave-close = Close the table
    .how = Nobody else plays here. It is gone for good.
    .do = Close it
screen-leave-resign = Resign
    .how = You finish last and do not come back. A bot plays on for the others’ sake.
    .do = Resign
screen-leave-stay = Stay
screen-return-title = A bot plays for you
screen-return-gave-up = You have resigned
screen-return-resigned = You resigned { $time } ago, and a bot plays on.
screen-return-left = You left { $time } ago.
screen-return-away = You were away, so { $who } let it play on { $time } ago.
screen-return-silent = You did not answer, so { $who } let it play on { $time } ago.
screen-return-clock = Your time ran out { $time } ago.
screen-return-bot = The bot
screen-return-moves = { $count ->
    [0] It has not made a move yet.
    [one] It has made one move.
   *[other] It has made { $count } moves.
}
screen-return-list = Moves of the bot
screen-return-secret = The bot knows only what your seat may know, and tells nobody.
screen-return-stay = Let it play on
