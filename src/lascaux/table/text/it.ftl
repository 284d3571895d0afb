# Ciò che tutti i giochi hanno in comune: elenchi, rifiuti del tavolo.

# "A, B e C": la parola prima dell'ultimo.
list-and = e

# Un giocatore fra gli altri, e uno senza nome.
table-you = tu
table-player = il giocatore { $number }

## Rifiuti del tavolo

table-no-not-your-turn = Non tocca a te.
table-no-not-now = «{ $verb }» ora non si può giocare così. Quel che si può giocare ora comincia con: { $verbs }.
table-no-over = La partita è finita.
table-no-beyond-shown = Prima viene scoperto qualcosa di nascosto: gioca fin lì, poi scegli il seguito.
table-no-beyond-chance = Prima decide il caso: gioca fin lì, poi scegli il seguito.
table-no-undo-nothing = Non c’è nulla di tuo da annullare.
table-no-undo-chance = Nel frattempo ha deciso il caso: la tua scelta resta.
table-no-undo-shown = Nel frattempo è stato scoperto qualcosa: la tua scelta resta.
table-no-undo-others = Nel frattempo ha agito un altro giocatore: la tua scelta resta.
table-no-undo-final = Tutti hanno sentito la tua scelta: resta.
table-no-undo-stand-in = Questa scelta l’ha fatta un bot al posto tuo: resta.

## La scatola: quali valori può avere, e che cosa ne cambia un file

box-line = Riga { $line }: { $sentence }
box-no-toml = La riga { $line } non si legge come TOML: ci vuole un nome non ancora detto, «=» e un valore, con i testi tra virgolette.
box-no-size = Questo file è troppo lungo per dei componenti: può avere { $most } caratteri.
box-no-depth = Riga { $line }: un nome in questo file ha più di { $most } parti.
box-no-game = Questo file è per il gioco «{ $game }», non per «{ $wanted }».
box-no-game-name = Riga { $line }: «game» è il nome di un gioco tra virgolette, non { $value }.
box-no-text = Il nome di un componente è un testo, non { $name }.
box-no-name = Nella scatola non c’è nulla che si chiami «{ $name }»; ci sono: { $names }.
box-no-change = «{ $name }» non si può cambiare: dà forma alle regole del gioco.
box-no-number = «{ $name }» è un numero intero da { $least } a { $most }, non { $value }.
box-no-word = «{ $name }» è uno tra { $words }, non { $value }.
box-no-row = «{ $name }» è una lista da { $least } a { $most } valori, non { $value }.
box-no-table = «{ $name }» è una tabella con un valore per ciascuno di { $keys }, non { $value }.
box-no-key = «{ $name }» non c’è; la tabella ha: { $keys }.
box-changes = { $what }: { $now } invece di { $before }.
box-changes-one = { $what } ({ $of }): { $now } invece di { $before }.
box-source-rulebook = il regolamento
box-source-other = un’altra fonte
box-source-deduced = dedotto
box-source-reconstructed = ricostruito
box-file = La scatola di { $game }, con la provenienza di ogni valore. Cambia ciò che nella tua scatola è stampato diversamente; ciò che togli resta com’è qui.
    { $program } components { $game-name } --check FILE dice che cosa cambia un file; con --components FILE ci si gioca.

## Rifiuti del server

server-bad-message = Il server non ha potuto leggere il messaggio: { $detail }.
server-bad-setup = Non si può aprire un tavolo così: { $detail }
server-bad-record = Non si può controllare questo verbale: { $detail }
server-bad-components = Questi componenti non vanno bene per questo gioco.
server-no-components = Questo server non conosce questi componenti per nome: serve il loro file.
server-no-order = Questo gioco non conosce un ordine permanente del genere.
server-bad-order = Questo ordine permanente non si può dare così: scegli uno dei valori proposti.
server-bad-name = Un nome ha bisogno di almeno un carattere visibile.
server-bad-token = Questo link qui non apre alcun posto: non è intero, o qualcuno vi si è già seduto.
server-seat-moved = Questo posto ora è aperto su un altro dispositivo, e non più qui.
server-bad-code = Questo codice non apre nulla: è già stato usato, è scaduto o contiene un errore di battitura. Creane uno nuovo e riprova.
server-bad-origin = Il server lo accetta soltanto dalle proprie pagine.
server-private = Questo tavolo non è aperto a chi guarda: entra con il link del tuo posto.
server-no-seat = A questo tavolo stai solo guardando: prendi un posto per giocare.
server-not-host = Può farlo soltanto chi ospita il tavolo.
server-no-table = Questo tavolo non c’è: controlla l’indirizzo.
server-no-game = Questo gioco non c’è; ci sono: { $games }.
server-no-page = A questo indirizzo non c’è nulla.
server-no-entry = Il verbale di questo tavolo ha { $entries } righe: scegline una.
server-no-move = Questa partita ha finora { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}: scegline una.
server-no-such-seat = A questo tavolo non c’è un posto con quel numero.
server-no-method = Questo indirizzo non capisce una richiesta di quel tipo.
server-not-over = La partita non è ancora finita: questo si racconta alla fine.
server-stale = Il tavolo è andato avanti: guarda di nuovo, poi scegli.
server-waiting = Si comincia quando tutti si sono seduti.
server-seat-taken = Lì siede già qualcuno.
server-mark-taken = Questo simbolo è già di un altro giocatore: scegline uno libero.
server-no-rematch = La rivincita si può chiedere a partita finita.
server-over = La partita è finita.
server-closed = Chi ospita ha chiuso questo tavolo.
server-stand-in = Un bot gioca al tuo posto: prima riprendi il posto.
server-is-here = Un bot non può sostituire chi è al tavolo, salvo che sia il suo turno e una chiamata resti senza risposta.
server-still-here = { $minutes ->
    [one] È al tavolo: se non risponde entro un minuto, può continuare un bot.
   *[other] È al tavolo: se non risponde entro { $minutes } minuti, può continuare un bot.
}
server-just-gone = Manca da pochi istanti: aspetta qualche secondo, la connessione può tornare.
server-not-yet = { $minutes ->
    [one] Ancora per un minuto può farlo soltanto chi ospita.
   *[other] Ancora per { $minutes } minuti può farlo soltanto chi ospita.
}
server-not-awaited = Nessuno aspetta questo posto.
server-nudged = { $minutes ->
    [one] L’ultima chiamata è di poco fa: se ne può fare un’altra tra un minuto.
   *[other] L’ultima chiamata è di poco fa: se ne può fare un’altra tra { $minutes } minuti.
}
server-no-person = Lì non siede una persona.
server-no-change = È già così: nulla è cambiato.
server-resigned = Chi si è ritirato non riprende il posto.
server-others-play = A questo tavolo giocano altre persone: accordati con loro per finire la partita.
server-too-large = È troppo grande: il server legge al massimo { $limit } kilobyte alla volta.
server-not-text = Il server legge soltanto testo in UTF-8.
server-too-fast = Troppo in fretta: aspetta un momento, poi continua.
server-too-many-codes = In questo momento si stanno provando troppi codici: apri il link, inquadra il codice QR o aspetta un momento.
server-too-many = Dal tuo indirizzo sono aperte troppe finestre: chiudine qualcuna, poi riprova.
server-too-many-tables = I bot giocano già a { $tables } tavoli aperti dal tuo indirizzo: prima finiscine o lasciane uno.
server-long-table = A questo tavolo è successo così tanto che il server tiene ormai soltanto le mosse: ogni scelta resta.
server-long-game = Questa partita è più lunga di quelle che il server può tenere: non può continuare.
server-no-room = Il server non ha posto per un altro tavolo: riprova più tardi o chiedi a chi lo gestisce.
server-no-hint = I suggerimenti sono per le partite contro soli bot: qui giocano anche altre persone.
server-not-asked = Il suggerimento arriva quando tocca a te.
server-no-thought = Questa volta non è arrivato nessun suggerimento: riprova tra poco.
server-no-talk = Qui parla soltanto chi gioca: chi ospita il tavolo può aprire la chat a chi guarda.
server-bad-text = Lì non c’è niente da leggere: scrivi qualche parola.
server-no-room-to-talk = Il server non ha posto per altri messaggi: la partita però continua.
server-no-check = Ora non si può controllare: riprova più tardi.
server-bad-host = Questo server non si chiama { $host }: usa l’indirizzo che ti è stato dato, o chiedi a chi lo gestisce di aggiungere il nome.
server-internal = Qualcosa è andato storto nel server: nulla è cambiato, riprova.
server-unreadable = Questo tavolo non si può più aprire: chi gestisce il server trova il motivo nel suo registro.
server-no-story = Per ora la storia di questa partita non si può raccontare: riprova più tardi.
server-store = Il server non riesce a scrivere sul disco: nulla è cambiato, riprova più tardi.

## La riga di comando: al tavolo

cli-you = Tu
cli-player = Giocatore { $number }
cli-bot-random = Irrequieto
cli-bot-greedy = Costante
cli-bot-search = Acuto
cli-seated = Al tavolo: { $players }.
cli-thinking = { $who } sta pensando
cli-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
cli-yes = sì

# Quello che si può scrivere; una parola ciascuno.
cli-verb-moves = mosse
cli-verb-near = vicino
cli-verb-board = tabellone
cli-verb-why = perché
cli-verb-rules = regole
cli-verb-log = storia
cli-verb-undo = annulla
cli-verb-save = salva
cli-verb-language = lingua
cli-verb-help = aiuto
cli-verb-quit = esci

cli-help-moves = tutto ciò che puoi giocare; «mosse 12»: dal territorio 12, con le conseguenze
cli-help-near = che cosa confina con un territorio: «vicino 12»
cli-help-board = ridisegna il tabellone
cli-help-why = da dove viene l’ultimo punteggio; «perché 12 40»: perché è permesso o no
cli-help-rules = le regole, un paragrafo («regole 2.3») o tutti quelli che parlano di qualcosa («regole sette»)
cli-help-log = che cosa è successo finora; «storia 50»: le ultime cinquanta righe
cli-help-undo = annulla la tua ultima scelta, finché nessun altro ha giocato
cli-help-save = scrivi la partita in un file: «salva partita.txt»
cli-help-language = en oppure it
cli-help-help = questa pagina
cli-help-quit = lascia il tavolo; ti si chiede dove salvare
cli-plain-help = Scrivi un'azione con le parole con cui «mosse» la elenca.

cli-ask-or = { $asked }, o: { $verbs }
cli-ask-end = Invio chiude il tuo turno; con { $undo } torni indietro.
cli-ask-hand-over = Tocca a { $who }. Cedi lo schermo, poi premi Invio.
cli-ask-save = Dove salvare questa partita? Il nome di un file, o Invio per uscire senza salvare.
cli-ask-replace = Il file { $file } c’è già. Sostituirlo: sì o no?
cli-ask-after = La partita è finita. Puoi ancora scrivere: tabellone, storia, perché, regole, salva, esci
cli-ask-page = Invio mostra il resto, q lo salta; oppure scrivi già la tua risposta.
cli-panel = riquadro
cli-more = altro
cli-small-window = La finestra è { $columns } × { $lines }: da 80 × 24 ci sta tutto. F6 cambia riquadro, F7 mostra altro; Tab e poi le frecce muovono il tabellone.
cli-type-here = Scegli sopra, o scrivi qui

cli-stopped = Interrotto.
cli-stopped-unsaved = Interrotto; la partita non è stata salvata.
cli-undone = Annullato.
cli-saved = Salvata in { $file }; «{ $program } play { $game } --load FILE» la riprende. Il file contiene tutti i segreti della partita.
cli-not-saved = Non salvata.
cli-allowed = { $action } è permesso.
cli-ruling = La nostra lettura: { $ruling }
cli-won = { $you ->
    [yes] Vinci
   *[no] Vince { $who }
} con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
cli-nobody-won = Nessun giocatore vince: { $who } arriva prima di tutti.
cli-won-together = Primo posto condiviso da { $who } con { $points ->
    [one] un punto
   *[other] { $points } punti
} a testa.
cli-sealed = Il caso è sigillato da { $commitment }
cli-checkable = Il sigillo era fatto con { $seed }: salva la partita, e «{ $program } verify FILE» rifà tutte le estrazioni.

## La riga di comando: rifiuti

cli-turn-is-over = Il tuo turno è finito: premi Invio per chiuderlo, o scrivi { $undo }.
cli-quoted = «{ $text }»
cli-no-such-action = «{ $text }» non è una cosa che si può fare qui. Scrivi per esempio { $examples }; «{ $moves }» elenca tutto ciò che puoi giocare.
table-cli-no-not-now = «{ $text }» ora non si può giocare così. Scrivi per esempio { $examples }; «{ $moves }» elenca tutto ciò che puoi giocare.
cli-no-moves = Adesso non c’è nulla da giocare.
cli-no-moves-there = Da «{ $place }» adesso non si può giocare nulla.
cli-no-place = Sul tabellone non c’è nessun posto «{ $place }».
cli-no-place-named = Di’ quale posto, per esempio: vicino 12
cli-not-as-typed = Dopo «{ $action }» resta solo un pagamento diverso da quello che hai scritto: non è stato giocato.
cli-no-score-yet = Nessuno ha ancora fatto punti.
cli-no-rule = Le regole non dicono nulla di «{ $query }».
cli-no-language = La lingua «{ $language }» non c’è; ci sono: { $languages }.
cli-no-language-named = Di’ quale lingua: lingua en oppure lingua it
cli-no-file-named = Di’ dove, per esempio: salva partita.txt
cli-no-reading = { $file } non si può leggere: { $why }.
cli-no-writing = { $file } non si può scrivere: { $why }.
cli-why-missing = il file o la cartella non esiste
cli-why-forbidden = non è permesso
cli-why-folder = è una cartella
cli-why-full = il disco è pieno
cli-why-bad-name = nessun file può avere questo nome
cli-why-other = il sistema lo rifiuta (errore { $code })
cli-no-utf8 = { $file } non è un verbale: non è un testo in UTF-8.
cli-no-option = Un’opzione si scrive nome=valore, non «{ $text }».
cli-no-people = A questo schermo gioca almeno una persona: indica --humans 1 o più. «simulate» fa giocare i bot da soli.
cli-no-seating = A un tavolo da { $seats } non c’è posto per { $people } allo schermo e { $bots } bot.
cli-no-such-player = Il giocatore { $you } non c’è: con una persona a un tavolo da { $seats }, scegli da 1 a { $seats }.
cli-no-new-set-up = Una partita salvata conserva posti, opzioni e seme: non indicarli quando la riprendi.
cli-no-record-of = Questo è il verbale di una partita di { $other }, non di { $game }.
cli-no-texts = { $game } non ha ancora frasi: vanno scritte nella sua cartella, in text/{ $language }.ftl.
cli-no-such-seat = Il giocatore { $seat } non c’è a questo tavolo da { $seats }.
cli-no-position = Indica un seme o un verbale, non entrambi.
cli-no-full-screen = Il tavolo a tutto schermo vuole un terminale per leggere e scrivere; togli --full.

## La riga di comando: tabelle

cli-game = Da { $least } a { $most } giocatori, circa { $minutes } minuti.
cli-game-option = --option { $option } (di solito { $usual })
cli-title-component = componente
cli-title-value = valore
cli-title-source = da
cli-title-note = in dettaglio
cli-no-two-forms = Scegli una cosa sola tra --json, --toml e --check.
cli-no-game-of-components = Di’ per quale gioco sono questi componenti.
cli-components-fit = { $changes ->
    [0] Questo file va bene, e non cambia nulla.
    [one] Questo file va bene, e cambia un valore (scatola { $hash }):
   *[other] Questo file va bene, e cambia { $changes } valori (scatola { $hash }):
}
cli-components-guessed = * la nostra migliore ipotesi: non si è potuto vedere il valore stampato.
cli-components-notes = Le note sulla provenienza sono scritte in inglese; i nomi a sinistra sono quelli da usare nel file.
cli-components-how = Questa è la scatola { $hash }. Se nella tua c’è scritto altro: { $program } components { $game } --toml > mia.toml, cambiala, poi gioca con --components mia.toml
cli-title-bot = Bot
cli-title-games = Partite
cli-title-wins = Vittorie
cli-title-rate = Quota
cli-title-interval = Intervallo 95 %
cli-title-points = Punti
cli-title-moves = Mosse
cli-title-seconds = Secondi a mossa
cli-title-choice = Scelta
cli-title-lines = Linee
cli-title-per-second = Al secondo
cli-title-per-turn = A giro del ciclo
cli-title-times-rival = Volte { $rival }
cli-title-times-uncompiled = Volte il non compilato
cli-benched = { $game } con { $seats } posti, { $how ->
    [compiled] compilato
   *[interpreted] interpretato
}, Python { $python }; il ciclo fisso fa { $loop } giri al secondo.
cli-bench-playouts = Decisioni a caso, estratte
cli-bench-whole = Decisioni a caso, partite intere
cli-bench-games = Partite intere a caso
cli-bench-listed = Decisioni a caso, elencate tutte
cli-bench-driven = Decisioni guidate da Python
cli-bench-copies = Copie di una posizione
cli-bench-search = Iterazioni della ricerca
cli-bench-missed = { $game }, { $what }: { $value } è sotto { $bar }.
cli-simulated = { $games } partite di { $game } a un tavolo da { $seats }, seme { $seed }. Le vittorie condivise si dividono.
cli-title-against = Contro { $bot }
cli-laddered = { $games } partite di { $game } fra ogni coppia di bot a un tavolo da { $seats }, seme { $seed }. Le vittorie condivise si dividono.
cli-bar-met = { $bot } ha vinto { $rate } delle sue partite; se ne chiedeva almeno { $bar }.
cli-bar-missed = { $bot } ha vinto solo { $rate } delle sue partite; se ne chiedeva almeno { $bar }.
cli-entry = Riga { $entry } di { $entries }, { $move ->
    [0] prima della prima mossa
   *[other] mossa { $move } di { $moves }
}
cli-keys = ← → una riga, ↑ ↓ dieci, Home e Fine, q esce
cli-lines = { $count ->
    [one] { $lines } linea di gioco, profonda
   *[other] { $lines } linee di gioco, profonde
} { $depth }
cli-no-terminal = Per scorrere una partita con i tasti serve un terminale; FILE@N mostra una posizione.
cli-no-json-and-play = Scegli una cosa sola tra --json e --play.

## The command line: what may be played in Prehistory, as it is listed

cli-prehistory-pass = basta azioni per questa primavera
cli-prehistory-skip = non fare nulla
cli-prehistory-done = il turno è finito
cli-prehistory-stay = nessuno migra
cli-prehistory-weather = gira la prossima tessera tempo
cli-prehistory-turn = gira la tessera prezzo: { $what }, { $way ->
    [left] a sinistra
    [right] a destra
   *[keep] lasciala così
}
cli-prehistory-buy = compra { $to }
cli-prehistory-sell = vendi { $to }
cli-prehistory-sloth = usa il bradipo: { $what }
cli-prehistory-ability = usa la tua abilità
cli-prehistory-paint = dipingi la sezione { $what }
cli-prehistory-gather = raccogli { $what }
cli-prehistory-ceremony = cerimonia: { $what }
cli-prehistory-fish = pesca { $what }
cli-prehistory-hunt = caccia: { $what }
cli-prehistory-migrate = migra, posto { $what }
cli-prehistory-foot = { $what } ai piedi
cli-prehistory-pillar = prendi il pilastro: { $what }
cli-prehistory-walk = si muove un membro: { $what }
cli-prehistory-build = costruisci { $what } su { $to }
cli-prehistory-quarry = costruisci una cava su { $to }: { $what }
cli-prehistory-first = { $way ->
    [left] a sinistra
    [right] a destra
   *[keep] lasciala così
}
cli-prehistory-basket = nel cesto: { $what }
cli-prehistory-to = uno sciamano va lì
cli-prehistory-from = uno sciamano lo lascia
cli-prehistory-pay = paga { $what }
cli-prehistory-send = quanti: { $what }; dove: { $to }
cli-prehistory-go = destinazione: { $what }
cli-prehistory-spend = { $kind ->
    [dev] paga con lo sviluppo
   *[other] paga con { $to }
}
cli-prehistory-home = il membro: { $what }
cli-prehistory-take = prendi { $what }
cli-prehistory-give = da’ { $what }
cli-prehistory-one = paga con { $what }
cli-prehistory-cubes = tanti cubetti azione
cli-prehistory-pick = prendi { $what }
cli-prehistory-shift = dal cesto { $what } al cesto { $to }
cli-prehistory-raise = costruisci { $what }
cli-prehistory-begin = tempo girato di { $what }, sciamani sui posti { $way ->
    [even] pari
   *[odd] dispari
}
cli-prehistory-rotate = girata di { $what }
cli-prehistory-lay = q e r
