# Le parole del browser; le frasi sul gioco stanno nei file dei giochi e del tavolo.

## Dappertutto
language = Lingua
language-en = Inglese
language-it = Italiano
theme-light = Luce del giorno
theme-dark = Luce del fuoco
close = Chiudi
copy = Copia
copy-by-hand = Questo browser non lascia usare gli appunti. Seleziona il link e copialo a mano.
open = Apri
try-again = Riprova
to-home = Torna ai giochi
nav = Pagine
nav-rules = Regole
nav-learn = Impara
lesson-name = Prima partita guidata
lesson-start = Impara in { $count } passi
nav-about = Informazioni
your-turn = tocca a te
title-turn = ({ $count }) Tocca a te: { $game }
call-title = Tocca a te: { $game }
call-with = con { $who }
tables-wait = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
settings = Impostazioni
minutes = { $minutes } min
time-moment = pochi istanti
    .short = da poco
time-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
    .short = { $count } min
time-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
    .short = { $count } h
time-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
    .short = { $count } g
seat-nameless = Posto { $number }

## Che cosa può andare storto
fault-unknown = Qualcosa è andato storto in questa pagina. Ricaricala: riprendi da dove eri.
fault-offline = Il server non risponde. Controlla la connessione e riprova.
fault-server = Il server ha risposto con un errore ({ $status }). Riprova tra un momento.
reload = Ricarica
reload-title = Questa pagina è invecchiata
reload-text = Una sua parte non si è caricata. Ricaricala: i tuoi tavoli restano.
lost-title = Qui non arriva nessun sentiero
lost-text = A questo indirizzo non c’è nulla. Forse si è accorciato mentre lo copiavi.

## Pagina iniziale
home-title = Siediti accanto al fuoco.
home-lead = Giochi da tavolo dei primi uomini, contro bot o amici. Senza registrarsi.
home-independent = Una realizzazione indipendente; i nomi dei giochi sono dei loro proprietari.
games = Giochi
new-table = Nuovo tavolo
play-now = Gioca subito
    .of = Gioca subito: { $game }
home-more = Altre pagine
enter-code = Inserisci un codice
not-yet = In arrivo
table-looking = Uno sguardo al tavolo
minute-title = { $game } in un minuto
minute-all = Tutte le regole

## Nuovo tavolo
game = Gioco
new-title = Un tavolo per { $game }
new-missing-title = Questo gioco qui non c’è
new-missing-text = Questo server non lo ha. La pagina iniziale mostra che cosa si può giocare.
who-plays = Chi gioca
how-you-play = Come si gioca
seat-you = Tu
seat-host = hai aperto il tavolo
seat-add = Un altro posto
seat-remove = Togli questo posto
your-name = Il tuo nome
who-sits = Chi siede al posto { $number }
how-strong = Come gioca { $who }
kind-bot = Bot
kind-friend = Amico
kind-here = Qui
kind-phone = Telefono
sits-here = gioca a questo dispositivo
name-of = Nome del posto { $number }
waits-for-phone = su un telefono
phone-scans-later = Qui comparirà un codice QR da inquadrare.
host-where = A che serve questo dispositivo
host-sits = Gioco io
host-screen = Schermo
    .hint = Qui si vede il tabellone. Tutti giocano sul telefono, anche tu.
sits-here-too = A questo dispositivo
waits-for-friend = aspetta un amico
friend-link-later = Appena apri il tavolo avrai un link da mandare.
bot-random = Irrequieto
    .does = gioca d’istinto
    .kind = bot irrequieto
bot-greedy = Costante
    .does = conta quel che vede
    .kind = bot costante
bot-search = Acuto
    .does = pensa alle mosse dopo
    .kind = bot acuto
components = Che cosa c’è nella scatola
    .hint = Un file con ciò che nella tua scatola è stampato diversamente, o cambiato apposta. Lo salva la pagina «La tua scatola».
varied = componenti diversi
own-box = La tua scatola
    .use = La tua scatola: { $count ->
        [one] un valore
       *[other] { $count } valori
    }
    .open = Correggi i valori
components-standard = La scatola così com’è qui
components-file = Scegli un file
components-none = Senza il file
components-changes = { $count ->
    [one] Un valore è diverso:
   *[other] { $count } valori sono diversi:
}
components-same = Questo file non cambia nulla.
components-unfit = Questo file non va bene per questo gioco:
components-checking = Il file della scatola è ancora da verificare.
components-shut = Il file della scatola non va bene: scegline un altro o gioca senza.
clock = Orologio
clock-per = Tempo per pensare
clock-per-none = Senza limite
    .hint = Nessuno ha fretta
clock-per-turn = Per turno
    .hint = Torna pieno a ogni mossa
clock-per-game = Per partita
    .hint = Scorre solo quando tocca a quel giocatore
clock-time = Quanto
clock-minutes = Minuti
clock-days = Giorni
clock-then = Quando scade
clock-then-nothing = Niente
    .hint = Tutti lo vedono, e basta
    .rule = Allo scadere non succede niente.
clock-then-nudge = Avviso
    .hint = Chi è in ritardo viene chiamato, una volta
    .rule = Allo scadere si viene chiamati.
clock-then-stand_in = Gioca un bot
    .hint = Finché il giocatore non riprende il posto
    .rule = Allo scadere continua un bot.
clock-rule-turn = Ognuno ha { $time } per turno.
clock-rule-game = Ognuno ha { $time } per tutta la partita.
absence = Quando qualcuno è assente
absence-patience = Gli altri possono intervenire
    .hint = Chi ospita può farlo subito: chiamare, far giocare un bot
absence-patience-0 = Subito
absence-patience-600 = Dopo 10 min
absence-patience-86400 = Dopo un giorno
absence-bot = Bot che continua
watchable = Chiunque può guardare
    .hint = Chi guarda non vede mai i segreti
table-title = Nome del tavolo
    .hint = Se ti va
    .example = Tavolo della sera
open-table = Apri il tavolo
draft-you = Tu
draft-here = { $count ->
    [2] Due persone a questo dispositivo
    [3] Tre persone a questo dispositivo
    [4] Quattro persone a questo dispositivo
   *[other] { $count } persone a questo dispositivo
  }
draft-bots = { $count ->
    [one] un bot
    [2] due bot
    [3] tre bot
   *[other] { $count } bot
}
draft-friends = { $count ->
    [one] un amico
    [2] due amici
    [3] tre amici
   *[other] { $count } amici
}
draft-who = { $who }.
draft-starts = { $friends ->
    [0] Si comincia subito.
    [one] Si comincia quando l’amico si siede.
   *[other] Si comincia quando tutti gli amici sono seduti.
}

## Prima della partita
table-shut = Questo tavolo resta chiuso
lobby-title = { $count ->
    [0] Ci siamo tutti
    [one] C’è ancora un posto libero
    [2] Ci sono ancora due posti liberi
    [3] Ci sono ancora tre posti liberi
   *[other] Ci sono ancora { $count } posti liberi
}
lobby-guest = Si comincia quando tutti sono seduti. Questa pagina va avanti da sola.
lobby-local = Hai aperto questa pagina come { $host }: i suoi link valgono solo su questo computer. Per amici altrove avvia il server con «--host 0.0.0.0», apri la pagina con l’indirizzo di rete di questo computer e apri lì il tavolo.
close-table = Chiudi questo tavolo
bot-instead = oppure un bot:
seat-here = al tavolo
seat-away = per ora assente
invitation-copied = Link copiato. Mandalo al tuo amico.
link-copied = Link copiato.
big-screen = Schermo grande
    .hint = Il tabellone in vista per tutti; ognuno gioca sul telefono.
    .do = Mostralo qui
watch-link = Per chi guarda
    .hint = Vede quello che possono vedere tutti
join-title = { $who } ti tiene un posto
join-title-nobody = C’è un posto per te
sit-down = Siediti
only-watch = Guarda soltanto

## Posti che si spostano
own-seat = Il tuo posto
name-ask = Come ti chiamiamo?
    .lead = Il tuo nome sta accanto al tuo posto. Lì puoi cambiarlo quando vuoi.
name-play = Gioca
name-none = Senza nome
code-known = Ho un codice per il mio posto
moved-title = Il tuo posto è altrove
moved-watch = Guarda da qui
moved-code = Riprendilo con un codice
again-wait = { $who } { $count ->
    [one] è già al nuovo tavolo.
   *[other] sono già al nuovo tavolo.
}

## Chi siamo
about-title = Che cos’è Lascaux
about-lead = Un posto per giochi da tavolo sui primi uomini, da giocare nel browser con bot o amici. Al tavolo ce ne sono cinque: Clans, Prehistory, Stone Age, Táin e The First Sparks.
about-independent = Di chi sono i giochi
    .text = Questa è una realizzazione indipendente. I giochi e i loro nomi appartengono ad autori ed editori. Non usiamo né testi né illustrazioni loro: le regole sono raccontate con parole nostre, tabelloni e figure li abbiamo disegnati noi.
about-chance = Come si controlla il caso
    .text = Prima della partita il server pubblica l’impronta (SHA-256) di un seme segreto; ogni estrazione nasce da quel seme, che alla fine viene mostrato. Chiunque può scaricare il verbale e verificare con «.venv/bin/lascaux verify», nella cartella di questo programma, che nulla sia stato cambiato.
about-secrets = Che cosa resta dove
    .text = Niente registrazione, niente tracciamento. Le chiavi dei tuoi posti, la lingua e la luce restano in questo browser. Il nome che dai e ciò che scrivi in chat restano con il tavolo, e se ne vanno con lui. La tua carta segreta arriva soltanto a te.
about-letters = Caratteri
    .text = Piazzolla e Alegreya Sans, di Huerta Tipográfica e degli autori dei progetti, SIL Open Font Licence 1.1.
about-icons = Icone
    .text = Quasi tutte le icone sono nostre. Il falò e l’alloro sono di Lorc, Delapouite e altri autori,

## Risultato
result-what = { $game }{ $title ->
    [none] { "" }
   *[other] , { $title }
}, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
result-wins = { $you ->
    [yes] Hai vinto con
   *[no] { $who } vince con
} { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
result-stopped = Finita di comune accordo: non vince nessuno.
result-nobody = Nessun giocatore vince: { $who } arriva prima di tutti.
result-shared = Vittoria condivisa: { $who }, con { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
result-you-too = tu
result-places = Dal primo all’ultimo
result-margin = { $you ->
    [yes] Segui tu,
   *[no] Segue { $who },
} { $ahead ->
    [0] a pari punti.
    [one] a un punto.
   *[other] a { $ahead } punti.
}
stand-ins = Mosse fatte da un bot
stand-ins-moves = { $several ->
    [yes] Dalla mossa { $from } alla { $to }
   *[no] Alla mossa { $from }
} ha giocato un bot ({ $bot }) al posto { $you ->
    [yes] tuo.
   *[no] di { $who }.
}
stand-ins-resigned = { $you ->
    [yes] Hai rinunciato alla partita.
   *[no] { $who } ha rinunciato alla partita.
}
replay = Rivedi
share = Condividi
copy-address = Questo browser non lascia usare gli appunti. Copia l’indirizzo dalla barra.
rematch = Rivincita
proof = { $verdict ->
    [fits] Controllato: il caso era deciso prima della prima mossa.
    [differs] Il seme non corrisponde a quanto annunciato.
   *[unknown] Il caso era deciso prima della prima mossa, e si può controllare.
}
proof-how = Come?
proof-text = Prima della partita il server ha pubblicato l’impronta di un seme segreto. Ogni estrazione nasce dal seme, che ora è visibile; il suo SHA-256 deve essere l’impronta. Il verbale contiene tutte le mosse e tutte le estrazioni.
proof-commitment = Impronta
proof-seed = Seme
proof-record = Scarica il verbale
proof-command = Per controllare ogni estrazione:
