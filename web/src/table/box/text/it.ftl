# La tua scatola, e che cosa dice un tavolo con altri valori; caricato quando si aprono.

ownbox-title = La tua scatola
ownbox-of = La tua scatola di { $game }
ownbox-lead = Che cosa sappiamo di ciò che è stampato, e da dove.
ownbox-about = Possiedi il gioco stampato? Alcuni numeri non compaiono in nessun regolamento, e i nostri sono ricostruiti dalle partite. Leggi i tuoi dalle carte: restano su questo dispositivo.
ownbox-about-known = Possiedi il gioco stampato? Se da qualche parte la tua copia dice altro, correggilo qui: resta su questo dispositivo.
ownbox-use = Usata ai miei tavoli
    .hint = { $count ->
    [0] Per ora nulla è cambiato
    [one] Gli ospiti vedono che hai cambiato un valore
   *[other] Gli ospiti vedono che hai cambiato { $count } valori
}
ownbox-filter = Che cosa si vede
ownbox-all = Tutto
ownbox-open = Da leggere: { $count }
ownbox-read = Letti da te: { $count }
ownbox-nothing = In questa scatola non è stato necessario ricostruire nulla.
ownbox-save = Salva in un file
ownbox-load = Carica un file
ownbox-loaded = { $count ->
    [0] Il file non cambia nulla.
    [one] Un valore ora è come nel file.
   *[other] { $count } valori ora sono come nel file.
}
ownbox-locked = { $count ->
    [one] Un altro dal regolamento
   *[other] Altri { $count } dal regolamento
}
ownbox-state-guess = ricostruito
ownbox-state-told = altra fonte
ownbox-state-book = regolamento
ownbox-state-yours = corretto
ownbox-state-mine = come nella mia
ownbox-key-guess = ricostruito: da partite e resoconti, può essere sbagliato
ownbox-key-told = da altre fonti, non dal regolamento
ownbox-key-book = regolamento: stampato nelle regole, non si cambia
ownbox-key-yours = tuo: letto dalla tua scatola
ownbox-origin-guess = ≈ ricostruito
ownbox-origin-told = da un’altra fonte
ownbox-origin-book = regolamento
ownbox-desk = Sul tavolo
ownbox-before = ≈ avevamo { $before }
ownbox-less = Meno: { $what }
ownbox-more = Più: { $what }
ownbox-row-more = Uno in più
ownbox-row-less = Uno in meno
ownbox-put-back = Rimetti
ownbox-keep = Nella mia è così
ownbox-corrected = Corretto: resta su questo dispositivo.
ownbox-as-mine = Letto: è come nella tua scatola.
ownbox-unfit = Così non si potrebbe giocare:
ownbox-varied-title = Componenti diversi
ownbox-varied-lead = Chi ha aperto questo tavolo gioca con una scatola propria. Differisce da quella solita:
ownbox-varied-same = Sono i valori della scatola solita.
ownbox-cards = Carte e tessere

## Che cosa sta su carte e tessere
ownbox-word-agriculture = agricoltura
ownbox-word-amount = quanto
ownbox-word-any_two = due risorse qualsiasi
ownbox-word-art = arte
ownbox-word-bottom = metà inferiore
ownbox-word-builder = costruttore
ownbox-word-count = quante
ownbox-word-draw = una carta pescata
ownbox-word-each = ciascuna
ownbox-word-effect = effetto
ownbox-word-farmer = contadino
ownbox-word-food = cibo
ownbox-word-income_brick = mattoni come rendita
ownbox-word-income_stone = pietra come rendita
ownbox-word-income_wood = legno come rendita
ownbox-word-kinds = tipi
ownbox-word-least = almeno
ownbox-word-least_jewels = gioielli, almeno
ownbox-word-lottery = dadi per tutti
ownbox-word-maker = attrezzaio
ownbox-word-medicine = medicina
ownbox-word-most = al massimo
ownbox-word-most_jewels = gioielli, al massimo
ownbox-word-music = musica
ownbox-word-one_use = attrezzo per una volta
ownbox-word-points = punti
ownbox-word-pottery = ceramica
ownbox-word-ring = anello
ownbox-word-roll_gold = dadi per l’oro
ownbox-word-roll_stone = dadi per la pietra
ownbox-word-roll_wood = dadi per il legno
ownbox-word-shaman = sciamano
ownbox-word-style_lottery = dadi per tutti, con gioielli
ownbox-word-time = tempo
ownbox-word-tool = attrezzo
ownbox-word-top = metà superiore
ownbox-word-trade = commercio
ownbox-word-trader = commerciante
ownbox-word-transport = trasporto
ownbox-word-weaving = tessitura
ownbox-word-worker = persone
ownbox-word-workshop_gold = bottega dell’oro
ownbox-word-workshop_wood = bottega del legno
ownbox-word-writing = scrittura
ownbox-word-bluff = bluff
ownbox-word-boy = ragazzo
ownbox-word-chief = capo
ownbox-word-daughter = figlia
ownbox-word-warrior = guerriero
ownbox-word-cube = cubetto
ownbox-word-deer = cervo
ownbox-word-dev = sviluppo
ownbox-word-hand = mano
ownbox-word-hunter = cacciatore
ownbox-word-mammoth = mammut
ownbox-word-rhino = rinoceronte
ownbox-word-sabretooth = tigre dai denti a sciabola
ownbox-word-need = richiede
ownbox-word-resource = risorsa
ownbox-word-settle = insediamento
ownbox-word-sun = sole
ownbox-word-value = valore
ownbox-word-wave = onda
ownbox-word-ox = bue
ownbox-word-animal = animale
ownbox-word-fish = pesce
ownbox-word-gather = raccolta
ownbox-word-hut = capanna
ownbox-word-nothing = niente
ownbox-word-vp = punti
ownbox-word-trap = trappola
