# What every game shares: lists, refusals of the table.

# "A, B and C": the word before the last.
list-and = and

# A player among others, and one without a name.
table-you = you
table-player = player { $number }

## Refusals of the table

table-no-not-your-turn = It is not your turn.
table-no-not-now = “{ $verb }” cannot be played like that now. What may be played now begins with: { $verbs }.
table-no-over = The game is over.
table-no-beyond-shown = Something hidden is shown there first: play up to that, then choose what follows.
table-no-beyond-chance = Chance speaks there first: play up to that, then choose what follows.
table-no-undo-nothing = There is nothing of yours to take back.
table-no-undo-chance = Chance has spoken since, so your choice stands.
table-no-undo-shown = Something hidden has been shown since, so your choice stands.
table-no-undo-others = Another player has acted since, so your choice stands.
table-no-undo-final = All have heard your choice, so it stands.
table-no-undo-stand-in = A bot made this choice for you, so it stands.

## The box: what its values may be, and what a file changes of them

box-line = Line { $line }: { $sentence }
box-no-toml = Line { $line } cannot be read as TOML: it takes a name that was not said before, “=” and a value, with quotes around texts.
box-no-size = This file is too long for components: it may have { $most } characters.
box-no-depth = Line { $line }: a name in this file has more than { $most } parts.
box-no-game = This file is for the game “{ $game }”, not for “{ $wanted }”.
box-no-game-name = Line { $line }: “game” is the name of a game in quotes, not { $value }.
box-no-text = The name of a component is a text, not { $name }.
box-no-name = The box has nothing called “{ $name }”; it has: { $names }.
box-no-change = “{ $name }” cannot be changed: it shapes the rules of the game.
box-no-number = “{ $name }” is a whole number from { $least } to { $most }, not { $value }.
box-no-word = “{ $name }” is one of { $words }, not { $value }.
box-no-row = “{ $name }” is a list of { $least } to { $most } values, not { $value }.
box-no-table = “{ $name }” is a table with a value for each of { $keys }, not { $value }.
box-no-key = “{ $name }” is not there; the table has: { $keys }.
box-changes = { $what }: { $now } instead of { $before }.
box-changes-one = { $what } ({ $of }): { $now } instead of { $before }.
box-source-rulebook = the rulebook
box-source-other = another source
box-source-deduced = deduced
box-source-reconstructed = reconstructed
box-file = The box of { $game }, with where each value comes from. Change what is printed otherwise in your box; what you delete stays as it is here.
    { $program } components { $game-name } --check FILE says what a file changes; --components FILE plays with it.

## Refusals of the server

server-bad-message = The server could not read this: { $detail }.
server-bad-setup = No such table can be opened: { $detail }
server-bad-record = This record cannot be checked: { $detail }
server-bad-components = These components do not fit this game.
server-no-components = This server does not know these components by their short name: give it their file.
server-no-order = This game knows no such standing order.
server-bad-order = This standing order cannot be given so: choose one of the values that are offered.
server-bad-name = A name needs at least one character that can be seen.
server-bad-token = This link does not open a seat here: it is not whole, or somebody has already sat down with it.
server-seat-moved = This seat is open on another device now, and no longer here.
server-bad-code = This code opens nothing: it was used, is too old, or something in it was typed otherwise. Make a new one and try again.
server-bad-origin = The server takes this only from its own pages.
server-private = This table is not open to watchers: come in by the link of your seat.
server-no-seat = You only watch this table: take a seat to play.
server-not-host = Only the host of this table can do that.
server-no-table = There is no such table: check the address.
server-no-game = There is no such game; there is: { $games }.
server-no-page = There is nothing at this address.
server-no-entry = The record of this table has { $entries } entries: choose one of them.
server-no-move = This game has { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far: choose one of them.
server-no-such-seat = There is no such seat at this table.
server-no-method = This address does not understand that kind of request.
server-not-over = The game is not over yet: this is told at its end.
server-stale = The table has moved on: look again, then choose.
server-waiting = The game begins when everybody has sat down.
server-seat-taken = Somebody already sits there.
server-mark-taken = Another player has this mark: choose one that is free.
server-no-rematch = A rematch can be had once the game is over.
server-over = The game is over.
server-closed = The host has closed this table.
server-stand-in = A bot plays on for you: take your seat back first.
server-is-here = No bot can play on for somebody who is at the table, unless they are asked and a nudge goes unanswered.
server-still-here = { $minutes ->
    [one] They are at the table: if they do not answer within a minute, a bot may play on.
   *[other] They are at the table: if they do not answer within { $minutes } minutes, a bot may play on.
}
server-just-gone = They have only just gone: wait a few seconds, the connection may come back.
server-not-yet = { $minutes ->
    [one] For one more minute only the host can do that.
   *[other] For { $minutes } more minutes only the host can do that.
}
server-not-awaited = Nobody is waiting for this seat.
server-nudged = { $minutes ->
    [one] The last call was not long ago: another is possible in a minute.
   *[other] The last call was not long ago: another is possible in { $minutes } minutes.
}
server-no-person = No person sits there.
server-no-change = That is so already: nothing was changed.
server-resigned = Who has resigned does not come back to the seat.
server-others-play = Other people play at this table: agree with them to end the game.
server-too-large = This is too large: the server reads up to { $limit } kilobytes at once.
server-not-text = The server reads text in UTF-8 only.
server-too-fast = That was too fast: wait a moment, then go on.
server-too-many-codes = Too many codes are being tried just now: open the link or scan the picture instead, or wait a moment.
server-too-many = Too many windows are open at your address: close some, then try again.
server-too-many-tables = Bots already play at { $tables } tables that were opened at your address: finish or leave one first.
server-long-table = So much has happened at this table that the server keeps only moves from now on: every choice stands.
server-long-game = This game is longer than any that the server keeps: it cannot go on.
server-no-room = The server has no room for another table: try again later, or ask whoever runs it.
server-no-hint = Hints are for games against bots alone: other people play here.
server-not-asked = There is a hint when it is your turn.
server-no-thought = No hint came this time: try again in a moment.
server-no-talk = The players talk among themselves here: the host can open the talk to watchers.
server-bad-text = There is nothing to read in that: write a few words.
server-no-room-to-talk = The server has no room for more talk: the game itself goes on.
server-no-check = This could not be checked now: try again later.
server-bad-host = This server is not called { $host }: use the address it was given to you with, or let whoever runs it add the name.
server-internal = Something went wrong in the server: nothing was changed, try again.
server-unreadable = This table cannot be opened any more: whoever runs the server finds the reason in its log.
server-no-story = The story of this game could not be told now: try again later.
server-store = The server cannot write to its disk: nothing was changed, try again later.

## The command line: at the table

cli-you = You
cli-player = Player { $number }
cli-bot-random = Restless
cli-bot-greedy = Steady
cli-bot-search = Sharp
cli-seated = At the table: { $players }.
cli-thinking = { $who } is thinking
cli-points = { $points ->
    [one] one point
   *[other] { $points } points
}
cli-yes = yes

# What may be typed; each is one word.
cli-verb-moves = moves
cli-verb-near = near
cli-verb-board = board
cli-verb-why = why
cli-verb-rules = rules
cli-verb-log = log
cli-verb-undo = undo
cli-verb-save = save
cli-verb-language = language
cli-verb-help = help
cli-verb-quit = quit

cli-help-moves = all you may play; “moves 12”: from territory 12, with what comes of it
cli-help-near = what lies next to a territory: “near 12”
cli-help-board = draw the board again
cli-help-why = how the last score came about; “why 12 40”: why that is or is not allowed
cli-help-rules = the rules, a paragraph (“rules 2.3”), or all that speak of something (“rules seven”)
cli-help-log = what happened so far; “log 50”: the last fifty lines
cli-help-undo = take back your last choice, until somebody else acts
cli-help-save = write the game to a file: “save game.txt”
cli-help-language = en or it
cli-help-help = this page
cli-help-quit = leave; you are asked where to save
cli-plain-help = Type an action in the words in which “moves” lists it.

cli-ask-or = { $asked }, or: { $verbs }
cli-ask-end = Enter ends your turn; { $undo } takes it back.
cli-ask-hand-over = It is the turn of { $who }. Hand over the screen, then press Enter.
cli-ask-save = Where shall this game be saved? A file name, or Enter to leave without saving.
cli-ask-replace = There is a file { $file } already. Replace it: yes or no?
cli-ask-after = The game is over. You may still type: board, log, why, rules, save, quit
cli-ask-page = Enter shows the rest, q leaves it out; or type at once what you answer.
cli-panel = panel
cli-more = more
cli-small-window = This window is { $columns } × { $lines }: all fits from 80 × 24 on. F6 changes the panel, F7 shows more; Tab, then arrows, move the board.
cli-type-here = Choose above, or type here

cli-stopped = Stopped.
cli-stopped-unsaved = Stopped; the game was not saved.
cli-undone = Taken back.
cli-saved = Saved to { $file }; “{ $program } play { $game } --load FILE” goes on with it. The file holds all secrets of the game.
cli-not-saved = Not saved.
cli-allowed = { $action } is allowed.
cli-ruling = Our reading: { $ruling }
cli-won = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
cli-nobody-won = None of the players wins: { $who } comes first.
cli-won-together = { $who } share the first place with { $points ->
    [one] one point
   *[other] { $points } points
} each.
cli-sealed = Chance is sealed by { $commitment }
cli-checkable = The seal was made of { $seed }: save the game, and “{ $program } verify FILE” makes all draws again.

## The command line: refusals

cli-turn-is-over = Your turn is over: press Enter to end it, or type { $undo }.
cli-quoted = “{ $text }”
cli-no-such-action = “{ $text }” is not something one can do here. Type for example { $examples }; “{ $moves }” lists all you may play.
table-cli-no-not-now = “{ $text }” cannot be played like that now. Type for example { $examples }; “{ $moves }” lists all you may play.
cli-no-moves = There is nothing to play now.
cli-no-moves-there = Nothing can be played from “{ $place }” now.
cli-no-place = There is no place “{ $place }” on the board.
cli-no-place-named = Say which place, for example: near 12
cli-not-as-typed = After “{ $action }” only another payment is left than the one you typed: it was not played.
cli-no-score-yet = Nobody has scored yet.
cli-no-rule = The rules say nothing of “{ $query }”.
cli-no-language = There is no language “{ $language }”; there is: { $languages }.
cli-no-language-named = Say which language: language en or language it
cli-no-file-named = Say where, for example: save game.txt
cli-no-reading = { $file } cannot be read: { $why }.
cli-no-writing = { $file } cannot be written: { $why }.
cli-why-missing = there is no such file or folder
cli-why-forbidden = it is not allowed
cli-why-folder = it is a folder
cli-why-full = the disk is full
cli-why-bad-name = no file can have this name
cli-why-other = the system refuses it (error { $code })
cli-no-utf8 = { $file } is no record: it is not a text in UTF-8.
cli-no-option = An option is written name=value, not “{ $text }”.
cli-no-people = At least one person plays at this screen: say --humans 1 or more. “simulate” lets bots play alone.
cli-no-seating = A table for { $seats } has no room for { $people } at the screen and { $bots } bots.
cli-no-such-player = There is no player { $you }: with one person at a table for { $seats }, choose 1 to { $seats }.
cli-no-new-set-up = A saved game keeps its seats, options and seed: leave them out when you load one.
cli-no-record-of = This is a record of { $other }, not of { $game }.
cli-no-texts = { $game } has no sentences yet: they stand in its folder, in text/{ $language }.ftl.
cli-no-such-seat = There is no player { $seat } at this table of { $seats }.
cli-no-position = Give a seed or a record, not both.
cli-no-full-screen = A full-screen table needs a terminal for input and output; leave out --full.

## The command line: tables of results

cli-game = { $least } to { $most } players, about { $minutes } minutes.
cli-game-option = --option { $option } (usually { $usual })
cli-title-component = component
cli-title-value = value
cli-title-source = from
cli-title-note = in detail
cli-no-two-forms = Choose one of --json, --toml and --check.
cli-no-game-of-components = Name the game that these components are for.
cli-components-fit = { $changes ->
    [0] This file fits, and changes nothing.
    [one] This file fits, and changes one value (box { $hash }):
   *[other] This file fits, and changes { $changes } values (box { $hash }):
}
cli-components-guessed = * our best guess: the printed value was not to be seen.
cli-components-notes = The notes are written in English; the names are those of a file of components.
cli-components-how = This is box { $hash }. If yours says otherwise: { $program } components { $game } --toml > my.toml, edit it, then play with --components my.toml
cli-title-bot = Bot
cli-title-games = Games
cli-title-wins = Wins
cli-title-rate = Rate
cli-title-interval = 95 % interval
cli-title-points = Points
cli-title-moves = Moves
cli-title-seconds = Seconds a move
cli-title-choice = Choice
cli-title-lines = Lines
cli-title-per-second = A second
cli-title-per-turn = A turn of the loop
cli-title-times-rival = Times { $rival }
cli-title-times-uncompiled = Times uncompiled
cli-benched = { $game } with { $seats } seats, { $how }, Python { $python }; the fixed loop turns { $loop } times a second.
cli-bench-playouts = Random decisions, drawn
cli-bench-whole = Random decisions, whole games
cli-bench-games = Whole games at random
cli-bench-listed = Random decisions, all listed
cli-bench-driven = Decisions driven from Python
cli-bench-copies = Copies of a position
cli-bench-search = Iterations of the search
cli-bench-missed = { $game }, { $what }: { $value } is below { $bar }.
cli-simulated = { $games } games of { $game } at a table of { $seats }, seed { $seed }. Shared wins are split.
cli-title-against = Against { $bot }
cli-laddered = { $games } games of { $game } between each two bots at a table of { $seats }, seed { $seed }. Shared wins are split.
cli-bar-met = { $bot } won { $rate } of its games; at least { $bar } was asked for.
cli-bar-missed = { $bot } won only { $rate } of its games; at least { $bar } was asked for.
cli-entry = Entry { $entry } of { $entries }, { $move ->
    [0] before the first move
   *[other] move { $move } of { $moves }
}
cli-keys = ← → one entry, ↑ ↓ ten, Home and End, q leaves
cli-lines = { $count ->
    [one] { $lines } line
   *[other] { $lines } lines
} of play, { $depth } deep
cli-no-terminal = Going through a game with keys needs a terminal; FILE@N shows one position.
cli-no-json-and-play = Choose one of --json and --play.

## The command line: what may be played in Prehistory, as it is listed

cli-prehistory-pass = no more actions this spring
cli-prehistory-skip = do nothing
cli-prehistory-done = the turn is done
cli-prehistory-stay = nobody migrates
cli-prehistory-weather = turn your next weather tile
cli-prehistory-turn = turn the price tile of { $what } { $way ->
    [left] to the left
    [right] to the right
   *[keep] leave it as it is
}
cli-prehistory-buy = buy { $to }
cli-prehistory-sell = sell { $to }
cli-prehistory-sloth = use the sloth of { $what }
cli-prehistory-ability = use your ability
cli-prehistory-paint = paint section { $what }
cli-prehistory-gather = gather { $what }
cli-prehistory-ceremony = ceremony: { $what }
cli-prehistory-fish = catch { $what }
cli-prehistory-hunt = hunt: { $what }
cli-prehistory-migrate = migrate, by place { $what }
cli-prehistory-foot = { $what } at the foot
cli-prehistory-pillar = take the pillar of { $what }
cli-prehistory-walk = walk from { $what }
cli-prehistory-build = build { $what } on { $to }
cli-prehistory-quarry = build a quarry on { $to }: { $what }
cli-prehistory-first = { $way ->
    [left] to the left
    [right] to the right
   *[keep] leave it as it is
}
cli-prehistory-basket = into the basket of { $what }
cli-prehistory-to = a shaman goes there
cli-prehistory-from = a shaman leaves it
cli-prehistory-pay = pay { $what }
cli-prehistory-send = { $what } to { $to }
cli-prehistory-go = go to { $what }
cli-prehistory-spend = { $kind ->
    [dev] pay with development
   *[other] pay with { $to }
}
cli-prehistory-home = the member on { $what }
cli-prehistory-take = take { $what }
cli-prehistory-give = give { $what }
cli-prehistory-one = pay with { $what }
cli-prehistory-cubes = so many action cubes
cli-prehistory-pick = take { $what }
cli-prehistory-shift = from { $what } to { $to }
cli-prehistory-raise = build { $what }
cli-prehistory-begin = weather turned { $what } times, shamans on { $way ->
    [even] even places
   *[odd] odd places
}
cli-prehistory-rotate = turned { $what } times
cli-prehistory-lay = q and r
