# Stone Age e Style is the Goal in italiano.

stone_age-line = Manda i tuoi al lavoro, tira i dadi, vesti con stile.

## Luoghi

# Il valore nomina un luogo, `.to` dice che qualcuno ci va e `.at` che qualcuno c’è.
stone_age-place-tool_maker = l’attrezzaio
    .to = dall’attrezzaio
    .at = dall’attrezzaio
stone_age-place-hut = la capanna
    .to = nella capanna
    .at = nella capanna
stone_age-place-field = il campo
    .to = nel campo
    .at = nel campo
stone_age-place-market = il mercato
    .to = al mercato
    .at = al mercato
stone_age-place-hunt = la caccia
    .to = a caccia
    .at = a caccia
stone_age-place-forest = la foresta
    .to = nella foresta
    .at = nella foresta
stone_age-place-clay_pit = la cava d’argilla
    .to = nella cava d’argilla
    .at = nella cava d’argilla
stone_age-place-quarry = la cava di pietra
    .to = nella cava di pietra
    .at = nella cava di pietra
stone_age-place-river = il fiume
    .to = al fiume
    .at = al fiume
stone_age-place-card_1 = la prima carta
    .to = sulla prima carta
    .at = sulla prima carta
stone_age-place-card_2 = la seconda carta
    .to = sulla seconda carta
    .at = sulla seconda carta
stone_age-place-card_3 = la terza carta
    .to = sulla terza carta
    .at = sulla terza carta
stone_age-place-card_4 = la quarta carta
    .to = sulla quarta carta
    .at = sulla quarta carta
stone_age-place-card_5 = la quinta carta
    .to = sulla quinta carta
    .at = sulla quinta carta
stone_age-place-stack_1 = l’edificio della pila 1
    .to = sull’edificio della pila 1
    .at = sull’edificio della pila 1
stone_age-place-stack_2 = l’edificio della pila 2
    .to = sull’edificio della pila 2
    .at = sull’edificio della pila 2
stone_age-place-stack_3 = l’edificio della pila 3
    .to = sull’edificio della pila 3
    .at = sull’edificio della pila 3
stone_age-place-stack_4 = l’edificio della pila 4
    .to = sull’edificio della pila 4
    .at = sull’edificio della pila 4
stone_age-place-stack_5 = l’edificio della pila 5
    .to = sull’edificio della pila 5
    .at = sull’edificio della pila 5
stone_age-place-workshop_1 = la prima bottega
    .to = nella prima bottega
    .at = nella prima bottega
stone_age-place-workshop_2 = la seconda bottega
    .to = nella seconda bottega
    .at = nella seconda bottega
stone_age-place-workshop_3 = la terza bottega
    .to = nella terza bottega
    .at = nella terza bottega

## Risorse e gioielli

# Il valore nomina una risorsa; gli altri la dicono con il suo numero.
stone_age-good-wood = legno
    .one = 1 legno
    .two = 2 legni
    .three = 3 legni
    .four = 4 legni
    .five = 5 legni
    .six = 6 legni
    .seven = 7 legni
stone_age-good-brick = mattoni
    .one = 1 mattone
    .two = 2 mattoni
    .three = 3 mattoni
    .four = 4 mattoni
    .five = 5 mattoni
    .six = 6 mattoni
    .seven = 7 mattoni
stone_age-good-stone = pietra
    .one = 1 pietra
    .two = 2 pietre
    .three = 3 pietre
    .four = 4 pietre
    .five = 5 pietre
    .six = 6 pietre
    .seven = 7 pietre
stone_age-good-gold = oro
    .one = 1 oro
    .two = 2 ori
    .three = 3 ori
    .four = 4 ori
    .five = 5 ori
    .six = 6 ori
    .seven = 7 ori
stone_age-good-jewel = gioielli
    .one = 1 gioiello
    .two = 2 gioielli
    .three = 3 gioielli
    .four = 4 gioielli
    .five = 5 gioielli
    .six = 6 gioielli
    .seven = 7 gioielli

## Parti di frase

stone_age-doer = { $you ->
    [yes] Hai
   *[no] { $who } ha
}
stone_age-whose = { $you ->
    [yes] Per te
   *[no] Per { $who }
}
stone_age-people = { $workers ->
    [one] un lavoratore
   *[other] { $workers } lavoratori
}
stone_age-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
stone_age-jewels = { $jewels ->
    [one] { $jewels } gioiello
   *[other] { $jewels } gioielli
}
stone_age-food = { $food ->
    [one] { $food } cibo
   *[other] { $food } cibi
}
stone_age-amount = { $good ->
    [wood] { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
    [brick] { $amount ->
        [one] { $amount } mattone
       *[other] { $amount } mattoni
    }
    [stone] { $amount ->
        [one] { $amount } pietra
       *[other] { $amount } pietre
    }
    [gold] { $amount ->
        [one] { $amount } oro
       *[other] { $amount } ori
    }
    [food] { $amount ->
        [one] { $amount } cibo
       *[other] { $amount } cibi
    }
   *[jewel] { $amount ->
        [one] { $amount } gioiello
       *[other] { $amount } gioielli
    }
}
stone_age-goods = { $good ->
    [wood] legno
    [brick] mattoni
    [stone] pietra
    [gold] oro
    [food] cibo
   *[jewel] gioielli
}
stone_age-in = { $kind ->
    [jewels] { $price ->
        [one] { $price } gioiello
       *[other] { $price } gioielli
    }
   *[resources] { $price ->
        [one] { $price } risorsa
       *[other] { $price } risorse
    }
}

## Carte, secondo le loro due metà

stone_age-top = { $top ->
    [lottery] dadi per tutti
    [style_lottery] dadi con stile
    [food] { $amount ->
        [one] { $amount } cibo
       *[other] { $amount } cibi
    }
    [wood] { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
    [brick] { $amount ->
        [one] { $amount } mattone
       *[other] { $amount } mattoni
    }
    [stone] { $amount ->
        [one] { $amount } pietra
       *[other] { $amount } pietre
    }
    [gold] { $amount ->
        [one] { $amount } oro
       *[other] { $amount } ori
    }
    [jewel] { $amount ->
        [one] { $amount } gioiello
       *[other] { $amount } gioielli
    }
    [roll_wood] { $amount } dadi per legno
    [roll_brick] { $amount } dadi per mattoni
    [roll_stone] { $amount } dadi per pietra
    [roll_gold] { $amount } dadi per oro
    [points] { $amount } punti
    [tool] un attrezzo
    [agriculture] agricoltura
    [trade] commercio
    [draw] un’altra carta
    [one_use] un attrezzo da { $amount } per una volta
    [any_two] due risorse a scelta
   *[nothing] nulla
}
stone_age-bottom = { $bottom ->
    [medicine] medicina
    [art] arte
    [music] musica
    [writing] scrittura
    [pottery] ceramica
    [time] tempo
    [transport] trasporto
    [weaving] tessitura
    [ring] anello
    [farmer] { $count ->
        [one] { $count } contadino
       *[other] { $count } contadini
    }
    [maker] { $count ->
        [one] { $count } attrezzaio
       *[other] { $count } attrezzai
    }
    [builder] { $count ->
        [one] { $count } costruttore
       *[other] { $count } costruttori
    }
    [shaman] { $count ->
        [one] { $count } sciamano
       *[other] { $count } sciamani
    }
   *[trader] { $count ->
        [one] { $count } commerciante
       *[other] { $count } commercianti
    }
}
stone_age-card = «{ stone_age-top }, { stone_age-bottom }»

## Edifici, secondo quanto costano, valgono e fanno

stone_age-range = { $range ->
    [yes] da { $least } a { $most }
   *[no] { $most }
}
stone_age-cost = { $cost ->
    [resources] { stone_age-range } { $most ->
        [one] risorsa
       *[other] risorse
    }{ $kinds ->
        [0] { "" }
        [one] {" "}di un solo tipo
       *[other] {" "}di esattamente { $kinds } tipi
    }
    [jewels] { stone_age-range } gioielli
   *[goods] { $goods }
}
stone_age-tile-points = { $each ->
    [0] { $cost ->
        [resources] il loro valore
       *[other] { stone_age-points }
    }
    [one] { $each } punto l’uno
   *[other] { $each } punti l’uno
}
stone_age-tile-effect = { $effect ->
    [lottery] , e dadi per tutti
    [style_lottery] , e dadi con stile
    [food] , e { $amount ->
        [one] { $amount } cibo
       *[other] { $amount } cibi
    }
    [wood] , e { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
    [brick] , e { $amount ->
        [one] { $amount } mattone
       *[other] { $amount } mattoni
    }
    [stone] , e { $amount ->
        [one] { $amount } pietra
       *[other] { $amount } pietre
    }
    [gold] , e { $amount ->
        [one] { $amount } oro
       *[other] { $amount } ori
    }
    [jewel] , e { $amount ->
        [one] { $amount } gioiello
       *[other] { $amount } gioielli
    }
    [points] , e altri { $amount } punti
    [tool] , e un attrezzo
    [agriculture] , e agricoltura
    [trade] , e commercio
    [draw] , e un’altra carta
    [worker] , e un nuovo lavoratore
   *[later] { stone_age-tile-later }
}
stone_age-tile-later = { $effect ->
    [income_wood] , e { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    } in ogni round successivo
    [income_brick] , e { $amount ->
        [one] { $amount } mattone
       *[other] { $amount } mattoni
    } in ogni round successivo
    [income_stone] , e { $amount ->
        [one] { $amount } pietra
       *[other] { $amount } pietre
    } in ogni round successivo
    [income_gold] , e { $amount ->
        [one] { $amount } oro
       *[other] { $amount } ori
    } in ogni round successivo
    [workshop_wood] , e lavoro per tre: legno a { $amount }
    [workshop_brick] , e lavoro per tre: mattone a { $amount }
    [workshop_stone] , e lavoro per tre: pietra a { $amount }
    [workshop_gold] , e lavoro per tre: oro a { $amount }
   *[nothing] { "" }
}
stone_age-tile = { stone_age-cost } per { stone_age-tile-points }{ stone_age-tile-effect }

## Che cosa è successo

stone_age-told-began = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $who }
}.
stone_age-told-round_began = Round { $round }: { $you ->
    [yes] cominci tu
   *[no] comincia { $who }
}.
stone_age-told-phase_began = { $phase ->
    [acting] Si lavora.
   *[feeding] Si mangia.
}
stone_age-told-card_dealt = Sullo spazio { $space } arriva una carta: { stone_age-card }.
stone_age-told-cards_slid = Le carte scorrono verso destra.
stone_age-told-turned_up = La pila { $stack } mostra un edificio: { stone_age-tile }.
stone_age-told-placed = { stone_age-doer } mandato { stone_age-people } { $spot ->
    [card] sulla carta { stone_age-card }
    [building] sull’edificio da { stone_age-cost }
   *[place] { $to }
}.
stone_age-told-income = { $you ->
    [yes] Il tuo edificio
   *[no] L’edificio di { $who }
} porta { stone_age-amount }.
stone_age-told-market_used = { $you ->
    [yes] I tuoi lavoratori
   *[no] I lavoratori di { $who }
} commerciano al mercato.
stone_age-told-rolled = { stone_age-doer } tirato { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} per { stone_age-goods }: { $sum }.
stone_age-told-tool_used = { stone_age-doer } aggiunto un attrezzo da { $value }.
stone_age-told-spent = { stone_age-doer } aggiunto il { $value } di una carta, che ora è usata.
stone_age-told-worked = { stone_age-doer } ricavato { $amount ->
    [0] nulla
   *[other] { stone_age-amount }
}: { $sum } diviso { $divisor }.
stone_age-told-hunted = { stone_age-doer } cacciato { $food ->
    [0] { $jewels ->
        [0] nulla
       *[other] { stone_age-jewels }
    }
   *[other] { stone_age-food }{ $jewels ->
        [0] { "" }
       *[other] {" "}e { stone_age-jewels }
    }
}.
stone_age-told-tool_made = { $count ->
    [one] { stone_age-whose } il primo attrezzo, da { $tools }.
   *[other] { $you ->
        [yes] I tuoi attrezzi
       *[no] Gli attrezzi di { $who }
    } { $grown ->
        [yes] ora sono { $tools }.
       *[no] sono i migliori che ci siano: { $tools }.
    }
}
stone_age-told-farmed = { $you ->
    [yes] La tua agricoltura
   *[no] L’agricoltura di { $who }
} { $grown ->
    [yes] è ora a { $agriculture }.
   *[no] è in fondo alla sua barra: { $agriculture }.
}
stone_age-told-born = { $grown ->
    [yes] È nato un bambino: { $you ->
        [yes] ora hai
       *[no] ora { $who } ha
    } { $workers } lavoratori.
   *[no] { $you ->
        [yes] Hai
       *[no] { $who } ha
    } già tutti e { $workers } i lavoratori: nessun bambino.
}
stone_age-told-advanced = { $you ->
    [yes] Il tuo commercio
   *[no] Il commercio di { $who }
} { $grown ->
    [yes] è ora a { $trade }
   *[no] è in fondo alla sua barra, a { $trade }
}{ $jewels ->
    [0] .
    [one] , e arriva { stone_age-jewels }.
   *[other] , e arrivano { stone_age-jewels }.
}
stone_age-told-food_gained = { stone_age-doer } ricevuto { stone_age-food }.
stone_age-told-gained = { stone_age-doer } ricevuto { stone_age-amount }.
stone_age-told-pointed = { stone_age-doer } segnato { stone_age-points }.
stone_age-told-two_taken = { stone_age-doer } preso { $goods } con la carta delle due risorse.
stone_age-told-kept = { stone_age-doer } tenuto per dopo le due risorse della carta.
stone_age-told-drew = { stone_age-doer } pescato una carta che nessun altro ha visto.
stone_age-told-saw = È { stone_age-card }; conta solo la metà inferiore.
stone_age-told-dice_thrown = { stone_age-doer } tirato un dado per ciascuno: { $dice }.
stone_age-told-die_taken = { stone_age-doer } preso il { $face }.
stone_age-told-bartered = { stone_age-doer } barattato { $gave } con { $got }{ $lost ->
    [0] .
    [one] ; un oggetto in più non serviva ed è perso.
   *[other] ; altri { $lost } oggetti non servivano e sono persi.
}
stone_age-told-bought = { stone_age-doer } comprato { stone_age-card } per { $paid }.
stone_age-told-extra_bought = { stone_age-doer } pagato { $paid } per la prima carta coperta del mazzo.
stone_age-told-built = { stone_age-doer } costruito con { $paid }: { stone_age-points }{ stone_age-tile-later }.
stone_age-told-declined = { $reason ->
    [could_not] { $you ->
        [yes] Non hai potuto
       *[no] { $who } non ha potuto
    } pagare { $spot ->
        [building] l’edificio
       *[card] la carta { stone_age-card }
    }.
   *[chose] { stone_age-doer } lasciato { $spot ->
        [building] l’edificio
       *[card] la carta { stone_age-card }
    }.
}
stone_age-told-extra_declined = { stone_age-doer } lasciato la carta coperta.
stone_age-told-harvested = { $you ->
    [yes] La tua agricoltura
   *[no] L’agricoltura di { $who }
} porta { stone_age-food }.
stone_age-told-fed = { $short ->
    [yes] { $eaten ->
        [0] { $you ->
            [yes] Non avevi
           *[no] { $who } non aveva
        } cibo per { stone_age-people }.
       *[other] { $you ->
            [yes] Avevi
           *[no] { $who } aveva
        } cibo solo per { $eaten } su { $workers } lavoratori.
    }
   *[no] { stone_age-doer } nutrito { stone_age-people }.
}
stone_age-told-fed_with_goods = { stone_age-doer } dato { stone_age-amount } al posto del cibo.
stone_age-told-starved = { $reason ->
    [could_not] { $you ->
        [yes] Non hai potuto
       *[no] { $who } non ha potuto
    } nutrire tutti: { stone_age-points } in meno.
   *[chose] { stone_age-doer } lasciato qualcuno senza cibo: { stone_age-points } in meno.
}
stone_age-told-ended = { $reason ->
    [cards] Le carte non bastano per un nuovo round: la partita finisce.
    [buildings] Una pila di edifici è esaurita: la partita finisce con questo round.
   *[rounds] Dopo { $round } round la partita finisce.
}
stone_age-told-scored = { stone_age-whose }, { $line ->
    [culture] cultura, { $sets } { $symbols ->
        [one] simbolo
       *[other] simboli diversi
    }
    [farmers] contadini, { $people } × agricoltura { $times }
    [makers] attrezzai, { $people } × attrezzi { $times }
    [builders] costruttori, { $people } × edifici { $times }
    [shamans] sciamani, { $people } × lavoratori { $times }
    [traders] commercianti, { $people } × commercio { $times }
   *[resources] risorse
}: { stone_age-points }.
stone_age-told-totalled = { $you ->
    [yes] Finisci
   *[no] { $who } finisce
} con { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}: { $track } sul tracciato e { $more } in più.

## Che cosa si chiede

stone_age-ask-place_workers = { $home ->
    [one] Manda il tuo ultimo lavoratore in un luogo.
   *[other] Manda lavoratori in un luogo; ne hai { $home } a casa.
}
stone_age-ask-use_place = { $any_two ->
    [yes] Quali lavoratori usi ora? Puoi anche prendere due risorse a scelta con la tua carta.
   *[no] Quali lavoratori usi ora?
}
stone_age-ask-use_tools = Hai tirato { $sum }: { $amount ->
    [0] ancora nulla per { stone_age-goods }
   *[other] { stone_age-amount }
}. { $missing ->
    [one] Con 1 in più se ne ottiene un’altra unità.
   *[other] Con { $missing } in più se ne ottiene un’altra unità.
} Aggiungi un attrezzo?
stone_age-ask-split_hunt = La caccia porta { $amount } fra cibo e gioielli. Quanti sono gioielli?
stone_age-means = { $means ->
    [barter] {" "}{ $missing ->
        [one] Manca un oggetto
       *[other] Mancano { $missing } oggetti
    }: faresti un baratto { $give } a { $get }.
    [two] {" "}Non puoi ancora pagare: prendi prima le due risorse della tua carta.
   *[hand] { "" }
}
stone_age-ask-buy = { $spot ->
    [building] Compri l’edificio: { stone_age-tile }?
   *[card] Compri { stone_age-card } per { stone_age-in }?
}{ stone_age-means }
stone_age-ask-buy_extra = Altri { stone_age-in } per la prima carta del mazzo? La vedi solo tu, e conta solo la metà inferiore.{ stone_age-means }
stone_age-ask-give = Baratto { $give } a { $get }: { $given-count ->
    [0] che cosa dai?
   *[other] che cosa dai oltre a { $given }?
}
stone_age-ask-pay = { $paid-count ->
    [0] Con che cosa paghi?
   *[other] { $enough ->
        [yes] Hai pagato { $paid }. Paghi ancora, o basta così?
       *[no] Hai pagato { $paid }. Che altro?
    }
}
stone_age-ask-take_two = Prendi ora due risorse a scelta, o tieni la carta per dopo?
stone_age-ask-choose_die = { $style ->
    [yes] Prendi uno dei dadi con stile: { $dice }.
   *[no] Prendi uno dei dadi: { $dice }.
}
stone_age-ask-feed = { $begun ->
    [yes] { $missing ->
        [one] Ancora una risorsa al posto del cibo. Quale?
       *[other] Ancora { $missing } risorse al posto del cibo. Qual è la prossima?
    }
   *[no] { $missing ->
        [one] Ti manca { $missing } cibo. Dai una risorsa
       *[other] Ti mancano { $missing } cibi. Dai altrettante risorse
    }, o perdi { stone_age-points }?
}

## Perché qualcosa non si può fare

stone_age-no-such-action = «{ $text }» non si può fare in Stone Age. Prova con «{ $example }».
stone_age-no-not-now = { $step ->
    [place_workers] Ora mandi lavoratori in un luogo.
    [use_place] Ora usi i tuoi lavoratori, luogo per luogo.
    [use_tools] Ora aggiungi un attrezzo al tiro, o ti basta così.
    [split_hunt] Ora dici quanti gioielli porta la caccia.
    [buy] Ora compri ciò su cui stava il tuo lavoratore, o lo lasci.
    [buy_extra] Ora compri la carta coperta, o la lasci.
    [give] Ora dici che cosa dai nel baratto.
    [pay] Ora dici con che cosa paghi.
    [take_two] Ora prendi due risorse, o tieni la carta.
    [choose_die] Ora prendi uno dei dadi.
   *[feed] Ora nutri i tuoi lavoratori.
} Prova con «{ $example }».
stone_age-no-pass = Nessuno passa: { $home ->
    [one] hai un lavoratore a casa, e un luogo dove mandarlo.
   *[other] hai { $home } lavoratori a casa, e un luogo dove mandarli.
}
stone_age-no-use-all = Tutti i tuoi lavoratori si usano, luogo per luogo; poi si può lasciare solo una carta o un edificio.
stone_age-no-must-take = Ognuno prende un dado, anche se non gli serve: { $dice }.
stone_age-no-tools-dice = Sui dadi per tutti gli attrezzi non aiutano.
stone_age-no-tool-later = Gli attrezzi si aggiungono a un tiro, e ora non si tira.
stone_age-no-buy-begun = Stai già pagando: finisci, o torna indietro a prima dell’acquisto.
stone_age-no-pay-buy = Prima compra; poi dici con che cosa paghi.
stone_age-no-place = Il luogo «{ $text }» non esiste.
stone_age-no-number = «{ $text }» non è un numero di lavoratori: mandane da 1 a { $most }.
stone_age-no-market-style = Il mercato fa parte di Style is the Goal, e qui si gioca senza.
stone_age-no-fifth-style = La quinta carta fa parte di Style is the Goal, e qui si gioca senza.
stone_age-no-workshop-style = Le botteghe fanno parte di Style is the Goal, e qui si gioca senza.
stone_age-no-stack = C’è una pila di edifici per giocatore: qui sono { $stacks }.
stone_age-no-workshop = In una bottega lavori quando è tua, e questa non lo è.
stone_age-no-already = Hai già lavoratori { $at }: in un luogo si va una volta per round.
stone_age-no-taken = { $owner-you ->
    [yes] Sei
   *[no] { $owner } è
} già { $at }, e non c’è posto per altri.
stone_age-no-village = In { $seats } giocatori si usano solo { $limit } luoghi del villaggio per round: questa volta { $used }.
stone_age-no-crowded = In { $seats } giocatori { $limit ->
    [one] uno solo può avere lavoratori { $at }: questa volta { $there }.
   *[other] al massimo { $limit } possono avere lavoratori { $at }: questa volta { $there }.
}
stone_age-no-full = Tutti i cerchi { $at } sono occupati.
stone_age-no-pair = Si va { $to } esattamente in due, entrambi tuoi e insieme.
stone_age-no-one = Va un solo lavoratore { $to }.
stone_age-no-rings = { $left ->
    [one] Resta un solo cerchio libero { $at }.
   *[other] Restano solo { $left } cerchi liberi { $at }.
}
stone_age-no-workshop-rings = In una bottega c’è posto per { $most } dei tuoi lavoratori.
stone_age-no-home = { $home ->
    [one] A casa hai un solo lavoratore.
   *[other] A casa hai solo { $home } lavoratori.
}
stone_age-no-people = Nessuno dei tuoi lavoratori è { $at }.
stone_age-no-tool-value = L’attrezzo «{ $text }» non esiste: gli attrezzi valgono da 1 a { $most }.
stone_age-no-tool = Non hai un attrezzo da { $value }{ $count ->
    [0] : non ne hai nessuno.
    [one] : il tuo vale { $tools }.
   *[other] : i tuoi sono { $tools }.
}
stone_age-no-tool-used = Hai già usato il tuo { $value } in questo round: ogni attrezzo aiuta una volta.
stone_age-no-tool-order = Gli attrezzi si aggiungono dal più basso al più alto, poi quelli delle carte: torna indietro e comincia con { $value }.
stone_age-no-card = La carta «{ $text }» non esiste.
stone_age-no-spend-other = La carta { stone_age-card } non è un attrezzo da usare una volta.
stone_age-no-spend-own = La carta { stone_age-card } non è tua.
stone_age-no-spend-unseen = Hai pescato la carta { stone_age-card } dal mazzo: ne conta solo la metà inferiore.
stone_age-no-spend-used = Hai già usato l’attrezzo della carta { stone_age-card }: aiuta una volta per partita.
stone_age-no-spend-order = Gli attrezzi delle carte si aggiungono nell’ordine delle carte: torna indietro e comincia da { stone_age-card }.
stone_age-no-jewels-number = «{ $text }» non è un numero di gioielli: di’ da 0 a { $amount }.
stone_age-no-jewels-many = La caccia porta { $amount } in tutto: non può portare { $wanted } gioielli.
stone_age-no-price = { $spot ->
    [building] L’edificio costa { stone_age-cost }
    [extra] La carta coperta costa { stone_age-in }
   *[card] La carta costa { stone_age-in }
}; { $missing ->
    [one] manca un oggetto
   *[other] mancano { $missing } oggetti
}{ $barter ->
    [zero] .
    [done] , e in questo turno hai già barattato.
   *[vain] , e con ciò che hai nessun baratto { $give } a { $get } basta.
}
stone_age-no-barter-style = Il baratto fa parte di Style is the Goal, e qui si gioca senza.
stone_age-no-barter-zero = Alla posizione 0 della barra commercio non si baratta: prima va’ al mercato.
stone_age-no-barter-done = In questo turno hai già barattato: si fa una volta sola.
stone_age-no-barter-need = Puoi pagare con quello che hai: si baratta solo ciò che manca.
stone_age-no-barter-only = Si baratta solo per comprare una carta o un edificio, e ora non compri nulla.
stone_age-no-barter-buy = Prima compra; poi dici che cosa dai nel baratto.
stone_age-no-barter-vain = Un baratto { $give } a { $get } non basta per { $missing ->
    [one] l’oggetto che ti manca.
   *[other] i { $missing } oggetti che ti mancano.
}
stone_age-no-good = «{ $text }» non c’è: ci sono wood (legno), brick (mattone), stone (pietra), gold (oro){ $style ->
    [yes] , jewel (gioiello).
   *[no] .
}
stone_age-no-lack = Non hai { stone_age-goods } per questo.
stone_age-no-order = Si nominano in ordine legno, mattoni, pietra, oro, gioielli: dopo { $last } niente { stone_age-goods }.
stone_age-no-earlier = Si nominano in ordine legno, mattoni, pietra, oro, gioielli: prima { $earlier }, poi { stone_age-goods }.
stone_age-no-give-food = Nel baratto il cibo non si dà e non si riceve.
stone_age-no-give-vain = Se dai { stone_age-goods }, il baratto non basta per il costo.
stone_age-no-pay-jewel = I gioielli non sono risorse: qui paghi { $cost-kind ->
    [building] { stone_age-cost }
   *[card] { stone_age-in }
}.
stone_age-no-pay-food = Con il cibo non si paga: serve solo a nutrire i tuoi.
stone_age-no-pay-resource = Qui si paga solo con gioielli.
stone_age-no-pay-vain = Se ora paghi { stone_age-goods }, il pagamento non può diventare { $cost-kind ->
    [building] { stone_age-cost }
   *[card] { stone_age-in }
}{ $bartered ->
    [yes] {" "}dopo questo baratto: prima si paga ciò che si ha.
   *[no] .
}
stone_age-no-pay-more = Non basta ancora: { $least ->
    [one] serve un altro oggetto.
   *[other] servono altri { $least } oggetti.
}
stone_age-no-feed-jewel = I gioielli non nutrono nessuno: dai legno, mattoni, pietra o oro.
stone_age-no-feed-two = Ti mancano { $missing } cibi e hai { $have ->
    [one] una sola risorsa
   *[other] solo { $have } risorse
}: prima prendi le due della tua carta.
stone_age-no-feed-order = Le risorse si danno in ordine, e da { stone_age-goods } in poi ne hai { $have }, ma ne mancano { $missing }: comincia da una precedente.
stone_age-no-starve = Hai cominciato a nutrire i tuoi con le risorse: continua, o torna indietro.
stone_age-no-two-card = Non hai nessuna carta per due risorse a scelta.
stone_age-no-two-jewel = Un gioiello non è una risorsa: prendi legno, mattoni, pietra o oro.
stone_age-no-two-now = Le due risorse a scelta si prendono quando compri la carta, fra un luogo e l’altro, prima di comprare o prima di nutrire.
stone_age-no-two-late = Le due risorse si prendono prima di dare la prima al posto del cibo.
stone_age-no-two-order = Nomina le due risorse in ordine, legno, mattoni, pietra, oro: «{ $example }».
stone_age-no-face = Su un dado non c’è «{ $text }».
stone_age-no-die = Nessun dado mostra { $face }: mostrano { $dice }.

## Opzioni

stone_age-option-style = Style is the Goal
stone_age-option-style-no = Gioco base
    .hint = Da due a quattro giocatori.
stone_age-option-style-yes = Con i gioielli
    .hint = Gioielli, mercato e baratto, da due a cinque giocatori.
stone_age-option-spielbox = Edifici Spielbox
stone_age-option-spielbox-no = Senza
    .hint = Solo gli edifici della scatola.
stone_age-option-spielbox-yes = Mescolati
    .hint = Altri sei edifici che portano qualcosa di duraturo.

## La scatola

stone_age-box-workers_at_start = Lavoratori all’inizio
stone_age-box-food_at_start = Cibo all’inizio
stone_age-box-jewels_at_start = Gioielli all’inizio
stone_age-box-hunger = Punti persi se qualcuno ha fame
stone_age-box-last_round = Ultimo round di una partita che non finisce
stone_age-box-village = Luoghi del villaggio usati in un round, per giocatori
stone_age-box-style_village = Gli stessi con il mercato, per giocatori
stone_age-box-crowding = Giocatori che possono lavorare in un luogo, per giocatori
stone_age-box-divisor = Per quanto si divide un tiro
stone_age-box-worth = Punti di una risorsa pagata per un edificio
stone_age-box-price = Risorse per una carta, da destra
stone_age-box-fifth_price = Gioielli per la quinta carta
stone_age-box-extra_price = Gioielli per la carta coperta
stone_age-box-cards = Carte del gioco base
stone_age-box-style_cards = Carte dell’espansione
stone_age-box-lottery = Che cosa portano i dadi per tutti
stone_age-box-style_lottery = Che cosa portano i dadi con stile
stone_age-box-market_steps = Passi di commercio per il mercato
stone_age-box-advance_jewels = Gioielli per un passo avanti nel commercio
stone_age-box-barter_give = Oggetti dati in un baratto, per posizione
stone_age-box-barter_get = Oggetti ottenuti in un baratto, per posizione
stone_age-box-tiles = Edifici del gioco base
stone_age-box-style_tiles = Edifici dell’espansione
stone_age-box-spielbox_tiles = Edifici della rivista
stone_age-box-no-cost = L’edificio { $tile } costa oggetti precisi, o un numero di risorse, o un numero di gioielli: una cosa sola, e che si possa pagare.
stone_age-box-no-divisor = L’edificio { $tile } è una bottega: la sua quantità è ciò per cui si divide il tiro, almeno 2.
stone_age-box-no-dice = La carta { $card } tira per una risorsa: la sua quantità è il numero di dadi, almeno 1.
stone_age-box-no-workshops = Fra gli edifici ci sono { $workshops } botteghe, non { $found }.
stone_age-box-no-barter = Alla posizione { $step } della barra commercio si dà e si ottiene qualcosa, o proprio nulla.

## La riga di comando

stone_age-cli-place-tool_maker = attrezzaio
stone_age-cli-place-hut = capanna
stone_age-cli-place-field = campo
stone_age-cli-place-market = mercato
stone_age-cli-place-hunt = caccia
stone_age-cli-place-forest = foresta
stone_age-cli-place-clay_pit = cava d’argilla
stone_age-cli-place-quarry = cava di pietra
stone_age-cli-place-river = fiume
stone_age-cli-place-workshop_1 = bottega 1
stone_age-cli-place-workshop_2 = bottega 2
stone_age-cli-place-workshop_3 = bottega 3
stone_age-cli-round = { $round ->
    [0] Prima del primo round
   *[other] Round { $round }
}
stone_age-cli-phase-setup = si prepara la valle
stone_age-cli-phase-placing = si mandano i lavoratori
stone_age-cli-phase-acting = si lavora
stone_age-cli-phase-feeding = si mangia
stone_age-cli-phase-renewal = nuove carte
stone_age-cli-phase-over = la partita è finita
stone_age-cli-first = comincia: { $who }
stone_age-cli-closed = chiuso
stone_age-cli-owner = di { $seat }:
stone_age-cli-deck = mazzo { $cards }
stone_age-cli-head-price = Carte
stone_age-cli-head-upper = metà alta
stone_age-cli-head-lower = metà bassa
stone_age-cli-head-left = rest.
stone_age-cli-head-cost = Edifici: costo
stone_age-cli-head-scores = punti
# Le intestazioni degli accampamenti, per intero e per schermi stretti.
stone_age-cli-camp-home = a casa
    .short = casa
stone_age-cli-camp-food = cibo
    .short = cibo
stone_age-cli-camp-wood = legno
    .short = leg
stone_age-cli-camp-brick = mattoni
    .short = mat
stone_age-cli-camp-stone = pietra
    .short = pie
stone_age-cli-camp-gold = oro
    .short = oro
stone_age-cli-camp-jewel = gioielli
    .short = gio
stone_age-cli-camp-tools = attrezzi
    .short = attr.
stone_age-cli-camp-agriculture = agric.
    .short = agr
stone_age-cli-camp-trade = comm.
    .short = comm.
stone_age-cli-camp-cards = carte
    .short = car
stone_age-cli-camp-buildings = edifici
    .short = edi
stone_age-cli-camp-points = punti
    .short = punti
stone_age-cli-own = Le tue carte:
stone_age-cli-no-cards = nessuna
stone_age-cli-worth = Con le tue risorse varrebbero:
stone_age-cli-line-part = { $points } { $line }
stone_age-cli-line-track = sul tracciato
stone_age-cli-line-culture = cultura
stone_age-cli-line-farmers = contadini
stone_age-cli-line-makers = attrezzai
stone_age-cli-line-builders = costruttori
stone_age-cli-line-shamans = sciamani
stone_age-cli-line-traders = commercianti
stone_age-cli-line-resources = risorse
stone_age-cli-line-total = in tutto
stone_age-cli-roll = Tiro
stone_age-cli-shared = fra cibo e gioielli
stone_age-cli-with-tool = con l’attrezzo
stone_age-cli-all-tools = con tutti
stone_age-cli-dice = Dadi per tutti
stone_age-cli-stylish-dice = Dadi con stile
stone_age-cli-given = Dato nel baratto:
stone_age-cli-paid = Pagato finora:
stone_age-cli-ways = Modi di pagare:
stone_age-cli-more-ways = { $ways ->
    [one] e un altro
   *[other] e altri { $ways }
}
stone_age-cli-way-points = { $paid } ({ stone_age-points })
stone_age-cli-way-barter = { $gave } per { $got }{ $lost ->
    [0] { "" }
    [one] {" "}({ $lost } va perso)
   *[other] {" "}({ $lost } vanno persi)
}
stone_age-cli-last = È l’ultimo edificio della sua pila: la partita finisce con questo round.
stone_age-cli-hunger = Fame:
stone_age-cli-hunger-facts = cibo mancante { $missing }; puoi dare { $goods }; altrimenti perdi { stone_age-points }.
stone_age-cli-tenths = { $whole },{ $tenth }
stone_age-cli-near-tool_maker = attrezzaio: un lavoratore fa un attrezzo da 1, o migliora il più basso dei tre.
stone_age-cli-near-hut = capanna: due lavoratori, e dal prossimo round ce n’è uno in più.
stone_age-cli-near-field = campo: un lavoratore alza l’agricoltura di 1; porta altrettanto cibo in ogni round.
stone_age-cli-near-market = mercato: due lavoratori portano avanti il commercio di { $steps ->
    [one] un passo
   *[other] { $steps } passi
}, con gioielli e un baratto migliore.
stone_age-cli-near-work = { $name }: un dado per lavoratore, più gli attrezzi, diviso { $divisor }: { $shared ->
    [yes] cibo e gioielli
   *[no] { stone_age-goods }
}.
stone_age-cli-near-averages = In media uno, due e tre lavoratori portano { $averages }.
stone_age-cli-near-owner = Ci può andare solo { $player }.
stone_age-cli-near-room = { $closed ->
    [yes] In questo round non può venire nessun altro.
   *[no] { $free ->
        [0] Non c’è più posto.
        [one] C’è posto per uno.
       *[other] C’è posto per { $free }.
    }
}
stone_age-cli-near-no-card = nessuna carta.
stone_age-cli-near-card = { stone_age-in }: la metà alta, { stone_age-top }, arriva subito; quella bassa, { stone_age-bottom }, conta alla fine.
stone_age-cli-near-no-building = { $below ->
    [0] la pila è vuota.
   *[other] si scoprirà un nuovo edificio; ne restano { $below }.
}
stone_age-cli-near-building = { stone_age-tile }. { $below ->
    [0] È l’ultimo della sua pila.
    [one] Sotto ce n’è un altro.
   *[other] Sotto ce ne sono altri { $below }.
}
stone_age-cli-near-people = { stone_age-people } di { $player }
stone_age-cli-near-there = { $groups ->
    [0] Non c’è nessuno.
   *[other] Lì: { $people }.
}
stone_age-cli-near-camp = Edifici di { $player }{ $count ->
    [0] : ancora nessuno.
   *[other] :
}
stone_age-cli-sum-worked = { $sum } ÷ { $divisor } = { stone_age-amount }, quel che avanza va perso
stone_age-cli-sum-scored = { $sum } = { stone_age-points }
stone_age-cli-sum-resources = uno per ogni risorsa = { stone_age-points }
stone_age-cli-sum-totalled = { $track } + { $more } = { $total } punti
stone_age-cli-help = Davanti a ogni luogo, carta ed edificio sta quello che si scrive. Quando si mandano i lavoratori: «f3» o «foresta 3» ne manda tre nella foresta, «capanna» due nella capanna, «k2» o «carta 2» uno sulla seconda carta, «b1» uno sull’edificio della pila 1. Quando lavorano: «f» usa la foresta, «k2 legno legno» usa la carta, la compra e la paga; più luoghi stanno in una riga, «f r k2» o «h, b1 2 legni pietra». Le risorse sono legno, mattone, pietra, oro, poi gioiello; o w, b, s, g, j. «sì» e «n» comprano o lasciano; un numero aggiunge un attrezzo, prende un dado o dice quanti gioielli; «basta» chiude il pagamento e gli attrezzi; «due legno oro» prende le risorse di una carta; «fame» non nutre nessuno. Sul tabellone i numeri sono i lavoratori dei giocatori e i punti i cerchi liberi; negli accampamenti «3/5» sono i lavoratori a casa fra tutti, «12 (+7)» è il cibo e quello che ne resta dopo il pasto, un attrezzo fra parentesi è usato, «+4» è l’attrezzo di una carta, e «2:1» è il baratto.
stone_age-cli-help-moves = tutto ciò che puoi giocare; «mosse f» o «mosse carta 2»: con le conseguenze
stone_age-cli-help-near = a che serve un luogo e chi c’è, «vicino f», «vicino k2»; che cosa ha costruito il giocatore 2, «vicino 2»
stone_age-cli-help-why = da dove vengono l’ultimo raccolto o gli ultimi punti; «perché f3»: perché è permesso o no
stone_age-cli-help-rules = le regole, un paragrafo («regole 4.5») o tutti quelli che parlano di qualcosa («regole baratto»)
stone_age-cli-no-place-named = Di’ quale luogo, per esempio: vicino f
stone_age-cli-no-score-yet = Nessuno ha ancora portato a casa qualcosa o fatto punti.
stone_age-cli-choice-place = { $place }{ $workers ->
    [0] { "" }
    [one] , una persona
   *[other] , { $workers } persone
}
stone_age-cli-choice-tool = usa un attrezzo da { $what }
stone_age-cli-choice-spend = usa l’attrezzo della carta { $what }
stone_age-cli-choice-jewels = tanti gioielli, il resto in cibo
stone_age-cli-choice-buy = compra
stone_age-cli-choice-give = dallo nel baratto
stone_age-cli-choice-pay = paga così
stone_age-cli-choice-two = prendili
stone_age-cli-choice-die = prendi questo dado
stone_age-cli-choice-done = basta
stone_age-cli-choice-keep = tieni la carta per dopo
stone_age-cli-choice-decline = lascia
stone_age-cli-choice-starve = non sfamare nessuno
stone_age-cli-no-such-action = «{ $text }» non si può fare in Stone Age. Scrivi un luogo con i suoi lavoratori, per esempio «f3», o quello che è chiesto; «aiuto» dice come.
stone_age-cli-ask-place_workers = { $home ->
    [one] Manda il tuo ultimo lavoratore in un luogo (p. es. f1, carta 2)
   *[other] Manda lavoratori in un luogo (p. es. f3, capanna, carta 2); a casa ne hai { $home }
}
stone_age-cli-ask-use_place = { $any_two ->
    [yes] Quali lavoratori usi ora (p. es. f, carta 2), o la carta per due risorse a scelta (due legno oro)
   *[no] Quali lavoratori usi ora (p. es. f, carta 2)
}
stone_age-cli-ask-use_tools = Tirato { $sum }: { $amount ->
    [0] ancora niente { stone_age-goods }
   *[other] { stone_age-amount }
}; { $missing ->
    [one] ancora 1 ne porta un altro
   *[other] ancora { $missing } ne portano un altro
}. Aggiungi un attrezzo (il suo valore), o basta
stone_age-cli-ask-split_hunt = La caccia porta { $amount }, fra cibo e gioielli. Quanti gioielli (da 0 a { $amount })
stone_age-cli-ask-buy = { $spot ->
    [building] Compri l’edificio: { stone_age-tile }?
   *[card] Compri { stone_age-card } per { stone_age-in }?
}{ stone_age-means } Scrivi sì o no
stone_age-cli-ask-buy_extra = Paghi altri { stone_age-in } per la prima carta del mazzo? La vedi solo tu, e ne conta solo la metà bassa.{ stone_age-means } Scrivi sì o no
stone_age-cli-ask-give = Baratti { $give } per { $get }: { $given-count ->
    [0] che cosa dai (p. es. legno)
   *[other] che cosa dai oltre a { $given }
}
stone_age-cli-ask-pay = { $paid-count ->
    [0] Con che cosa paghi (p. es. { $kind ->
        [jewels] gioiello
       *[resources] legno legno pietra
    })
   *[other] { $enough ->
        [yes] Pagato finora: { $paid }. Paga ancora, o basta
       *[no] Pagato finora: { $paid }. Che altro
    }
}
stone_age-cli-ask-take_two = Prendi ora due risorse a scelta (due legno oro), o tieni la carta per dopo (tieni)
stone_age-cli-ask-choose_die = Prendi un dado (il suo numero): { $dice }
stone_age-cli-ask-feed = { $begun ->
    [yes] { $missing ->
        [one] Ancora una risorsa al posto del cibo (p. es. legno)
       *[other] Ancora { $missing } risorse al posto del cibo (p. es. legno legno)
    }
   *[no] Ti manca cibo: { $missing }. Dai { $missing ->
        [one] una risorsa (p. es. legno)
       *[other] altrettante risorse (p. es. legno legno)
    }, o perdi { stone_age-points } (fame)
}

## La prima partita guidata

stone_age-lesson-tool = Manda i lavoratori
    .do = Manda un lavoratore dall’attrezzaio.
    .why = A turno ognuno manda lavoratori in un luogo, finché sono tutti fuori. Tu ne hai cinque, e un luogo pieno è preso: dall’attrezzaio c’è posto per uno solo.
stone_age-lesson-forest = Più lavoratori, più dadi
    .do = Manda tre lavoratori nella foresta.
    .why = Nella foresta, nella cava d’argilla, nella cava di pietra e al fiume ogni lavoratore sarà un dado. Il legno è il più facile: basta 3 per averne uno.
stone_age-lesson-card = Prenota una carta
    .do = Manda l’ultimo lavoratore alla carta di destra, quella da una risorsa.
    .why = C’è posto per uno solo, così la carta puoi comprarla soltanto tu. La metà di sopra dà qualcosa subito, quella di sotto conta alla fine.
stone_age-lesson-use = Prima l’attrezzo
    .do = Usa il lavoratore dall’attrezzaio.
    .why = Quando tutti sono fuori, usi i tuoi nell’ordine che vuoi. Prendi l’attrezzo prima di tirare, così ti aiuta già.
stone_age-lesson-roll = Tira, e aggiungi l’attrezzo
    .do = Usa la foresta e tira; poi aggiungi il tuo attrezzo ai dadi.
    .why = Ogni lavoratore tira un dado; la somma divisa per 3 dà il legno. L’attrezzo aggiunge il suo numero: conviene quando porta la somma al tre successivo. Ogni attrezzo aiuta una volta per round.
stone_age-lesson-buy = Compra la carta
    .do = Compra la carta con un legno.
    .why = Nello spazio più a destra basta una risorsa qualsiasi. Dà subito tre punti, e la sua musica conta alla fine: più simboli diversi hai, più punti fai.
stone_age-lesson-hut = Un bambino, e da mangiare
    .do = Manda due lavoratori nella capanna, poi gli altri tre a caccia.
    .why = I tuoi cinque hanno appena mangiato cinque cibi. Due nella capanna danno un bambino, un lavoratore in più dal prossimo round, che mangia già in questo. Perciò qualcuno deve cacciare.
stone_age-lesson-feed = Sfama tutti
    .do = Usa la caccia e tira; lascia l’attrezzo, non porterebbe nulla.
    .why = A caccia la somma dei dadi si divide per 2. Alla fine del round ogni lavoratore mangia un cibo. Se manca dai risorse al suo posto, altrimenti perdi dieci punti.

## Una scelta che ancora non porta niente

stone_age-deed-use = Ora agisce la tua gente { $place }.
stone_age-deed-done = Non aggiungere altro.
stone_age-deed-buy = Compra.
stone_age-deed-pay = Paga con { $good }.
stone_age-deed-give = Dai { $good }.
