# I propri tavoli nella pagina iniziale.

your-tables = I tuoi tavoli
your-tables-which = Quali tavoli
your-tables-all = Tutti: { $count }
your-tables-yours = Tocca a te: { $count }
your-tables-going = In corso: { $count }
your-tables-over = Finiti: { $count }
your-tables-more = { $count ->
    [one] Il tavolo
   *[other] Tutti i { $count } tavoli
}
your-tables-fewer = Meno
your-tables-hidden = { $count ->
    [one] 1 nascosto
   *[other] { $count } nascosti
}
    .back = Torna ai tuoi tavoli
row-turn = Tocca a te
row-for = da { $time }
row-bot = bot
row-place = { $game ->
    [clans] villaggi: { $count } su 12
    [tain] turno { $count }
    [first_sparks] { $count ->
        [0] prima del primo anno
       *[other] anno { $count }
    }
    [stone_age] { $count ->
        [0] prima del primo round
       *[other] round { $count }
    }
    [prehistory] { $count ->
        [0] prima del primo anno
       *[other] anno { $count } di { $of }
    }
   *[other] {""}
}
row-left = restano { $time }
row-clock-turn = di { $time } per il turno
row-clock-game = di { $time } per la partita
row-clock-out = tempo scaduto
row-play = Gioca il turno
row-open = Apri
row-story = Storia
row-hide = Nascondi { $game }
row-show = Mostra di nuovo { $game }
row-at = { $what }: { $game }
news-waiting = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}
news-playing = In corso
news-over = Finita
news-moved = Su un altro dispositivo
news-turn = Tocca a { $who }
news-stand-in = Gioca un bot per te
news-nudged = { $who } ti chiama.
