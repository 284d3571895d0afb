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
