# Scritte del tavolo di Stone Age; le frasi sono quelle del gioco.

stone_age-name = L’età della pietra
stone_age-minute-1 = A turno mandate lavoratori in un luogo dopo l’altro: a caccia, al lavoro, nel villaggio, su carte ed edifici.
stone_age-minute-2 = Poi ognuno usa i suoi: si tira per le risorse, con l’aiuto degli attrezzi; si cresce, si impara, si compra.
stone_age-minute-3 = Alla fine del round ogni lavoratore mangia un cibo, o perdi dieci punti.
stone_age-minute-4 = Quando finiscono le carte o una pila di edifici, vince chi ha più punti.

## Carte ed edifici, in una parola o due

stone_age-ui-top = { $top ->
    [lottery] Dadi per tutti
    [style_lottery] Dadi di stile
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
    [roll_wood] Dadi: legno
    [roll_brick] Dadi: mattoni
    [roll_stone] Dadi: pietra
    [roll_gold] Dadi: oro
    [points] { $amount } punti
    [tool] 1 attrezzo
    [agriculture] Campo +1
    [trade] Commercio +1
    [draw] Pesca 1 carta
    [one_use] Una volta
    [any_two] 2 a scelta
   *[nothing] { "" }
}
stone_age-ui-card = { $top }; { $bottom }
stone_age-ui-tile-each = { $each } l’uno
stone_age-ui-tile-sum = somma
stone_age-ui-tile-jewels = gioielli
stone_age-ui-tile-any = a scelta
stone_age-ui-tile-kinds = { $kinds ->
    [one] 1 tipo
   *[other] { $kinds } tipi
}
stone_age-ui-tile-effect = { $effect ->
    [draw] 1 carta
    [lottery] dadi
    [style_lottery] dadi di stile
    [worker] 1 persona
    [tool] 1 attrezzo
    [agriculture] campo +1
    [trade] comm. +1
    [income_wood] legno
    [income_brick] mattone
    [income_stone] pietra
    [income_gold] oro
    [workshop_wood] legno a { $amount }
    [workshop_brick] matt. a { $amount }
    [workshop_stone] pietra a { $amount }
    [workshop_gold] oro a { $amount }
    [points] { $amount } punti
    [food] { $amount } cibi
   *[other] { "" }
}

## La riga della decisione

stone_age-ui-asked = La tua scelta
stone_age-ui-back = Indietro
stone_age-ui-another = Un altro luogo
stone_age-ui-place = { $workers ->
    [one] Mandane uno
    [2] Mandane due
    [3] Mandane tre
    [4] Mandane quattro
    [5] Mandane cinque
   *[other] Mandane { $workers }
}
stone_age-ui-how-many = Quanti vanno { $to }?
stone_age-ui-send = { $workers ->
    [one] Mandi un lavoratore { $to }?
   *[other] Mandi due lavoratori { $to }?
}
stone_age-ui-use = Usi i tuoi lavoratori { $at }?
stone_age-ui-use-this = Usali ora
stone_age-ui-take-two = Prendi due risorse
stone_age-ui-which-two = Quali due risorse prendi?
stone_age-ui-why-not = Perché non { $to }?
stone_age-ui-place-hint = I luoghi aperti brillano. Gli altri dicono perché ti sono chiusi.
stone_age-ui-home-after = { $left ->
    [0] Poi tutti i tuoi sono al lavoro.
    [one] Poi te ne resta uno al campo.
   *[other] Poi te ne restano { $left } al campo.
}
stone_age-ui-use-hint = Tocca i tuoi lavoratori nell’ordine che vuoi; in questo turno si usano tutti.
stone_age-ui-people = Quanti lavoratori vanno
stone_age-ui-send-short = Mandane { $workers }

## Il tabellone

stone_age-ui-board = La valle
stone_age-ui-land-hunt = Caccia
stone_age-ui-land-forest = Foresta
stone_age-ui-land-clay_pit = Argilla
stone_age-ui-land-quarry = Pietra
stone_age-ui-land-river = Fiume
stone_age-ui-village-tool_maker = Attrezzaio
stone_age-ui-village-hut = Capanna
stone_age-ui-village-field = Campo
stone_age-ui-village-market = Mercato
stone_age-ui-workshop = Luogo tuo
stone_age-ui-closed = { $place }: chiuso
stone_age-ui-is-closed = Chiuso in questo round
stone_age-ui-agriculture = Agricoltura
stone_age-ui-trade = Commercio
stone_age-ui-barter = { $give } per { $get }
stone_age-ui-deck = mazzo
stone_age-ui-left = ancora { $left }
stone_age-ui-empty = vuota
stone_age-ui-price = { $price ->
    [one] { $price } risorsa
   *[other] { $price } risorse
}
stone_age-ui-price-jewels = { $price ->
    [one] { $price } gioiello
   *[other] { $price } gioielli
}
stone_age-ui-strip = Carte ed edifici
stone_age-ui-tracks = Agricoltura e commercio

## Il tabellone a parole

stone_age-ui-land = { $name }: un tiro diviso per { $divisor } porta { stone_age-goods }
stone_age-ui-card-for = Carta per { $price }: { $card }
stone_age-ui-no-card = Nessuna carta per { $price }
stone_age-ui-building = Edificio: { $tile }
stone_age-ui-no-building = Nessun edificio
stone_age-ui-you = Tu
stone_age-ui-group = { $who }: { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
}
stone_age-ui-nobody = Non c’è nessuno
stone_age-ui-may-send = { $most ->
    [one] Puoi mandare un lavoratore { $to }
   *[other] Puoi mandare fino a { $most } lavoratori { $to }
}
stone_age-ui-may-use = Ora puoi usare i tuoi lavoratori qui
stone_age-ui-text-places = Tutti i luoghi, da cui si può giocare l’intera partita
stone_age-ui-text-place = Luogo
stone_age-ui-text-people = Lavoratori
stone_age-ui-text-do = Scegli
stone_age-ui-text-camp = Accampamento

## Un luogo in questione

stone_age-ui-title = { $name }: { $people ->
    [one] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[other] { $people }
}
stone_age-ui-title-card = Una carta
stone_age-ui-title-stack = Un edificio
stone_age-ui-average = circa
stone_age-ui-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stone_age-ui-brings = { $place ->
    [hunt] { $style ->
        [yes] cibo o gioielli
       *[no] cibo
    }
   *[other] { stone_age-goods }
}
stone_age-ui-cost = { $price ->
    [one] Costa { $price } risorsa; ora ne hai { $have }.
   *[other] Costa { $price } risorse; ora ne hai { $have }.
}
stone_age-ui-cost-jewels = { $price ->
    [one] Costa { $price } gioiello; ora ne hai { $have }.
   *[other] Costa { $price } gioielli; ora ne hai { $have }.
}
stone_age-ui-you-have = Ora hai { $goods ->
    [0] zero risorse
    [one] { $goods } risorsa
   *[other] { $goods } risorse
}.
stone_age-ui-does-tool_maker = Un attrezzo da 1, oppure uno dei tuoi migliora.
stone_age-ui-does-hut = Un lavoratore in più, per sempre.
stone_age-ui-does-field = L’agricoltura sale di uno: un cibo in meno da trovare a ogni round.
stone_age-ui-does-market = Il commercio sale di { $steps }, e arrivano { $jewels } gioielli.
stone_age-ui-will-roll = { $dice ->
    [one] Un dado
    [2] Due dadi
    [3] Tre dadi
   *[other] { $dice } dadi
}: { stone_age-goods }, divisi per { $divisor }. Poi possono aiutare gli attrezzi.
stone_age-ui-will-buy = Poi dici con che cosa paghi, oppure rinunci.

## Accampamenti

stone_age-ui-round = { $phase ->
    [setup] Prima della partita
    [placing] Round { $round }, si manda
    [acting] Round { $round }, si usa
    [feeding] Round { $round }, si mangia
    [over] La fine
   *[renewal] Round { $round }
}
stone_age-ui-camp = Il tuo accampamento
stone_age-ui-camps = Accampamenti
stone_age-ui-mine = Il mio
stone_age-ui-all = { $seats ->
    [2] Tutti e due
    [3] Tutti e tre
    [4] Tutti e quattro
   *[other] Tutti e cinque
}
stone_age-ui-points = Punti
stone_age-ui-starts = Primo giocatore
stone_age-ui-home = Lavoratori a casa
stone_age-ui-home-of = Lavoratori a casa, su tutti
stone_age-ui-home-short = { $home } su { $workers }
stone_age-ui-home-count = { $home } lavoratori su { $workers } a casa
stone_age-ui-at-home = a casa
stone_age-ui-going = { $going ->
    [one] uno parte
    [2] due partono
    [3] tre partono
    [4] quattro partono
    [5] cinque partono
   *[other] { $going } partono
}
stone_age-ui-good-food = Cibo
stone_age-ui-food-enough = { $field ->
    [0] bastano per tutti e { $workers }, ne restano { $over }
   *[other] e { $field } dal campo bastano per tutti e { $workers }, ne restano { $over }
}
stone_age-ui-food-short = { $field ->
    [0] ne mancano { $need } per nutrirne { $workers }
   *[other] e { $field } dal campo: ne mancano { $need } per nutrirne { $workers }
}
stone_age-ui-goods = Risorse
stone_age-ui-jewels = Gioielli
stone_age-ui-of = da { $worth }
stone_age-ui-barters = baratto { $give } per { $get }
stone_age-ui-no-barter = ancora nessun baratto
stone_age-ui-tools = Attrezzi
stone_age-ui-fresh-tools = Attrezzi freschi, in tutto
stone_age-ui-no-tools = ancora nessuno
stone_age-ui-tools-fresh = tutti freschi
stone_age-ui-tools-used = { $used ->
    [one] uno usato
    [2] due usati
   *[other] { $used } usati
}
stone_age-ui-any-two = Due a scelta
stone_age-ui-cards = Carte
stone_age-ui-buildings = Edifici
stone_age-ui-own-cards = Le tue carte
stone_age-ui-cards-buildings = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
}
stone_age-ui-only-you = Le vedi solo tu
stone_age-ui-symbols = { $symbols ->
    [one] { $symbols } simbolo
   *[other] { $symbols } simboli
}
stone_age-ui-line = { $people } × { $times } { $bottom ->
    [farmer] contadini
    [maker] attrezzai
    [builder] costruttori
    [shaman] sciamani
   *[trader] mercanti
}
stone_age-ui-total = { $score } finora, { $goods ->
    [one] { $goods } risorsa
   *[other] { $goods } risorse
} e queste carte
stone_age-ui-show-cards = Mostrale
stone_age-ui-hide-cards = Nascondile

## Primo turno

stone_age-ui-guide-place = A turno con gli altri, manda lavoratori in un luogo dopo l’altro, finché a casa non resta nessuno.
stone_age-ui-guide-use = Poi usali, luogo per luogo: i dadi portano risorse, e le risorse comprano carte ed edifici.
stone_age-ui-guide-feed = Alla fine del round ogni lavoratore mangia un cibo. Anche le risorse valgono; altrimenti si perdono { $hunger } punti.
stone_age-ui-guide-end = Gli edifici danno punti subito, le carte alla fine: simboli diversi, e persone per quello che sanno fare.
