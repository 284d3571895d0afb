# I riquadri su chi è assente: si caricano quando se ne apre uno.

screen-away-slow = { $who } ci sta mettendo un po’.
screen-away-lead = { $day ->
    [today] Nessun segno di { $who } dalle { $clock }. Nulla è perduto e nessuno ha fretta.
   *[other] Nessun segno di { $who } dalle { $clock } del { $day }. Nulla è perduto e nessuno ha fretta.
}
screen-away-slow-lead = { $who } è al tavolo, ed è il suo turno.
screen-away-silent-lead = { $day ->
    [today] { $who } ha il tavolo aperto, e si aspetta la sua mossa dalle { $clock }.
   *[other] { $who } ha il tavolo aperto, e si aspetta la sua mossa dalle { $clock } del { $day }.
}
screen-away-nudge = Chiama { $who }
    .do = Chiama
screen-away-nudge-how = Si vede subito dove il tavolo è aperto, altrimenti appena { $who } torna a guardare.
screen-away-nudge-unseen = L’ultima chiamata, { $time } fa, non è ancora stata vista.
screen-away-nudge-seen = { $who } ha visto l’ultima chiamata, { $time } fa.
screen-away-bot = Un bot continua al posto di { $who }
    .do = Fallo giocare
screen-away-bot-how = Sa soltanto quello che quel posto può sapere, e lo restituisce appena { $who } vuole.
screen-away-bot-later = { $day ->
    [today] Chi ospita può deciderlo già ora, tutti gli altri dalle { $clock }.
   *[other] Chi ospita può deciderlo già ora, tutti gli altri dalle { $clock } del { $day }.
}
screen-away-bot-silent-first = Prima chiama { $who }: se non risponde entro { $time }, può continuare un bot.
screen-away-bot-silent = { $day ->
    [today] Dalle { $clock }, se { $who } non risponde prima.
   *[other] Dalle { $clock } del { $day }, se { $who } non risponde prima.
}
screen-away-in = Tra { $time }
screen-away-foot = Se nessuno sceglie, il tavolo semplicemente aspetta.
screen-bot-level = Come gioca il bot
screen-stop = Finire qui la partita?
screen-stop-here = Finire qui la partita
screen-stop-how = Nessuno vince; la storia resta.
screen-stop-gone = { $count ->
    [one] Finché un bot non continua al suo posto, serve anche l’accordo di { $who }.
   *[other] Finché un bot non continua al loro posto, serve anche l’accordo di { $who }.
}
screen-stop-agreed = { $agreed } su { $all } d’accordo
screen-stop-agree = D’accordo
screen-stop-withdraw = Ritira
screen-stop-play = Continua a giocare
screen-leave = Lasciare il tavolo?
screen-leave-later = Torno più tardi
    .how = Il tuo posto ti aspetta; ci torni dalla pagina iniziale.
screen-leave-bot = Fai giocare un bot al posto mio
    .how = Riprendi il posto quando vuoi.
    .do = Fallo giocare
screen-leave-stop = Proponi di finire la partita
    .how = Devono essere d’accordo tutti quelli che giocano. Nessuno vince.
    .do = Proponi
screen-leave-close = Chiudi il tavolo
    .how = Qui non gioca nessun altro. Sparisce per sempre.
    .do = Chiudi
screen-leave-resign = Ritirati
    .how = Finisci in fondo alla classifica e non torni. Per gli altri continua un bot.
    .do = Mi ritiro
screen-leave-stay = Resta
screen-return-title = Un bot gioca al posto tuo
screen-return-gave-up = Hai rinunciato alla partita
screen-return-resigned = Hai rinunciato { $time } fa, e continua un bot.
screen-return-left = Hai lasciato il tavolo { $time } fa.
screen-return-away = Non c’eri, e { $time } fa { $who } gli ha dato il tuo posto.
screen-return-silent = Non hai risposto, e { $time } fa { $who } gli ha dato il tuo posto.
screen-return-clock = Il tuo tempo è scaduto { $time } fa.
screen-return-bot = Il bot
screen-return-moves = { $count ->
    [0] Non ha ancora fatto mosse.
    [one] Ha fatto una mossa.
   *[other] Ha fatto { $count } mosse.
}
screen-return-list = Mosse del bot
screen-return-secret = Il bot sa soltanto quello che il tuo posto può sapere, e non lo dice a nessuno.
screen-return-stay = Lascialo giocare
