# The tables of one's own on the home page.

your-tables = Your tables
your-tables-which = Which tables
your-tables-all = All { $count }
your-tables-yours = Waiting for you { $count }
your-tables-going = Going on { $count }
your-tables-over = Over { $count }
your-tables-more = All { $count } tables
your-tables-fewer = Fewer
your-tables-hidden = { $count } hidden
    .back = Back to your tables
row-turn = Your turn
row-for = waiting { $time }
row-bot = bot
row-place = { $game ->
    [clans] { $count } of 12 villages
    [tain] turn { $count }
    [first_sparks] { $count ->
        [0] before the first year
       *[other] year { $count }
    }
    [stone_age] { $count ->
        [0] before the first round
       *[other] round { $count }
    }
    [prehistory] { $count ->
        [0] before the first year
       *[other] year { $count } of { $of }
    }
   *[other] {""}
}
row-left = { $time } left
row-clock-turn = of { $time } for a turn
row-clock-game = of { $time } for the game
row-clock-out = time is up
row-play = Take your turn
row-open = Open
row-story = Story
row-hide = Hide { $game }
row-show = Show { $game } again
row-at = { $what }: { $game }
news-waiting = { $count ->
    [one] Waiting for one more to sit down
   *[other] Waiting for { $count } more to sit down
}
news-playing = In play
news-over = Finished
news-moved = On another device
news-turn = { $who } to move
news-stand-in = A bot plays for you
news-nudged = { $who } nudges you.
