# Prehistory in italiano.

prehistory-line = Cinque anni di quattro stagioni: dipingere, raccogliere, cacciare e popolare la terra.

## Colori, azioni, cose

prehistory-colour-grey = grigio
    .resource = una risorsa grigia
    .cube = un cubetto azione grigio
prehistory-colour-red = rosso
    .resource = una risorsa rossa
    .cube = un cubetto azione rosso
prehistory-colour-yellow = giallo
    .resource = una risorsa gialla
    .cube = un cubetto azione giallo
prehistory-colour-blue = blu
    .resource = una risorsa blu
    .cube = un cubetto azione blu
prehistory-colour-brown = marrone
    .resource = una risorsa marrone
    .cube = un cubetto azione marrone
prehistory-colour-white = bianco
    .resource = una risorsa bianca
    .cube = un cubetto azione bianco
prehistory-action-painting = pittura
prehistory-action-gathering = raccolta
prehistory-action-ceremony = cerimonia
prehistory-action-fishing = pesca
prehistory-action-hunting = caccia
prehistory-action-migration = migrazione
prehistory-one-dev = un punto sviluppo
prehistory-ground-rock = roccia
prehistory-ground-forest = foresta
prehistory-ground-water = acqua
prehistory-ground-start = la tessera di partenza
prehistory-ground-board = accanto alla mappa
prehistory-on-space = { $space ->
    [start] sulla tessera di partenza
   *[other] su { $space } ({ $space-ground })
}
prehistory-onto-space = { $space ->
    [start] sulla tessera di partenza
   *[other] su { $space } ({ $space-ground })
}
prehistory-upon-space = { $space ->
    [start] Sulla tessera di partenza
   *[other] Su { $space } ({ $space-ground })
}
prehistory-from-space = { $space ->
    [start] dalla tessera di partenza
   *[other] da { $space } ({ $space-ground })
}
prehistory-away-from = { $from ->
    [start] dalla tessera di partenza
   *[other] da { $from } ({ $from-ground })
}
prehistory-to-to = { $to ->
    [start] alla tessera di partenza
   *[other] a { $to } ({ $to-ground })
}
prehistory-standing-from = { $from ->
    [start] sulla tessera di partenza
   *[other] su { $from } ({ $from-ground })
}
prehistory-basket-honey = miele
prehistory-basket-berry = bacche
prehistory-basket-fruit = frutta
prehistory-basket-egg = uova
prehistory-basket-nut = noci
prehistory-basket-root = radici
prehistory-pair-honey-egg = miele e uova
prehistory-pair-berry-nut = bacche e noci
prehistory-pair-fruit-root = frutta e radici
prehistory-item-honey = miele
    .plus = miele con un punto sviluppo
prehistory-item-berry = bacche
    .plus = bacche con un punto sviluppo
prehistory-item-fruit = frutta
    .plus = frutta con un punto sviluppo
prehistory-item-egg = uova
    .plus = uova con un punto sviluppo
prehistory-item-nut = noci
    .plus = noci con un punto sviluppo
prehistory-item-root = radici
    .plus = radici con un punto sviluppo
prehistory-item-mushroom = un fungo
prehistory-item-perch = un persico
prehistory-item-trout = una trota
prehistory-item-catfish = un pesce gatto
prehistory-item-trap-dev = una trappola per punti sviluppo
prehistory-item-trap-vp = una trappola per punti
prehistory-item-trap-resource = una trappola per risorse
prehistory-item-trap-cube = una trappola per cubetti azione
prehistory-item-sabretooth = una tigre dai denti a sciabola
prehistory-item-rhino = un rinoceronte lanoso
prehistory-item-mammoth = un mammut
prehistory-species-sabretooth = tigre dai denti a sciabola
prehistory-species-rhino = rinoceronte lanoso
prehistory-species-mammoth = mammut
prehistory-item-sloth-painting = un bradipo per la pittura
prehistory-item-sloth-gathering = un bradipo per la raccolta
prehistory-item-sloth-ceremony = un bradipo per la cerimonia
prehistory-item-sloth-fishing = un bradipo per la pesca
prehistory-item-sloth-hunting = un bradipo per la caccia
prehistory-item-sloth-migration = un bradipo per la migrazione
prehistory-item-A = un megalite A
prehistory-item-B = un megalite B
prehistory-item-C = un megalite C
prehistory-item-D-painting = un megalite D per la pittura
prehistory-item-D-gathering = un megalite D per la raccolta
prehistory-item-D-ceremony = un megalite D per la cerimonia
prehistory-item-D-fishing = un megalite D per la pesca
prehistory-item-D-hunting = un megalite D per la caccia
prehistory-item-E = un megalite E
prehistory-character-painter = il pittore
prehistory-character-farmer = il contadino
prehistory-character-builder = il costruttore
prehistory-character-fisher = il pescatore
prehistory-character-matriarch = la matriarca
prehistory-character-hunter = il cacciatore
prehistory-character-shaman = lo sciamano
prehistory-seek-hut = spazi per capanne
prehistory-seek-megalith = megaliti
prehistory-seek-fish = pesci
prehistory-seek-animal = animali
prehistory-seek-gather = tessere raccolta
prehistory-seek-action = cubetti azione
prehistory-direction-0 = nord
prehistory-direction-1 = nord-est
prehistory-direction-2 = sud-est
prehistory-direction-3 = sud
prehistory-direction-4 = sud-ovest
prehistory-direction-5 = nord-ovest
prehistory-other-tribe = i predoni

## Carte cerimonia, per quello che contano

prehistory-rite-C01 = la diagonale discendente dipinta
prehistory-rite-C02 = la diagonale ascendente dipinta
prehistory-rite-C03 = i quattro angoli dipinti
prehistory-rite-C04 = il quadrato in basso a destra dipinto
prehistory-rite-C05 = la croce dipinta
prehistory-rite-C06 = ogni coppia di miele e bacche
prehistory-rite-C07 = ogni coppia di frutta e uova
prehistory-rite-C08 = ogni coppia di noci e radici
prehistory-rite-C09 = ogni tris di miele, bacche e frutta
prehistory-rite-C10 = ogni tris di uova, noci e radici
prehistory-rite-C11 = ogni persico
prehistory-rite-C12 = ogni trota
prehistory-rite-C13 = ogni pesce gatto
prehistory-rite-C14 = ogni tris di pesci diversi
prehistory-rite-C15 = lo spazio 15 del tracciato pesca
prehistory-rite-C16 = ogni tigre dai denti a sciabola
prehistory-rite-C17 = ogni rinoceronte lanoso
prehistory-rite-C18 = ogni mammut
prehistory-rite-C19 = ogni impronta di tigre
prehistory-rite-C20 = ogni impronta di rinoceronte
prehistory-rite-C21 = ogni impronta di mammut
prehistory-rite-C22 = ogni membro sull’acqua
prehistory-rite-C23 = ogni membro sulla roccia
prehistory-rite-C24 = ogni membro nella foresta
prehistory-rite-C25 = ogni capanna propria
prehistory-rite-C26 = ogni megalite preso
prehistory-rite-C27 = ogni membro sulla plancia
prehistory-rite-C28 = ogni due punti sviluppo rimasti
prehistory-rite-C29 = ogni carta cerimonia
prehistory-rite-C30 = ogni due tessere raccolta
prehistory-rite-C31 = ogni riga completa della roccia
prehistory-rite-C32 = ogni tre passi sul tracciato pesca
prehistory-rite-C33 = ogni tris di animali diversi
prehistory-rite-C34 = un’altra carta cerimonia una seconda volta

## Pezzi di frasi

prehistory-doer = { $by ->
    [tribe] La tribù ha
   *[seat] { $you ->
        [yes] Hai
       *[no] { $who } ha
    }
}
prehistory-player = { $you ->
    [yes] Hai
   *[no] { $who } ha
}
prehistory-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
prehistory-card = { $kind ->
    [animal] { $species } di valore { $value } da { prehistory-points }
   *[footprint] impronta ({ $species }) di valore { $value }: { $brings }
}
prehistory-rite = «{ prehistory-points } per { $text }»
prehistory-yield = { $points ->
    [0] { $dev } di sviluppo
   *[other] { prehistory-points }{ $dev ->
        [0] { "" }
       *[other] {" "}e { $dev } di sviluppo
    }
}
prehistory-hut-for = capanna per { $need ->
    [one] 1 membro
   *[other] { $need } membri
} ({ prehistory-yield })
prehistory-to-come = { $left ->
    [one] Ne manca 1
   *[other] Ne mancano { $left }
}
prehistory-kind = { $kind ->
    [resource] risorsa
   *[cube] cubetto azione
}

## Che cosa è successo

prehistory-told-ordered = L’ordine del primo anno: { $players }.
prehistory-told-price_laid = È posata la tessera prezzo di: { $action }.
prehistory-told-centre_shown = { $when ->
    [now] La tessera al centro ha in alto il { $colour }.
   *[next] La tessera al centro dell’anno prossimo avrà in alto il { $colour }.
}
prehistory-told-weather_dealt = { prehistory-doer } ricevuto una tessera tempo.
prehistory-told-character_dealt = { prehistory-player } ricevuto { $character }.
prehistory-told-tile_laid = { $by ->
    [chance] La tessera { $tile } sta in { $q }, { $r }, girata di { $turn }.
   *[seat] { prehistory-player } posato la tessera { $tile } in { $q }, { $r }, girata di { $turn }.
}
prehistory-told-lain = { prehistory-upon-space }: { $item }.
prehistory-told-filled = Nuovo sulla plancia delle azioni: { $item }.
prehistory-told-card_shown = Si espone una carta caccia: { prehistory-card }.
prehistory-told-rite_shown = Si espone una carta cerimonia di valore { $value }: { prehistory-rite }.
prehistory-told-began = { prehistory-player } { $turn ->
    [0] lasciato la tessera tempo com’era
    [one] girato la tessera tempo di un passo
   *[other] girato la tessera tempo di { $turn } passi
} e messo gli sciamani a { $pattern ->
    [even] nord, sud-est e sud-ovest
   *[odd] nord-est, sud e nord-ovest
}.
prehistory-told-year_began = Comincia l’anno { $year }.
prehistory-told-season_began = { $season ->
    [spring] Primavera.
    [summer] Estate.
    [autumn] Autunno.
   *[extra] Ancora un’azione per tutti.
}
prehistory-told-pillar_filled = Il pilastro di { $action } riceve un cubetto { $colour }.
prehistory-told-order_set = L’ordine di quest’anno: { $players }.
prehistory-told-quarry_paid = { prehistory-doer } non meno di chiunque altro attorno alla cava ({ $colour }) { prehistory-on-space }.
prehistory-told-rained = { prehistory-doer } ricevuto { $count ->
    [0] niente dal tempo
   *[other] dal tempo: { $cubes }
}.
prehistory-told-income_came = { prehistory-doer } ricevuto { prehistory-yield } dallo spazio { $space } del tracciato pesca.
prehistory-told-trap_paid = { prehistory-doer } svuotato { $item }.
prehistory-told-gained = { prehistory-doer } ottenuto { $amount } { $kind ->
    [resource] { $amount ->
        [one] risorsa
       *[other] risorse
    }
   *[cube] { $amount ->
        [one] cubetto azione
       *[other] cubetti azione
    }
} ({ $colour }).
prehistory-told-dev_gained = { $by ->
    [tribe] Il segnalino della tribù avanza di { $amount }: ora cerca { $priority }.
   *[seat] { prehistory-player } ottenuto { $amount ->
        [one] un punto sviluppo
       *[other] { $amount } punti sviluppo
    }.
}
prehistory-told-points_gained = { prehistory-doer } segnato { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}.
prehistory-told-tile_turned = { prehistory-player } girato la tessera di { $action } { $way ->
    [left] a sinistra
   *[right] a destra
}{ $price ->
    [0] { "" }
   *[other] {" "}per { $price } di sviluppo
}.
prehistory-told-weather_turned = { prehistory-player } girato la { $you ->
    [yes] tua
   *[no] propria
} tessera tempo per { $price } di sviluppo.
prehistory-told-bought = { prehistory-player } comprato: { prehistory-kind } ({ $colour }), per { $price } di sviluppo.
prehistory-told-sold = { prehistory-player } venduto per un punto sviluppo: { prehistory-kind } ({ $colour }).
prehistory-told-sloth_used = { prehistory-player } usato il bradipo di { $action }.
prehistory-told-ability_used = { prehistory-player } usato { $character } per { $price } di sviluppo.
prehistory-told-painted = { prehistory-doer } dipinto la sezione { $section }.
prehistory-told-gathered = { prehistory-doer } raccolto { $item }, per il cesto di { $basket }.
prehistory-told-paired = { prehistory-doer } formato una coppia di { $pair }.
prehistory-told-shifted = { prehistory-player } spostato una tessera da { $from } a { $to }.
prehistory-told-shamans_moved = { prehistory-player } spostato { $count ->
    [one] uno sciamano
   *[other] { $count } sciamani
} da { $from } a { $to }.
prehistory-told-held = { prehistory-doer } tenuto una cerimonia di valore { $value }: { prehistory-rite }.
prehistory-told-order_claimed = { prehistory-doer } per ora il posto { $place } nell’ordine del prossimo anno.
prehistory-told-fished = { prehistory-doer } pescato { $item } e raggiunto lo spazio { $space } del tracciato pesca.
prehistory-told-trapped = { prehistory-doer } preso { $item }.
prehistory-told-track_advanced = { prehistory-player } raggiunto lo spazio { $space } del tracciato pesca.
prehistory-told-hunted = { prehistory-doer } cacciato: { prehistory-card }.
prehistory-told-tracked = { prehistory-doer } seguito di nuovo { $count ->
    [one] un’impronta precedente
   *[other] { $count } impronte precedenti
} ({ $species }).
prehistory-told-migrated = { prehistory-player } mandato { $count ->
    [one] un membro
   *[other] { $count } membri
} { prehistory-onto-space }.
prehistory-told-followed = { prehistory-doer } mandato un membro { prehistory-onto-space } grazie al megalite di { $action }.
prehistory-told-stayed = { prehistory-player } lasciato tutti a casa nonostante il megalite.
prehistory-told-passed = { prehistory-doer } passato per questa primavera{ $reason ->
    [could_not] : non resta niente con cui agire
   *[chose] { "" }
}.
prehistory-told-skipped = { prehistory-player } saltato { $season ->
    [extra] l’azione in più
   *[summer] l’azione: { $action }
}.
prehistory-told-footed = { prehistory-doer } posato un cubetto { $colour } ai piedi del pilastro di { $action }.
prehistory-told-pillar_taken = { prehistory-doer } preso il pilastro di { $action } con { $count ->
    [one] un cubetto
   *[other] { $count } cubetti
}: { $cubes }.
prehistory-told-paid_steps = { prehistory-player } pagato { $kind ->
    [dev] un punto sviluppo
    [resource] una risorsa ({ $colour })
   *[cube] un cubetto azione ({ $colour })
} per { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}.
prehistory-told-walked = { prehistory-player } camminato { prehistory-away-from } { prehistory-to-to }, { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}.
prehistory-told-found = { prehistory-doer } trovato { $item } { prehistory-on-space }.
prehistory-told-settled = { $you ->
    [yes] Il tuo membro
   *[no] Il membro di { $who }
} { prehistory-on-space } si è stabilito ed è di nuovo disponibile.
prehistory-told-member_returned = { prehistory-player } ripreso un membro { prehistory-from-space }.
prehistory-told-built = { prehistory-doer } costruito la { prehistory-hut-for } { $where ->
    [map] { prehistory-on-space }
   *[board] accanto alla mappa
}.
prehistory-told-quarried = { prehistory-player } costruito la cava ({ $colour }) { prehistory-on-space }.
prehistory-told-raid_drawn = I predoni pescano una tessera; è incorniciata: { $action }.
prehistory-told-tribe_acted = La tribù agisce con il vassoio { $colour }, { $tie ->
    [yes] il primo in senso orario fra quelli con { $cubes ->
        [one] un cubetto
       *[other] { $cubes } cubetti
    }
   *[no] con { $cubes ->
        [one] un cubetto
       *[other] { $cubes } cubetti
    }
}: { $action }, per { $price } cubetti{ $season ->
    [spring] , uno dei quali per il pilastro
   *[summer] { "" }
}.
prehistory-told-tribe_blocked = Il vassoio { $colour } ne ha di più ({ $cubes }), ma { $reason ->
    [foot] il pilastro di { $action } è pieno
   *[impossible] non è possibile: { $action }
}.
prehistory-told-tribe_found_nothing = Nessun vassoio della tribù va bene: segna invece { prehistory-points }.
prehistory-told-tribe_lacked_cubes = { $reason ->
    [cubes] La tribù rinuncia a { $action }: il vassoio { $colour } ha solo { $cubes }.
   *[impossible] La tribù rinuncia a { $action }, anche se il vassoio { $colour } ha { $cubes }: non c’è niente da fare.
}
prehistory-told-tribe_chose_pillar = La tribù punta al pilastro di { $action } con { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
}, contando da quello di { $first }.
prehistory-told-tribe_without_card = Nessuna carta cerimonia vale qualcosa per la tribù: segna invece { prehistory-points }.
prehistory-told-tribe_migrated = { $count ->
    [one] Un membro della tribù arriva
   *[other] { $count } membri della tribù arrivano
} alla tessera di partenza.
prehistory-told-tribe_roused = Si alza il membro della tribù { prehistory-on-space }. Vassoio più pieno: { $colour }, { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
}; direzione { $direction }.
prehistory-told-tribe_looked = Cerca { $sought } e da quella parte non trova niente.
prehistory-told-tribe_walked = Cerca { $sought } e va { prehistory-away-from } { prehistory-to-to }.
prehistory-told-tribe_stayed = Cerca megaliti ed è già su un megalite o accanto: resta { prehistory-on-space }.
prehistory-told-tribe_returned_cubes = Torna nella riserva metà del vassoio { $colour }: { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
}.
prehistory-told-ended = L’anno { $year } è finito e si contano i punti.
prehistory-told-scored = { prehistory-doer } segnato { prehistory-points } per { $line ->
    [dev] i punti sviluppo
    [rock] la roccia
    [animals] animali e impronte
    [baskets] i cesti
    [megaliths] i megaliti
   *[rites] le carte cerimonia
}.
prehistory-told-rite_scored = { prehistory-doer } scoperto { prehistory-rite }: vale { $scored }.
prehistory-told-totalled = { prehistory-doer } raggiunto in tutto { $total } punti, { $track } dal tracciato.

## Domande

prehistory-ask-rotate_tile = Come va girata la tessera { $tile }?
prehistory-ask-lay_tile = Dove va la tessera { $tile }?
prehistory-ask-begin = Come giri il tempo, e dove metti gli sciamani?
prehistory-ask-spring_turn = Primavera: quale azione, o passi?
prehistory-ask-lay_foot = Quale risorsa va ai piedi del pilastro di { $action }?
prehistory-ask-take_pillar = Quale pilastro prendi?
prehistory-ask-summer_turn = Estate, { $action }: che cosa fai?
prehistory-ask-extra_turn = Ancora un’azione con le regole dell’estate?
prehistory-ask-autumn_turn = Autunno: chi cammina, che cosa si costruisce? Passi che puoi pagare: { $means }, di cui già pagati: { $left }.
prehistory-ask-end_turn = Ancora qualcosa, o il turno è finito?
prehistory-ask-use_sloth = Il bradipo di { $action }: che cosa fai?
prehistory-ask-turn_first = Giri la tessera della pittura prima della sezione { $section }?
prehistory-ask-choose_basket = In quale cesto va il fungo?
prehistory-ask-shaman_to = Per { prehistory-rite } ({ $value }): dove va uno sciamano? { prehistory-to-come }.
prehistory-ask-shaman_from = Quale posto lascia uno sciamano? { prehistory-to-come }.
prehistory-ask-pay = Paga { $price } per { $what }: { $count ->
    [0] che cosa per prima?
   *[other] finora { $paid }, e poi? { prehistory-to-come }.
}
prehistory-ask-send = Quanti membri vanno, e dove? Al massimo { $most }.
prehistory-ask-follow = Il tuo megalite fa migrare un membro dopo { $action }: dove?
prehistory-ask-walk_to = Dove va il membro { prehistory-standing-from }? Passi che puoi pagare: { $means }.
prehistory-ask-spend = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, { $left } ancora da pagare: con che cosa?
prehistory-ask-settle = La { prehistory-hut-for }: chi si stabilisce? { prehistory-to-come }.
prehistory-ask-take = { $why ->
    [builder] Il costruttore prende
    [trap] La tua trappola contiene
    [matriarch] La matriarca prende
   *[shaman] Lo sciamano prende
} { $kind ->
    [resource] una risorsa
   *[cube] un cubetto azione
}: di quale colore? { prehistory-to-come }.
prehistory-ask-paint_more = Il pittore: quale sezione, o quanti cubetti?
prehistory-ask-shift = Il contadino: quale tessera va in quale cesto?
prehistory-ask-raise_hut = Il costruttore: quale capanna?
prehistory-ask-return_member = La matriarca: quale membro torna a casa?
prehistory-ask-hunt_more = Il cacciatore: quale carta, esposta o fra gli scarti?
prehistory-ask-give = Quale cubetto azione per { $why ->
    [section] la sezione
    [hut] la capanna
   *[points] i punti
}? { $count ->
    [0] { "" }
   *[other] Finora { $paid }.{" "}
}{ prehistory-to-come }.
prehistory-ask-one_colour = Quale colore paga: { prehistory-card }?

## Rifiuti

prehistory-no-such-action = «{ $text }» non è qualcosa che si possa fare in Prehistory.
prehistory-no-station = Con le tessere prezzo condivise la caccia non ha una tessera propria; gira quella della pesca.
prehistory-no-dev = Costa { $price } di sviluppo, e ne hai { $dev }.
prehistory-no-foot-left = Dopo non resterebbe nessun cubetto per il piede del pilastro.
prehistory-no-action-left = Dopo non si potrebbe più eseguire l’azione del bradipo: { $action }.
prehistory-no-cube = Non hai: { prehistory-kind } ({ $colour }).
prehistory-no-pillar = Sul pilastro di { $action } non c’è niente.
prehistory-no-sloth = { $reason ->
    [sloth] Non hai un bradipo di { $action }.
    [other] Il bradipo che stai usando è quello di { $action }.
   *[action] Il bradipo di { $action } aspetta: ora l’azione non è possibile.
}
prehistory-no-ability = { $reason ->
    [none] In questa partita non ci sono personaggi.
    [season] La tua abilità si usa solo d’estate.
    [used] Hai già usato la tua abilità quest’estate.
    [dev] La tua abilità costa { $price } di sviluppo.
   *[idle] Ora la tua abilità non farebbe niente.
}
prehistory-no-walk = { $reason ->
    [nobody] { prehistory-upon-space } non c’è nessun tuo membro.
    [moved] Il tuo membro { prehistory-on-space } si è già mosso quest’autunno.
   *[steps] Il tuo membro { prehistory-on-space } non può andare da nessuna parte: nessun passo si può pagare, o niente è libero.
}
prehistory-no-stop = { $reason ->
    [same] Un cammino finisce su uno spazio diverso { prehistory-from-space }, dove è cominciato.
    [off] { $space } ({ $space-ground }) non è su questa mappa.
    [quarry] { prehistory-upon-space } c’è una cava: nessuno vi entra.
    [start] { prehistory-upon-space } nessun cammino finisce: ci passa soltanto.
    [walled] Attorno a { $space } ({ $space-ground }) ci sono cave: nessuna strada vi porta.
    [member] { prehistory-upon-space } c’è già un membro.
   *[hut] { prehistory-upon-space } c’è una capanna altrui.
}
prehistory-no-steps = { $space } ({ $space-ground }) dista { $steps } passi, e ne puoi pagare { $means }.
prehistory-no-hut = { $reason ->
    [built] Hai già costruito la { prehistory-hut-for }.
    [space] { prehistory-upon-space } non si può costruire una capanna.
   *[nobody] { prehistory-upon-space } non c’è nessun tuo membro.
}
prehistory-no-need = La { prehistory-hut-for } richiede { $need ->
    [one] 1 membro
   *[other] { $need } membri
} { prehistory-on-space } e attorno, e { $helpers ->
    [0] non ce n’è nessuno
    [one] ce n’è 1
   *[other] ce ne sono { $helpers }
}.
prehistory-no-quarry = { $reason ->
    [none] In questa partita non ci sono cave.
    [built] La cava ({ $colour }) è già costruita.
    [nobody] { prehistory-upon-space } non c’è nessun tuo membro.
    [ground] { prehistory-upon-space } non c’è terreno libero per la cava ({ $colour }).
   *[need] { prehistory-upon-space } e attorno ci sono troppo pochi tuoi membri.
}
prehistory-no-season = { $season ->
    [spring] In primavera le azioni si pagano con le regole della primavera.
   *[summer] Qui le azioni si pagano con le regole dell’estate.
}
prehistory-no-step = Ora tocca a: { $action }.
prehistory-no-foot = I due posti ai piedi del pilastro di { $action } sono occupati.
prehistory-no-painted = Hai già dipinto quella sezione.
prehistory-no-member = Non hai a casa nessun membro che possa migrare.
prehistory-no-target = A { $place } c’è già un tuo sciamano.
prehistory-no-side = La tessera prezzo non ha { $colour } sul lato { $action }.
prehistory-no-second = Si paga con colori tutti diversi, e { $colour } c’è già.
prehistory-no-most = Ora { $most ->
    [one] può andare al massimo 1 membro
   *[other] possono andare al massimo { $most } membri
}.
prehistory-no-camp = I membri vanno sulla tessera di partenza o in una tua capanna, e { $space } ({ $space-ground }) non è né l’una né l’altra.
prehistory-no-thing = Lì non c’è più niente.
prehistory-no-basket = Il cesto per quella tessera è pieno.
prehistory-no-price = Non puoi pagarlo con le tue risorse: guarda la tessera prezzo di { $action }.
prehistory-no-cubes = Costa { $price } { $price ->
    [one] cubetto azione
   *[other] cubetti azione
} ({ $colour }), e ne hai { $held }.

## Opzioni

prehistory-option-characters = Personaggi
prehistory-option-characters-no = Senza
    .hint = Tutti giocano con le stesse regole.
prehistory-option-characters-yes = Con
    .hint = Ognuno ha un personaggio con due abilità.
prehistory-option-tiles = Tessere aggiuntive
prehistory-option-tiles-no = Senza
    .hint = Solo le tessere del gioco base.
prehistory-option-tiles-yes = Con
    .hint = Funghi, bradipi, trappole, cave e altri megaliti.
prehistory-option-marauders = Predoni
prehistory-option-marauders-no = Senza
    .hint = Da due a quattro giocatori.
prehistory-option-marauders-easy = Facile
    .hint = Da uno a tre contro una tribù che gioca da sola.
prehistory-option-marauders-hard = Difficile
    .hint = Lo stesso, e la tribù agisce più spesso.
prehistory-option-price_tiles = Tessere prezzo
prehistory-option-price_tiles-shared = Condivise
    .hint = Pesca e caccia pagano con le due metà di una tessera.
prehistory-option-price_tiles-separate = Separate
    .hint = Pesca e caccia hanno una tessera ciascuna.
prehistory-option-map = Mappa
prehistory-option-map-random = Casuale
    .hint = Le tessere le posa il caso.
prehistory-option-map-built = Costruita
    .hint = I giocatori posano le tessere a turno.

## La scatola

prehistory-box-years = Anni
prehistory-box-map_tiles = Tessere della mappa, per giocatori
prehistory-box-price_tiles = Tessere prezzo, in senso orario dal colore incorniciato
prehistory-box-movement = Passi per un cubetto, per pilastro
prehistory-box-migrants = Membri per una e per due risorse
prehistory-box-matriarch_migrants = Lo stesso per la matriarca
prehistory-box-weather_tiles = Tessere tempo, in senso orario
prehistory-box-turn_price = Punti sviluppo per girare una tessera
prehistory-box-resource_price = Punti sviluppo per una risorsa
prehistory-box-cube_price = Punti sviluppo per un cubetto azione
prehistory-box-ability_price = Punti sviluppo per un’abilità
prehistory-box-dev_per_point = Punti sviluppo per un punto alla fine
prehistory-box-sections = Simboli delle sezioni
prehistory-box-row_rewards = Ricompense delle righe
prehistory-box-column_rewards = Ricompense delle colonne
prehistory-box-row_points = Punti per una riga di 1, 2, 3
prehistory-box-dev_tiles = Tessere con un punto sviluppo, per tipo
prehistory-box-pair_rewards = Cubetti azione per una coppia di cesti
prehistory-box-basket_points = Punti per 1-5 tessere di un tipo
prehistory-box-gathering_cubes = Cubetti rossi per una tessera raccolta
prehistory-box-fish = Pesci di ogni tipo
prehistory-box-track_end = Ultimo spazio del tracciato pesca
prehistory-box-fishing_income = Rendita della pesca: spazio, punti, sviluppo
prehistory-box-animals = Carte animale
prehistory-box-footprints = Carte impronta
prehistory-box-token_points = Punti di un animale sulla mappa
prehistory-box-ceremony_cards = Carte cerimonia
prehistory-box-ceremony_space = Spazio del tracciato pesca per una carta cerimonia
prehistory-box-huts = Capanne
prehistory-box-map_cells = Tessere mappa, per casella
prehistory-box-stone_points = Punti di un megalite A
prehistory-box-occupied_points = Punti per uno spazio occupato a un megalite B
prehistory-box-majority_points = Punti per primo e secondo a un megalite C
prehistory-box-units = Unità di un membro e di una capanna
prehistory-box-mushrooms = Funghi
prehistory-box-trap_values = Valori delle trappole
prehistory-box-quarry_terrain = Terreno delle cave
prehistory-box-quarry_need = Membri per una cava
prehistory-box-quarry_points = Punti di una cava
prehistory-box-raid_tiles = Tessere predoni, in senso orario
prehistory-box-raid_numbers = Numero dei predoni, facile e difficile
prehistory-box-raid_cubes = Cubetti per un’azione estiva della tribù
prehistory-box-raid_migrants = Membri della tribù che migrano
prehistory-box-no-tile = La tessera { $tile } mostra ognuno dei sei una volta.
prehistory-box-no-symbols = La sezione { $section } non ha due volte lo stesso simbolo.
prehistory-box-no-income = Gli spazi della rendita della pesca crescono, da 1 a { $end } al massimo.
prehistory-box-no-hut = In { $hut } non si stabiliscono più membri di quanti ne servono.

## La riga di comando

prehistory-cli-colour-grey = gr
prehistory-cli-colour-red = ro
prehistory-cli-colour-yellow = gi
prehistory-cli-colour-blue = bl
prehistory-cli-colour-brown = ma
prehistory-cli-colour-white = bi
prehistory-cli-symbol-wave = onda
prehistory-cli-symbol-hand = mano
prehistory-cli-symbol-ox = bue
prehistory-cli-symbol-sun = sole
prehistory-cli-symbol-hunter = uomo
prehistory-cli-symbol-deer = cervo
prehistory-cli-item-honey = miele
prehistory-cli-item-berry = bacche
prehistory-cli-item-fruit = frutta
prehistory-cli-item-egg = uova
prehistory-cli-item-nut = noci
prehistory-cli-item-root = radici
prehistory-cli-item-mushroom = fungo
prehistory-cli-item-perch = persico
prehistory-cli-item-trout = trota
prehistory-cli-item-catfish = p. gatto
prehistory-cli-item-trap-dev = trap. s
prehistory-cli-item-trap-vp = trap. p
prehistory-cli-item-trap-resource = trap. r
prehistory-cli-item-trap-cube = trap. c
prehistory-cli-item-sabretooth = tigre
prehistory-cli-item-rhino = rinoc.
prehistory-cli-item-mammoth = mammut
prehistory-cli-item-sloth-painting = brad. p
prehistory-cli-item-sloth-gathering = brad. r
prehistory-cli-item-sloth-ceremony = brad. c
prehistory-cli-item-sloth-fishing = brad. f
prehistory-cli-item-sloth-hunting = brad. h
prehistory-cli-item-sloth-migration = brad. m
prehistory-cli-item-A = A
prehistory-cli-item-B = B
prehistory-cli-item-C = C
prehistory-cli-item-D-painting = D pitt.
prehistory-cli-item-D-gathering = D racc.
prehistory-cli-item-D-ceremony = D cer.
prehistory-cli-item-D-fishing = D pesca
prehistory-cli-item-D-hunting = D cacc.
prehistory-cli-item-E = E
prehistory-cli-ground-rock = r
prehistory-cli-ground-forest = f
prehistory-cli-ground-water = a
prehistory-cli-start = inizio
prehistory-cli-site = cap.?
prehistory-cli-quarry = cava { $colour }
prehistory-cli-map-part = La mappa, parte { $part } di { $parts }, da ovest a est:
prehistory-cli-year = Anno { $year } di { $years }
prehistory-cli-phase-setup = preparazione
prehistory-cli-phase-winter = inverno
prehistory-cli-phase-spring = primavera
prehistory-cli-phase-summer = estate
prehistory-cli-phase-income = rendita
prehistory-cli-phase-autumn = autunno
prehistory-cli-phase-extra = ancora un’azione
prehistory-cli-phase-over = la partita è finita
prehistory-cli-order = ordine
prehistory-cli-passed = hanno passato
prehistory-cli-next-order = prossimo anno
prehistory-cli-pillars = Pilastri
prehistory-cli-top = in cima
prehistory-cli-foot = ai piedi
prehistory-cli-steps = passi
prehistory-cli-hunting = Caccia: valore, carta
prehistory-cli-ceremony = Cerimonie: valore, carta
prehistory-cli-prices = Prezzi
prehistory-cli-river = fiume
prehistory-cli-pays-fish = pesca
prehistory-cli-pays-hunt = caccia
prehistory-cli-card = { $beast }{ $kind ->
    [animal] , { prehistory-points }
   *[footprint] , impronta: { $brings }
}
prehistory-cli-rite = { prehistory-points } per { $text }
prehistory-cli-plus-dev = (+{ $dev } di sviluppo)
prehistory-cli-resources = Risorse
prehistory-cli-cubes = Cubetti azione
prehistory-cli-weather = Prossimo tempo
prehistory-cli-dev = Sviluppo
prehistory-cli-short-dev = svil.
prehistory-cli-rock = Roccia
prehistory-cli-members = Membri
prehistory-cli-huts = Capanne
prehistory-cli-hut-need = membri
prehistory-cli-hut-settle = fissi
prehistory-cli-hut-points = punti
prehistory-cli-hut-dev = sviluppo
prehistory-cli-hut-site = su
prehistory-cli-baskets = Cesti
prehistory-cli-fishing = Pesca
prehistory-cli-track = spazio { $space } di { $end } ({ prehistory-points } e { $dev } di sviluppo all’anno)
prehistory-cli-taken = Preso
prehistory-cli-game = { $beast } { $animals } + { $footprints ->
    [one] 1 impronta
   *[other] { $footprints } impronte
}
prehistory-cli-own-rites = Le tue cerimonie
prehistory-cli-character = Sei { $character }{ $able ->
    [yes] {"."}
   *[no] ; hai già usato l’abilità estiva.
}
prehistory-cli-worth = Punti se finisse ora:
prehistory-cli-tribe = la tribù
prehistory-cli-trays = Vassoi
prehistory-cli-seeks = La tribù cerca { $priority }; tentativi { $tries } di { $number }
prehistory-cli-head-points = punti
prehistory-cli-head-dev = svil
prehistory-cli-head-resources = ris
prehistory-cli-head-cubes = cub
prehistory-cli-head-rock = rocc
prehistory-cli-head-tiles = tess
prehistory-cli-head-track = pesca
prehistory-cli-head-hunted = cacc
prehistory-cli-head-rites = cer
prehistory-cli-head-huts = cap
prehistory-cli-head-people = membri
prehistory-cli-line-track = tracciato
prehistory-cli-line-dev = sviluppo
prehistory-cli-line-rock = roccia
prehistory-cli-line-animals = caccia
prehistory-cli-line-baskets = cesti
prehistory-cli-line-megaliths = megaliti
prehistory-cli-line-rites = cerimonie
prehistory-cli-line-total = totale
prehistory-cli-near = { $space } ({ $ground }) confina con { $neighbours }.
prehistory-cli-near-item = Sopra: { $item }.
prehistory-cli-near-quarry = C’è la cava ({ $colour }).
prehistory-cli-near-hut = C’è una capanna di { $owner }.
prehistory-cli-near-site = Qui si può costruire una capanna.
prehistory-cli-near-people = Membri: { $people }.
prehistory-cli-sum-totalled = { $track } sul tracciato e il resto nel conteggio finale: { $total }
prehistory-cli-help = Azioni: «p r1c2» dipinge, «g3» (o «raccogli 3») raccoglie, «c2» tiene una cerimonia, «f1» (o «pesca 1») pesca, «h4» (o «caccia 4») caccia, «m1+2» o «m bianco» migra. I colori sono gr, ro, gi, bl, ma e bi: un colore da solo paga o si posa, come ti si chiede; «h4 bl gr, piede ro» fa tutto in una riga. Un numero da solo prende un pilastro o muove uno sciamano. In autunno «inizio 5a» o «5a>7b» cammina, «b 3 5b» costruisce la capanna 3 su M05b, «cava ro 5b» una cava. Sviluppo: «compra r bl», «compra c bl», «vendi c bl», «gira f sinistra» (gira la tessera della pesca), «tempo». «passo», «salta» e «fine» chiudono il turno. In una riga dei prezzi ogni posto mostra il suo colore e che cosa c’è; i numeri sono gli sciamani dei giocatori, e i posti si contano in senso orario da 0, a nord. Sulla mappa +gr è un cubetto azione, cap.? un posto per una capanna, 1×2 due membri del giocatore 1, 1' uno che si è già mosso. I membri di un giocatore si contano sulla mappa, a casa e nella riserva.
prehistory-cli-help-moves = tutto ciò che puoi giocare; «mosse raccogli» o «mosse 5a»: con le conseguenze
prehistory-cli-help-near = tutta la mappa, «vicino mappa»; uno spazio e i suoi confini, «vicino 5a»; che cosa ha un giocatore, «vicino 2»
prehistory-cli-help-why = come è nato l’ultimo totale; «perché h2»: perché si può o non si può
prehistory-cli-help-rules = le regole, un paragrafo («regole 6.1») o tutti quelli che parlano di qualcosa («regole sciamano»)
prehistory-cli-no-place-named = Di’ quale spazio, per esempio: vicino 5a, o vicino mappa
prehistory-cli-ask-rotate_tile = Come va girata la tessera { $tile } (da 0 a 5)
prehistory-cli-ask-lay_tile = Dove va la tessera { $tile }: q e r (p. es. 1 -2)
prehistory-cli-ask-begin = Come giri la tua tessera tempo e dove metti gli sciamani (p. es. 0 pari)
prehistory-cli-ask-spring_turn = La tua azione di primavera (p. es. g3), o passo
prehistory-cli-ask-lay_foot = Una risorsa ai piedi del pilastro di { $action } (p. es. bl)
prehistory-cli-ask-take_pillar = Il pilastro che prendi (il suo numero)
prehistory-cli-ask-summer_turn = Estate, { $action }: che cosa fai (p. es. h2), o salta
prehistory-cli-ask-extra_turn = Ancora un’azione con le regole dell’estate (p. es. h2), o salta
prehistory-cli-ask-autumn_turn = Passi che puoi pagare: { $means }, di cui già pagati: { $left }. Cammina (p. es. inizio 5a), costruisci (p. es. b 3 5b), o fine
prehistory-cli-ask-end_turn = Ancora qualcosa (p. es. compra r bl), o fine
prehistory-cli-ask-use_sloth = Il bradipo di { $action }: che cosa fai e con quali regole (p. es. h2 estate)
prehistory-cli-ask-turn_first = Giri la tessera della pittura prima della sezione { $section }: sinistra, tieni o destra
prehistory-cli-ask-choose_basket = Il cesto per il fungo (p. es. miele)
prehistory-cli-ask-shaman_to = Per { prehistory-rite }: il posto dove va uno sciamano, ancora { $left }
prehistory-cli-ask-shaman_from = Il posto che uno sciamano lascia, ancora { $left }
prehistory-cli-ask-pay = { $price } risorse per { $what }: { $count ->
    [0] i primi colori (p. es. gr bl)
   *[other] finora { $paid }, ancora { $left }
}
prehistory-cli-ask-send = Quanti membri vanno e dove, al massimo { $most } (p. es. 1 inizio)
prehistory-cli-ask-follow = Un membro migra dopo { $action }: dove (p. es. 1 inizio), o resta
prehistory-cli-ask-walk_to = Dove va il membro { prehistory-standing-from }; passi che puoi pagare: { $means }
prehistory-cli-ask-spend = { $left } di { $steps } passi ancora da pagare (p. es. r bl, c gr, sviluppo)
prehistory-cli-ask-settle = La { prehistory-hut-for }: lo spazio di un membro che si stabilisce, ancora { $left }
prehistory-cli-ask-take = { $why ->
    [builder] Il costruttore prende
    [trap] La tua trappola contiene
    [matriarch] La matriarca prende
   *[shaman] Lo sciamano prende
} { $kind ->
    [resource] una risorsa
   *[cube] un cubetto azione
} (p. es. bl), ancora { $left }
prehistory-cli-ask-paint_more = Il pittore: una sezione (p. es. r1c2), o quanti cubetti (p. es. 2)
prehistory-cli-ask-shift = Il contadino: da quale cesto a quale (p. es. miele uova)
prehistory-cli-ask-raise_hut = Il costruttore: il numero di una capanna
prehistory-cli-ask-return_member = La matriarca: lo spazio del membro che torna a casa
prehistory-cli-ask-hunt_more = Il cacciatore: una carta esposta (p. es. h2) o degli scarti (p. es. rhino-f3)
prehistory-cli-ask-give = Un cubetto azione per { $why ->
    [section] la sezione
    [hut] la capanna
   *[points] i punti
} (p. es. bl){ $count ->
    [0] { "" }
   *[other] , finora { $paid }
}, ancora { $left }
prehistory-cli-ask-one_colour = Il colore che paga: { prehistory-card } (p. es. bl)

## La prima partita guidata

prehistory-lesson-act = Primavera: fai qualcosa
    .do = Migra con un membro; posa un cubetto rosso ai piedi del pilastro e gioca il turno.
    .why = Il tuo tempo ha portato risorse. In primavera ognuno a turno fa una di sei azioni, la paga e posa un altro cubetto ai piedi del suo pilastro. La migrazione manda membri sulla mappa, dove ti servono in autunno.
prehistory-lesson-price = La tessera prezzo
    .do = Pesca: prendi il persico evidenziato per un cubetto blu, posane uno bianco al pilastro e gioca il turno.
    .why = La tessera di ogni zona dice quali colori pagano. Un pesce costa tanti colori diversi quanto vale, e ti fa avanzare altrettanto sul tracciato pesca, che a fine estate dà punti.
prehistory-lesson-gather = Riempi i cesti
    .do = Raccogli le noci evidenziate, posa un cubetto rosso al pilastro e gioca il turno.
    .why = Accanto a ogni tessera c’è il suo prezzo. Più ne hai dello stesso tipo nel cesto, più vale; queste noci danno anche un punto sviluppo, con cui girare le tessere prezzo o camminare di più.
prehistory-lesson-pass = Tieni qualcosa da parte
    .do = Passa per questa primavera.
    .why = Ciò che tieni paga i tuoi passi in autunno. Quando tutti hanno passato, i cubetti ai piedi dei pilastri salgono in cima e comincia l’estate.
prehistory-lesson-pillar = Estate: prendi un pilastro
    .do = Prendi il pilastro evidenziato, con due cubetti rossi e uno bianco, e giocalo.
    .why = Ognuno prende tutti i cubetti di un pilastro: pagano le azioni dell’estate, ciascuna nel suo colore. Ciò che altri hanno posato lì in primavera ora è tuo.
prehistory-lesson-summer = Ogni azione ancora una volta
    .do = Salta la pittura; raccogli le radici per due cubetti rossi. Salta fino alla migrazione e manda un membro con quello bianco.
    .why = Le sei azioni vengono una dopo l’altra, e ognuna vuole cubetti del suo colore: rosso per la raccolta, bianco per la migrazione. Se non ne hai, salti.
prehistory-lesson-walk = Autunno: cammina
    .do = Cammina con un membro dalla tessera di partenza alla foresta segnata 1, per una risorsa rossa.
    .why = In autunno i membri si muovono, un passo per ogni punto. La tessera al centro dice quanti ne dà un cubetto di ogni colore. Dove si ferma, un membro prende ciò che trova, o costruisce.
prehistory-lesson-hut = Costruisci una capanna
    .do = Costruisci lì la capanna da 5 punti; vi si stabiliscono i due sulla tessera di partenza. Poi concludi il turno.
    .why = Una capanna vuole un certo numero di tuoi membri nello spazio e attorno. Dà 5 punti e un nuovo membro alla tribù. Dopo cinque anni contano anche cesti, pitture, animali e cerimonie.

## Una scelta che ancora non porta niente

prehistory-deed-done = Non fare altro: il turno è finito.
prehistory-deed-gather = Raccogli dal posto { $place }.
prehistory-deed-ceremony = Tieni una cerimonia con la carta nella casella { $slot }.
prehistory-deed-fish = Pesca al posto { $place }.
prehistory-deed-hunt = Caccia con la carta nella casella { $slot }.
prehistory-deed-migrate = Migra lungo i lati { $sides }.
prehistory-deed-walk = Cammina da { $space }.
prehistory-deed-to = Uno sciamano va al posto { $place }.
prehistory-deed-from = Uno sciamano lascia il posto { $place }.
prehistory-deed-paint = Dipingi la sezione { $section }.
prehistory-deed-pay = Paga un cubetto { $colour }.
