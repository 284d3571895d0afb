# Scritte del tavolo di Stone Age; le frasi sono quelle del gioco.

stone_age-name = Stone Age
stone_age-minute-1 = A turno mandate lavoratori in un luogo dopo l’altro: a caccia, al lavoro, nel villaggio, su carte ed edifici.
stone_age-minute-2 = Poi ognuno usa i suoi: si tira per le risorse, con l’aiuto degli attrezzi; si cresce, si impara, si compra.
stone_age-minute-3 = Alla fine del round ogni lavoratore mangia un cibo, o perdi dieci punti.
stone_age-minute-4 = Quando finiscono le carte o una pila di edifici, vince chi ha più punti.

## Dialoghi sopra la valle

stone_age-ui-dialogue-title-roll = Il tiro
stone_age-ui-dialogue-title-pay = L’acquisto
stone_age-ui-dialogue-title-feed = Il pasto
stone_age-ui-dialogue-title-lottery = Dadi per tutti
stone_age-ui-dialogue-title-two = Due risorse a scelta
stone_age-ui-dialogue-list = { $items }
stone_age-ui-dialogue-change = { $what } { $from } → { $to }
stone_age-ui-dialogue-what = { $what ->
    [jewel] gioielli
    [wood] legno
    [brick] mattoni
    [stone] pietra
    [gold] oro
    [food] cibo
    [tools] attrezzi
    [agriculture] agricoltura
    [trade] commercio
    [workers] lavoratori
    [cards] carte
   *[score] punti
}
stone_age-ui-dialogue-no-change = non cambia nulla
stone_age-ui-dialogue-take = Prendi { $what }
stone_age-ui-dialogue-take-nothing = Continua senza nulla

# Il tiro e la caccia.
stone_age-ui-dialogue-roll = { $sum } { $at }: { $amount ->
    [0] ancora nulla.
   *[other] { stone_age-amount }.
}
stone_age-ui-dialogue-roll-each = Uno ogni { $divisor }. { $missing ->
    [0] Nessun attrezzo rimasto ne porta un altro.
    [one] Con 1 in più ne viene un altro; un attrezzo vale intero, una volta per round.
   *[other] Con { $missing } in più ne viene un altro; un attrezzo vale intero, una volta per round.
}
stone_age-ui-dialogue-hunt = { $sum } { $at }: dividi { $gain } fra cibo e gioielli.
stone_age-ui-dialogue-hunt-need = La caccia dà uno ogni { $divisor }. { $need ->
    [0] Il tuo cibo basta per stasera.
    [one] Con 1 cibo stasera mangiano tutti.
   *[other] Con { $need } cibi stasera mangiano tutti.
}
stone_age-ui-dialogue-hunt-nothing = Per ora troppo poco per cibo o gioielli.
stone_age-ui-dialogue-take-share = { $jewels ->
    [0] Prendi { $food ->
        [one] 1 cibo
       *[other] { $food } cibi
    }
   *[other] { $food ->
        [0] Prendi { $jewels ->
            [one] { $jewels } gioiello
           *[other] { $jewels } gioielli
        }
       *[other] Prendi { $food ->
            [one] 1 cibo
           *[other] { $food } cibi
        }, { $jewels ->
            [one] { $jewels } gioiello
           *[other] { $jewels } gioielli
        }
    }
}
stone_age-ui-dialogue-mark = { $sum }: { $what }
stone_age-ui-dialogue-tool = { $value } in più: { $sum }
stone_age-ui-dialogue-tool-on = { $value } in uso
stone_age-ui-dialogue-tool-back = tocca per toglierlo
stone_age-ui-dialogue-tool-more = { $what } in più
stone_age-ui-dialogue-tool-share = { $more } in più da dividere
stone_age-ui-dialogue-tool-none = non porta altro
stone_age-ui-dialogue-tool-over = { $over ->
    [0] nulla va perso
    [one] 1 va perso
   *[other] { $over } vanno persi
}
stone_age-ui-dialogue-tool-spent = poi è usato per sempre
stone_age-ui-dialogue-share-of = Cibo, su { $gain }
stone_age-ui-dialogue-share-food = Tutto cibo
stone_age-ui-dialogue-share-fed = Sfama tutti
stone_age-ui-dialogue-share-jewels = Tutti gioielli
stone_age-ui-dialogue-shares = Divisioni consuete
stone_age-ui-dialogue-less-food = Meno cibo
stone_age-ui-dialogue-more-food = Più cibo
stone_age-ui-dialogue-less-jewels = Meno gioielli
stone_age-ui-dialogue-more-jewels = Più gioielli
stone_age-ui-dialogue-tonight = { $short ->
    [yes] { $left ->
        [one] Stasera ne manca 1
       *[other] Stasera ne mancano { $left }
    }
   *[no] { $left ->
        [0] Stasera basta appena
        [one] Stasera basta, ne avanza 1
       *[other] Stasera basta, ne avanzano { $left }
    }
}
stone_age-ui-dialogue-tonight-feeds = Con il campo ne sfama { $fed } su { $workers }.
stone_age-ui-dialogue-jewels-for = { $fifth } comprano la quinta carta, altri { $extra } la prima del mazzo.

# L’acquisto.
stone_age-ui-dialogue-buy = { $what ->
    [building] { $state ->
        [barter] Costruisci con un baratto: { $missing ->
            [one] manca un bene.
           *[other] mancano { $missing } beni.
        }
        [two] Non puoi ancora costruire: prima prendi le due risorse.
       *[hand] Costruisci per { $points ->
            [one] { $points } punto?
           *[other] { $points } punti?
        }
    }
   *[card] { $state ->
        [barter] Compra la carta con un baratto: { $missing ->
            [one] manca un bene.
           *[other] mancano { $missing } beni.
        }
        [two] Non puoi ancora pagare: prima prendi le due risorse.
       *[hand] Compri questa carta?
    }
}
stone_age-ui-dialogue-buy-hint = Puoi anche rinunciare; il tuo lavoratore torna comunque a casa.
stone_age-ui-dialogue-barter-hint = Al commercio { $trade } dai { $give } e ricevi { $get }, beni a scelta, una volta per turno. Ciò che non serve va perso.
stone_age-ui-dialogue-unseen = Peschi la prima carta per altri { $price } gioielli?
stone_age-ui-dialogue-unseen-hint = La carta pescata la vedi solo tu; conta alla fine.
stone_age-ui-dialogue-build = Costruisci per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $lost ->
    [0] { "" }
    [one] , perdendo un bene
   *[other] , perdendo { $lost } beni
}
stone_age-ui-dialogue-buy-it = Compra{ $lost ->
    [0] { "" }
    [one] , perdendo un bene
   *[other] , perdendo { $lost } beni
}
stone_age-ui-dialogue-draw = Pesca per { $price } gioielli
stone_age-ui-dialogue-leave = Lascia
stone_age-ui-dialogue-go-on = No, continua
stone_age-ui-dialogue-cost = Costo
stone_age-ui-dialogue-barter = Baratto
stone_age-ui-dialogue-keep = Ti resta
stone_age-ui-dialogue-paid = { $range ->
    [yes] { $paid } pagati; si può da { $least } a { $most }
   *[no] { $paid } di { $most } pagati
}{ $bartered ->
    [0] { "" }
    [one] , uno col baratto
   *[other] , { $bartered } col baratto
}
stone_age-ui-dialogue-take-back = { $good ->
    [wood] Riprendi un legno
    [brick] Riprendi un mattone
    [stone] Riprendi una pietra
    [gold] Riprendi un oro
   *[jewel] Riprendi un gioiello
}
stone_age-ui-dialogue-pay-more = { $good ->
    [wood] Paga con un altro legno.
    [brick] Paga con un altro mattone.
    [stone] Paga con un’altra pietra.
    [gold] Paga con un altro oro.
   *[jewel] Paga con un altro gioiello.
}
stone_age-ui-dialogue-tap = Tocca un bene per pagare, o una casella sopra per riprenderlo.
stone_age-ui-dialogue-give = { $give ->
    [one] Danne uno
   *[other] Danne due
}
stone_age-ui-dialogue-get = { $get ->
    [one] Ricevine uno
   *[other] Ricevine due
}
stone_age-ui-dialogue-give-this = { $good ->
    [wood] Dai legno
    [brick] Dai mattoni
    [stone] Dai pietra
    [gold] Dai oro
   *[jewel] Dai gioielli
}: { $given } su { $has }
stone_age-ui-dialogue-get-this = { $good ->
    [wood] Ricevi legno
    [brick] Ricevi mattoni
    [stone] Ricevi pietra
    [gold] Ricevi oro
   *[jewel] Ricevi gioielli
}: { $got }
stone_age-ui-dialogue-rate = { $give } a { $get }
stone_age-ui-dialogue-why-rate = Perché { $give } a { $get }?
stone_age-ui-dialogue-why-barter = Baratto { $give } a { $get }
stone_age-ui-dialogue-why-barter-answer = Il tuo segnalino è alla posizione { $trade } della barra commercio, dove si baratta { $give } a { $get }. Si baratta solo ciò che manca a un acquisto, una volta per turno.
stone_age-ui-dialogue-lost = { $lost ->
    [0] Nulla va perso.
    [one] Un bene in più non serve: va perso.
   *[other] { $lost } beni in più non servono: vanno persi.
}
stone_age-ui-dialogue-thrift = Dai invece { $given }: { $lost ->
    [0] nulla va perso.
   *[other] va perso di meno.
}
stone_age-ui-dialogue-do-that = Conferma
stone_age-ui-dialogue-sources = { $owned ->
    [0] Tutto col baratto
   *[other] { $own } dei tuoi{ $bartered ->
        [0] { "" }
        [one] , uno col baratto
       *[other] , { $bartered } col baratto
    }
}
stone_age-ui-dialogue-points = Punti { $from } →
stone_age-ui-dialogue-final = Carte e risorse alla fine { $from } →
stone_age-ui-dialogue-last-tile = L’ultimo della sua pila
stone_age-ui-dialogue-ends = Poi la pila è vuota: questo è l’ultimo round.
stone_age-ui-dialogue-two = La tua carta
stone_age-ui-dialogue-two-open = Prima prendi due risorse a scelta
stone_age-ui-dialogue-two-first = La tua carta porta due risorse a scelta; con quelle puoi pagare.
stone_age-ui-dialogue-two-hint = Se la tieni, puoi prenderle più tardi: fra due luoghi, prima di comprare o prima del pasto.
stone_age-ui-dialogue-two-title = Due risorse a scelta
stone_age-ui-dialogue-two-add = { $good ->
    [wood] Un altro legno
    [brick] Un altro mattone
    [stone] Un’altra pietra
   *[gold] Un altro oro
}, scelti { $count }
stone_age-ui-dialogue-two-clear = Ricomincia
stone_age-ui-dialogue-take-two = Prendi queste due
stone_age-ui-dialogue-take-two-leave = Prendi queste due e lascia
stone_age-ui-dialogue-keep-card = Tieni per dopo
stone_age-ui-dialogue-fifth = Prima la carta
stone_age-ui-dialogue-fifth-paid = Pagata
stone_age-ui-dialogue-unseen-then = Poi una coperta
stone_age-ui-dialogue-unseen-price = altri { $price }
stone_age-ui-dialogue-unseen-text = La prima carta del mazzo, solo per la metà inferiore. Ora o mai più.
stone_age-ui-dialogue-jewels = Gioielli
stone_age-ui-dialogue-deck = Mazzo
stone_age-ui-dialogue-why-lower = Perché solo la metà inferiore?
stone_age-ui-dialogue-why-lower-answer = Va coperta fra le tue carte e conta nel punteggio finale; ciò che sta sopra non accade.

# Dadi per tutti.
stone_age-ui-dialogue-lottery = { $you ->
    [yes] I tuoi dadi{ $style ->
        [yes] {" "}con stile
       *[no] { "" }
    }
   *[no] I dadi{ $style ->
        [yes] {" "}con stile
       *[no] { "" }
    } di { $who }
}: prendine uno su { $count }.
stone_age-ui-dialogue-lottery-hint = Un dado per giocatore, scelti a turno. Gli attrezzi non cambiano questi dadi.
stone_age-ui-dialogue-order = Ordine di scelta
stone_age-ui-dialogue-you-choose = Scegli tu
stone_age-ui-dialogue-took = { $you ->
    [yes] l’hai preso tu
   *[no] preso da { $who }
}
stone_age-ui-dialogue-leaves = Restano { $dice } per { $who }.
stone_age-ui-dialogue-faces = Che cosa danno le facce?
stone_age-ui-dialogue-gift = { $effect ->
    [wood] { $amount } legno
    [brick] { $amount ->
        [one] { $amount } mattone
       *[other] { $amount } mattoni
    }
    [stone] { $amount ->
        [one] { $amount } pietra
       *[other] { $amount } pietre
    }
    [gold] { $amount } oro
    [food] { $amount ->
        [one] { $amount } cibo
       *[other] { $amount } cibi
    }
    [jewel] { $amount ->
        [one] { $amount } gioiello
       *[other] { $amount } gioielli
    }
    [tool] un attrezzo
    [agriculture] campo +{ $amount }
    [trade] commercio +{ $amount }
    [points] { $amount } punti
   *[nothing] nulla
}

# Il pasto.
stone_age-ui-dialogue-feed = { $hungry ->
    [one] Uno dei tuoi { $workers } non ha cibo.
   *[other] { $hungry } dei tuoi { $workers } non hanno cibo.
} Li sfami con risorse?
stone_age-ui-dialogue-feed-hint = Ogni risorsa ne sfama uno{ $style ->
    [yes] ; i gioielli non sono cibo
   *[no] { "" }
}.
stone_age-ui-dialogue-feed-with = Sfama con { $goods }
stone_age-ui-dialogue-go-hungry = { $points ->
    [0] Resta alla fame
   *[other] Resta alla fame: −{ $points }
}
stone_age-ui-dialogue-bowl-empty = nulla
stone_age-ui-dialogue-bowl-field = campo
stone_age-ui-dialogue-fed-of = { $fed } su { $workers }
stone_age-ui-dialogue-fed-by = sfamati da cibo e campo
stone_age-ui-dialogue-courses = Che cosa mangiano?
stone_age-ui-dialogue-course-goods = { $hungry ->
    [one] Sfamane uno con una risorsa
   *[other] Sfamane { $hungry } con risorse
}
stone_age-ui-dialogue-course-starve = { $hungry ->
    [one] Lasciane uno alla fame
   *[other] Lasciane { $hungry } alla fame
}
stone_age-ui-dialogue-in-camp = { $good ->
    [wood] Legno
    [brick] Mattoni
    [stone] Pietra
   *[gold] Oro
}, { $has } a casa
stone_age-ui-dialogue-less = { $good ->
    [wood] Meno legno
    [brick] Meno mattoni
    [stone] Meno pietra
   *[gold] Meno oro
}
stone_age-ui-dialogue-more = { $good ->
    [wood] Più legno
    [brick] Più mattoni
    [stone] Più pietra
   *[gold] Più oro
}
stone_age-ui-dialogue-still-short = { $left ->
    [one] Uno ha ancora fame.
   *[other] { $left } hanno ancora fame.
}
stone_age-ui-dialogue-goods-end = Risorse { $from } → { $to }, punti alla fine
stone_age-ui-dialogue-starve-text = Perdi { $points } punti una volta sola, quanti che siano gli affamati, e tieni tutte le { $held } risorse.
stone_age-ui-dialogue-meal = { $state ->
    [fed] sfamati { $workers }, { $left ->
        [0] nulla avanza
       *[other] avanza { $left }
    }
    [goods] sfamati { $workers }, anche con risorse
    [hungry] alla fame
    [short] manca { $left } per { $workers }
   *[waiting] basta per { $workers }{ $left ->
        [0] { "" }
       *[other] , avanza { $left }
    }
}

## Il punteggio finale

stone_age-ui-result-sum = { $track } in partita, { $more } alla fine
stone_age-ui-result-lines = Da dove vengono i punti
stone_age-ui-result-track = In partita
    .how = edifici, carte, fame
stone_age-ui-result-culture = Cultura
    .how = simboli diversi, al quadrato
stone_age-ui-result-farmers = Contadini
    .how = × agricoltura
stone_age-ui-result-makers = Attrezzai
    .how = × valore degli attrezzi
stone_age-ui-result-builders = Costruttori
    .how = × edifici
stone_age-ui-result-shamans = Sciamani
    .how = × lavoratori
stone_age-ui-result-traders = Commercianti
    .how = × commercio
stone_age-ui-result-resources = Risorse rimaste
    .how = una ciascuna
stone_age-ui-result-total = In tutto
stone_age-ui-result-buildings = { $count ->
    [0] nessun edificio
    [one] 1 edificio
   *[other] { $count } edifici
}
stone_age-ui-result-none = nessuno
stone_age-ui-result-tie = A parità vince la somma più alta di agricoltura, attrezzi e lavoratori. Cibo { $style ->
    [yes] e gioielli non valgono
   *[no] non vale
} nulla.
stone_age-ui-result-rule = Regola { $rule }
stone_age-ui-result-why = Perché?
stone_age-ui-result-tied = Spareggio
    .how = agricoltura + attrezzi + lavoratori

## Carte ed edifici, in una parola o due

stone_age-ui-top = { $top ->
    [lottery] Dadi per tutti
    [style_lottery] Dadi con stile
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
    [style_lottery] dadi con stile
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
stone_age-ui-place = Mandane { $workers }
stone_age-ui-how-many = Quanti vanno { $to }?
stone_age-ui-send = { $workers ->
    [one] Mandi un lavoratore { $to }?
    [2] Mandi due lavoratori { $to }?
   *[other] Mandi { $workers } lavoratori { $to }?
}
stone_age-ui-use = Usi i tuoi lavoratori { $at }?
stone_age-ui-use-this = Usali ora
stone_age-ui-take-two = Prendi due risorse
stone_age-ui-which-two = Quali due risorse prendi?
stone_age-ui-why-not = Perché non { $to }?
stone_age-ui-place-hint = I luoghi aperti brillano. Gli altri dicono perché ti sono chiusi.
stone_age-ui-home-after = { $left ->
    [0] Poi tutti i tuoi sono al lavoro.
    [one] Poi te ne resta uno a casa.
   *[other] Poi te ne restano { $left } a casa.
}
stone_age-ui-use-hint = Tocca i tuoi lavoratori nell’ordine che vuoi; in questo turno si usano tutti.
stone_age-ui-pins-hint = { $pins ->
    [one] La puntina mostra
   *[other] Le puntine da 1 a { $pins } mostrano
} { $phase ->
    [placing] dove gli altri hanno mandato i loro lavoratori
   *[acting] che cosa gli altri hanno portato a casa
} dopo il tuo turno.
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
stone_age-ui-title-if = { $name }: se ne vanno { $people }
stone_age-ui-press-first = Premi per sceglierlo e dire quanti.
stone_age-ui-title-card = Una carta
stone_age-ui-title-stack = Un edificio
stone_age-ui-average = circa
stone_age-ui-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stone_age-ui-about = ~{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stone_age-ui-too-dear = non basta
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
stone_age-ui-you-have = { $goods ->
    [0] Ora non hai risorse.
    [one] Ora hai { $goods } risorsa.
   *[other] Ora hai { $goods } risorse.
}
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
    [placing] Round { $round }, piazzamento
    [acting] Round { $round }, azioni
    [feeding] Round { $round }, pasto
    [over] La fine
   *[renewal] Round { $round }
}
stone_age-ui-camp = Il tuo accampamento
stone_age-ui-camps = Accampamenti
stone_age-ui-mine = Il mio
stone_age-ui-all = Tutti
stone_age-ui-where-may-go = Dove può ancora mandare i suoi?
stone_age-ui-may-go = Luoghi ancora aperti: { $places }.
stone_age-ui-may-go-nowhere = Ora non manda nessuno.
stone_age-ui-may-go-card = { $count ->
    [one] una carta
   *[other] { $count } carte
}
stone_age-ui-may-go-stack = { $count ->
    [one] un edificio
   *[other] { $count } edifici
}
stone_age-ui-may-go-workshop = { $count ->
    [one] il suo luogo
   *[other] i suoi luoghi
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
stone_age-ui-food-hungry = { $hungry ->
    [one] uno su { $workers } ha ancora fame
   *[other] { $hungry } su { $workers } hanno ancora fame
}
stone_age-ui-food-after = dopo il pasto
stone_age-ui-food-short = { $field ->
    [0] ne mancano { $need } per nutrirne { $workers }
   *[other] e { $field } dal campo: ne mancano { $need } per nutrirne { $workers }
}
stone_age-ui-goods = Risorse
stone_age-ui-jewels = Gioielli
stone_age-ui-of = da { $worth }
stone_age-ui-barters = baratto { $give } per { $get }
stone_age-ui-no-barter = senza baratto
stone_age-ui-tools = Attrezzi
stone_age-ui-fresh-tools = Attrezzi freschi, in tutto
stone_age-ui-no-tools = ancora nessuno
stone_age-ui-tools-in-use = { $value } in uso
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
stone_age-ui-only-you = Lo vedi solo tu
stone_age-ui-symbols = { $symbols ->
    [one] { $symbols } simbolo
   *[other] { $symbols } simboli
}
stone_age-ui-line = { $people } × { $times } { $bottom ->
    [farmer] contadini
    [maker] attrezzai
    [builder] costruttori
    [shaman] sciamani
   *[trader] commercianti
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

## Standing orders
stone_age-order-take_die = Quando tutti prendono un dado: { $value }
    .hint = Se non c’è, il più alto rimasto.
stone_age-order-take_die-agriculture = agricoltura
stone_age-order-take_die-tool = un attrezzo
stone_age-order-take_die-goods = la risorsa migliore
stone_age-order-feed_with = Se manca il cibo: { $value }
    .hint = Prima si mangia sempre il cibo.
stone_age-order-feed_with-cheapest = le risorse meno care
stone_age-order-feed_with-dearest = le risorse più care
stone_age-order-feed_with-hunger = si patisce la fame
