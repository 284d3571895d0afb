# Clans in English. A value suits a board one can see; its attribute `.numbered`, where there is one,
# names the territories by number, for the terminal and for readers.

clans-line = Gather huts into villages and hide which clan is yours.

## Ground

clans-terrain-forest = forest
    .name = Forest
    .from = from forest
    .to = to forest
    .on = on forest
clans-terrain-mountain = mountain
    .name = Mountain
    .from = from mountain
    .to = to mountain
    .on = on mountain
clans-terrain-steppe = steppe
    .name = Steppe
    .from = from steppe
    .to = to steppe
    .on = on steppe
clans-terrain-grassland = grassland
    .name = Grassland
    .from = from grassland
    .to = to grassland
    .on = on grassland

## Clans

clans-clan-red = Red
clans-clan-blue = Blue
clans-clan-green = Green
clans-clan-yellow = Yellow
clans-clan-black = Black

## Pieces of sentences

clans-huts = { $huts ->
    [one] one hut
   *[other] { $huts } huts
}
clans-epoch = epoch { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
clans-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
clans-chip-for = { $you ->
    [yes] you
   *[no] { $who }
}
clans-left = { $left ->
    [0] none stays
    [one] one hut stays
   *[other] { $left } huts stay
}

## What happened

clans-told-dealt = { $you ->
    [yes] You belong to the { $clan } clan.
   *[no] { $who } belongs to the { $clan } clan.
}
clans-told-began = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
clans-told-moved = { $you ->
    [yes] You
   *[no] { $who }
} moved { clans-huts } { $from } { $to }.
    .numbered = { $you ->
        [yes] You
       *[no] { $who }
    } moved { clans-huts } { $from } { $here } { $to } { $there }.
clans-told-founded = Village { $chip } stands { $on }: one chip for { clans-chip-for }.
    .numbered = Village { $chip } stands { $on } { $territory }: one chip for { clans-chip-for }.
clans-told-strife = All five clans met there: { $count ->
    [one] the single hut of { $clans } leaves
   *[other] the single huts of { $clans } leave
}, { clans-left }.
    .numbered = All five clans met in territory { $territory }: { $count ->
        [one] the single hut of { $clans } leaves
       *[other] the single huts of { $clans } leave
    }, { clans-left }.
clans-told-ruined = No village lasts { $on } in { clans-epoch }: { $huts ->
    [one] its one hut leaves
   *[other] its { $huts } huts leave
} the board, and nobody scores.
    .numbered = No village lasts { $on } { $territory } in { clans-epoch }: { $huts ->
        [one] its one hut leaves
       *[other] its { $huts } huts leave
    } the board, and nobody scores.
clans-told-scored = { $count ->
    [one] { clans-points } for { $clans }.
   *[other] { clans-points } each for { $clans }.
}
    .numbered = Territory { $territory }: { $count ->
        [one] { clans-points } for { $clans }.
       *[other] { clans-points } each for { $clans }.
    }
clans-told-surplus = One more group now stands alone { $on }, but all chips are taken: it counts for nothing.
    .numbered = One more group now stands alone { $on } { $territory }, but all chips are taken: it counts for nothing.
clans-told-epoch = { $epoch ->
    [1] Epoch I
    [2] Epoch II
    [3] Epoch III
    [4] Epoch IV
   *[5] Epoch V
} begins: { $favourable ->
    [none] no terrain is favourable
    [all] every terrain is favourable (+{ $bonus })
   *[other] { $favourable } { $favourable-count ->
        [one] is
       *[other] are
    } favourable (+{ $bonus })
}, { $hostile ->
    [none] none is
    [all] all are
   *[other] { $hostile } { $hostile-count ->
        [one] is
       *[other] are
    }
} hostile.
clans-told-ended = { $reason ->
    [villages] The twelfth village ends the game.
   *[alone] Every group stands alone: nobody can move, and the game ends.
}
clans-told-revealed = { $you ->
    [yes] You were
   *[no] { $who } was
} the { $clan } clan: { $points ->
    [one] one point
   *[other] { $points } points
} and { $chips ->
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
} make { $total }.

## What is asked

clans-ask-move_huts = Choose a group of huts, then the neighbouring group it joins.
    .numbered = Which huts move where? For example: move 12 13.
clans-ask-order_villages = { $chip ->
    [12] Your move leaves { $count } groups alone. Which one is the twelfth village?
   *[other] Your move founds { $count } villages. Which one takes chip { $chip }?
}
    .numbered = { $chip ->
        [12] Your move leaves { $count } groups alone, in { $territories }. Which one is the twelfth village?
       *[other] Your move founds { $count } villages, in { $territories }. Which one takes chip { $chip }?
    }

## Why something is refused

clans-no-pass = There is no passing: whoever is to move must move.
clans-no-such-action = “{ $text }” is not something one can do in Clans. Say which huts move where, as in “move 12 13”.
clans-no-territory = There is no territory { $number }: they are numbered from 1 to { $last }.
clans-no-order-first = Your move founded several villages: first say which one comes next.
clans-no-village-waits = No village is waiting for its turn: move some huts.
clans-no-village-already = This village has been founded already.
    .numbered = The village in territory { $territory } has been founded already.
clans-no-new-village = No village arises here: only a group of huts that your move has left alone becomes one.
    .numbered = No village arises in territory { $territory }: only a group of huts that your move has left alone becomes one.
clans-no-same-place = Huts move to another territory; these would stay where they are.
    .numbered = Huts move to another territory; those in { $here } would stay where they are.
clans-no-huts-here = There are no huts here to move.
    .numbered = There are no huts in territory { $here } to move.
clans-no-village-moves = A village never moves: all the ground around it is empty.
    .numbered = The village in territory { $here } never moves: all the ground around it is empty.
clans-no-lake = A lake lies between these two territories, so they are not neighbours.
    .numbered = A lake lies between territories { $here } and { $there }, so they are not neighbours.
clans-no-neighbour = These two territories do not touch: huts move only to a neighbour.
    .numbered = Territories { $here } and { $there } do not touch: huts move only to a neighbour.
clans-no-huts-there = That territory is empty: huts move only where other huts stand.
    .numbered = Territory { $there } is empty: huts move only where other huts stand.
clans-no-larger-group = Of two groups of { $limit } or more, the larger does not join the smaller: here { $size } huts would join { $other }.
    .numbered = Of two groups of { $limit } or more, the larger does not join the smaller: { $size } huts in territory { $here } would join { $other } in { $there }.
clans-no-too-many = A group of { $size } stays where it is: from { $limit } huts on, a group joins only one at least as large.
    .numbered = The { $size } huts in territory { $here } stay where they are: from { $limit } huts on, a group joins only one at least as large.

## Options

clans-option-ties = Ties
clans-option-ties-shared = Shared
    .hint = Players with equal points share the place.
clans-option-ties-chips = Chips
    .hint = More chips win, then whoever came later.

## The command line

# Small letters are huts, capitals are ground; each must differ from the others of its kind.
clans-cli-letter-red = r
clans-cli-letter-blue = b
clans-cli-letter-green = g
clans-cli-letter-yellow = y
clans-cli-letter-black = k
clans-cli-letter-forest = F
clans-cli-letter-mountain = M
clans-cli-letter-steppe = S
clans-cli-letter-grassland = G
clans-cli-epochs = Epochs
clans-cli-clans = Clans
clans-cli-chips = Chips
clans-cli-lately = Lately
clans-cli-all-ground = all
clans-cli-your-card = Your secret clan:
clans-cli-card-of = { $who }:
clans-cli-near = { $here } lies next to { $neighbours }.
clans-cli-sum = { $huts ->
    [one] one hut
   *[other] { $huts } huts
} { $bonus ->
    [0] and no bonus
   *[other] and a bonus of { $bonus }
} make { $value }, for each clan that has a hut there.
clans-cli-help = Type the two territories of your move: “12 13” moves all huts of 12 to 13. On the map, 12F is territory 12, forest (Mountain, Steppe, Grassland); r2b1 are two red huts and one blue (g green, y yellow, k black); a house with a number is a village and its chip.
clans-cli-ask-move_huts = Your move (e.g. 12 13)
clans-cli-ask-order_villages = { $chip ->
    [12] Which is the twelfth village, { $territories }
   *[other] Which village takes chip { $chip }, { $territories }
}

## The box

clans-box-immobile = Huts that no longer move
clans-box-chip_points = Points for a chip
clans-box-chips = Chips of the epochs
clans-box-favourable = Favourable ground, by epoch
clans-box-bonus = Bonus of favourable ground, by epoch
clans-box-hostile = Hostile ground, by epoch
clans-box-no-chips = The chips no longer add up: there are { $villages }, not { $chips }.
clans-box-no-ground = In epoch { $epoch } no ground can be both favourable and hostile.

## The guided first game

clans-lesson-carry = Carry huts next door
    .do = Move the two huts from grassland 3 to mountain 2.
    .why = You are the Yellow clan, and nobody else knows it. There is one kind of move: all huts of a territory go next door, where huts stand already. They need not be yours.
clans-lesson-village = Leave a group alone: a village
    .do = Move the two huts from mountain 18 to grassland 17.
    .why = With no huts in any neighbouring territory this becomes a village. Every clan in it scores a point for each of its three huts, and you take a chip, worth one more point at the end.
clans-lesson-favourable = Favourable ground
    .do = Move the hut from steppe 58 to forest 57.
    .why = Three huts again, but in epoch I forest is favourable: one point more for every clan in the village.
clans-lesson-hostile = Hostile ground
    .do = Move the two huts from grassland 6 to forest 10.
    .why = That leaves the huts on mountain 2 alone, and in epoch I mountain is hostile: they all leave the board, and nobody scores. None of them is Yellow.
clans-lesson-seven = Seven huts stay
    .do = Move the three huts from mountain 9 to forest 10.
    .why = A group of seven huts or more no longer moves, but others may still join it. So this one will stay on favourable ground.
clans-lesson-strife = Strife between clans
    .do = Move the hut from mountain 24 to forest 10.
    .why = Where all five clans meet in a new village, those with a single hut lose it. Yellow has more than one there and scores; Blue and Black score as much, so nobody can tell which clan is yours.
