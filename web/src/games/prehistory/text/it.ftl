# Prehistory nel browser: le scritte della sua stanza, e quattro righe che la raccontano.

prehistory-name = Prehistory
prehistory-minute-1 = Cinque anni. In primavera si paga con le risorse per pittura, raccolta, cerimonie, pesca, caccia e migrazione, e si lascia un cubetto al pilastro.
prehistory-minute-2 = In estate si prendono tutti i cubetti di un pilastro e si fa ogni azione un’altra volta, con cubetti del suo colore.
prehistory-minute-3 = In autunno la tribù cammina: trova ciò che c’è, costruisce capanne e si raduna attorno ai megaliti.
prehistory-minute-4 = Contano le righe dipinte, i cesti pieni, gli animali per le impronte, i megaliti e le cerimonie; vince chi ha più punti, se i predoni non ne hanno di più.

## La mappa e l’autunno

prehistory-ui-map = Mappa con { $spaces } spazi
prehistory-ui-map-name = Mappa
prehistory-ui-map-open = Mostra la mappa
prehistory-ui-map-out = { $out } fuori, { $home } a casa
prehistory-ui-map-huts = { $huts ->
    [0] ancora nessuna capanna
    [one] 1 capanna
   *[other] { $huts } capanne
}
prehistory-ui-map-stones = megaliti B e C: { prehistory-points }
prehistory-ui-zoom-closer = Più vicino (+)
prehistory-ui-zoom-farther = Più lontano (−)
prehistory-ui-zoom-whole = Tutta la mappa (0)
prehistory-ui-inset = Ciò che si vede; trascina la cornice
prehistory-ui-quarry = cava ({ $colour })
prehistory-ui-hut-space = posto per una capanna
prehistory-ui-hut-of = { $who }: una capanna
prehistory-ui-members-of = { $who }: { $count ->
    [one] un membro
   *[other] { $count } membri
}{ $moved ->
    [yes] , già in cammino
   *[no] { "" }
}
prehistory-ui-held = { $who } ne occupa { $count } (porta { $brings })
prehistory-ui-goal = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}{ $dev ->
    [0] { "" }
   *[other] , { $dev } con sviluppo
}
prehistory-ui-site = Posto { $number } di { $count } per la tessera, { $ways ->
    [one] un modo
   *[other] { $ways } modi
} di posarla
prehistory-ui-you = Tu
prehistory-ui-autumn = Autunno
prehistory-ui-autumn-ask = { $left ->
    [0] I tuoi membri hanno camminato.
   *[other] Quale membro cammina?
}
prehistory-ui-autumn-where = Dove va il membro?
prehistory-ui-autumn-go = Scegli uno spazio che brilla: il numero sono i passi.
prehistory-ui-autumn-site = Dove si costruisce?
prehistory-ui-autumn-more = Ancora, costruisci, o giochi così?
prehistory-ui-autumn-hint = I numeri sono passi. I tuoi cubetti ne danno { $points }; l’ocra richiede sviluppo.
prehistory-ui-autumn-hint-sent = Nulla si gioca prima della conferma.
prehistory-ui-autumn-points = { $points ->
    [0] Nessun passo nei tuoi cubetti
    [one] 1 passo nei tuoi cubetti
   *[other] { $points } passi nei tuoi cubetti
}
prehistory-ui-autumn-left = { $left } pagati, non usati
prehistory-ui-autumn-walk = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} fino a { $to }{ $found ->
    [yes] : { $what }
   *[no] { "" }
}
prehistory-ui-autumn-remove = Togli dalle scelte
prehistory-ui-autumn-pays = Paghi con
prehistory-ui-autumn-paid = { $paid } di { $steps }
prehistory-ui-autumn-slot = { $what }: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
prehistory-ui-autumn-over = { $left ->
    [one] 1 passo resta per questo turno, poi è perso.
   *[other] { $left } passi restano per questo turno, poi sono persi.
}
prehistory-ui-autumn-build = { $place ->
    [yes] Scegli lo spazio sulla mappa.
   *[no] { $any ->
        [yes] Potresti costruire:
       *[no] Capanne rimaste; troppo pochi membri insieme presso un posto.
    }
}
prehistory-ui-autumn-hut = Capanna per { $need ->
    [one] un membro
   *[other] { $need } membri
}, { $settle } si stabiliscono: { prehistory-yield }
prehistory-ui-autumn-quarry = Cava ({ $colour }): { prehistory-points } subito, ogni primavera una risorsa a chi occupa di più intorno
prehistory-ui-autumn-do = { $what ->
    [walk] Cammina
    [build] Costruisci
   *[both] Cammina e costruisci
}
prehistory-ui-autumn-done = Fine turno
prehistory-ui-since = Dal tuo turno
prehistory-ui-lay-ask = Dove va la tessera { $tile }?
prehistory-ui-lay-hint = Premi un posto; ancora una volta per gli altri modi.
prehistory-ui-lay-do = Posala qui
prehistory-ui-lay-turn = Gira
prehistory-ui-lay-hand = La tessera { $tile } in mano
prehistory-ui-lay-rule = Tocca due esagoni della mappa dove è possibile, e non lascia buchi.
prehistory-result-nobody = Nessuno vince: i predoni arrivano primi.
prehistory-ui-text-choices = Che cosa puoi fare
prehistory-ui-text-players = Giocatori
prehistory-ui-text-points = Punti
prehistory-ui-text-dev = Sviluppo
prehistory-ui-text-resources = Risorse
prehistory-ui-text-cubes = Cubetti azione
prehistory-ui-text-painted = Sezioni dipinte
prehistory-ui-text-baskets = Cesti
prehistory-ui-text-fish = Pesca
prehistory-ui-text-track = spazio { $space } del tracciato
prehistory-ui-text-hunted = Caccia
prehistory-ui-text-rites = Carte cerimonia
prehistory-ui-text-members = Membri
prehistory-ui-text-huts = Capanne
prehistory-ui-text-stones = Megaliti presi
prehistory-ui-text-weather = Prossimo tempo
prehistory-ui-text-character = Personaggio
prehistory-ui-text-pillars = Pilastri
prehistory-ui-text-action = Azione
prehistory-ui-text-top = In cima
prehistory-ui-text-foot = Alla base
prehistory-ui-text-steps = Passi per cubetto
prehistory-ui-text-prices = Tessere prezzo, in senso orario dall’alto
prehistory-ui-text-displays = Esposti
prehistory-ui-text-tray = Vassoio
prehistory-ui-text-count = Cubetti
prehistory-ui-text-direction = Direzione
prehistory-ui-text-seeks = Cerca
prehistory-ui-text-space = Casella
prehistory-ui-text-where = Dalla tessera iniziale
prehistory-ui-text-ground = Terreno
prehistory-ui-text-lies = Che cosa c’è
prehistory-ui-text-pieces = Chi c’è
prehistory-ui-text-walk = Cammino
prehistory-ui-text-rise = Parti da qui
prehistory-ui-tribe-name = I predoni
prehistory-ui-result-sum = { $track } in gioco, { $more } alla fine; { $huts ->
    [one] 1 capanna
   *[other] { $huts } capanne
}
prehistory-ui-result-lines = Da dove vengono i punti
prehistory-ui-result-track = Durante il gioco
prehistory-ui-result-dev = Sviluppo
    .how = anche i cubetti, { $dev } per uno
prehistory-ui-result-rock = Righe della roccia
    .how = 1, 3 o 6 ciascuna
prehistory-ui-result-animals = Animali
    .how = × impronte
prehistory-ui-result-baskets = Cesti
    .how = più di un tipo, meglio è
prehistory-ui-result-megaliths = Megaliti
    .how = presi e occupati
prehistory-ui-result-rites = Carte cerimonia
    .how = scoperte per ultime
prehistory-ui-result-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
prehistory-ui-result-total = Insieme
prehistory-ui-result-tied = Capanne
prehistory-ui-result-rule = Regola { $rule }
prehistory-ui-result-tie = { $tribe ->
    [yes] Non vince chi è stato raggiunto dai predoni; altrimenti decide il numero di capanne.
   *[no] In parità decide il numero di capanne, altrimenti la vittoria è condivisa.
}

prehistory-ui-season = Anno { $year }, { $phase ->
    [setup] preparazione
    [winter] inverno
    [spring] primavera
    [summer] estate
    [income] rendita
    [autumn] autunno
    [extra] azione aggiuntiva
   *[over] fine
}

## Che cosa fa una scelta

prehistory-ui-do-paint = Dipingi la sezione { $section }
prehistory-ui-do-gather = Raccogli { $item }
prehistory-ui-do-ceremony = Tieni una cerimonia: { $card }
prehistory-ui-do-fish = Pesca { $item }
prehistory-ui-do-trap = Prendi { $item }
prehistory-ui-do-hunt = Caccia: { $card }
prehistory-ui-do-migrate = { $sides ->
    [white] Migra con cubetti azione bianchi
   *[other] Migra: { $colours }
}
prehistory-ui-short-migrate = { $sides ->
    [white] cubetti bianchi
   *[other] { $colours }
}
prehistory-ui-costs = { $price ->
    [one] 1 risorsa
   *[other] { $price } risorse
}
prehistory-ui-do-pillar = Prendi il pilastro di { $action }: { $count ->
    [one] un cubetto
   *[other] { $count } cubetti
}
prehistory-ui-do-turn = Gira la tessera di { $action } { $way ->
    [left] a sinistra
   *[right] a destra
}
prehistory-ui-do-weather = Gira la tua tessera tempo
prehistory-ui-do-buy = Compra { $what }
prehistory-ui-do-sell = Vendi { $what }
prehistory-ui-do-sloth = Usa il bradipo di { $action }
prehistory-ui-do-ability = Usa { $character }
prehistory-ui-do-foot = { $what } al pilastro
prehistory-ui-do-pay = Paga con { $what }
prehistory-ui-do-give = Dai { $what }
prehistory-ui-do-one = Paga con { $what } e altri uguali
prehistory-ui-do-take = Prendi { $colour }
prehistory-ui-do-to = Uno sciamano va a { $place }
prehistory-ui-do-from = Uno sciamano lascia { $place }
prehistory-ui-do-basket = Nel cesto: { $kind }
prehistory-ui-do-shift = Sposta una tessera da { $from } a { $to }
prehistory-ui-do-first = { $way ->
    [left] Gira prima la tessera a sinistra
    [right] Gira prima la tessera a destra
   *[keep] Lascia la tessera com’è
}
prehistory-ui-do-walk = Cammina il membro su { $space }
prehistory-ui-do-go = Cammina fino a { $space }
prehistory-ui-do-home = Torna a casa il membro su { $space }
prehistory-ui-do-send = { $members ->
    [one] Manda un membro: { $space }
   *[other] Manda { $members } membri: { $space }
}
prehistory-ui-do-build = Costruisci la { prehistory-hut-for } su { $space }
prehistory-ui-do-raise = Costruisci la { prehistory-hut-for } accanto alla mappa
prehistory-ui-do-quarry = Costruisci la cava di colore { $colour } su { $space }
prehistory-ui-do-cubes = Cambia { $cubes ->
    [one] un cubetto in un punto
   *[other] { $cubes } cubetti in punti
}
prehistory-ui-do-begin = Tempo { $turn ->
    [0] lasciato com’è
    [one] girato di un passo
   *[other] girato di { $turn } passi
}, sciamani a { prehistory-ui-pattern }
prehistory-ui-do-rotate = { $turn ->
    [0] Lascia la tessera com’è
    [one] Gira la tessera di un passo
   *[other] Gira la tessera di { $turn } passi
}
prehistory-ui-do-lay = Posala in { $q }, { $r }
prehistory-ui-do-pass = Passa per questa primavera
prehistory-ui-do-skip = Salta l’azione
prehistory-ui-do-done = Finisci il turno
prehistory-ui-do-stay = Non parte nessuno
prehistory-ui-space = { $space } ({ $ground })

## Bottoni e frasi

prehistory-ui-weigh = { $title }?
prehistory-ui-go = { $verb ->
    [paint] Dipingi
    [gather] Raccogli
    [ceremony] Celebrala
    [fish] Pesca
    [hunt] Caccia
    [pick] Caccia
    [migrate] Migra
    [pillar] Prendi i cubetti
    [raise] Costruisci
    [shift] Spostala
    [begin] Comincia così
    [rotate] Girala così
    [lay] Posala
    [take] Prendi
    [done] Fine turno
    [so-far] Fallo subito
   *[other] Conferma
}
prehistory-ui-word = { $verb ->
    [pass] Passa per questa primavera
    [skip] { $extra ->
        [yes] Nessuna azione in più
       *[no] Salta: { $action }
    }
    [stay] Non parte nessuno
   *[done] Fine turno
}
prehistory-ui-back = Da capo
prehistory-ui-tile = Tessera prezzo di { $action }, in senso orario dall’alto: { $colours }
prehistory-ui-nothing = niente
prehistory-ui-key = { $kind ->
    [gather] Raccolta, posto { $place }: { $text }
    [fish] Fiume, posto { $place }: { $text }
    [hunt] Caccia, posto { $place }: { $text }
    [ceremony] Cerimonia, posto { $place }: { $text }
    [pillar] Pilastro di { $text }
    [shaman] Posto della cerimonia, { $text }
    [paint] Sezione { $text }
    [migrate] Migrazione, { $text }
    [hut] Capanna { $text }
    [basket] Cesto: { $text }
   *[card] Carta: { $text }
}
prehistory-ui-hint-begin = La tessera gira di un passo ogni primavera; mai due tuoi sciamani sullo stesso posto.
prehistory-ui-hint-spring_turn = Hai { $resources ->
    [one] una risorsa
   *[other] { $resources } risorse
} e { $dev } di sviluppo. Una risorsa va sempre al pilastro dell’azione.
prehistory-ui-hint-lay_foot = L’anno prossimo sale in cima, e la prende chi prende il pilastro.
prehistory-ui-hint-take_pillar = Tutti i suoi cubetti sono tuoi: cubetti azione per questa estate.
prehistory-ui-hint-summer_turn = Le tessere prezzo ora non contano: ogni azione costa cubetti del suo colore. Ne hai { $cubes }.
prehistory-ui-hint-extra_turn = Con le regole dell’estate; poi si conta tutto.
prehistory-ui-hint-autumn_turn = Ogni membro cammina una volta. I passi si pagano con cubetti e sviluppo.
prehistory-ui-hint-end_turn = { $dev ->
    [0] { "" }
   *[other] Puoi ancora usare { $dev } di sviluppo.
}
prehistory-ui-hint-pay = Tutte di colori diversi, dalla metà della tessera.
prehistory-ui-hint-shaman_to = Ogni nuovo posto si paga nel colore che la tessera mostra lì.
prehistory-ui-hint-shaman_from = Chi lascia il posto non paga.
prehistory-ui-hint-send = I membri a casa vanno alla tessera di partenza o a una capanna propria.
prehistory-ui-hint-spend = I punti che avanzano restano fino alla fine del turno.
prehistory-ui-hint-settle = Chi si stabilisce torna a casa e può ripartire.

## La scheda del turno

prehistory-ui-turn = Il tuo turno
prehistory-ui-reach = { $count ->
    [0] niente a portata
    [one] 1 scelta
   *[other] { $count } scelte
}
prehistory-ui-reach-none = Per ora non c’è niente a portata.
prehistory-ui-price = Prezzo
prehistory-ui-no-price = Finora niente.
prehistory-ui-paid-of = { $paid } di { $price }
prehistory-ui-pillar = Poi al pilastro
prehistory-ui-pillar-none = Non resta niente: procurati una risorsa con lo sviluppo.
prehistory-ui-by = Con le regole
prehistory-ui-by-way = { $by ->
    [spring] con risorse, come in primavera
    [summer] con cubetti azione, come d’estate
   *[ability] del personaggio
}
prehistory-ui-gain = Guadagni
prehistory-ui-no-gain = Per ora niente.
prehistory-ui-at-end = Alla fine
prehistory-ui-line-dev = sviluppo
prehistory-ui-line-rock = la roccia
prehistory-ui-line-animals = animali
prehistory-ui-line-baskets = cesti
prehistory-ui-line-megaliths = megaliti
prehistory-ui-line-rites = cerimonie
prehistory-ui-end-sum = { $line } { $sign }{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}
prehistory-ui-dev-left = Sviluppo { $dev }
prehistory-ui-what-else = Che altro?
prehistory-ui-close-drawer = Chiudi
prehistory-ui-take-back = Togli: { $what }
prehistory-ui-drawer = Che altro?
prehistory-ui-drawer-turn = Gira una tessera
prehistory-ui-drawer-buy = Compra
prehistory-ui-drawer-sell = Vendi per 1
prehistory-ui-drawer-more = E inoltre
prehistory-ui-drawer-none = Ora niente di tutto ciò è possibile.
prehistory-ui-costs-dev = { $dev } di sviluppo
prehistory-ui-after-turn = Allora { $action } chiederebbe, in senso orario dall’alto: { $colours }
prehistory-ui-left = sinistra
prehistory-ui-right = destra
prehistory-ui-now = ora
prehistory-ui-on-pillar = pilastro
prehistory-ui-then = poi
prehistory-ui-pillars = Pilastri
prehistory-ui-summer = Questa estate
prehistory-ui-summer-order = dall’ultimo al primo
prehistory-ui-fish-income = Rendita della pesca
prehistory-ui-weather-brings = La primavera porterebbe
prehistory-ui-shamans-stand = Gli sciamani stanno a
prehistory-ui-pattern = { $pattern ->
    [even] nord, sud-est, sud-ovest
   *[odd] nord-est, sud, nord-ovest
}
prehistory-ui-choose-first = { $count ->
    [one] Un modo
   *[other] { $count } modi
}
prehistory-ui-waits = Tocca agli altri.
prehistory-ui-tab-actions = Azioni
prehistory-ui-tab-map = Mappa
prehistory-ui-tab-own = La mia plancia
prehistory-ui-tabs = Che cosa si vede
prehistory-ui-tally = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $dev } di sviluppo
prehistory-ui-tribe = Predoni
prehistory-ui-over = Ogni voce del conteggio è nella pagina del risultato.

## Primo turno

prehistory-ui-guide-spring = Primavera: scegli qualcosa sulla plancia delle azioni. La sua tessera prezzo dice quali risorse costa, e un’altra va al pilastro.
prehistory-ui-guide-summer = Estate: prendi un pilastro per i suoi cubetti, poi fai ancora ogni azione con cubetti del suo colore.
prehistory-ui-guide-autumn = Autunno: la tua gente cammina sulla mappa, trova ciò che vi giace e costruisce capanne insieme.
prehistory-ui-guide-dev = Lo sviluppo gira tessere e compra cubetti in ogni momento del tuo turno: «Che altro?»

## Pezzi e tabelloni (disegnati in pieces/, actions/, own/ e side/)

prehistory-ui-card-points = { $points } PV
prehistory-ui-rite-once = { $points } PV
prehistory-ui-rite-pair = { $points } PV a paio
prehistory-ui-rite-set = { $points } PV a serie
prehistory-ui-rite-each = { $points } PV l’uno
prehistory-ui-rite-pairs = { $points } PV ogni 2
prehistory-ui-rite-threes = { $points } PV ogni 3
prehistory-ui-rite-double = vale doppio
prehistory-ui-rite-of-pattern = disegno
prehistory-ui-rite-of-perch = persici
prehistory-ui-rite-of-trout = trote
prehistory-ui-rite-of-catfish = pesci gatto
prehistory-ui-rite-of-space = spazio { $space }
prehistory-ui-rite-of-animals = animali
prehistory-ui-rite-of-footprints = impronte
prehistory-ui-rite-of-water = sull’acqua
prehistory-ui-rite-of-rock = sulla roccia
prehistory-ui-rite-of-forest = nella foresta
prehistory-ui-rite-of-huts = capanne tue
prehistory-ui-rite-of-megaliths = megaliti
prehistory-ui-rite-of-home = in riserva
prehistory-ui-rite-of-dev = avanzati
prehistory-ui-rite-of-cards = carte
prehistory-ui-rite-of-tiles = tessere
prehistory-ui-rite-of-rows = righe piene
prehistory-ui-rite-of-steps = passi
prehistory-ui-rite-of-another = un’altra carta

prehistory-ui-action-board = Plancia delle azioni
prehistory-ui-station-painting = Pittura
prehistory-ui-station-gathering = Raccolta
prehistory-ui-station-ceremony = Cerimonia
prehistory-ui-station-fishing = Pesca
prehistory-ui-station-hunting = Caccia
prehistory-ui-station-migration = Migrazione
prehistory-ui-station-centre = Pilastri
prehistory-ui-taken = presa
prehistory-ui-hunting-price = tanti quanto vale
prehistory-ui-hunting-price-summer = un cubetto marrone per ogni punto di valore
prehistory-ui-ceremony-price = Valore = sciamani mossi. Ognuno paga il colore del nuovo posto.
prehistory-ui-ceremony-price-summer = In estate una carta costa il suo valore in giallo.
prehistory-ui-order-next = Prossimo ordine
prehistory-ui-next-centre = La tessera centrale del prossimo anno

prehistory-ui-own-board = La tua plancia
prehistory-ui-rock = Roccia
prehistory-ui-rock-row = Per ogni vicino dipinto nella riga
prehistory-ui-rock-column = Per ogni vicino dipinto nella colonna
prehistory-ui-so-far = finora { $points } PV
prehistory-ui-baskets = Cesti
prehistory-ui-basket = { $kind }, { $count ->
    [0] nessuna tessera
    [one] 1 tessera
   *[other] { $count } tessere
}
prehistory-ui-pair = Per ogni nuova coppia dei due cesti
prehistory-ui-tent = Tenda
prehistory-ui-resources = { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
}
prehistory-ui-cubes = Cubetti, per l’estate
prehistory-ui-cubes-autumn = Cubetti azione
prehistory-ui-huts-left = Capanne rimaste
prehistory-ui-weather = Tempo
prehistory-ui-weather-next = La tessera del tempo. In primavera, nell’ordine delle azioni: { $counts }
prehistory-ui-members = Membri
prehistory-ui-members-are = { $home } a casa, { $out } fuori
prehistory-ui-finds = Ritrovamenti
prehistory-ui-fishing-track = Tracciato della pesca
prehistory-ui-of-track = di { $end }
prehistory-ui-yearly = { $points } PV l’anno
prehistory-ui-rites = Cerimonie
prehistory-ui-only-you = Lo vedi solo tu
    .short = Lo vedi solo tu

prehistory-ui-others = Gli altri
prehistory-ui-count-painted = Sezioni dipinte
prehistory-ui-count-tiles = Tessere raccolta
prehistory-ui-count-rites = Carte cerimonia
prehistory-ui-count-track = Casella del tracciato della pesca
prehistory-ui-count-hunted = Carte caccia e animali
prehistory-ui-count-huts = Capanne
prehistory-ui-count-members = Membri a casa e fuori
prehistory-ui-tribe-board = Plancia di controllo della tribù
prehistory-ui-trays = Vassoi, nord in alto
prehistory-ui-tray = { $colour } { $count }
prehistory-ui-seeks = Cerca { $what }
prehistory-ui-tribe-tries = { $tries } di { $number } azioni

prehistory-ui-stations = Stazioni
prehistory-ui-all-stations = Tutte le stazioni
prehistory-ui-station-reach = { $count ->
    [0] niente alla portata
    [one] 1 alla portata
   *[other] { $count } alla portata
}

prehistory-ui-price-tile = Tessera prezzo di { $station }, in senso orario dall’alto: { $shows }

## Standing orders
prehistory-order-pass_spring = Passa al mio prossimo turno di primavera
    .hint = Finisce con questa stagione.
prehistory-order-skip_summer = Salta il resto dell’estate
    .hint = Finisce con questa stagione.
prehistory-order-end_at_once = Termina i miei turni quando l’azione è fatta
    .hint = I punti sviluppo restano per dopo.
