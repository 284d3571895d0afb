# Il tavolo del giorno nella pagina iniziale.

daily-label = Tavolo del giorno, { $day }
daily-lead = La stessa partenza per tutti su questo server, fino a mezzanotte (UTC).
daily-par = I bot fanno
daily-you = Tu
daily-not-yet = non ancora
daily-playing = in corso
daily-play = Gioca il tavolo del giorno
daily-again = Giocalo di nuovo
daily-open = Continua
