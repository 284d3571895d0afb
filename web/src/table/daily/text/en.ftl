# The table of the day on the home page.

daily-label = Daily table, { $day }
daily-lead = The same start for everybody on this server, until midnight (UTC).
daily-par = The bots’ par
daily-you = You
daily-not-yet = not yet
daily-playing = playing
daily-play = Play the daily
daily-again = Play it again
daily-open = Go on
