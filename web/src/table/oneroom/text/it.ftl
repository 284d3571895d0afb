# Più persone a un dispositivo, e il tabellone su uno schermo grande.

curtain-people = un dispositivo, { $count } giocatori
curtain-give = Passa il dispositivo a { $who }
curtain-waits = In attesa di { $who }
curtain-covered = Quello che sa { $who } è coperto
curtain-covered-all = I segreti di tutti sono coperti
curtain-lead = Gli altri guardano il fuoco.
curtain-hold = Sono { $who }: tieni premuto per aprire
curtain-look = Sono { $who }: tieni premuto per guardare
curtain-or-hold = oppure tieni premuto
curtain-space = Spazio
curtain-order = Giocatori
curtain-now = adesso
curtain-now-elsewhere = adesso, altrove
curtain-later = aspetta
curtain-bot = bot
curtain-has-played = ha giocato
curtain-elsewhere = altrove
curtain-codes = Salva i codici di tutti

sit-here-title = Chi altro gioca a questo dispositivo?
sit-here-lead = Avrà un posto tutto suo. Un sipario copre tutto ogni volta che il dispositivo passa di mano.
sit-here-name = Il suo nome
sit-here-do = Siediti qui

screen-big-chooses = Tocca a { $who }.
screen-big-choose = Tocca a { $who }.
screen-big-over = La partita è finita.
screen-big-then = Poi { $who }.
screen-big-waiting = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
  }
screen-big-waiting-lead = Inquadra il codice con il telefono per sederti.
screen-big-scan = inquadra per sederti
screen-big-next-scan = viene dopo
screen-big-now = sta scegliendo
screen-big-here = c’è
screen-big-sits = Posto { $number }: siediti qui
screen-big-qr = Codice QR con il link per il posto { $number }
screen-big-make = Crea un link
screen-big-elsewhere = I link sono sul dispositivo di chi ospita.
screen-big-secrets = I segreti restano sui telefoni. Qui si vede solo quello che possono vedere tutti.
screen-big-start = La partita comincia quando tutti sono seduti.
