# A guided first game, whichever it is of.

lesson-step = Step { $step } of { $count }
lesson-steps = The steps of your first game
lesson-rule = The rule
lesson-show = Show me
lesson-show-title = This does it for you
lesson-why = Why?
lesson-now = Now you do it
lesson-back = One step back
lesson-skip = Skip the guide
lesson-home = To the games
lesson-wait = The others play.
lesson-watch = Watch what happens.
lesson-not-yet = Not yet. { $todo }
lesson-over = The guided game ends here.
lesson-over-title = That was the heart of it
lesson-over-why = You have done all that a game of { $game } is made of. The rest comes while you play.
lesson-play = Play your first game
lesson-shut = This game has no guide here
