# Clans in italiano. Il valore basta a chi vede il tabellone; l'attributo `.numbered`, dove c'è, nomina i
# territori per numero, per il terminale e per chi ascolta.

clans-line = Riunisci le capanne in villaggi e nascondi il tuo clan.

## Terreni

clans-terrain-forest = foresta
    .name = Foresta
    .from = da una foresta
    .to = a una foresta
    .on = nella foresta
clans-terrain-mountain = montagna
    .name = Montagna
    .from = da una montagna
    .to = a una montagna
    .on = sulla montagna
clans-terrain-steppe = steppa
    .name = Steppa
    .from = da una steppa
    .to = a una steppa
    .on = nella steppa
clans-terrain-grassland = pianura
    .name = Pianura
    .from = da una pianura
    .to = a una pianura
    .on = nella pianura

## Clan

clans-clan-red = Rosso
clans-clan-blue = Blu
clans-clan-green = Verde
clans-clan-yellow = Giallo
clans-clan-black = Nero

## Parti di frase

clans-huts = { $huts ->
    [one] una capanna
   *[other] { $huts } capanne
}
clans-epoch = epoca { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
clans-points = { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
clans-chip-for = { $you ->
    [yes] te
   *[no] { $who }
}
clans-left = { $left ->
    [0] non ne resta nessuna
    [one] ne resta una
   *[other] ne restano { $left }
}

## Che cosa è successo

clans-told-dealt = { $you ->
    [yes] Sei del clan { $clan }.
   *[no] { $who } è del clan { $clan }.
}
clans-told-began = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
clans-told-moved = { $you ->
    [yes] Hai spostato
   *[no] { $who } ha spostato
} { clans-huts } { $from } { $to }.
    .numbered = { $you ->
        [yes] Hai spostato
       *[no] { $who } ha spostato
    } { clans-huts } { $from } ({ $here }) { $to } ({ $there }).
clans-told-founded = Il villaggio { $chip } sorge { $on }: un gettone per { clans-chip-for }.
    .numbered = Il villaggio { $chip } sorge { $on } ({ $territory }): un gettone per { clans-chip-for }.
clans-told-strife = Lì si incontrano tutti e cinque i clan: { $count ->
    [one] la capanna singola del clan { $clans } se ne va
   *[other] le capanne singole dei clan { $clans } se ne vanno
}, { clans-left }.
    .numbered = Nel territorio { $territory } si incontrano tutti e cinque i clan: { $count ->
        [one] la capanna singola del clan { $clans } se ne va
       *[other] le capanne singole dei clan { $clans } se ne vanno
    }, { clans-left }.
clans-told-ruined = Nessun villaggio resiste { $on } nell’{ clans-epoch }: { $huts ->
    [one] la sua unica capanna lascia
   *[other] le sue { $huts } capanne lasciano
} il tabellone e nessuno fa punti.
    .numbered = Nessun villaggio resiste { $on } ({ $territory }) nell’{ clans-epoch }: { $huts ->
        [one] la sua unica capanna lascia
       *[other] le sue { $huts } capanne lasciano
    } il tabellone e nessuno fa punti.
clans-told-scored = { $count ->
    [one] { clans-points } al clan { $clans }.
   *[other] { clans-points } ciascuno ai clan { $clans }.
}
    .numbered = Territorio { $territory }: { $count ->
        [one] { clans-points } al clan { $clans }.
       *[other] { clans-points } ciascuno ai clan { $clans }.
    }
clans-told-surplus = Un altro gruppo è rimasto isolato { $on }, ma i gettoni sono finiti: non conta nulla.
    .numbered = Un altro gruppo è rimasto isolato { $on } ({ $territory }), ma i gettoni sono finiti: non conta nulla.
clans-told-epoch = Comincia l’{ clans-epoch }: { $favourable ->
    [none] nessun terreno è favorevole
    [all] ogni terreno è favorevole (+{ $bonus })
   *[other] { $favourable } { $favourable-count ->
        [one] favorevole
       *[other] favorevoli
    } (+{ $bonus })
}, { $hostile ->
    [none] nessuno ostile
    [all] tutti ostili
   *[other] { $hostile } { $hostile-count ->
        [one] ostile
       *[other] ostili
    }
}.
clans-told-ended = { $reason ->
    [villages] Con il dodicesimo villaggio la partita finisce.
   *[alone] Ogni gruppo è isolato: nessuno può più muovere e la partita finisce.
}
clans-told-revealed = { $you ->
    [yes] Eri del
   *[no] { $who } era del
} clan { $clan }: { $points ->
    [one] un punto
   *[other] { $points } punti
} e { $chips ->
    [0] nessun gettone
    [one] un gettone
   *[other] { $chips } gettoni
}, in tutto { $total }.

## Che cosa si chiede

clans-ask-move_huts = Scegli un gruppo di capanne, poi il gruppo confinante a cui si unisce.
    .numbered = Quali capanne muovi, e dove? Per esempio: move 12 13.
clans-ask-order_villages = { $chip ->
    [12] La tua mossa lascia isolati { $count } gruppi. Qual è il dodicesimo villaggio?
   *[other] La tua mossa fonda { $count } villaggi. Quale prende il gettone { $chip }?
}
    .numbered = { $chip ->
        [12] La tua mossa lascia isolati { $count } gruppi, in { $territories }. Qual è il dodicesimo villaggio?
       *[other] La tua mossa fonda { $count } villaggi, in { $territories }. Quale prende il gettone { $chip }?
    }

## Perché qualcosa non si può fare

clans-no-pass = Non si può passare: chi è di turno deve muovere.
clans-no-such-action = «{ $text }» non si può fare in Clans. Di’ quali capanne vanno dove, per esempio «move 12 13».
clans-no-territory = Il territorio { $number } non esiste: i numeri vanno da 1 a { $last }.
clans-no-order-first = La tua mossa ha fondato più villaggi: prima di’ qual è il prossimo.
clans-no-village-waits = Nessun villaggio aspetta il suo turno: muovi delle capanne.
clans-no-village-already = Questo villaggio è già stato fondato.
    .numbered = Il villaggio nel territorio { $territory } è già stato fondato.
clans-no-new-village = Qui non nasce un villaggio: lo diventa solo un gruppo di capanne che la tua mossa ha lasciato isolato.
    .numbered = Nel territorio { $territory } non nasce un villaggio: lo diventa solo un gruppo di capanne che la tua mossa ha lasciato isolato.
clans-no-same-place = Le capanne vanno in un altro territorio; queste resterebbero dove sono.
    .numbered = Le capanne vanno in un altro territorio; quelle del { $here } resterebbero dove sono.
clans-no-huts-here = Qui non ci sono capanne da muovere.
    .numbered = Nel territorio { $here } non ci sono capanne da muovere.
clans-no-village-moves = Un villaggio non si muove più: tutto intorno il terreno è vuoto.
    .numbered = Il villaggio nel territorio { $here } non si muove più: tutto intorno il terreno è vuoto.
clans-no-lake = Tra questi due territori c’è un lago, quindi non confinano.
    .numbered = Tra i territori { $here } e { $there } c’è un lago, quindi non confinano.
clans-no-neighbour = Questi due territori non si toccano: le capanne vanno solo in un territorio confinante.
    .numbered = I territori { $here } e { $there } non si toccano: le capanne vanno solo in un territorio confinante.
clans-no-huts-there = Quel territorio è vuoto: le capanne vanno solo dove ce ne sono altre.
    .numbered = Il territorio { $there } è vuoto: le capanne vanno solo dove ce ne sono altre.
clans-no-larger-group = Di due gruppi da { $limit } o più, il maggiore non si unisce al minore: qui { $size } capanne si unirebbero a { $other }.
    .numbered = Di due gruppi da { $limit } o più, il maggiore non si unisce al minore: { $size } capanne del territorio { $here } si unirebbero a { $other } del { $there }.
clans-no-too-many = Un gruppo di { $size } resta dov’è: da { $limit } capanne in su ci si unisce solo a un gruppo grande almeno altrettanto.
    .numbered = Le { $size } capanne del territorio { $here } restano dove sono: da { $limit } in su ci si unisce solo a un gruppo grande almeno altrettanto.

## Opzioni

clans-option-ties = Parità
clans-option-ties-shared = Condivisa
    .hint = Chi ha gli stessi punti divide il posto.
clans-option-ties-chips = Gettoni
    .hint = Vince chi ha più gettoni, poi chi è arrivato dopo.

## La riga di comando

# Le minuscole sono capanne, le maiuscole terreni; ognuna si distingue dalle altre.
clans-cli-letter-red = r
clans-cli-letter-blue = b
clans-cli-letter-green = v
clans-cli-letter-yellow = g
clans-cli-letter-black = n
clans-cli-letter-forest = F
clans-cli-letter-mountain = M
clans-cli-letter-steppe = S
clans-cli-letter-grassland = P
clans-cli-epochs = Epoche
clans-cli-clans = Clan
clans-cli-chips = Gettoni
clans-cli-lately = Da poco
clans-cli-all-ground = tutti
clans-cli-your-card = Il tuo clan segreto:
clans-cli-card-of = { $who }:
clans-cli-near = { $here } confina con { $neighbours }.
clans-cli-sum = { $huts ->
    [one] una capanna
   *[other] { $huts } capanne
} { $bonus ->
    [0] e nessun bonus
   *[other] e un bonus di { $bonus }
} fanno { $value }, per ogni clan che vi ha una capanna.
clans-cli-help = Scrivi i due territori della tua mossa: «12 13» porta tutte le capanne del 12 nel 13. Sulla mappa 12F è il territorio 12, foresta (Montagna, Steppa, Pianura); r2b1 sono due capanne rosse e una blu (v verde, g gialla, n nera); una casa con un numero è un villaggio e il suo gettone.
clans-cli-ask-move_huts = La tua mossa (es. 12 13)
clans-cli-ask-order_villages = { $chip ->
    [12] Qual è il dodicesimo villaggio, { $territories }
   *[other] Quale villaggio prende il gettone { $chip }, { $territories }
}

## La scatola

clans-box-immobile = Capanne che non si muovono più
clans-box-chip_points = Punti per un gettone
clans-box-chips = Gettoni delle epoche
clans-box-favourable = Terreno favorevole, per epoca
clans-box-bonus = Premio del terreno favorevole, per epoca
clans-box-hostile = Terreno ostile, per epoca
clans-box-no-chips = I gettoni non tornano più: sono { $villages }, non { $chips }.
clans-box-no-ground = Nell’epoca { $epoch } nessun terreno può essere insieme favorevole e ostile.

## La prima partita guidata

clans-lesson-carry = Porta le capanne accanto
    .do = Sposta le due capanne dalla pianura 3 alla montagna 2.
    .why = Sei il clan Giallo, e nessun altro lo sa. C’è un solo tipo di mossa: tutte le capanne di un territorio vanno in uno vicino che ne ha già. Non devono per forza essere tue.
clans-lesson-village = Lascia un gruppo da solo: un villaggio
    .do = Sposta le due capanne dalla montagna 18 alla pianura 17.
    .why = Se nessun territorio vicino ha capanne, il gruppo diventa un villaggio. Ogni clan presente fa un punto per ciascuna delle tre capanne, e tu prendi un gettone, che alla fine vale un punto in più.
clans-lesson-favourable = Terreno favorevole
    .do = Sposta la capanna dalla steppa 58 alla foresta 57.
    .why = Di nuovo tre capanne, ma nell’epoca I la foresta è favorevole: un punto in più per ogni clan del villaggio.
clans-lesson-hostile = Terreno ostile
    .do = Sposta le due capanne dalla pianura 6 alla foresta 10.
    .why = Così le capanne sulla montagna 2 restano sole, e nell’epoca I la montagna è ostile: lasciano tutte il tabellone e nessuno fa punti. Nessuna è gialla.
clans-lesson-seven = Sette capanne restano
    .do = Sposta le tre capanne dalla montagna 9 alla foresta 10.
    .why = Un gruppo di sette o più capanne non si muove più, ma altre possono ancora unirsi. Così questo resterà su un terreno favorevole.
clans-lesson-strife = Lotta fra i clan
    .do = Sposta la capanna dalla montagna 24 alla foresta 10.
    .why = Dove in un nuovo villaggio s’incontrano tutti e cinque i clan, chi ha una sola capanna la perde. Il Giallo ne ha più d’una e fa punti; Blu e Nero ne fanno altrettanti, così nessuno capisce qual è il tuo clan.
