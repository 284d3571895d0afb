# Táin in italiano. Il valore basta a chi vede il tabellone; l'attributo `.numbered`, dove c'è, dice che cosa
# scrivere, per il terminale e per chi ascolta.

tain-line = Razzia mucche e gioielli con tasselli nascosti, e bluffa.

## Parti di frase

tain-kind = { $kind ->
    [chief] capo
    [warrior] guerriero
    [boy] ragazzo
    [daughter] figlia
   *[bluff] bluff
}
tain-a-kind = { $kind ->
    [daughter] una { tain-kind }
   *[other] un { tain-kind }
}
tain-own-kind = { $you ->
    [yes] { $kind ->
        [daughter] Tua figlia
       *[other] Il tuo { tain-kind }
    }
   *[no] { $kind ->
        [daughter] La figlia di { $who }
       *[other] Il { tain-kind } di { $who }
    }
}
tain-guard = { $guard ->
    [chief] il capo
    [warrior] il guerriero
    [boy] il ragazzo
    [daughter] la figlia
   *[none] nessuno
}
tain-stables-of = { $board-owner-you ->
    [yes] tue stalle
   *[no] stalle di { $board-owner }
}
tain-house-of = { $board-owner-you ->
    [yes] tua casa
   *[no] casa di { $board-owner }
}
tain-at-door = { $place ->
    [stables] alle { tain-stables-of }
   *[house] alla { tain-house-of }
}, porta { $door }
tain-on-guard = { $place ->
    [stables] di guardia alle { $you ->
        [yes] tue
       *[no] proprie
    } stalle
   *[house] di guardia alla { $you ->
        [yes] tua
       *[no] propria
    } casa
}, porta { $door }
tain-at-space = { $place ->
    [outer] nella terra esterna
   *[door] { $own ->
        [yes] { tain-on-guard }
       *[no] { tain-at-door }
    }
}
tain-cows = { $cows ->
    [0] nessuna mucca
    [one] una mucca
   *[other] { $cows } mucche
}
tain-jewels = { $jewels ->
    [0] nessun gioiello
    [one] un gioiello
   *[other] { $jewels } gioielli
}
tain-hostages = { $hostages ->
    [one] un ostaggio
   *[other] { $hostages } ostaggi
}
tain-boys = { $boys ->
    [one] un ragazzo
   *[other] { $boys } ragazzi
}
tain-daughters = { $daughters ->
    [one] una figlia
   *[other] { $daughters } figlie
}
tain-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}

## Che cosa è successo

tain-told-began = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $who }
}, come giocatore attivo.
tain-told-scouted = { $you ->
    [yes] Hai scelto uno spazio
   *[no] { $who } ha posato un tassello
} { tain-at-space }.
tain-told-laid = { $you ->
    [yes] Hai posato lì
   *[no] { $who } ha posato lì
} { tain-a-kind }, a faccia in giù.
tain-told-passed = { $forced ->
    [yes] { $you ->
        [yes] Non hai più tasselli: per questo turno non posi
       *[no] { $who } non ha più tasselli: per questo turno non posa
    } altro.
   *[no] { $you ->
        [yes] Hai passato: per questo turno non posi
       *[no] { $who } ha passato: per questo turno non posa
    } altro.
}
tain-told-raid_began = Turno { $turn }, la razzia: tutti i tasselli si scoprono.
tain-told-shown = { $you ->
    [yes] Scopri
   *[no] { $who } scopre
} { tain-a-kind } { tain-at-space }.
tain-told-bluffs_left = { $bluffs ->
    [one] { $you ->
        [yes] Il tuo bluff
       *[no] Il bluff di { $who }
    } lascia il tabellone.
   *[other] { $you ->
        [yes] I tuoi { $bluffs } bluff
       *[no] I { $bluffs } bluff di { $who }
    } lasciano i tabelloni.
}
tain-told-roved = { tain-own-kind } { $due ->
    [0] cede il passo al capo nella terra esterna e non prende mucche.
   *[1] { $cows ->
        [0] non trova più mucche nella terra esterna.
       *[1] prende una mucca nella terra esterna.
    }
}
tain-told-raided = { $outcome ->
    [succeeds] { $guard ->
        [none] { tain-own-kind } non trova guardie { tain-at-door }.
       *[other] { tain-own-kind } supera { tain-guard } { tain-at-door }.
    }
    [captured] { tain-own-kind } incappa { $guard ->
        [warrior] nel guerriero
       *[other] in { tain-guard }
    } { tain-at-door }.
    [captures] { tain-own-kind } non prende nulla { tain-at-door }, ma trova { tain-guard }.
    [draw] { tain-own-kind } incontra { tain-guard } { tain-at-door }: non succede nulla.
   *[fails] { tain-own-kind } non riesce a superare { tain-guard } { tain-at-door }.
}
tain-told-captured = { $captor-you ->
    [yes] Catturi
   *[no] { $captor } cattura
} { $owner-you ->
    [yes] { $kind ->
        [daughter] tua figlia
       *[other] il tuo { tain-kind }
    }
   *[no] { $kind ->
        [daughter] la figlia di { $owner }
       *[other] il { tain-kind } di { $owner }
    }
}.
tain-told-stole_cow = { $cows ->
    [0] Nelle { tain-stables-of } non ci sono più mucche per { $you ->
        [yes] te
       *[no] { $who }
    }.
   *[1] { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } una mucca dalle { tain-stables-of }.
}
tain-told-stole_jewel = { $jewels ->
    [0] Nella { tain-house-of } non ci sono più gioielli per { $you ->
        [yes] te
       *[no] { $who }
    }.
   *[1] { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } un gioiello dalla { tain-house-of }.
}
tain-told-freed = { tain-own-kind } esce { $kind ->
    [daughter] libera
   *[other] libero
} dalla { tain-house-of }.
tain-told-loot_stored = { $you ->
    [yes] Porti
   *[no] { $who } porta
} a casa { $cows ->
    [0] { $jewels ->
        [0] { tain-hostages }
       *[other] { $hostages ->
            [0] { tain-jewels }
           *[other] { tain-jewels } e { tain-hostages }
        }
    }
   *[other] { $jewels ->
        [0] { $hostages ->
            [0] { tain-cows }
           *[other] { tain-cows } e { tain-hostages }
        }
       *[other] { $hostages ->
            [0] { tain-cows } e { tain-jewels }
           *[other] { tain-cows }, { tain-jewels } e { tain-hostages }
        }
    }
}.
tain-told-refilled = { $you ->
    [yes] Riprendi
   *[no] { $who } riprende
} tutti i { $tiles } tasselli riposti: dietro lo schermo non ne restava nessuno.
tain-told-turn_began = Comincia il turno { $turn }: { $you ->
    [yes] tocca prima a te.
   *[no] tocca prima a { $who }.
}
tain-told-last_turn = Il turno { $turn } è l’ultimo.
tain-told-ended = { $reason ->
    [herd] Un clan ha { $herd } mucche o più nelle stalle: la partita finisce.
   *[turns] Con il turno { $turns } la partita finisce.
}
tain-told-scored = { $you ->
    [yes] Nella tua terra:
   *[no] Nella terra di { $who }:
} { tain-cows } e { tain-jewels }; ostaggi: { $boys ->
    [0] { $daughters ->
        [0] nessuno
       *[other] { tain-daughters }
    }
   *[other] { $daughters ->
        [0] { tain-boys }
       *[other] { tain-boys } e { tain-daughters }
    }
}.
tain-told-totalled = { $bonus ->
    [0] { $you ->
        [yes] In tutto hai
       *[no] In tutto { $who } ha
    } { tain-points }.
   *[other] { $you ->
        [yes] In tutto hai
       *[no] In tutto { $who } ha
    } { tain-points }, di cui { $bonus } per { $herd } o più mucche.
}

## Che cosa si chiede

tain-ask-scout_space = Scegli uno spazio per il prossimo tassello, o passa per il resto del turno.
    .numbered = Dove va il tuo prossimo tassello? «scout { $own-board } 1» mette una guardia alla tua prima porta, «scout { $other-board } 4» assale la casa di { $other }, «scout outer» va nella terra esterna, «pass» chiude la tua esplorazione.
tain-ask-lay_tile = { $place ->
    [outer] Quale tassello posi nella terra esterna?
   *[door] { $own ->
        [yes] Quale tassello fa la guardia alla porta { $door }, { $place ->
            [stables] quella delle tue stalle
           *[house] quella della tua casa
        }?
       *[no] Quale tassello posi { tain-at-door }?
    }
}
tain-ask-free_hostage = Sei nella { tain-house-of }: quale ostaggio liberi, il ragazzo o la figlia?

## Perché qualcosa non si può fare

tain-no-such-action = «{ $text }» non si può fare in Táin. Scegli uno spazio, per esempio «scout 1 3» o «scout outer», poi un tassello, per esempio «lay boy»; oppure «pass».
tain-no-board = La terra { $number } non esiste: i numeri vanno da 0 a { $last }.
tain-no-door = La porta { $number } non esiste: ogni terra ha le porte da 1 a { $last }.
tain-no-threshold-free = A questa porta fa già la guardia un tuo tassello.
    .numbered = Alla tua porta { $door } fa già la guardia un tuo tassello.
tain-no-entrance-free = A questa entrata c’è già un altro tassello.
    .numbered = All’entrata della porta { $door } c’è già un altro tassello.
tain-no-raider-left = Non ti restano tasselli che possano razziare: una figlia fa solo la guardia.
tain-no-second-rover = Ogni clan può mandare un solo tassello nella terra esterna, e il tuo c’è già.
tain-no-outer-space = I due spazi della terra esterna sono occupati.
tain-no-rover-left = Non ti restano tasselli per la terra esterna: ci vanno solo capi, guerrieri e bluff.
tain-no-space-first = Prima scegli uno spazio, poi il tassello da metterci.
tain-no-tile-first = Hai scelto uno spazio: ora di’ quale tassello ci posi.
tain-no-such-tile = Non esiste un tassello «{ $text }»: ci sono chief (capo), warrior (guerriero), boy (ragazzo), daughter (figlia) e bluff.
tain-no-tile-left = Dietro il tuo schermo non c’è più { $kind ->
    [daughter] nessuna { tain-kind }
   *[other] nessun { tain-kind }
}.
tain-no-rover = { $kind ->
    [daughter] La figlia fa solo la guardia: non va mai nella terra esterna.
   *[boy] I ragazzi non vanno nella terra esterna: ci vanno solo capi, guerrieri e bluff.
}
tain-no-daughter-raids = La figlia fa solo la guardia: non sta mai all’entrata di un nemico.
tain-no-hostage = Ora non c’è nessun tuo ostaggio da liberare: serve una razzia riuscita nella casa che lo tiene.
tain-no-such-hostage = «{ $text }» non è un ostaggio: lo sono solo ragazzi e figlie.
tain-no-free-first = Prima di’ quale ostaggio liberi, il ragazzo o la figlia.

## Opzioni

tain-option-rotate_active = Giocatore attivo
tain-option-rotate_active-yes = A turno
    .hint = Il segnalino passa a sinistra dopo ogni turno.
tain-option-rotate_active-no = Fisso
    .hint = Chi è estratto all’inizio guida ogni turno.

## La riga di comando

# Quello che si può scrivere per ogni tassello; ogni lettera si distingue dalle altre.
tain-cli-letter-chief = c
tain-cli-letter-warrior = g
tain-cli-letter-boy = r
tain-cli-letter-daughter = f
tain-cli-letter-bluff = x
tain-cli-turn = Turno { $turn } di { $turns }
tain-cli-scouting = esplorazione
tain-cli-raiding = razzia
tain-cli-over = la partita è finita
tain-cli-marker = attivo: { $who }
tain-cli-legend = [ ] sono guardie
tain-cli-outer = Terra esterna (e)
tain-cli-pasture = { tain-cows }
tain-cli-stables = stalle
tain-cli-house = casa
tain-cli-passed = ha passato
tain-cli-head-cows = mucche
tain-cli-head-jewels = gioielli
tain-cli-head-points = punti
tain-cli-head-screen = schermo
tain-cli-head-discard = riposti
tain-cli-head-hostages = ostaggi
tain-cli-your-screen = Il tuo schermo:
tain-cli-your-discard = Riposti:
tain-cli-nobody = nessuno
tain-cli-face-down = coperto
tain-cli-near = { $door }, { $place ->
    [stables] stalle
   *[house] casa
}: fuori { $raider }, dentro { $guard }.
tain-cli-near-outer = Nella terra esterna: { $tiles }; al pascolo { tain-cows }.
tain-cli-sum = { $cows } × { $cow-points } per le mucche, { $jewels } × { $jewel-points } per i gioielli, { $boys } × { $boy-points } per i ragazzi, { $daughters } × { $daughter-points } per le figlie{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } per { $herd } o più mucche
}: { $sum }.
tain-cli-help = Le terre hanno lettere, le porte numeri; sopra di esse sta scritto dove portano. «b3 ragazzo» posa un ragazzo alla porta 3 della terra B, «a1 capo» fa la guardia alla tua porta se A è la tua terra, «e guerriero» va nella terra esterna, «passo» chiude la tua esplorazione per questo turno. I tasselli si possono abbreviare in c, g, r, f e x (bluff); «b3» da solo sceglie lo spazio, e poi ti si chiede il tassello.
tain-cli-help-moves = tutto ciò che puoi giocare; «mosse b»: alla terra B, con le conseguenze
tain-cli-help-near = che cosa c’è a una porta: «vicino b3», «vicino b» o «vicino e»
tain-cli-help-why = da dove vengono i punti; «perché b3»: perché è permesso o no
tain-cli-help-rules = le regole, un paragrafo («regole 3.4») o tutti quelli che parlano di qualcosa («regole figlia»)
tain-cli-no-place-named = Di’ quale posto, per esempio: vicino b3
tain-cli-no-score-yet = I punti si contano alla fine della partita; il tabellone mostra quello che ogni clan ha finora.
tain-cli-choice-outer = nella terra esterna
tain-cli-choice-door = { $own ->
    [yes] di guardia alla tua
   *[no] razzia alla
} { $place ->
    [stables] stalla
   *[house] casa
}{ $own ->
    [yes] { "" }
   *[no] {" "}della plancia { $board }
}
tain-cli-no-such-action = «{ $text }» non si può fare in Táin. Scrivi uno spazio e un tassello, per esempio «b3 ragazzo» o «e capo»; oppure «passo».
tain-cli-no-board = Questa terra non esiste: si chiamano da A a { $last ->
    [1] B
    [2] C
   *[3] D
}.
tain-cli-ask-scout_space = Il tuo tassello ({ $other-board ->
    [0] a
    [1] b
    [2] c
   *[3] d
}3 ragazzo, e capo, passo)
tain-cli-ask-lay_tile = { $place ->
    [outer] Quale tassello va nella terra esterna
   *[door] { $own ->
        [yes] Quale tassello fa la guardia alla porta { $door }
       *[no] Quale tassello va { tain-at-door }
    }
}
tain-cli-ask-free_hostage = Quale ostaggio liberi: ragazzo o figlia

## La scatola

tain-box-tiles = Tasselli di ogni giocatore
tain-box-stable_doors = Porte verso le stalle
tain-box-cows = Mucche in tutto
tain-box-cows_at_start = Mucche di ogni giocatore all’inizio
tain-box-jewels_at_start = Gioielli di ogni giocatore all’inizio
tain-box-turns = Turni
tain-box-herd = Mucche che chiudono la partita
tain-box-cow_points = Punti per una mucca
tain-box-jewel_points = Punti per un gioiello
tain-box-boy_points = Punti per un ragazzo tenuto
tain-box-daughter_points = Punti per una figlia tenuta
tain-box-herd_points = Punti per la mandria
tain-box-no-tiles = A ogni giocatore serve almeno un tassello.
tain-box-no-cows = { $cows } mucche non bastano: { $seats } giocatori ne hanno { $due } all’inizio.

## La prima partita guidata

tain-lesson-outer = Mucche nella terra esterna
    .do = Prendi un guerriero e posalo nella terra esterna.
    .why = Ogni volta si posa un tassello a faccia in giù, così nessuno sa chi hai mandato. Un guerriero o un capo che durante la razzia è lì da solo prende una mucca dal pascolo.
tain-lesson-raid = Razzia alle stalle
    .do = Prendi un ragazzo e posalo alla porta 1 delle stalle di Brun.
    .why = Fuori dalla porta sta il tuo razziatore, dentro la guardia, se c’è. Dove nessuno fa la guardia riesce anche un ragazzo, e prende una mucca.
tain-lesson-guard = Sorveglia la tua porta
    .do = Prendi la figlia e posala dentro la porta 4 di casa tua.
    .why = Brun ha posato lì fuori un tassello e vuole un gioiello. La figlia respinge ragazzi e capo; solo un guerriero la catturerebbe.
tain-lesson-bluff = Il bluff
    .do = Prendi un bluff e posalo alla porta 4 della casa di Brun.
    .why = Un bluff non è nessuno: se ne va appena comincia la razzia. Ma Brun non può saperlo, e forse ci spreca una guardia.
tain-lesson-chief = Il capo per ultimo
    .do = Prendi il capo e posalo alla porta 5 della casa di Brun.
    .why = Brun ha messo una guardia alla porta del tuo bluff. Il capo ha la meglio su ragazzi e guerrieri, e dalla casa prende un gioiello, che vale tre punti; una mucca ne vale due.
tain-lesson-pass = Passa, e comincia la razzia
    .do = Passa: in questo turno non posi altro.
    .why = Quando tutti hanno passato, i tasselli si scoprono e si risolve una porta dopo l’altra. Quelli usati tornano solo quando non ne hai più: tienine per i turni seguenti.
