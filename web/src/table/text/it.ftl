# Lo schermo del tavolo: quello che tutti i giochi hanno in comune.

screen-home = Lascaux, pagina iniziale
screen-opening = Il tavolo si apre …
screen-broken = Non è stato possibile caricare il gioco. Ricarica la pagina.
screen-seats = Giocatori
screen-seat-your-turn = tocca a te
screen-seat-you-wait = aspetti
screen-seat-end = chiudi il turno
screen-seat-you = tu
screen-seat-thinking = sta pensando
screen-seat-silent = non risponde
screen-seat-here = amico, qui
screen-seat-bot-random = bot, irrequieto
screen-seat-bot-greedy = bot, costante
screen-seat-bot-search = bot, acuto
screen-you = Tu
screen-wait = { $count ->
    [one] { $who } sta scegliendo una mossa.
   *[other] { $who } stanno scegliendo una mossa.
}
screen-wait-stand-in = Un bot sta scegliendo per { $who }.
screen-then = Poi { $names }.
screen-looking-back = Uno sguardo indietro.
screen-watching = Stai guardando.
screen-offline = Connessione persa. Si riprova …
screen-undo = Annulla
screen-undo-title = Annulla la tua ultima scelta (U)
screen-undo-nothing = Non c’è ancora nulla da annullare.
screen-undo-why = Perché non si può annullare?
screen-end = Fine turno
screen-end-title = Chiudi subito il tuo turno (Invio)
screen-end-hint = Nulla di nascosto è stato scoperto: puoi ancora annullare.
screen-hand-over = Passa a { $who }
screen-hand-over-title = Chiudi il sipario e passa il dispositivo (Invio)
screen-cover = Chiudi il sipario
screen-back = Indietro
screen-confirm = Conferma
screen-to-result = Al risultato
screen-log = Finora
screen-log-moment = Guarda questo momento
screen-log-move = Mossa
screen-since-back = Dal mio turno
screen-since-back-title = Ripercorri ciò che gli altri hanno fatto dopo il tuo turno
screen-card-again = o premi di nuovo sul posto
screen-card-press = Premi per sceglierlo, premi di nuovo per giocarlo.
screen-replay = Rivedi
screen-replay-play = Avvia
screen-replay-pause = Pausa
screen-replay-back = Un passo indietro
screen-replay-on = Un passo avanti
screen-replay-scrub = Momento della partita
screen-replay-start = L’inizio.
screen-replay-move = { $move ->
    [0] Prima della mossa 1
   *[other] Mossa { $move } di { $moves }
}
screen-replay-failed = Questo momento non si trova. Provane un altro.
screen-replay-leave = Torna al tavolo
screen-why = Perché?
screen-rule = Regola { $rule }
screen-rule-open = Apri
screen-whole-board = Tutta la mappa
screen-close = Chiudi
screen-tools = Tavolo
screen-rules = Regole
screen-text-form = Tabellone in parole (T)
screen-help = Aiuto
screen-bell = Avvisi
screen-jump = Un altro tavolo
screen-jump-at = Tocca a te: { $game }
screen-jump-go = Vai
screen-jump-title = Vai al prossimo tavolo che ti aspetta (N)
screen-jump-hide = Non ora
screen-skip-link = Vai alla domanda
screen-skip = Salta fino a me
screen-skip-title = Mostra subito che cosa fanno gli altri, finché non tocca a te (S)
screen-language = English
screen-more = Altro
screen-rail = Punteggi e cronaca
screen-sheet = Conseguenza e risposte
screen-first-turn = Il tuo primo turno
screen-first-turn-done = Capito
screen-guide = Scegli una delle azioni e poi confermala.
screen-keys = Tasti
screen-key-arrows = Frecce
    .does = vai al vicino in quella direzione
screen-key-enter = Invio
    .does = scegli, conferma, chiudi il turno
screen-key-escape = Esc
    .does = rimetti a posto, o chiudi un riquadro
screen-key-board = B
    .does = vai al tabellone
screen-key-decision = D
    .does = vai alla domanda; con Tab si arriva alle risposte
screen-key-hand = H
    .does = vai a ciò che hai in mano
screen-key-log = L
    .does = vai all’ultima riga della cronaca
screen-key-undo = U
    .does = annulla
screen-key-text = T
    .does = tabellone in parole
screen-key-next = N
    .does = vai al prossimo tavolo che ti aspetta
screen-key-skip = S
    .does = mostra subito che cosa fanno gli altri, finché non tocca a te
screen-key-help = ?
    .does = questo aiuto

## Chi è assente
screen-away = { $who } è assente.
screen-away-for = { $who } è assente da { $time }.
screen-away-several = Sono assenti { $who }.
screen-away-since = { $day ->
    [today] Assente dalle { $clock }.
   *[other] Assente dalle { $clock } del { $day }.
}
screen-away-who-since = { $day ->
    [today] { $who }: assente dalle { $clock }.
   *[other] { $who }: assente dalle { $clock } del { $day }.
}
screen-silent = { $who } è al tavolo ma non risponde.
screen-silent-for = { $who } è al tavolo ma non risponde da { $time }.
screen-silent-several = { $who } sono al tavolo ma non rispondono.
screen-silent-since = { $day ->
    [today] In attesa dalle { $clock }.
   *[other] In attesa dalle { $clock } del { $day }.
}
screen-silent-who-since = { $day ->
    [today] { $who } è al tavolo ma non risponde dalle { $clock }.
   *[other] { $who } è al tavolo ma non risponde dalle { $clock } del { $day }.
}
screen-orders = Ordini permanenti
screen-orders-revoke = Revoca
screen-clock-left = Tempo rimasto: { $time }.
screen-clock-out = Tempo scaduto.
screen-clock-out-you = Il tuo tempo è scaduto.
screen-clock-short-you = Ti resta poco tempo: { $time }.
screen-away-open = E adesso?
screen-stop-open = Finire qui?
screen-leave-open = Lascia il tavolo
screen-return = Eccomi
screen-return-plays = Un bot gioca al posto tuo.
screen-return-show = Che cosa ha giocato
screen-seat-away-for = assente
screen-seat-stand-in = gioca un bot
screen-seat-stand-in-you = gioca un bot
screen-seat-agrees = vorrebbe finire la partita
screen-heard-left = Un bot continua al posto di { $who }.
screen-heard-away = { $you ->
    [yes] Un bot continua al posto tuo.
   *[no] Un bot continua al posto di { $who }.
}
screen-heard-silent = { $you ->
    [yes] Non hai risposto: un bot continua al posto tuo.
   *[no] { $who } non ha risposto: continua un bot.
}
screen-heard-clock = { $you ->
    [yes] Il tuo tempo è scaduto: un bot continua al posto tuo.
   *[no] Il tempo di { $who } è scaduto: continua un bot.
}
screen-heard-resigned = { $who } si ritira. Continua un bot.
screen-heard-back = { $who } è di nuovo qui.
screen-heard-stop = { $who } vorrebbe finire qui la partita.
screen-heard-nudge = { $who } ti chiama: tocca a te.
screen-heard-nudge-clock = Il tuo tempo è scaduto: tocca ancora a te.
screen-talk = Chat
screen-talk-open = { $count ->
    [0] Chat
    [one] Chat: un messaggio nuovo
   *[other] Chat: { $count } messaggi nuovi
}
screen-watchers = { $count ->
    [0] Nessuno guarda
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
screen-hint = Che cosa farebbe un buon giocatore?
screen-hint-thinking = Un buon giocatore sta pensando…
screen-hint-log = Prova così. La cronaca direbbe:
    .said = «{ $what }»
screen-hint-lit = Quello che ora è evidenziato.
screen-hint-done = Niente altro: finisci qui.
