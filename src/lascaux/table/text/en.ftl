# What every game shares: lists, refusals of the table.

# "A, B and C": the word before the last.
list-and = and

## Refusals of the table

table-no-not-your-turn = It is not your turn.
table-no-over = The game is over.
table-no-such-seat = There is no such seat at this table.
table-no-undo-nothing = There is nothing of yours to take back.
table-no-undo-chance = Chance has spoken since, so your choice stands.
table-no-undo-shown = Something hidden has been shown since, so your choice stands.
table-no-undo-others = Another player has acted since, so your choice stands.

## Refusals of the server

server-bad-message = The server could not read this: { $detail }
server-bad-setup = No such table can be opened: { $detail }
server-bad-record = This record cannot be checked: { $detail }
server-bad-name = A name needs at least one sign that can be seen.
server-bad-token = This link does not open a seat here: ask the host for a new one.
server-bad-origin = The server takes this only from its own pages.
server-private = This table is not open to watchers: come in by the link of your seat.
server-no-seat = You only watch this table: take a seat to play.
server-not-host = Only the host of this table can do that.
server-no-table = There is no such table: check the address.
server-no-game = There is no such game: { $detail }
server-no-page = There is nothing at this address.
server-no-entry = The record of this table has { $entries } entries: choose one of them.
server-no-such-seat = There is no such seat at this table.
server-no-method = This address does not understand that kind of request.
server-not-over = The game is not over yet: this is told at its end.
server-stale = The table has moved on: look again, then choose.
server-waiting = The game begins when everybody has sat down.
server-seat-taken = Somebody already sits there.
server-too-large = This is too large: the server reads up to { $limit } kilobytes at once.
server-not-text = The server reads text in UTF-8 only.
server-too-fast = That was too fast: wait a moment, then go on.
server-internal = Something went wrong in the server: nothing was changed, try again.
server-no-story = The story of this game could not be told now: try again later.
server-store = The server cannot write to its disk: nothing was changed, try again later.

## The command line: Clans on the screen

# Small letters are huts, capitals are ground; each must differ from the others of its kind.
cli-clans-letter-red = r
cli-clans-letter-blue = b
cli-clans-letter-green = g
cli-clans-letter-yellow = y
cli-clans-letter-black = k
cli-clans-letter-forest = F
cli-clans-letter-mountain = M
cli-clans-letter-steppe = S
cli-clans-letter-grassland = G
cli-clans-epochs = Epochs
cli-clans-clans = Clans
cli-clans-chips = Chips
cli-clans-lately = Lately
cli-clans-all-ground = all
cli-clans-your-card = Your secret clan:
cli-clans-card-of = { $who }:
cli-clans-near = { $here } lies next to { $neighbours }.
cli-clans-sum = { $huts ->
    [one] one hut
   *[other] { $huts } huts
} { $bonus ->
    [0] and no bonus
   *[other] and a bonus of { $bonus }
} make { $value }, for each clan that has a hut there.
