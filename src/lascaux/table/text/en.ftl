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
