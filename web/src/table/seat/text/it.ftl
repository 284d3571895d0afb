# I posti e chi li occupa: dispositivi, recupero, inviti, nomi, rivincita.

## Il tuo posto
own-back = Indietro
own-name = Nome e simbolo
    .hint = Così ti riconoscono gli altri
    .do = Cambia
own-device = Continua su un altro dispositivo
    .hint = Con un codice QR, un link o tre parole
    .do = Mostra
own-recovery = Codice di recupero
    .hint = { $has ->
        [yes] Ne hai già uno. Uno nuovo lo annulla
       *[no] Riapre il tuo posto se questo browser lo dimentica
    }
    .do = Crea
own-close = Chiudilo sugli altri dispositivi
    .hint = { $count ->
        [one] Nessun altro dispositivo ha questo posto
       *[other] { $count } dispositivi hanno questo posto, compreso questo
    }
    .do = Chiudi

## Nome e simbolo
mark-choose = Il tuo simbolo
mark-sun = Sole
mark-spiral = Spirale
mark-horn = Corna
mark-leaf = Foglia
mark-hand = Mano
mark-fish = Pesce
mark-of = { $mark }, è di { $who }
name-keep = Salva
name-kept = Ora lo vedono tutti.

## Un altro dispositivo
device-lead = Inquadra il codice con la fotocamera. { $keeps ->
    [yes] Poi entrambi i dispositivi avranno il tuo posto.
   *[no] Il tuo posto si sposta, e da questo schermo potrai solo guardare.
}
device-camera = Apri la fotocamera del telefono.
device-type = Oppure scrivi queste parole su { $address }
device-words = Parole per l’altro dispositivo
device-qr = Codice QR che apre il tuo posto su un altro dispositivo
device-left = { $minutes ->
    [0] Meno di un minuto
    [one] Ancora un minuto
   *[other] Ancora { $minutes } minuti
}
device-over = Queste parole sono scadute.
device-new = Nuove parole
device-secret = Queste parole aprono il tuo posto.
    .text = Mostrale soltanto al tuo dispositivo.
device-keep = Tieni il posto anche qui
    .hint = Entrambi possono muovere; conta la prima mossa
device-link = Copia il link
device-link-copied = Link copiato. Aprilo sull’altro dispositivo.
device-come = Ora anche l’altro dispositivo ha il tuo posto.

device-local = Hai aperto questa pagina come { $host }, un indirizzo che gli altri dispositivi non raggiungono. Avvia il server con «--host 0.0.0.0» e apri la pagina con l’indirizzo di rete di questo computer.

## Recupero
recovery-lead = Questo codice riapre il tuo posto, in qualsiasi browser, se questo dovesse dimenticarlo. Viene mostrato una volta sola.
recovery-code = Il tuo codice di recupero
recovery-copy = Copia
recovery-copied = Codice di recupero copiato. Conservalo dove lo ritrovi.
recovery-save = Salva su file
recovery-saved = Salvato.
recovery-done = Ce l’ho
recovery-later = Non ora
recovery-title = Conserva il tuo posto
recovery-file = Lascaux: { $game }{ $title ->
    [none] { "" }
   *[other] , { $title }
}
    .seat = Posto: { $who }
    .code = Codice di recupero: { $code }
    .how = Per sederti di nuovo, scrivilo su { $address }
    .care = { $count ->
        [one] Chi ha questo codice ha il tuo posto: tienilo per te.
       *[other] Chi ha un codice ha il posto: teneteli per voi.
    }
recovery-all-title = Conserva i posti di questo dispositivo
recovery-all-lead = A questo dispositivo giocate in più persone. Se il browser dimentica i posti, un codice per ciascuno li riapre, in qualsiasi browser. Salvando se ne creano di nuovi: quelli di prima non aprono più nulla.
recovery-all-copied = Codici copiati. Conservateli dove li ritrovate.
recovery-all-done = Li abbiamo

## Chiuso altrove
closing-lead = Il tuo posto riceve una nuova chiave. Tutti gli altri dispositivi lo perdono subito, e le parole, i link e i codici di recupero di prima non aprono più nulla. Qui continui a giocare.
closing-do = Chiudi su tutti gli altri dispositivi
closing-done = Ora soltanto questo dispositivo ha il tuo posto.

## Prendere un posto con un codice
code-title = Continua qui
code-lead = Scrivi le parole che mostra l’altro dispositivo, oppure il tuo codice di recupero.
code-link-lead = L’altro dispositivo passa il tuo posto a questo. Funziona una volta sola.
code-field = Parole o codice di recupero
    .example = muschio cigno lupo 40
code-open = Apri il mio posto

## Inviti
invite-this-table = Questo tavolo
invite-for = Per il posto { $number }
invite-lead = Ogni posto libero ha un suo link, che serve a sedersi una volta sola.
invite-qr = Codice QR del link per il posto { $number }
invite-camera = Fallo inquadrare a un amico, o manda il link.
invite-share = Condividi
invite-share-text = C’è un posto per te a { $game }.
invite-large = Mostra in grande
invite-again = Nuovo link
    .hint = Il link di prima non apre più nulla
invite-make = Crea un link
invite-made = Nuovo link. Quello di prima non apre più nulla.
invite-choose = Mostra il link per il posto { $number }
invite-you = tu
invite-you-host = tu, hai aperto il tavolo
invite-host = ha aperto il tavolo
invite-host-away = ha aperto il tavolo, per ora assente
lobby-host-gone = { $who } ha aperto questo tavolo e adesso è assente.
lobby-screen-gone = Lo schermo che ha aperto questo tavolo non c’è più.
lobby-fill = Non serve aspettare: invita qualcuno, o dai a un bot i posti liberi.
lobby-fill-later = { $day ->
    [today] Dalle { $clock } chiunque sieda qui può riempire i posti liberi.
   *[other] Dalle { $clock } del { $day } chiunque sieda qui può riempire i posti liberi.
}
invite-sits = al tavolo
invite-awaited = in arrivo
invite-tabs = Invita, o il tuo posto

## Rivincita
again-title = Rivincita
again-do = { $come ->
    [0] Gioca ancora
   *[other] Siediti di nuovo
}
again-go = Vai al tavolo
again-all = Sono tutti al nuovo tavolo.
again-here = al tavolo
again-not = non ancora
again-watch = Guarda la rivincita
again-lobby = Chi manca trova la strada dal risultato dell’ultima partita; non serve un nuovo link.
again-take = Prendi il tuo posto
    .lead = Hai giocato la partita di prima: c’è un posto per te.
