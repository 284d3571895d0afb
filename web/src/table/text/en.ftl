# The table screen: what every game shares.

screen-home = Lascaux, home
screen-opening = Opening the table …
screen-broken = This game could not be loaded. Reload the page.
screen-seats = Players
screen-seat-your-turn = your turn
screen-seat-you-wait = you wait
screen-seat-end = end your turn
screen-seat-you = you
screen-seat-thinking = thinking
screen-seat-silent = no answer yet
screen-seat-here = friend, here
screen-seat-bot-random = bot, restless
screen-seat-bot-greedy = bot, steady
screen-seat-bot-search = bot, sharp
screen-you = You
screen-wait = { $count ->
    [one] { $who } is choosing a move.
   *[other] { $who } are choosing a move.
}
screen-wait-stand-in = A bot is choosing for { $who }.
screen-then = Then { $names }.
screen-looking-back = Looking back.
screen-watching = You are watching.
screen-offline = Connection lost. Trying again …
screen-undo = Undo
screen-undo-title = Take back your last choice (U)
screen-undo-nothing = Nothing to take back yet.
screen-undo-why = Why no undo?
screen-end = End turn
screen-end-title = End your turn now (Enter)
screen-end-hint = Nothing hidden was shown, so you may still take this back.
screen-hand-over = Hand over to { $who }
screen-hand-over-title = Close the curtain and hand the device over (Enter)
screen-cover = Close the curtain
screen-back = Back
screen-confirm = Confirm
screen-to-result = To the result
screen-log = So far
screen-log-moment = Look at this moment
screen-log-move = Move
screen-since-back = Since my turn
screen-since-back-title = Step back through what the others did since your turn
screen-card-again = or press the place again
screen-card-press = Press to choose it, press again to play it.
screen-replay = Replay
screen-replay-play = Play
screen-replay-pause = Pause
screen-replay-back = One step back
screen-replay-on = One step on
screen-replay-scrub = Moment of the game
screen-replay-start = The beginning.
screen-replay-move = { $move ->
    [0] Before move 1
   *[other] Move { $move } of { $moves }
}
screen-replay-failed = This moment could not be fetched. Try another.
screen-replay-leave = Back to the table
screen-why = Why?
screen-rule = Rule { $rule }
screen-rule-open = Open
screen-whole-board = The whole map
screen-close = Close
screen-tools = Table
screen-rules = Rules
screen-text-form = Board as text (T)
screen-help = Help
screen-bell = Calls
screen-jump = Another table
screen-jump-at = Your turn at { $game }
screen-jump-go = Go there
screen-jump-title = Go to the next table that waits for you (N)
screen-jump-hide = Not now
screen-skip-link = Go to the question
screen-skip = Skip to me
screen-skip-title = Show at once what the others do, until it is your turn (S)
screen-language = Italiano
screen-more = More
screen-rail = Standing and log
screen-sheet = Consequence and answers
screen-first-turn = Your first turn
screen-first-turn-done = Got it
screen-guide = Choose one of the actions, then confirm it.
screen-keys = Keys
screen-key-arrows = Arrows
    .does = go to the neighbour in that direction
screen-key-enter = Enter
    .does = choose, confirm, end your turn
screen-key-escape = Esc
    .does = put back, or close a card
screen-key-board = B
    .does = go to the board
screen-key-decision = D
    .does = go to the question; Tab then leads to its answers
screen-key-hand = H
    .does = go to what you hold
screen-key-log = L
    .does = go to the newest line of the log
screen-key-undo = U
    .does = undo
screen-key-text = T
    .does = board as text
screen-key-next = N
    .does = go to the next table that waits for you
screen-key-skip = S
    .does = show at once what the others do, until it is your turn
screen-key-help = ?
    .does = this help

## Those who are away
screen-away = { $who } is away.
screen-away-for = { $who } has been away for { $time }.
screen-away-several = { $who } are away.
screen-away-since = { $day ->
    [today] Away since { $clock }.
   *[other] Away since { $clock } on { $day }.
}
screen-away-who-since = { $day ->
    [today] { $who } is away since { $clock }.
   *[other] { $who } is away since { $clock } on { $day }.
}
screen-silent = { $who } is here but has not answered.
screen-silent-for = { $who } is here but has not answered for { $time }.
screen-silent-several = { $who } are here but have not answered.
screen-silent-since = { $day ->
    [today] Asked since { $clock }.
   *[other] Asked since { $clock } on { $day }.
}
screen-silent-who-since = { $day ->
    [today] { $who } is here but has not answered since { $clock }.
   *[other] { $who } is here but has not answered since { $clock } on { $day }.
}
screen-orders = Standing orders
screen-orders-revoke = Revoke
screen-clock-left = Time left: { $time }.
screen-clock-out = Out of time.
screen-clock-out-you = Your time has run out.
screen-clock-short-you = Your time is short: { $time } left.
screen-away-open = What now?
screen-stop-open = End here?
screen-leave-open = Leave the table
screen-return = I am back
screen-return-plays = A bot plays for you.
screen-return-show = What it played
screen-seat-away-for = away, { $time }
screen-seat-stand-in = a bot plays on
screen-seat-stand-in-you = a bot plays
screen-seat-agrees = would end the game
screen-heard-left = A bot plays on for { $who }.
screen-heard-away = { $you ->
    [yes] A bot plays on for you.
   *[no] A bot plays on for { $who }.
}
screen-heard-silent = { $you ->
    [yes] You did not answer: a bot plays on for you.
   *[no] { $who } did not answer: a bot plays on.
}
screen-heard-clock = { $you ->
    [yes] Your time has run out: a bot plays on for you.
   *[no] The time of { $who } has run out: a bot plays on.
}
screen-heard-resigned = { $who } has resigned. A bot plays on.
screen-heard-back = { $who } is back.
screen-heard-stop = { $who } would end the game here.
screen-heard-nudge = { $who } nudges you: it is your turn.
screen-heard-nudge-clock = Your time has run out: it is still your turn.
screen-talk = Talk
screen-talk-open = { $count ->
    [0] Talk
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
screen-watchers = { $count ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $count } people watch
}
screen-hint = What would a good player do?
screen-hint-thinking = A good player is thinking…
screen-hint-log = Try this. The log would then say:
    .said = “{ $what }”
screen-hint-lit = What is marked now.
screen-hint-done = Nothing more: end it here.
