# Le etichette del tavolo di Clans; le frasi sono quelle del gioco.

clans-name = Clans
clans-minute-1 = Una sola mossa: porta tutte le capanne di un territorio in uno vicino che ne ha già.
clans-minute-2 = Capanne senza vicini diventano un villaggio. Ogni colore presente fa un punto per ogni capanna del villaggio, e tu prendi un gettone.
clans-minute-3 = Ogni epoca favorisce un terreno e manda in rovina i villaggi su un altro.
clans-minute-4 = Un colore è tuo e nessuno sa quale. Dopo dodici villaggi vince chi ha più punti.

clans-ui-board = Tabellone di Clans, 60 territori in 12 regioni
clans-ui-territory = Territorio { $number }, { $terrain }
clans-ui-empty = vuoto
clans-ui-huts-of = { $count } { $clan }
clans-ui-village = villaggio { $chip }
clans-ui-ruin = rovine del villaggio { $chip }
clans-ui-may-go = Può muoversi
clans-ui-may-come = Si può raggiungere
clans-ui-over = La partita è finita. Le carte sono scoperte.
clans-ui-where = { $huts ->
    [one] Dove va la capanna { $from } { $here }?
   *[other] Dove vanno le { $huts } capanne { $from } { $here }?
}
clans-ui-move-there = { $huts ->
    [one] Spostare la capanna { $from } { $here } { $to } { $there }?
   *[other] Spostare { $huts } capanne { $from } { $here } { $to } { $there }?
}
clans-ui-hint-pick = { $groups ->
    [one] Un solo gruppo può muoversi.
   *[other] Possono muoversi { $groups } gruppi. Da { $most } capanne in su si resta.
}
clans-ui-hint-where = { $count ->
    [one] Un territorio può
   *[other] { $count } territori possono
} { $huts ->
    [one] accoglierla
   *[other] accoglierle
}. I fiumi non fermano, i laghi sì.
clans-ui-hint-order = Ogni villaggio prende il gettone successivo, e il gettone ne decide l’epoca.
clans-ui-move-here = Sposta qui
clans-ui-found-here = Ora questo
clans-ui-another-group = Un altro gruppo
clans-ui-why-not = Territorio { $number }, { $terrain }
clans-ui-scores = Punti dei clan
clans-ui-chips-held = gettoni:
clans-ui-epochs = Epoche
clans-ui-epoch = epoca
clans-ui-villages = villaggi
clans-ui-favourable = favorevole
clans-ui-hostile = ostile
clans-ui-bonus = bonus
clans-ui-taken = , preso
clans-ui-every-terrain = tutti
clans-ui-no-terrain = nessuno
clans-ui-cards = Carte scoperte
clans-ui-your-card = La tua carta clan
clans-ui-you-are = Sei del clan { $clan }
clans-ui-yours = { $clan } è il tuo
clans-ui-only-you = Lo vedi solo tu
clans-ui-founds = Fonda il villaggio { $chip } { $on }
clans-ui-founds-several = Fonda { $count } villaggi
clans-ui-founded = Villaggio { $chip } fondato: { $fate ->
    [scored] { $count ->
        [one] { clans-points } al clan { $clans }.
       *[other] { clans-points } ciascuno ai clan { $clans }.
    }
    [ruined] il terreno è ostile, nessuno fa punti.
   *[deserted] cinque clan in lotta, non ne resta nessuno.
}
clans-ui-founded-several = { $count } villaggi fondati.
clans-ui-surplus = Resta isolato { $on }
clans-ui-surplus-nothing = I gettoni sono finiti: non conta nulla.
clans-ui-ruined = { $count ->
    [one] Terreno ostile: la capanna è perduta, nessuno fa punti.
   *[other] Terreno ostile: tutte le { $count } capanne sono perdute, nessuno fa punti.
}
clans-ui-nobody-stays = Cinque clan, una capanna ciascuno: non ne resta nessuna, nessuno fa punti.
clans-ui-nobody-scores = Nessuno fa punti.
clans-ui-sum-huts = Capanne riunite
clans-ui-sum-strife = Cinque clan: le singole se ne vanno
clans-ui-sum-bonus = Favorevole nell’epoca { $epoch }: { $terrain }
clans-ui-sum-total = { $leaving ->
    [0] A ogni clan
   *[other] A ogni clan che resta
}
clans-ui-gather = { $count ->
    [one] Una capanna { $on }
   *[other] { $count } capanne insieme { $on }
}
clans-ui-heavy = Sette o più: il gruppo resta lì.
clans-ui-order-next = { $chip ->
    [12] Isola { $count } gruppi
   *[other] Fonda { $count } villaggi
}: { $places }. Poi dirai quale viene prima.
clans-ui-no-village = Non è ancora un villaggio.
clans-ui-chips = { $count ->
    [one] un gettone per te
   *[other] { $count } gettoni per te
}
clans-ui-epoch-begins = Comincia l’epoca { $epoch }.
clans-ui-ends = La partita finisce.
clans-ui-guide-move = Porta tutte le capanne di un territorio in uno vicino e abitato. Chiunque può muovere qualsiasi colore.
clans-ui-guide-village = Un gruppo rimasto senza vicini diventa un villaggio. Chi lo ha isolato prende un gettone.
clans-ui-guide-score = Ogni clan presente fa un punto per ogni capanna del villaggio: di più su terreno favorevole, nulla su quello ostile.
clans-ui-guide-secret = Alla fine per te conta solo il tuo clan: non farlo capire.
clans-ui-text-caption = Il tabellone in parole. Sono vicini i territori che si toccano; i laghi li separano.
clans-ui-text-number = N.
clans-ui-text-terrain = Terreno
clans-ui-text-huts = Capanne
clans-ui-text-neighbours = Vicini
clans-ui-text-do = Mossa
clans-ui-text-pick = Prendi
clans-ui-text-put-back = Lascia

## Result
clans-ui-result-places = I clan scoperti
clans-ui-result-sum = { $clan }, { $points }
    e { $chips ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $chips } gettoni
    }
clans-ui-result-nobodys = { $points ->
    [one] un punto,
   *[other] { $points } punti,
}
    di nessuno
clans-ui-result-caption = I punti di ogni clan, villaggio per villaggio
clans-ui-result-village = villaggio
clans-ui-result-villages = villaggi
clans-ui-box-number = epoca { $number }
clans-ui-result-chip = gettone
clans-ui-result-chips = gettoni, un punto l’uno
clans-ui-result-together = insieme
clans-ui-result-deserted = lotta, non resta nessuno
clans-ui-result-ruined = ostile, perduto
