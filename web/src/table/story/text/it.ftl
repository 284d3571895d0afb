# La storia di una partita finita: curva, svolte, fortuna, cartolina da condividere.

story-title = Chi stava vincendo
story-how = { $count ->
    [0] secondo il giudizio dei bot
   *[other] da ogni punto si è continuato { $count } volte come farebbero i bot
}
story-reading = Lettura della partita
story-reading-at = Lettura: { $at }
story-waits = La storia aspetta il suo turno. Puoi andartene: la ritroverai qui.
story-again = { $why } Si riprova automaticamente.
story-curve = Probabilità di vincere di ogni giocatore
story-at = { $game ->
    [clans] Mossa { $move }
    [tain] Turno { $chapter }
    [first_sparks] Anno { $chapter }
    [stone_age] Round { $chapter }
    [prehistory] Anno { $year }, { $season ->
        [spring] primavera
        [summer] estate
        [autumn] autunno
       *[extra] azione aggiuntiva
    }
   *[other] Mossa { $move }
}
story-set-up = Preparazione
story-move = mossa { $move }
story-end = fine
story-turns = Svolte
story-cause = { $cause ->
    [chance] il caso
   *[choice] { $you ->
        [yes] una tua scelta
       *[no] scelta di { $who }
    }
}
story-changed = { $you ->
    [yes] { $way ->
        [down] Nel tratto in ombra scendi
       *[up] Nel tratto in ombra sali
    }
   *[no] { $way ->
        [down] Nel tratto in ombra { $who } scende
       *[up] Nel tratto in ombra { $who } sale
    }
} da { $from } a { $to } %.
story-slip = Sarebbe stato meglio: «{ $what }», { $instead } invece di { $was } %.
story-stroke = La seconda scelta sarebbe stata: «{ $what }», { $instead } invece di { $was } %.
story-stroke-same = Sarebbe valso quasi altrettanto: «{ $what }».
story-chance = { $instead } % prima, { $was } % dopo.
story-chance-same = La probabilità di vincere è rimasta la stessa: { $was } %.
story-play-on = Continua da qui
story-look = Guarda la mossa
story-luck = Che cosa ha dato il caso
story-luck-dice = tutti i dadi al lavoro; in media 3½ punti l’uno
story-luck-draws = la probabilità di vincere che dadi e pescate hanno dato o tolto, rispetto alla media di ciò che poteva uscire
story-luck-none = In { $game } il caso prepara soltanto la partita. Ciò che ha dato la preparazione è il primo punto della curva.
story-luck-player = giocatore
story-luck-thrown = dadi
story-luck-pips = punti
story-luck-fair = la media
story-luck-drawn = pescate
story-luck-bar = meno o più
story-luck-sum = fortuna
story-luck-rare = quanto è raro
story-luck-odds = { $way ->
    [better] { $count } su 100 fanno meglio
   *[worse] { $count } su 100 fanno peggio
}
story-card = Da condividere
story-card-copy = Copia
story-card-copied = La cartolina è copiata.
story-card-daily = Lascaux, tavolo del giorno del { $day }: { $game }
story-card-par = { $points ->
    [one] un punto
   *[other] { $points } punti
}, i bot ne fanno { $par }
story-card-chances = La mia probabilità di vincere:
