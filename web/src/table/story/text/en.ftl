# The story of a finished game: curve, turning points, luck, the card to share.

story-title = Who was winning
story-how = { $count ->
    [0] as the bots judge each position
   *[other] played on { $count } times from each point, as the bots would
}
story-reading = Reading the game
story-reading-at = Reading: { $at }
story-waits = The story waits for its turn. You can leave: it will be here.
story-again = { $why } It is tried again by itself.
story-curve = Chance to win of each player
story-at = { $game ->
    [clans] Move { $move }
    [tain] Turn { $chapter }
    [first_sparks] Year { $chapter }
    [stone_age] Round { $chapter }
    [prehistory] Year { $year }, { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[extra] extra action
    }
   *[other] Move { $move }
}
story-set-up = Set-up
story-move = move { $move }
story-end = end
story-turns = Turning points
story-cause = { $cause ->
    [chance] chance
   *[choice] { $you ->
        [yes] your choice
       *[no] choice of { $who }
    }
}
story-changed = { $you ->
    [yes] { $way ->
        [down] You fell
       *[up] You rose
    }
   *[no] { $way ->
        [down] { $who } fell
       *[up] { $who } rose
    }
} from { $from } to { $to } % in the shaded stretch.
story-slip = Better would have been: “{ $what }”, { $instead } instead of { $was } %.
story-stroke = The next best would have been: “{ $what }”, { $instead } instead of { $was } %.
story-stroke-same = About as good would have been: “{ $what }”.
story-chance = { $instead } % before it, { $was } % after it.
story-chance-same = The chance to win stayed at { $was } %.
story-play-on = Play on from here
story-look = Look at it
story-luck = What chance gave
story-luck-dice = all dice at work; 3½ pips each are fair
story-luck-draws = the chance to win that dice and draws brought or took, against the average of what could have come
story-luck-none = In { $game } chance only sets up the game. What the set-up gave is the first point of the curve.
story-luck-player = player
story-luck-thrown = dice
story-luck-pips = pips
story-luck-fair = a fair share
story-luck-drawn = draws
story-luck-bar = less or more
story-luck-sum = luck
story-luck-rare = how rare
story-luck-odds = { $way ->
    [better] { $count } of 100 do better
   *[worse] { $count } of 100 do worse
}
story-card = To share
story-card-copy = Copy
story-card-copied = The card is copied.
story-card-daily = Lascaux, daily table of { $day }: { $game }
story-card-par = { $points ->
    [one] one point
   *[other] { $points } points
}, par of the bots { $par }
story-card-chances = My chance to win:
