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

## Rifiuti del server

server-bad-message = Il server non ha potuto leggere il messaggio: { $detail }
server-bad-setup = Non si può aprire un tavolo così: { $detail }
server-bad-record = Non si può controllare questa partita: { $detail }
server-bad-name = Un nome ha bisogno di almeno un segno visibile.
server-bad-token = Questo link qui non apre alcun posto: chiedine uno nuovo a chi ospita.
server-bad-origin = Il server lo accetta soltanto dalle proprie pagine.
server-private = Questo tavolo non è aperto a chi guarda: entra con il link del tuo posto.
server-no-seat = A questo tavolo stai solo guardando: prendi un posto per giocare.
server-not-host = Può farlo soltanto chi ospita il tavolo.
server-no-table = Questo tavolo non c’è: controlla l’indirizzo.
server-no-game = Questo gioco non c’è: { $detail }
server-no-page = A questo indirizzo non c’è nulla.
server-no-entry = La partita di questo tavolo ha { $entries } righe: scegline una.
server-no-such-seat = A questo tavolo non c’è un posto con quel numero.
server-no-method = Questo indirizzo non capisce una richiesta di quel tipo.
server-not-over = La partita non è ancora finita: questo si racconta alla fine.
server-stale = Il tavolo è andato avanti: guarda di nuovo, poi scegli.
server-waiting = Si comincia quando tutti si sono seduti.
server-seat-taken = Lì siede già qualcuno.
server-too-large = È troppo grande: il server legge al massimo { $limit } kilobyte alla volta.
server-not-text = Il server legge soltanto testo in UTF-8.
server-too-fast = Troppo in fretta: aspetta un momento, poi continua.
server-internal = Qualcosa è andato storto nel server: nulla è cambiato, riprova.
server-no-story = Per ora la storia di questa partita non si può raccontare: riprova più tardi.
server-store = Il server non riesce a scrivere sul disco: nulla è cambiato, riprova più tardi.

## La riga di comando: Clans sullo schermo

# Le minuscole sono capanne, le maiuscole terreni; ognuna si distingue dalle altre.
cli-clans-letter-red = r
cli-clans-letter-blue = b
cli-clans-letter-green = v
cli-clans-letter-yellow = g
cli-clans-letter-black = n
cli-clans-letter-forest = F
cli-clans-letter-mountain = M
cli-clans-letter-steppe = S
cli-clans-letter-grassland = P
cli-clans-epochs = Epoche
cli-clans-clans = Clan
cli-clans-chips = Gettoni
cli-clans-lately = Da poco
cli-clans-all-ground = tutti
cli-clans-your-card = Il tuo clan segreto:
cli-clans-card-of = { $who }:
cli-clans-near = { $here } confina con { $neighbours }.
cli-clans-sum = { $huts ->
    [one] una capanna
   *[other] { $huts } capanne
} { $bonus ->
    [0] e nessun premio
   *[other] e un premio di { $bonus }
} fanno { $value }, per ogni clan che vi ha una capanna.
