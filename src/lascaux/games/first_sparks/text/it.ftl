# The First Sparks in italiano. Il valore basta a chi vede la mappa; l'attributo `.numbered`, dove c'è,
# nomina gli spazi, per il terminale e per chi ascolta.

first_sparks-line = Caccia, impara ad accendere il fuoco e fa’ crescere il tuo clan.

## Terreni e cibo

first_sparks-ground-berry = cespuglio di bacche
    .name = Cespuglio di bacche
    .one = un cespuglio di bacche
    .at = presso un cespuglio di bacche
first_sparks-ground-fish = lago
    .name = Lago
    .one = un lago
    .at = presso un lago
first_sparks-ground-bear = bosco
    .name = Bosco
    .one = un bosco
    .at = in un bosco
first_sparks-ground-mammoth = valle
    .name = Valle
    .one = una valle
    .at = in una valle

first_sparks-food-crop = raccolti
first_sparks-food-berry = bacche
first_sparks-food-fish = pesci
first_sparks-food-bear = orsi
first_sparks-food-mammoth = mammut

## Carte

# `.the` sta in mezzo a una frase, prima del numero.
first_sparks-card-herb = Erbe
    .the = le erbe
first_sparks-card-field = Campo
    .the = il campo
first_sparks-card-basket = Cesto
    .the = il cesto
first_sparks-card-rod = Canna da pesca
    .the = la canna da pesca
first_sparks-card-bow = Arco
    .the = l’arco
first_sparks-card-spear = Lancia
    .the = la lancia
first_sparks-card-fire = Fuoco
    .the = il fuoco
first_sparks-card-plow = Aratro
    .the = l’aratro
first_sparks-card-sled = Slitta
    .the = la slitta
first_sparks-card-language = Linguaggio
    .the = il linguaggio
first_sparks-card-intelligence = Intelligenza
    .the = l’intelligenza

## Parti di frase

first_sparks-doer = { $you ->
    [yes] Hai
   *[no] { $who } ha
}
first_sparks-tokens = { $food ->
    [berry] { $tokens ->
        [one] una bacca
       *[other] { $tokens } bacche
    }
    [fish] { $tokens ->
        [one] un pesce
       *[other] { $tokens } pesci
    }
    [bear] { $tokens ->
        [one] un orso
       *[other] { $tokens } orsi
    }
    [mammoth] { $tokens ->
        [one] un mammut
       *[other] { $tokens } mammut
    }
   *[crop] { $tokens ->
        [one] un raccolto
       *[other] { $tokens } raccolti
    }
}
first_sparks-for-price = { $price ->
    [one] 1 cibo
   *[other] { $price } cibi
}
first_sparks-for-cost = { $cost ->
    [one] 1 cibo
   *[other] { $cost } cibi
}
first_sparks-for-paid = { $paid ->
    [one] 1 cibo
   *[other] { $paid } cibi
}
first_sparks-members = { $members ->
    [one] un membro
   *[other] { $members } membri
}
first_sparks-parts = { $base }{ $ridge ->
    [0] { "" }
   *[other] {" "}+ { $ridge } oltre una montagna
}{ $company ->
    [0] { "" }
   *[other] {" "}+ { $company } per la compagnia
}

## Che cosa è successo

first_sparks-told-dealt = { first_sparks-doer } pescato l’erba { $number }.
first_sparks-told-tile_laid = { $by ->
    [chance] È stata posata una tessera con { $one } e { $other }.
   *[seat] { first_sparks-doer } posato una tessera con { $one } e { $other }.
}
    .numbered = { $by ->
        [chance] La tessera { $tile }, con { $one } e { $other }, è stata posata in { $q }, { $r }, girata di { $rotation }.
       *[seat] { first_sparks-doer } posato la tessera { $tile }, con { $one } e { $other }, in { $q }, { $r }, girata di { $rotation }.
    }
first_sparks-told-map_laid = { $map ->
    [first] La mappa della prima partita è pronta.
    [random] La mappa è completa.
   *[built] La mappa è completa.
}
first_sparks-told-settled = { $clan ->
    [neutral] { first_sparks-doer } insediato il clan neutrale { $where }.
   *[own] { $you ->
        [yes] Il tuo clan
       *[no] Il clan di { $who }
    } si è insediato { $where }.
}
    .numbered = { $clan ->
        [neutral] { first_sparks-doer } insediato il clan neutrale in { $space }, { $where }.
       *[own] { $you ->
            [yes] Il tuo clan
           *[no] Il clan di { $who }
        } si è insediato in { $space }, { $where }.
    }
first_sparks-told-ordered = { $reason ->
    [herbs] Ordine di gioco, secondo le erbe: { $order }.
    [placing] Nuovo ordine di gioco: { $order }.
   *[size] Nuovo ordine di gioco: { $order }.
}
first_sparks-told-year_began = Comincia l’anno { $year }.
first_sparks-told-phase_began = { $phase ->
    [hunting] Fase 2: caccia e nutrimento.
    [spreading] Fase 3: i clan si ampliano.
   *[supply] Fase 4: rifornimento.
}
first_sparks-told-bonus_laid = Un raccolto attende chi compra { $card } { $number }.
first_sparks-told-bonus_gone = { $reason ->
    [boxed] Il raccolto che c’era sopra torna nella riserva generale.
   *[lower] È arrivata una carta più bassa: il raccolto lascia { $card } { $number }.
}
first_sparks-told-offered = { first_sparks-doer } offerto { $card } { $number } per { first_sparks-for-price }.
first_sparks-told-declined = { first_sparks-doer } lasciato { $card } { $number }.
first_sparks-told-bought = { first_sparks-doer } comprato { $card } { $number } per { first_sparks-for-price }{ $crops ->
    [0] .
   *[other] {" "}prendendo il raccolto che c’era sopra.
}
first_sparks-told-passed = { $reason ->
    [poor] { $you ->
        [yes] Non puoi pagare nessuna carta e passi.
       *[no] { $who } non può pagare nessuna carta e passa.
    }
    [nothing] { $you ->
        [yes] Non c’è più nessuna carta per te: passi.
       *[no] Non c’è più nessuna carta per { $who }, che passa.
    }
   *[chose] { first_sparks-doer } passato: niente carte quest’anno.
}
first_sparks-told-dropped = { first_sparks-doer } scartato { $card } { $number }.
first_sparks-told-boxed = { $reason ->
    [unsold] Nessuno ha voluto { $card } { $number }: se ne va con il suo raccolto.
   *[first] { first_sparks-doer } messo { $card } { $number } nella scatola.
}
first_sparks-told-harvest_lost = E lo spazio raccolto perde { first_sparks-tokens }.
first_sparks-told-drawn = { $name } { $number } entra nel mercato.
first_sparks-told-reshuffled = È uscita la carta del rimescolamento: { $cards ->
    [0] nel mazzo non resta nessuna carta.
    [one] l’ultima carta fa da nuovo mazzo.
   *[other] { $cards } carte fanno il nuovo mazzo.
}
first_sparks-told-spoiled = { first_sparks-doer } perso { $lost ->
    [one] 1 cibo guasto
   *[other] { $lost } cibi guasti
}; { $left ->
    [one] ne resta 1.
   *[other] ne restano { $left }.
}
first_sparks-told-hunted = { first_sparks-doer } preso { first_sparks-tokens } con { $card } { $number }: { $worth ->
    [one] 1 cibo.
   *[other] { $worth } cibi.
}
first_sparks-told-fed = { first_sparks-doer } sfamato { first_sparks-members } con { $eaten ->
    [one] 1 cibo.
   *[other] { $eaten } cibi.
}
first_sparks-told-starved = { $you ->
    [yes] Non avevi
   *[no] { $who } non aveva
} cibo per un membro { $where }: se n’è andato.
    .numbered = { $you ->
        [yes] Non avevi
       *[no] { $who } non aveva
    } cibo per il membro in { $space }, { $where }: se n’è andato.
first_sparks-told-spread = { first_sparks-doer } piazzato un membro { $where } per { first_sparks-for-cost }{ $dear ->
    [yes] {" "}({ first_sparks-parts }).
   *[no] .
}
    .numbered = { first_sparks-doer } piazzato un membro in { $space }, { $where }, per { first_sparks-for-cost }{ $dear ->
        [yes] {" "}({ first_sparks-parts }).
       *[no] .
    }
first_sparks-told-neutral_spread = { first_sparks-doer } piazzato un membro del clan neutrale { $where }.
    .numbered = { first_sparks-doer } piazzato un membro del clan neutrale in { $space }, { $where }.
first_sparks-told-stopped = { $reason ->
    [dear] { $you ->
        [yes] Non puoi pagare altri membri
       *[no] { $who } non può pagare altri membri
    }
    [five] { first_sparks-doer } piazzato quanti ne consente un anno
    [full] { $you ->
        [yes] Il tuo clan ha
       *[no] Il clan di { $who } ha
    } tutti i membri che ci sono
   *[enough] { $placed ->
        [0] { $you ->
            [yes] Non hai
           *[no] { $who } non ha
        } piazzato altri membri
       *[other] { $you ->
            [yes] Per te basta così
           *[no] Per { $who } basta così
        }
    }
}{ $placed ->
    [0] .
    [one] : un nuovo membro per { first_sparks-for-paid }.
   *[other] : { $placed } nuovi membri per { first_sparks-for-paid }.
}
first_sparks-told-supplied = Arrivano sugli spazi raccolto: { $berries ->
    [0] nessuna bacca
    [one] una bacca
   *[other] { $berries } bacche
}, { $fish ->
    [0] nessun pesce
    [one] un pesce
   *[other] { $fish } pesci
}, { $bears ->
    [0] nessun orso
    [one] un orso
   *[other] { $bears } orsi
} e { $mammoths ->
    [0] nessun mammut
    [one] un mammut
   *[other] { $mammoths } mammut
}.
first_sparks-told-bottomed = { $name } { $number } va sotto il mazzo.
first_sparks-told-removed = La carta del rimescolamento se ne va{ $kind ->
    [none] : d’ora in poi tutte le carte del mercato sono in vendita.
   *[other] , e con lei { $card } { $number }: d’ora in poi tutte le carte del mercato sono in vendita.
}
first_sparks-told-moved_back = L’intelligenza fa arretrare { $you ->
    [yes] te
   *[no] { $who }
} al posto { $place }.
first_sparks-told-ended = { $reason ->
    [thirteen] Un clan ha { $members } membri: la partita finisce con quest’anno.
   *[long] Dopo { $years } anni la partita finisce.
}
first_sparks-told-totalled = { $you ->
    [yes] Finisci
   *[no] { $who } finisce
} con { first_sparks-members } e { $left ->
    [one] 1 cibo.
   *[other] { $left } cibi.
}

## Che cosa si chiede

first_sparks-ask-lay_tile = { $laid ->
    [0] Posa la prima tessera, con { $one } e { $other }.
    [one] Posa la tessera con { $one } e { $other } in modo che tocchi la prima.
   *[other] Posa la tessera con { $one } e { $other } in modo che tocchi due tessere.
}
    .numbered = { $laid ->
        [0] Dove va la tessera { $tile }, con { $one } e { $other }? Per esempio: lay 0 0 0.
       *[other] Dove va la tessera { $tile }, con { $one } e { $other }? Di’ posto e rotazione, come in: lay 0 1 4.
    }
first_sparks-ask-settle = { $clan ->
    [neutral] Dove si insedia il clan neutrale?
   *[own] Dove si insedia il tuo clan? Il primo membro è gratis.
}
first_sparks-ask-second = Piazza un secondo membro accanto al primo, o comincia con uno solo.
first_sparks-ask-offer = Offri una carta del presente, o passa per quest’anno.
first_sparks-ask-answer = { $by } offre { $card } { $number } per { first_sparks-for-price }. { $count ->
    [0] Compri?
    [one] { $declined } ha già rinunciato. Compri?
   *[other] { $declined } hanno già rinunciato. Compri?
}
first_sparks-ask-box_offer = Nessuno vuole { $card } { $number }. Comprare per { first_sparks-for-price }, o mettere nella scatola?
first_sparks-ask-drop_tool = Hai { $tools } strumenti e posto per { $limit }. A quale rinunci?
first_sparks-ask-hunt = Caccia nell’ordine migliore, o scegli quale strumento va per primo.
first_sparks-ask-starve = { $unfed ->
    [one] Non c’è cibo per un membro. Quale perdi?
   *[other] Non c’è cibo per { $unfed } membri. Quale perdi per primo?
}
first_sparks-ask-neutral = Piazza un membro del clan neutrale; { $left ->
    [one] per ora è l’ultimo.
   *[other] ne restano { $left }.
}
first_sparks-ask-spread = { $placed ->
    [0] Piazza un nuovo membro accanto ai tuoi, o resta come sei.
   *[other] Piazza un altro membro, o fermati qui.
}

## Perché qualcosa non si può fare

first_sparks-no-such-action = «{ $text }» non si può fare in The First Sparks. Prova con «{ $example }».
first_sparks-no-not-now = { $step ->
    [lay_tile] Ora si posa una tessera.
    [settle] Ora i clan scelgono dove insediarsi.
    [second] Ora piazzi un secondo membro o cominci con uno solo.
    [offer] Ora offri una carta o passi.
    [answer] Ora compri la carta offerta o la lasci.
    [box_offer] Ora compri la carta che hai offerto o la metti nella scatola.
    [drop_tool] Ora devi rinunciare a uno dei tuoi strumenti.
    [hunt] Ora vai a caccia.
    [starve] Ora scegli quale membro non puoi sfamare.
    [neutral] Ora piazzi il clan neutrale.
   *[spread] Ora piazzi nuovi membri o ti fermi.
} Prova con «{ $example }».
first_sparks-no-card = La carta { $number } non esiste: i numeri vanno da 1 a { $last }.
first_sparks-no-space = Lo spazio { $text } non esiste: gli spazi si chiamano come T1Aa, tessera per tessera.
first_sparks-no-space-on-map = La tessera { $tile } non è su questa mappa, quindi lo spazio { $space } non c’è.
first_sparks-no-place = Una tessera va in un posto da -{ $reach } a { $reach } e si gira da 0 a 5.
first_sparks-no-centre = La prima tessera sta al centro del tavolo, non girata.
first_sparks-no-overlap = Lì c’è già un’altra tessera.
first_sparks-no-touch-one = La seconda tessera deve toccare la prima.
first_sparks-no-touch-two = Dalla terza in poi ogni tessera deve toccarne due; qui { $touched ->
    [0] non ne toccherebbe nessuna
   *[other] ne toccherebbe una sola
}.
first_sparks-no-settle-taken = Lì vive già qualcuno: i primi membri vanno su spazi vuoti.
    .numbered = In { $space } vive già qualcuno: i primi membri vanno su spazi vuoti.
first_sparks-no-settle-ground = Lì si è già insediato un altro clan, e accanto a un terreno un solo clan può piazzare il primo membro.
    .numbered = Accanto al terreno di { $space } si è già insediato un altro clan, e lì uno solo può piazzare il primo membro.
first_sparks-no-settle-start = Su questa mappa i clan cominciano negli spazi segnati: { $starts }.
first_sparks-no-future = { $name } { $number } è nel futuro: in vendita è solo il presente.
first_sparks-no-in-market = { $name } { $number } non è nel mercato.
first_sparks-no-price = { $name } { $number } costa { first_sparks-for-price }; tu ne hai { $food }.
first_sparks-no-twice = Lo sai già: un clan ha ogni tipo di conoscenza una volta sola.
first_sparks-no-offer-yet = Nessuna carta ti viene offerta: offrine una tu, o passa.
first_sparks-no-must-buy = Nessun altro ha comprato la carta che hai offerto: comprala, o mettila nella scatola.
first_sparks-no-own-tool = { $name } { $number } non è tra i tuoi strumenti.
first_sparks-no-drop-knowledge = { $name } { $number } è conoscenza e non occupa posto: si rinuncia solo a strumenti.
first_sparks-no-use-twice = { $name } { $number } ha già preso la sua parte.
first_sparks-no-use-ground = Senza un membro { $where }, { $card } { $number } non prende nulla.
first_sparks-no-use-order = { $name } { $number } prende lo stesso in ogni ordine: non serve scegliere.
first_sparks-no-own-member = Lì non vive nessuno dei tuoi.
    .numbered = In { $space } non vive nessuno dei tuoi.
first_sparks-no-cut = Senza quel membro il tuo clan si spezzerebbe: chi resta deve formare un solo gruppo.
    .numbered = Senza il membro in { $space } il tuo clan si spezzerebbe: chi resta deve formare un solo gruppo.
first_sparks-no-already = { $clan ->
    [neutral] Il clan neutrale
   *[own] Il tuo clan
} vive già lì: su uno spazio basta un membro.
    .numbered = { $clan ->
        [neutral] Il clan neutrale
       *[own] Il tuo clan
    } vive già in { $space }: su uno spazio basta un membro.
first_sparks-no-far = Un nuovo membro sta accanto a uno { $clan ->
    [neutral] del clan neutrale
   *[own] dei tuoi
}; quello spazio è troppo lontano.
    .numbered = Un nuovo membro sta accanto a uno { $clan ->
        [neutral] del clan neutrale
       *[own] dei tuoi
    }; { $space } è troppo lontano.
first_sparks-no-dear = Un membro lì costa { first_sparks-for-cost } ({ first_sparks-parts }); tu ne hai { $food }.
    .numbered = Un membro in { $space } costa { first_sparks-for-cost } ({ first_sparks-parts }); tu ne hai { $food }.

## Opzioni

first_sparks-option-map = Mappa
first_sparks-option-map-first = Pronta
    .hint = La mappa della prima partita; in sei è a caso.
first_sparks-option-map-random = A caso
    .hint = Il caso posa le tessere.
first_sparks-option-map-built = Costruita
    .hint = Le tessere le posate voi, a turno.

## La riga di comando

first_sparks-cli-year = { $year ->
    [0] Prima del primo anno
   *[other] Anno { $year }
}
first_sparks-cli-phase-map = si posa la mappa
first_sparks-cli-phase-placing = i clan si insediano
first_sparks-cli-phase-technology = tecnologia
first_sparks-cli-phase-hunting = caccia e nutrimento
first_sparks-cli-phase-spreading = ampliamento
first_sparks-cli-phase-supply = rifornimento
first_sparks-cli-phase-over = la partita è finita
first_sparks-cli-present = Presente: numero, carta, prezzo, resa
first_sparks-cli-future = Futuro
first_sparks-cli-deck = { $reshuffle ->
    [gone] mazzo { $cards }
   *[waits] mazzo { $cards }, si rimescola dopo { $above }
}
first_sparks-cli-reshuffle = Rimescolamento
first_sparks-cli-stock = Spazi raccolto
first_sparks-cli-order = Ordine di gioco
first_sparks-cli-members = membri
first_sparks-cli-food = cibo
first_sparks-cli-tools = strumenti
first_sparks-cli-knowledge = conoscenze
first_sparks-cli-neutral = n clan neutrale
first_sparks-cli-bought = ha comprato
first_sparks-cli-passed = ha passato
first_sparks-cli-your-tools = I tuoi strumenti
first_sparks-cli-harvest = resa
first_sparks-cli-now = ora
first_sparks-cli-next = dopo il rifornimento
first_sparks-cli-total = cibo in tutto
first_sparks-cli-reach = Alla portata:
first_sparks-cli-too-dear = Troppo cari:
first_sparks-cli-neighbour = { $space }{ $ridge ->
    [yes] {" "}oltre una montagna
   *[no] { "" }
}
first_sparks-cli-near = { $space }, { $where }, confina con { $neighbours }.
first_sparks-cli-near-cost = Un membro lì ti costa { first_sparks-for-cost }: { first_sparks-parts }.
first_sparks-cli-near-herb = { $name } { $number }: uno strumento che porta un raccolto all’anno.
first_sparks-cli-near-knowledge = { $name } { $number }: una conoscenza per { first_sparks-for-price }.
first_sparks-cli-near-tool = { $name } { $number }: uno strumento per { first_sparks-for-price }; porta { $food } { $harvest }.
first_sparks-cli-sum-hunted = { $tokens } × { $each } = { $worth ->
    [one] 1 cibo
   *[other] { $worth } cibi
}
first_sparks-cli-sum-spread = { first_sparks-parts } = { first_sparks-for-cost }
first_sparks-cli-help = Scrivi il numero di una carta per offrirla («22»), «s» o «n» per comprare o lasciare un’offerta, uno spazio per mettere un membro («t2ab»), anche più spazi in una riga («t2ab t2ac basta»), «passo» per nessuna carta quest’anno e «basta» per nessun altro membro. Sulla mappa ogni mattone è un esagono, T2A, con il suo cibo e tre spazi a, b e c; i numeri sono i clan dei giocatori, (3) è quanto ti costerebbe un membro lì, i triangoli sono montagne. Di una resa «1:1 3:2» vuol dire un segnalino se nello spazio raccolto ce n’è almeno uno, due se ce ne sono almeno tre; «+3» sono raccolti.
first_sparks-cli-help-moves = tutto ciò che puoi giocare; «mosse 22» o «mosse t2a»: con le conseguenze
first_sparks-cli-help-near = che cosa confina con uno spazio, «vicino t2ab»; che cosa porta una carta, «vicino 22»
first_sparks-cli-help-why = da dove viene l’ultima resa o l’ultimo costo; «perché t2ab»: perché è permesso o no
first_sparks-cli-help-rules = le regole, un paragrafo («regole 8.4») o tutti quelli che parlano di qualcosa («regole slitta»)
first_sparks-cli-choice-lay = esagono A a q e r, e rotazione
first_sparks-cli-choice-settle = insediati qui
first_sparks-cli-choice-spread = un membro qui
first_sparks-cli-choice-lose = perdi il membro qui
first_sparks-cli-choice-done = nessun altro membro
first_sparks-cli-choice-offer = offri { $card } ({ first_sparks-for-price })
first_sparks-cli-choice-pass = nessuna carta quest’anno
first_sparks-cli-choice-buy = compra
first_sparks-cli-choice-decline = lascia
first_sparks-cli-choice-box = nella scatola
first_sparks-cli-choice-drop = scarta { $card }
first_sparks-cli-choice-use = prima { $card }
first_sparks-cli-choice-hunt = tutti gli attrezzi, nell’ordine migliore
first_sparks-cli-no-place-named = Di’ quale posto, per esempio: vicino t2ab
first_sparks-cli-no-score-yet = Nessuno ha ancora cacciato o pagato un membro.
first_sparks-cli-points = { $points ->
    [one] un membro
   *[other] { $points } membri
}
first_sparks-other-neutral = il clan neutrale
first_sparks-cli-won = { $you ->
    [yes] Vinci
   *[no] Vince { $who }
} con { $points ->
    [one] un membro
   *[other] { $points } membri
}.
first_sparks-cli-won-together = Primo posto in comune per { $who } con { $points ->
    [one] un membro
   *[other] { $points } membri
} ciascuno e altrettanto cibo.
first_sparks-cli-ask-lay_tile = Dove va la tessera { $tile }, con { $one } (esagono A) e { $other } (esagono B)? Esagono A e giro (es. 0 1 4)
first_sparks-cli-ask-settle = { $clan ->
    [neutral] Dove si insedia il clan neutrale (es. { $example })
   *[own] Dove si insedia il tuo clan, gratis (es. { $example })
}
first_sparks-cli-ask-second = Un secondo membro (es. { $example }), o basta
first_sparks-cli-ask-offer = { $box ->
    [yes] Offri una carta (il suo numero), anche troppo cara: se l’altro la lascia, può andare nella scatola. O passo
   *[no] Offri una carta (il suo numero), o passo
}
first_sparks-cli-ask-answer = { $by } offre { $card } { $number } per { first_sparks-for-price }{ $count ->
    [0] { "" }
   *[other] ; rifiutata da { $declined }
}. La compri: s o n
first_sparks-cli-ask-box_offer = Nessuno vuole { $card } { $number }. Comprala per { first_sparks-for-price } (s), o mettila nella scatola (n)
first_sparks-cli-ask-drop_tool = { $tools } strumenti, ma posto per { $limit }. Scarta (il suo numero)
first_sparks-cli-ask-hunt = Caccia nell’ordine migliore (caccia), o uno strumento per primo (il suo numero)
first_sparks-cli-ask-starve = { $unfed ->
    [one] Manca cibo per un membro
   *[other] Manca cibo per { $unfed } membri
}. Perdi (es. { $example })
first_sparks-cli-ask-neutral = { $left ->
    [one] Ancora un membro
   *[other] Ancora { $left } membri
} per il clan neutrale (es. { $example })
first_sparks-cli-ask-spread = { $placed ->
    [0] Un nuovo membro (es. { $example }), o basta
   *[other] Un altro membro (es. { $example }), o basta
}

## La scatola

first_sparks-box-worth = Valore di un segnalino
first_sparks-box-tokens = Segnalini in tutto
first_sparks-box-stock_at_start = Segnalini sugli spazi raccolto all’inizio
first_sparks-box-food_at_start = Cibo di ogni clan all’inizio
first_sparks-box-base_supply = Rifornimento di base
first_sparks-box-spoiling = Va a male un cibo su
first_sparks-box-kind = Tipo della carta
first_sparks-box-price = Prezzo della carta
first_sparks-box-takes = Che cosa prende lo strumento
first_sparks-box-herb_crops = Raccolti delle erbe
first_sparks-box-plow_crops = Raccolti in più di un campo con l’aratro
first_sparks-box-tool_limit = Strumenti che un clan può avere
first_sparks-box-sled_limit = Strumenti che un clan con la slitta può avere
first_sparks-box-row = Carte della fila presente, per giocatori
first_sparks-box-market = Carte di entrambe le file, per giocatori
first_sparks-box-small_market = Carte una volta uscita la carta rimescola, per giocatori
first_sparks-box-removed = Carte tolte senza guardarle, per giocatori
first_sparks-box-not_for_two = Carte escluse in due giocatori
first_sparks-box-top_for_six = Carta in cima in sei giocatori
first_sparks-box-bonus_crop = Raccolti sulla carta premio
first_sparks-box-grounds = Terreni della tessera
first_sparks-box-mountains = Montagne della tessera
first_sparks-box-pool = Tessere mescolate, per giocatori
first_sparks-box-laid = Tessere posate, per giocatori
first_sparks-box-first_map = Mappa della prima partita, per giocatori
first_sparks-box-first_starts = Partenze su quella mappa, per giocatori
first_sparks-box-spread_cost = Costo dei nuovi membri
first_sparks-box-mountain_cost = Costo di una montagna
first_sparks-box-most_members = Membri che un clan può avere
first_sparks-box-ending_members = Membri che chiudono la partita
first_sparks-box-last_year = Ultimo anno
first_sparks-box-no-laid = «{ $name }» è una tessera posata, ["T1", q, r, rotazione], con q e r da -{ $reach } a { $reach } e una rotazione da 0 a 5, non { $value }.
first_sparks-box-no-takes = Ciò che prende la carta { $card } non va bene per il suo tipo: la conoscenza non prende nulla ([]), un campo ha un numero solo ([[0, 3]]), gli altri strumenti prendono di più con più segnalini ([[1, 1], [4, 2]]).
first_sparks-box-no-stock = All’inizio non ci possono essere { $stock } segnalini di { $food }: ce ne sono { $tokens }.
first_sparks-box-no-twice = Una carta si esclude una volta sola.
first_sparks-box-no-deck = In { $seats } giocatori il mazzo non torna più: mercato e carte tolte ne chiedono { $needed }, e ce ne sono { $cards }.
first_sparks-box-no-market = In { $seats } giocatori il mercato ha { $market } carte: né la fila presente né il mercato piccolo ne possono avere di più.
first_sparks-box-no-tiles = In { $seats } giocatori si posano { $laid } tessere, ma se ne mescolano solo { $pool }.
first_sparks-box-no-map = La prima mappa di { $seats } giocatori non si può posare così: tante tessere quante se ne posano, ognuna una volta, la seconda a contatto con la prima e ogni altra con due.
first_sparks-box-no-starts = La prima mappa di { $seats } giocatori chiede { $clans } partenze diverse sulle sue tessere.
first_sparks-box-no-ending = Nessun clan può avere { $ending } membri: il massimo è { $most }.

## La prima partita guidata

first_sparks-lesson-second = Un clan sulla mappa
    .do = Metti un secondo membro sullo spazio che brilla.
    .why = Il tuo clan può cacciare ciò che vive nei terreni accanto ai suoi membri. Prima del primo anno può arrivarne un secondo, accanto al primo: costa 1 cibo.
first_sparks-lesson-offer = Offri una carta
    .do = Offri Campo 7 per 2 cibi.
    .why = Ogni anno ricevi al massimo una carta. La offri, e gli altri possono prenderla al suo prezzo; se nessuno la vuole, è tua. Un campo dà due raccolti ogni anno, ovunque tu viva.
first_sparks-lesson-spread = Amplia il tuo clan
    .do = Metti un membro sullo spazio che brilla vicino al lago, poi concludi.
    .why = I tuoi strumenti hanno portato cibo, e ogni membro ne ha mangiato uno. Il resto paga nuovi membri: il primo dell’anno costa 1 cibo, il secondo 2, poi 3.
first_sparks-lesson-hunt = Uno strumento per cacciare
    .do = Offri Canna da pesca 8 per 2 cibi.
    .why = Per cacciare servono lo strumento adatto e un membro accanto al terreno. Ora vivi vicino al lago: con la canna da pesca prendi un pesce, e un pesce vale 3 cibi.
first_sparks-lesson-feed = Prima sfamare, poi crescere
    .do = Metti un membro sullo spazio che brilla vicino al cespuglio di bacche, poi concludi.
    .why = Canna da pesca e campo hanno sfamato tutti e tre i membri, ed è avanzato cibo. Ogni nuovo membro mangerà anche lui: un clan che cresce più dei suoi strumenti fa la fame e perde membri.
first_sparks-lesson-limit = Tre strumenti, non di più
    .do = Offri Canna da pesca 16 per 4 cibi; poi rinuncia a Canna da pesca 8.
    .why = La canna da pesca migliore prende due pesci insieme. Un clan ha al massimo tre strumenti, perciò uno torna nella scatola. Le conoscenze non contano.
first_sparks-lesson-mountain = Oltre le montagne
    .do = Metti due membri sugli spazi che brillano, uno dopo l’altro.
    .why = Oltre una montagna un membro costa 1 cibo in più, e anche la compagnia costa. Nell’anno in cui un clan ha tredici membri la partita finisce, e vince il clan più grande.
