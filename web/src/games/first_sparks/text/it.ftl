# Etichette del tavolo di The First Sparks; le frasi sono quelle del gioco.

first_sparks-name = The First Sparks
first_sparks-minute-1 = Ogni anno puoi comprare una carta: uno strumento che prende cibo, o una conoscenza che resta.
first_sparks-minute-2 = Gli strumenti prendono cibo dove vive il tuo clan; poi ogni membro ne mangia uno.
first_sparks-minute-3 = Con il resto metti nuovi membri accanto ai tuoi; ognuno costa più del precedente.
first_sparks-minute-4 = L’anno in cui un clan arriva a tredici membri è l’ultimo. Vince il clan più grande.

first_sparks-ui-map = Mappa, { $grounds } terreni e { $spaces } spazi
first_sparks-ui-space = { $space }, { $ground }
first_sparks-ui-empty = nessuno
first_sparks-ui-you = tu
first_sparks-ui-you-now = tu, ora
first_sparks-ui-costs = Un nuovo membro costa { first_sparks-for-cost } ({ first_sparks-parts }){ $can ->
    [yes] { "" }
   *[no] , più di quanto hai
}
first_sparks-ui-may-settle = Stabilisciti qui
first_sparks-ui-may-spread = Metti qui un membro
first_sparks-ui-may-neutral = Metti qui un membro del clan neutrale
first_sparks-ui-may-lose = Perdi questo membro
first_sparks-ui-why-not-space = Uno spazio { $where }
first_sparks-ui-site = Posto { $number } di { $count }, { $ways ->
    [one] un solo verso
   *[other] { $ways } versi
}
first_sparks-ui-over = La partita è finita. Tutto il cibo è scoperto.

## Ciò che si soppesa
first_sparks-ui-weigh-settle = Stabilirti in { $space }, { $where }?
first_sparks-ui-weigh-spread = { $placed ->
    [0] Un nuovo membro in { $space }, { $where }, per { first_sparks-for-cost }?
    [1] Un altro membro, il secondo di quest’anno, in { $space }, { $where }, per { first_sparks-for-cost }?
    [2] Un altro membro, il terzo di quest’anno, in { $space }, { $where }, per { first_sparks-for-cost }?
    [3] Un altro membro, il quarto di quest’anno, in { $space }, { $where }, per { first_sparks-for-cost }?
   *[other] Un altro membro, il quinto di quest’anno, in { $space }, { $where }, per { first_sparks-for-cost }?
}
first_sparks-ui-weigh-second = Il tuo secondo membro in { $space }, { $where }, per { first_sparks-for-cost }?
first_sparks-ui-feed = Dopo questo, l’anno prossimo ne nutri { $eaten } e i tuoi strumenti prendono { $taken }.
first_sparks-ui-weigh-neutral = Il clan neutrale in { $space }, { $where }?
first_sparks-ui-weigh-lose = Perdere il membro in { $space }, { $where }?
first_sparks-ui-weigh-offer = Offrire { $card } { $number }?
first_sparks-ui-weigh-drop = Rinunciare a questo strumento: { $card } { $number }?
first_sparks-ui-weigh-use = Usare ora { $card } { $number }?

## Suggerimenti
first_sparks-ui-hint-settle = Presso un terreno un solo clan può mettere il suo primo membro.
first_sparks-ui-hint-settle-ready = Su questa mappa i primi membri stanno sugli spazi di partenza.
first_sparks-ui-hint-second = Il secondo membro si paga come sempre.
first_sparks-ui-hint-second-ready = I primi membri stanno sugli spazi di partenza di questa mappa; il secondo si paga come sempre.
first_sparks-ui-hint-offer = { $box ->
    [yes] L’altro può comprarla prima di te; se no la compri o la metti nella scatola, anche se non puoi pagarla.
   *[no] Chi viene dopo nell’ordine può comprarla prima di te; se nessuno la vuole, la compri tu.
}
first_sparks-ui-hint-answer = { $count ->
    [0] { $box ->
        [yes] Se la lasci, { $by } la compra o la mette nella scatola.
       *[no] Se nessuno la compra, tocca a { $by }.
    }
    [one] { $left } l’ha lasciata. Se nessuno la compra, tocca a { $by }.
   *[other] { $left } l’hanno lasciata. Se nessuno la compra, tocca a { $by }.
}
first_sparks-ui-hint-box_offer = Nella scatola: la carta esce dal gioco, e con lei il suo raccolto se è uno strumento.
first_sparks-ui-hint-drop_tool = Sceglilo fra i tuoi strumenti; può uscire anche il nuovo.
first_sparks-ui-hint-hunt = L’ordine migliore è già scelto; tocca uno strumento per usarlo prima.
first_sparks-ui-hint-starve = Chi resta deve formare un solo gruppo.
first_sparks-ui-hint-neutral = Non costa nulla e cresce fino alla grandezza del clan del primo giocatore.
first_sparks-ui-hint-spread = Hai { $food ->
    [one] 1 cibo
   *[other] { $food } cibi
} e puoi metterne { $left ->
    [one] ancora uno.
   *[other] ancora fino a { $left }; ognuno accanto ai tuoi.
}
first_sparks-ui-hint-lay = Tocca un posto; toccalo di nuovo per girare la tessera.
first_sparks-ui-hint-turn = Toccala di nuovo per girarla.

## Pulsanti
first_sparks-ui-settle = Stabilisciti qui
first_sparks-ui-spread = Metti per { $cost }
first_sparks-ui-neutral = Mettilo qui
first_sparks-ui-lose = Perdi questo
first_sparks-ui-offer = Offri { $card } { $number }
first_sparks-ui-drop = Esce { $card } { $number }
first_sparks-ui-use = Usa { $card } { $number }
first_sparks-ui-buy-for = Compra per { $price }
first_sparks-ui-buy = Compra per { $price }, restano { $keep }
first_sparks-ui-hunt = Caccia
first_sparks-ui-lay = Mettila qui
first_sparks-ui-turn = Gira
first_sparks-ui-pass = Passa
first_sparks-ui-decline = Lasciala
first_sparks-ui-box = Nella scatola
first_sparks-ui-done = { $placed ->
    [0] { $step ->
        [second] Comincia con uno
       *[other] Resta così
    }
   *[other] Basta così
}

## Anno, mercato, riserva
first_sparks-ui-year-panel = Anno e fasi
first_sparks-ui-year = Anno { $year }
first_sparks-ui-before-map = La mappa
first_sparks-ui-before-placing = L’arrivo
first_sparks-ui-phase-technology = Tecnica
first_sparks-ui-phase-hunting = Caccia
first_sparks-ui-phase-spreading = Crescita
first_sparks-ui-phase-supply = Riserva
first_sparks-ui-direction-first = Dal primo all’ultimo
first_sparks-ui-direction-last = Dall’ultimo al primo
first_sparks-ui-direction-asked = Si chiede dall’ultimo
first_sparks-ui-market = Mercato delle tecniche
first_sparks-ui-present = Presente: in vendita nella fase 1
first_sparks-ui-present-open = Presente: in vendita
first_sparks-ui-future = Futuro
first_sparks-ui-future-note = la più alta va sotto il mazzo nella fase 4
first_sparks-ui-deck = { $cards ->
    [0] ora si rimescola
    [one] si rimescola tra { $cards } carta
   *[other] si rimescola tra { $cards } carte
}
first_sparks-ui-deck-plain = nel mazzo
first_sparks-ui-deck-title = Carte rimaste nel mazzo
first_sparks-ui-reshuffle = Mescola
first_sparks-ui-reshuffle-text = Esce nella fase 4, con la carta più bassa.
first_sparks-ui-card = { $name }, prezzo { $price }{ $bonus ->
    [yes] , sopra c’è un raccolto
   *[no] { "" }
}
first_sparks-ui-bonus = Un raccolto per chi compra questa carta
first_sparks-ui-offered = offerta
first_sparks-ui-takes = prende
first_sparks-ui-step = { $take } se ce ne sono almeno { $least }
first_sparks-ui-always = { $crops ->
    [one] raccolto, sempre
   *[other] raccolti, sempre
}
first_sparks-ui-effect-fire = Il tuo cibo non marcisce e non si vede
first_sparks-ui-effect-plow = Un raccolto in più per ogni campo
first_sparks-ui-effect-sled = Posto per un quarto strumento
first_sparks-ui-effect-language = Gli spazi condivisi costano 1 in meno
first_sparks-ui-effect-intelligence = Un posto più indietro nell’ordine
first_sparks-ui-storage = Riserva
first_sparks-ui-storage-note = anelli: si aggiungono nella fase 4
first_sparks-ui-worth = { $worth ->
    [one] 1 cibo
   *[other] { $worth } cibi
}
first_sparks-ui-crops-note = senza fine, senza bisogno di membri
first_sparks-ui-each-year = ogni anno

## Posti
first_sparks-ui-place = Posto nell’ordine
first_sparks-ui-members = Membri
first_sparks-ui-food = Cibo
first_sparks-ui-food-hidden = Cibo, nascosto: questo clan ha il fuoco
first_sparks-ui-food-own = Cibo, lo vedi solo tu: il tuo clan ha il fuoco

## Le proprie carte
first_sparks-ui-own = I tuoi strumenti e conoscenze
first_sparks-ui-tools = I tuoi strumenti, { $tools } su { $limit }
first_sparks-ui-tools-over = I tuoi strumenti, { $tools } su { $limit }: scegli quale esce
first_sparks-ui-tools-hunt = I tuoi strumenti nell’ordine migliore; scegline uno per usarlo ora
first_sparks-ui-knowledge = Conoscenze
first_sparks-ui-no-member = nessun membro là
first_sparks-ui-none-left = non ne restano
first_sparks-ui-leaves = esce
first_sparks-ui-new = nuovo
first_sparks-ui-choose-drop_tool = Rinuncia a { $name }
first_sparks-ui-choose-hunt = Usa ora { $name }
first_sparks-ui-takes-title = Che cosa prenderesti
first_sparks-ui-takes-what = che cosa
first_sparks-ui-takes-now = ora
first_sparks-ui-takes-next = poi
first_sparks-ui-takes-next-title = Dopo il rifornimento della fase 4, prima che altri caccino
first_sparks-ui-takes-taken = preso
first_sparks-ui-takes-eaten = mangiato da { $members }
first_sparks-ui-takes-more = cibo in più

## Anteprime
first_sparks-ui-bill-title = { $new ->
    [yes] { $count ->
        [1] Primo membro: { first_sparks-for-cost }
        [2] Secondo membro: altri { $cost }
        [3] Terzo membro: altri { $cost }
        [4] Quarto membro: altri { $cost }
       *[other] Quinto membro: altri { $cost }
    }
   *[no] Nuovi quest’anno
}
first_sparks-ui-bill-total = { $new ->
    [yes] { $count ->
        [one] Da pagare
       *[other] Per tutti e { $count }
    }
   *[no] Pagato
}
first_sparks-ui-bill-of = su { $food }
first_sparks-ui-over-ridge = oltre una montagna
first_sparks-ui-for-company = per la compagnia
first_sparks-ui-part-base = Il prossimo membro dell’anno
first_sparks-ui-part-ridge = Oltre una montagna
first_sparks-ui-part-company = Per i clan del posto
first_sparks-ui-part-all = In tutto
first_sparks-ui-with = { $ground }, con { $names }
first_sparks-ui-opens = { $grounds ->
    [0] Terreno nuovo: { $food }.
   *[other] Un terreno in più: { $food }.
}{ $tool ->
    [yes] { "" }
   *[no] {" "}Non hai ancora lo strumento adatto.
}
first_sparks-ui-offers = { $you ->
    [yes] Offri tu
   *[no] Offre { $who }
}
first_sparks-ui-brings = Che cosa porta { $name }
first_sparks-ui-needs = prende { $food }, serve un membro { $where }
first_sparks-ui-gain = Ora prenderebbe { $tokens }
first_sparks-ui-gain-away = Là non hai ancora nessun membro
first_sparks-ui-gain-others = I tuoi altri strumenti
first_sparks-ui-gain-more = Cibo in più di ora
first_sparks-ui-gain-leaves = Esce { $name }
first_sparks-ui-note-offer = { $drop ->
    [yes] I tuoi strumenti sono al completo: scegli sotto quale esce.
   *[no] Prima che gli altri caccino.
}
first_sparks-ui-note-answer = { $drop ->
    [yes] I tuoi strumenti sono al completo: scegli sotto quale esce.
   *[no] Con la riserva di ora, prima di ogni caccia.
}
first_sparks-ui-note-box_offer = Nessun altro la vuole.
first_sparks-ui-stay = { $members ->
    [0] Non resta nessuno.
    [one] Resta un membro.
   *[other] Restano { $members } membri.
}
first_sparks-ui-lives = Chi ci vive: { $clans }.
first_sparks-ui-borders = { $count ->
    [0] Non confina con altri terreni.
   *[other] Confina con { $grounds }.
}
first_sparks-ui-hunted = { $name }: { $tokens }
first_sparks-ui-hunt-title = Nell’ordine migliore

## Telefono
first_sparks-ui-tabs = Parti del tavolo
first_sparks-ui-tab-choice = Scelta
first_sparks-ui-tab-market = Mercato
first_sparks-ui-tab-storage = Riserva
first_sparks-ui-tab-tools = Strumenti

## Il primo turno
first_sparks-ui-guide-technology = Ogni anno puoi comprare una carta. Chi viene dopo nell’ordine può comprare prima di te ciò che offri.
first_sparks-ui-guide-hunt = Gli strumenti prendono cibo dove il tuo clan ha membri; poi ogni membro ne mangia uno.
first_sparks-ui-guide-spread = Con il resto metti nuovi membri accanto ai tuoi; ognuno costa più del precedente.
first_sparks-ui-guide-end = L’anno in cui un clan arriva a { $members } membri è l’ultimo. Vince il più grande.

## Il tavolo come testo
first_sparks-ui-text-offer = Carte che puoi offrire
first_sparks-ui-text-drop_tool = Strumenti a cui puoi rinunciare
first_sparks-ui-text-hunt = Strumenti che puoi usare ora
first_sparks-ui-text-card = { $price ->
    [0] { "" }
   *[other] { first_sparks-for-price }
}
first_sparks-ui-text-lay = Dove può stare la tessera
first_sparks-ui-text-place = Posto { $q }, { $r }, girata di { $rotation }
first_sparks-ui-text-caption = La mappa come testo. Vicini sono gli spazi che si toccano.
first_sparks-ui-column-space = Spazio
first_sparks-ui-column-ground = Terreno
first_sparks-ui-column-clans = Clan
first_sparks-ui-column-neighbours = Vicini
first_sparks-ui-column-do = Che cosa puoi fare

## Risultato
first_sparks-result-wins = { $you ->
    [yes] Vinci con
   *[no] Vince { $who } con
} { $points ->
    [one] un membro.
   *[other] { $points } membri.
}
first_sparks-result-shared = { $who } vincono insieme con { $points ->
    [one] un membro a testa.
   *[other] { $points } membri a testa.
}
first_sparks-result-margin = { $you ->
    [yes] Subito dopo ci sei tu,
   *[no] Subito dopo { $who },
} { $ahead ->
    [0] con altrettanti membri e meno cibo.
    [one] con un membro in meno.
   *[other] con { $ahead } membri in meno.
}
first_sparks-ui-result-sum = { $food ->
    [one] 1 cibo rimasto
   *[other] { $food } cibi rimasti
}
first_sparks-ui-years = Membri, anno per anno
first_sparks-ui-years-year = Anno
first_sparks-ui-years-start = Inizio
first_sparks-ui-years-food = Cibo

## Standing orders
first_sparks-order-decline_above = Rifiuta ogni offerta oltre { $value } cibi
    .hint = Per le carte meno care decidi tu.
first_sparks-order-decline_rest = Rifiuta le altre offerte di quest’anno
    .hint = Finisce con l’anno.
