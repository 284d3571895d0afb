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
nav-about = Informazioni
your-turn = tocca a te
minutes = { $minutes } min
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

# La riga di un gioco che si può giocare sta nel suo file.

## I cinque giochi

## Pagina iniziale
home-title = Siediti accanto al fuoco.
home-lead = Giochi da tavolo dei primi uomini, contro bot o amici. Senza registrarsi.
home-independent = Una realizzazione indipendente; i nomi dei giochi sono dei loro proprietari.
games = Giochi
new-table = Nuovo tavolo
play-now = Gioca subito
not-yet = A questo tavolo non c’è ancora
your-tables = I tuoi tavoli
your-tables-all = Tutti e { $count }
your-tables-fewer = Meno
your-tables-none = Ancora nessuno. «Gioca subito» ti mette a sedere con i bot; un nuovo tavolo ha anche i link per gli amici. Questo browser ricorda dove eri seduto.
table-looking = Uno sguardo al tavolo
news-waiting = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}
news-open = posto libero
news-playing = in corso
news-over = finita
news-turn = tocca a { $who }
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
    .hint = Un file TOML con ciò che nella tua scatola è stampato altrimenti, o variato apposta; lo scrive «lascaux components».
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
watchable = Chiunque può guardare
    .hint = Chi guarda non vede mai i segreti
table-title = Nome del tavolo
    .hint = Se ti va
    .example = Tavolo della sera
open-table = Apri il tavolo
draft-you = Tu
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
lobby-host = Manda a ogni amico il suo link. Si comincia quando si siede l’ultimo.
lobby-guest = Si comincia quando tutti sono seduti. Questa pagina va avanti da sola.
lobby-local = Hai aperto questa pagina come { $host }: i suoi link valgono solo su questo computer. Per amici altrove avvia il server con «--host 0.0.0.0», apri la pagina con l’indirizzo di rete di questo computer e apri lì il tavolo.
bot-instead = oppure un bot:
seat-is-you = sei tu
seat-here = al tavolo
seat-away = al momento via
invitation-copied = Link copiato. Mandalo al tuo amico.
link-copied = Link copiato.
watch-link = Per chi guarda
    .hint = Vede quello che possono vedere tutti
join-title = { $who } ti tiene un posto
join-title-nobody = C’è un posto per te
sit-down = Siediti
only-watch = Guarda soltanto

## Regole
rules-title = Regole di { $game }
rules-lead = Con parole nostre. Ogni paragrafo ha il suo numero: il tavolo lo cita quando chiedi perché.
rules-search = Cerca nelle regole
rules-sections = Capitoli
rules-none = Nessun paragrafo parla di «{ $wanted }».
ruling = nostra lettura

## Chi siamo
about-title = Che cos’è Lascaux
about-lead = Un posto per giochi da tavolo sui primi uomini, da giocare nel browser con bot o amici. Oggi ci sono Clans, Táin e The First Sparks.
about-independent = Di chi sono i giochi
    .text = Questa è una realizzazione indipendente. I giochi e i loro nomi appartengono ad autori ed editori. Non usiamo né testi né illustrazioni loro: le regole sono raccontate con parole nostre, piani di gioco e figure li abbiamo disegnati noi.
about-chance = Come si controlla il caso
    .text = Prima della partita il server pubblica l’impronta (SHA-256) di un seme segreto; ogni estrazione nasce da quel seme, che alla fine viene mostrato. Chiunque può scaricare il verbale e verificare con «.venv/bin/lascaux verify» che nulla sia stato cambiato.
about-secrets = Che cosa resta dove
    .text = Niente registrazione, niente tracciamento. I tuoi posti, il nome, la lingua e la luce restano in questo browser. La tua carta segreta arriva soltanto a te.
about-letters = Caratteri
    .text = Piazzolla e Alegreya Sans, di Huerta Tipográfica e degli autori dei progetti, SIL Open Font Licence 1.1.
about-icons = Segni
    .text = Quasi tutti i segni sono nostri. Il falò e l’alloro sono di Lorc, Delapouite e altri autori,

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
result-nobody = Nessun giocatore vince: { $who } arriva prima di tutti.
result-shared = Vittoria condivisa: { $who }, con { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
result-you-too = tu
result-places = Dal primo all’ultimo
result-margin = { $ahead ->
    [0] A pari punti segue
    [one] A un punto segue
   *[other] A { $ahead } punti { $you ->
        [yes] segui
       *[no] segue
    }
} { $you ->
    [yes] tu.
   *[no] { $who }.
}
replay = Rivedi
share = Condividi
copy-address = Questo browser non lascia usare gli appunti. Copia l’indirizzo dalla barra.
rematch = Rivincita
turning-points = Svolte
turning-points-from = Probabilità di vincere in { $count } seguiti a caso
turning-points-wait = Si prova a giocare avanti da ogni mossa
curve-label = Probabilità di vincere, mossa per mossa
curve-move = mossa { $move }
turn-move = Mossa { $move }.
turn-changed = { $you ->
    [yes] { $way ->
        [down] Tu scendi
       *[up] Tu sali
    }
   *[no] { $way ->
        [down] { $who } scende
       *[up] { $who } sale
    }
} da { $from } a { $to }.
turn-look = Guardala
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
