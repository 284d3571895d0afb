# Ciò che tutti i giochi hanno in comune: elenchi, rifiuti del tavolo.

# "A, B e C": la parola prima dell'ultimo.
list-and = e

## Rifiuti del tavolo

table-no-not-your-turn = Non tocca a te.
table-no-over = La partita è finita.
table-no-such-seat = A questo tavolo non c’è un posto con quel numero.
table-no-undo-nothing = Non c’è nulla di tuo da annullare.
table-no-undo-chance = Nel frattempo ha deciso il caso: la tua scelta resta.
table-no-undo-shown = Nel frattempo è stato scoperto qualcosa: la tua scelta resta.
table-no-undo-others = Nel frattempo ha agito un altro giocatore: la tua scelta resta.
