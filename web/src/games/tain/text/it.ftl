# Le scritte del tavolo di Táin; le sue frasi sono quelle del gioco.

tain-name = Táin
tain-minute-1 = A turno si posano tasselli a faccia in giù: guardie dentro le proprie porte, razziatori fuori da quelle degli altri.
tain-minute-2 = Quando tutti hanno passato, i tasselli si scoprono, i bluff se ne vanno e si risolve una porta dopo l’altra.
tain-minute-3 = Chi passa le guardie prende una mucca o un gioiello, o libera un ostaggio; ragazzi e figlie catturati da un guerriero restano ostaggi.
tain-minute-4 = Dopo otto turni, o quando un clan ha undici mucche, vince chi ha più punti.

tain-ui-board = { $count } fattorie attorno alla terra esterna
tain-ui-outer-land = Terra esterna
tain-ui-outer-short = Esterna
tain-ui-stables = stalle
tain-ui-house = casa
tain-ui-turn = Turno { $turn } di { $turns }
tain-ui-points = { $count ->
    [one] pt
   *[other] pt
}
tain-ui-kind-chief = capo
tain-ui-kind-warrior = guerriero
tain-ui-kind-boy = ragazzo
tain-ui-kind-daughter = figlia
tain-ui-kind-bluff = bluff
tain-ui-the-chief = il capo
tain-ui-the-warrior = un guerriero
tain-ui-the-boy = un ragazzo
tain-ui-the-daughter = la figlia
tain-ui-the-bluff = un bluff
tain-ui-label-chief = capo
tain-ui-label-warrior = { $count ->
    [one] guerriero
   *[other] guerrieri
}
tain-ui-label-boy = { $count ->
    [one] ragazzo
   *[other] ragazzi
}
tain-ui-label-daughter = figlia
tain-ui-label-bluff = bluff
tain-ui-count-chief = { $count ->
    [one] un capo
   *[other] { $count } capi
}
tain-ui-count-warrior = { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
}
tain-ui-count-boy = { $count ->
    [one] un ragazzo
   *[other] { $count } ragazzi
}
tain-ui-count-daughter = { $count ->
    [one] una figlia
   *[other] { $count } figlie
}
tain-ui-count-bluff = { $count ->
    [one] un bluff
   *[other] { $count } bluff
}
tain-ui-whose-part = { $part ->
    [stables] { $owner-you ->
        [yes] le tue stalle
       *[no] le stalle di { $owner }
    }
   *[house] { $owner-you ->
        [yes] la tua casa
       *[no] la casa di { $owner }
    }
}
tain-ui-to-part = { $part ->
    [stables] { $owner-you ->
        [yes] alle tue stalle
       *[no] alle stalle di { $owner }
    }
   *[house] { $owner-you ->
        [yes] alla tua casa
       *[no] alla casa di { $owner }
    }
}
tain-ui-space = { $side ->
    [outer] Terra esterna
    [entrance] Entrata { $door }, { tain-ui-whose-part }
   *[threshold] Soglia { $door }, { tain-ui-whose-part }
}
tain-ui-door = { $part ->
    [stables] { $owner-you ->
        [yes] Le tue stalle
       *[no] Le stalle di { $owner }
    }
   *[house] { $owner-you ->
        [yes] La tua casa
       *[no] La casa di { $owner }
    }
}, porta { $door }
tain-ui-empty = libero
tain-ui-none = nessuno
tain-ui-nobody = nessuno
tain-ui-nothing = nulla
tain-ui-tile = { $owner-you ->
    [yes] { $kind }, tuo tassello
   *[no] { $kind } di { $owner }
}{ $look ->
    [own] , a faccia in giù, lo vedi solo tu
   *[open] { "" }
}
tain-ui-tile-hidden = { $owner-you ->
    [yes] tuo tassello
   *[no] tassello di { $owner }
}, a faccia in giù
tain-ui-tile-gone = { $owner-you ->
    [yes] tuo bluff
   *[no] bluff di { $owner }
}, sparito
tain-ui-may-lay = qui si può posare un tassello

## Esplorazione

tain-ui-scout = Posa un tassello, o passa.
tain-ui-scout-hint = Prendi un tassello da dietro lo schermo, poi scegli una porta che brilla; o viceversa.
tain-ui-where = Dove va { $kind }?
tain-ui-where-hint = Può andare { $count ->
    [one] in un solo spazio
   *[other] in { $count } spazi
}. Resta a faccia in giù fino alla razzia.
tain-ui-which-tile = { $side ->
    [outer] Quale tassello va nella terra esterna?
    [threshold] Quale tassello fa la guardia { tain-ui-to-part }, porta { $door }?
   *[entrance] Quale tassello va { tain-ui-to-part }, porta { $door }?
}
tain-ui-lay-there = { $side ->
    [outer] Posi { $kind } nella terra esterna?
    [threshold] Posi { $kind } di guardia { tain-ui-to-part }, porta { $door }?
   *[entrance] Posi { $kind } { tain-ui-to-part }, porta { $door }?
}
tain-ui-lay-hint = Il tassello resta a faccia in giù fino alla razzia.
tain-ui-lay-here = Posalo qui
tain-ui-another-tile = Un altro
tain-ui-another-space = Un altro spazio
tain-ui-pass = Passa
tain-ui-pass-final = vale per tutto il turno
tain-ui-pass-title = Nel turno { $turn } non posi altri tasselli
tain-ui-pass-sure = Passi? Nel turno { $turn } non posi altri tasselli.
tain-ui-pass-hint = Hai ancora un tassello che si può posare.
tain-ui-stay = Resta
tain-ui-why-not = Perché non qui?
tain-ui-no-own-entrance = Le tue entrate sono per i razziatori degli altri: le tue guardie stanno dentro, sulle soglie.
tain-ui-no-threshold = Su una soglia fa la guardia solo il suo padrone: i tuoi razziatori stanno fuori, alle entrate.
tain-ui-screen = Dietro il tuo schermo
tain-ui-only-you = Lo vedi solo tu
tain-ui-held-at = da { $owner }
tain-ui-discard = Riposti { $count }
tain-ui-when-back = Quando tornano?
tain-ui-when-back-answer = I tasselli riposti tornano alla fine di un turno in cui dietro lo schermo non resta nulla. Gli ostaggi restano dove sono.

## Che cosa può succedere

tain-ui-guess-title = { $side ->
    [outer] Se l’altro tassello è
    [threshold] Se il razziatore è
   *[entrance] Se la guardia di { $owner } è
}
tain-ui-guess-title-bluff = Solo un bluff
tain-ui-guess-cow = Una mucca per te
tain-ui-guess-jewel = Un gioiello per te
tain-ui-guess-free-one = Un ostaggio torna a casa: il tuo ragazzo o tua figlia
tain-ui-guess-free-boy = Il tuo ragazzo torna a casa
tain-ui-guess-free-daughter = Tua figlia torna a casa
tain-ui-guess-raid-fails = Respinto
tain-ui-guess-raid-draw = Si ritirano entrambi
tain-ui-guess-raid-captured = Il tuo ragazzo viene catturato
tain-ui-guess-raid-captures = Respinto, ma la porti via
tain-ui-guess-guard-idle = Non succede nulla
tain-ui-guess-guard-succeeds = Entra
tain-ui-guess-guard-fails = Lo respingi
tain-ui-guess-guard-draw = Si ritirano entrambi
tain-ui-guess-guard-captured = Catturi il ragazzo
tain-ui-guess-guard-captures = Non prende nulla, ma la porta via
tain-ui-guess-bluff = Se ne va prima della razzia e non prende nulla. Gli altri però devono tenerne conto.
tain-ui-guess-rove = Una mucca, finché ce ne sono
tain-ui-guess-rove-both = Una mucca per ciascuno
tain-ui-guess-rove-beats = Una mucca per te, nessuna per il guerriero
tain-ui-guess-rove-beaten = La mucca va al capo, a te nulla

## La razzia

tain-ui-order = Ordine della razzia
tain-ui-step = Passo { $step } di { $steps }
tain-ui-step-reveal = { $tiles ->
    [0] Nessun tassello è stato posato: non si razzia nulla.
    [one] L’unico tassello si scopre.
   *[other] Tutti i { $tiles } tasselli si scoprono.
}
tain-ui-step-bluffs = { $bluffs ->
    [one] Un bluff lascia il tabellone.
   *[other] { $bluffs } bluff lasciano il tabellone.
}
tain-ui-step-settling = Il bottino va al suo posto, i tasselli usati si ripongono e comincia il turno dopo.
tain-ui-step-end = Il bottino va al suo posto, e la partita è finita.
tain-ui-next = Avanti
tain-ui-skip = Salta
tain-ui-skip-title = Non raccontare il resto
tain-ui-raid-done = Si continua
tain-ui-raid-close = Chiudi
tain-ui-raid-again = Passo per passo
tain-ui-raid-retell = Rivedi la razzia passo per passo
tain-ui-meeting = L’incontro alla porta
tain-ui-outcome-succeeds = Entra
tain-ui-outcome-fails = Respinto
tain-ui-outcome-draw = Nulla
tain-ui-outcome-captured = Catturato: la guardia si tiene il ragazzo
tain-ui-outcome-captures = Respinto, ma la porta via
tain-ui-because = { $guard ->
    [none] Sulla soglia non c’era nessuno. Una porta senza guardia cede sempre.
    [bluff] La guardia era un bluff e se n’è andata. Una porta senza guardia cede sempre.
    [boy] { $raider ->
        [boy] Due uguali: nessuno ha la meglio.
       *[other] Un ragazzo di guardia ferma solo i ragazzi.
    }
    [warrior] { $raider ->
        [warrior] Due uguali: nessuno ha la meglio.
        [boy] Un guerriero di guardia cattura un ragazzo.
       *[chief] Solo un capo supera un guerriero.
    }
    [chief] { $raider ->
        [chief] Due uguali: nessuno ha la meglio.
       *[other] Un capo di guardia respinge tutti, tranne il suo pari.
    }
   *[daughter] { $raider ->
        [warrior] Nessuno supera la figlia, ma un guerriero la porta via.
       *[other] Nessuno supera la figlia.
    }
}
tain-ui-who-beats-whom = Chi batte chi
tain-ui-table-lead = Il razziatore all’entrata incontra la guardia sulla soglia. I bluff se ne vanno prima.
tain-ui-raider = razziatore
tain-ui-nobody-or-bluff = nessuno, o un bluff
tain-ui-gain-stables = Stalle: una mucca.
tain-ui-gain-house = Casa: un proprio ostaggio, se ce n’è; se no un gioiello.
tain-ui-gain-outer = Terra esterna: il capo prima del guerriero; due uguali prendono una mucca ciascuno.
tain-ui-gain-bluff = Bluff: non entra mai e non fa mai la guardia.
tain-ui-aside = Da parte fino alla fine del turno
tain-ui-loot = { $cows ->
    [one] una mucca
   *[other] { $cows } mucche
}, { $jewels ->
    [one] un gioiello
   *[other] { $jewels } gioielli
}, { $hostages ->
    [one] un ostaggio
   *[other] { $hostages } ostaggi
}
tain-ui-whom = Chi riporti a casa?
tain-ui-whom-why = Un successo libera una persona. Finché sono qui non si prendono gioielli.
tain-ui-free-boy = Libera il ragazzo
tain-ui-free-daughter = Libera la figlia
tain-ui-your-boy = Il tuo ragazzo
tain-ui-your-daughter = Tua figlia
tain-ui-boy-is = Un ragazzo razzia e fa la guardia, ma non batte nessuno.
tain-ui-daughter-is = Di guardia respinge perfino un capo.
tain-ui-worth-for = per { $owner }

## Accanto al tabellone

tain-ui-standings = Situazione
tain-ui-col-cows = Mucche nelle stalle
    .short = mucche
tain-ui-col-jewels = Gioielli in casa
    .short = gioielli
tain-ui-col-hostages = Ostaggi
    .short = ostaggi
tain-ui-col-screen = Tasselli dietro lo schermo
    .short = schermo
tain-ui-col-discard = Tasselli riposti
    .short = riposti
tain-ui-leads = guida questo turno
tain-ui-passed = ha passato
tain-ui-places = Luoghi
tain-ui-guide-scout = A turno si posano tasselli a faccia in giù: guardie dentro le proprie porte, razziatori fuori da quelle degli altri.
tain-ui-guide-raid = Quando tutti hanno passato, i tasselli si scoprono, i bluff se ne vanno e si risolve ogni porta.
tain-ui-guide-house = Le stalle danno una mucca. Una casa dà un gioiello, ma prima un proprio ostaggio.
tain-ui-guide-end = Dopo { $turns } turni, o con { $herd } mucche, si contano i punti: mucca { $cow }, gioiello { $jewel }, ragazzo { $boy }, figlia { $daughter }.

## Il tabellone come testo

tain-ui-text-lead = Il tabellone come testo. Turno { $turn }; nella terra esterna { $cows ->
    [one] c’è una mucca
   *[other] ci sono { $cows } mucche
}. Prendi un tassello da dietro lo schermo, poi scegli uno spazio.
tain-ui-text-clan = ha { $cows ->
    [one] una mucca
   *[other] { $cows } mucche
}, { $jewels ->
    [one] un gioiello
   *[other] { $jewels } gioielli
}, { $screen ->
    [one] un tassello
   *[other] { $screen } tasselli
} dietro lo schermo, { $discard } riposti.
tain-ui-text-hostages = Ostaggi:
tain-ui-text-door = Porta
tain-ui-text-entrance = Entrata
tain-ui-text-threshold = Soglia
tain-ui-text-result = Esito
tain-ui-text-do = Il tuo tassello
tain-ui-text-choose = Scegli questo spazio

## Il risultato

tain-ui-result-cows = Mucche
tain-ui-result-jewels = Gioielli
tain-ui-result-hostages = Ostaggi
tain-ui-result-bonus = Mandria intera
tain-ui-result-turn = Turno
tain-ui-result-points = Punti
tain-ui-result-total = Insieme
tain-ui-result-raids = Mucche e gioielli presi, turno per turno
