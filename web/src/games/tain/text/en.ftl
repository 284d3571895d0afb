# Labels of the Táin table; its sentences are the game's own.

tain-name = Táin
tain-minute-1 = In turn, lay tiles face down: guards inside your own doors, raiders outside those of others.
tain-minute-2 = When all have passed, the tiles are turned up, bluffs leave, and door after door is settled.
tain-minute-3 = Whoever gets past the guards takes a cow or a jewel, or frees a hostage; boys and daughters whom a warrior captures are held.
tain-minute-4 = After eight turns, or once a clan has eleven cows, the most points win.

tain-ui-board = { $count } farmsteads round the outer land
tain-ui-outer-land = Outer land
tain-ui-outer-short = Outer
tain-ui-stables = stables
tain-ui-house = house
tain-ui-turn = Turn { $turn } of { $turns }
tain-ui-points = { $count ->
    [one] pt
   *[other] pts
}
tain-ui-kind-chief = chief
tain-ui-kind-warrior = warrior
tain-ui-kind-boy = boy
tain-ui-kind-daughter = daughter
tain-ui-kind-bluff = bluff
tain-ui-the-chief = the chief
tain-ui-the-warrior = a warrior
tain-ui-the-boy = a boy
tain-ui-the-daughter = the daughter
tain-ui-the-bluff = a bluff
tain-ui-label-chief = chief
tain-ui-label-warrior = { $count ->
    [one] warrior
   *[other] warriors
}
tain-ui-label-boy = { $count ->
    [one] boy
   *[other] boys
}
tain-ui-label-daughter = daughter
tain-ui-label-bluff = { $count ->
    [one] bluff
   *[other] bluffs
}
tain-ui-count-chief = { $count ->
    [one] one chief
   *[other] { $count } chiefs
}
tain-ui-count-warrior = { $count ->
    [one] one warrior
   *[other] { $count } warriors
}
tain-ui-count-boy = { $count ->
    [one] one boy
   *[other] { $count } boys
}
tain-ui-count-daughter = { $count ->
    [one] one daughter
   *[other] { $count } daughters
}
tain-ui-count-bluff = { $count ->
    [one] one bluff
   *[other] { $count } bluffs
}
tain-ui-whose-part = { $owner-you ->
    [yes] your
   *[no] { $owner }’s
} { $part ->
    [stables] stables
   *[house] house
}
tain-ui-to-part = at { tain-ui-whose-part }
tain-ui-space = { $side ->
    [outer] Outer land
    [entrance] Entrance { $door }, { tain-ui-whose-part }
   *[threshold] Threshold { $door }, { tain-ui-whose-part }
}
tain-ui-door = { $owner-you ->
    [yes] Your
   *[no] { $owner }’s
} { $part ->
    [stables] stables
   *[house] house
}, door { $door }
tain-ui-empty = empty
tain-ui-none = none
tain-ui-nobody = nobody
tain-ui-nothing = nothing
tain-ui-tile = { $owner-you ->
    [yes] your { $kind }
   *[no] { $owner }’s { $kind }
}{ $look ->
    [own] , face down, seen only by you
   *[open] { "" }
}
tain-ui-tile-hidden = { $owner-you ->
    [yes] your tile
   *[no] { $owner }’s tile
}, face down
tain-ui-tile-gone = { $owner-you ->
    [yes] your bluff
   *[no] { $owner }’s bluff
}, gone
tain-ui-may-lay = a tile may be laid here

## Scouting

tain-ui-scout = Lay a tile, or pass.
tain-ui-scout-hint = Take a tile from behind your screen, then choose a glowing door; or the other way round.
tain-ui-where = Where does { $kind } go?
tain-ui-where-hint = { $count ->
    [one] One space
   *[other] { $count } spaces
} may receive it. The tile stays face down until the raid.
tain-ui-which-tile = { $side ->
    [outer] Which tile goes to the outer land?
    [threshold] Which tile guards { tain-ui-whose-part }, door { $door }?
   *[entrance] Which tile do you lay { tain-ui-to-part }, door { $door }?
}
tain-ui-lay-there = { $side ->
    [outer] Lay { $kind } in the outer land?
    [threshold] Lay { $kind } inside { tain-ui-whose-part }, door { $door }?
   *[entrance] Lay { $kind } { tain-ui-to-part }, door { $door }?
}
tain-ui-lay-hint = The tile stays face down until the raid.
tain-ui-lay-here = Lay it here
tain-ui-another-tile = Another tile
tain-ui-another-space = Another space
tain-ui-pass = Pass
tain-ui-pass-final = final for this turn
tain-ui-pass-title = You lay no more tiles in turn { $turn }
tain-ui-pass-sure = Pass? You lay no more tiles in turn { $turn }.
tain-ui-pass-hint = You still have a tile that could be laid.
tain-ui-stay = Stay
tain-ui-why-not = Why not here?
tain-ui-no-own-entrance = Your own entrances are for the raiders of others: you lay guards inside, on the thresholds.
tain-ui-no-threshold = Only its owner guards a threshold: you lay raiders outside, at the entrances.
tain-ui-screen = Behind your screen
tain-ui-only-you = Seen only by you
tain-ui-held-at = at { $owner }’s
tain-ui-discard = Discard { $count }
tain-ui-when-back = When back?
tain-ui-when-back-answer = Your discard comes back when a turn ends and nothing is left behind your screen. Hostages stay where they are.

## What a tile may come to

tain-ui-guess-title = { $side ->
    [outer] If the other tile is
    [threshold] If the raider is
   *[entrance] If { $owner }’s guard is
}
tain-ui-guess-title-bluff = Only a bluff
tain-ui-guess-cow = One cow for you
tain-ui-guess-jewel = One jewel for you
tain-ui-guess-free-one = One hostage comes home: your boy or your daughter
tain-ui-guess-free-boy = Your boy comes home
tain-ui-guess-free-daughter = Your daughter comes home
tain-ui-guess-raid-fails = Turned back
tain-ui-guess-raid-draw = Both withdraw
tain-ui-guess-raid-captured = Your boy is captured
tain-ui-guess-raid-captures = Turned back, but you carry her off
tain-ui-guess-guard-idle = Nothing happens
tain-ui-guess-guard-succeeds = It gets in
tain-ui-guess-guard-fails = You turn it back
tain-ui-guess-guard-draw = Both withdraw
tain-ui-guess-guard-captured = You capture the boy
tain-ui-guess-guard-captures = It takes nothing, but carries her off
tain-ui-guess-bluff = It leaves before the raid and takes nothing. Others must reckon with it.
tain-ui-guess-rove = One cow, while there are any
tain-ui-guess-rove-both = One cow for each of you
tain-ui-guess-rove-beats = One cow for you, none for the warrior
tain-ui-guess-rove-beaten = The chief takes the cow, you none

## The raid

tain-ui-order = Order of the raid
tain-ui-step = Step { $step } of { $steps }
tain-ui-step-reveal = { $tiles ->
    [0] No tile was laid: nothing is raided.
    [one] The only tile is turned up.
   *[other] All { $tiles } tiles are turned up.
}
tain-ui-step-bluffs = { $bluffs ->
    [one] One bluff leaves the boards.
   *[other] { $bluffs } bluffs leave the boards.
}
tain-ui-step-settling = The loot goes in, used tiles go away, and the next turn begins.
tain-ui-step-end = The loot goes in, and the game is over.
tain-ui-next = Next
tain-ui-skip = Skip
tain-ui-skip-title = Do not tell the rest
tain-ui-raid-done = Continue
tain-ui-raid-close = Close
tain-ui-raid-again = Step by step
tain-ui-raid-retell = Step through this raid
tain-ui-meeting = The meeting at the door
tain-ui-outcome-succeeds = Gets in
tain-ui-outcome-fails = Turned back
tain-ui-outcome-draw = Nothing
tain-ui-outcome-captured = Captured: the guard keeps the boy
tain-ui-outcome-captures = Turned back, but carries her off
tain-ui-because = { $guard ->
    [none] Nobody stood on the threshold. An unguarded door always gives way.
    [bluff] The guard was a bluff and has left. An unguarded door always gives way.
    [boy] { $raider ->
        [boy] Two alike: neither gets the better of the other.
       *[other] A boy on guard stops only boys.
    }
    [warrior] { $raider ->
        [warrior] Two alike: neither gets the better of the other.
        [boy] A warrior on guard captures a boy.
       *[chief] Only a chief gets past a warrior.
    }
    [chief] { $raider ->
        [chief] Two alike: neither gets the better of the other.
       *[other] A chief on guard turns back all but his like.
    }
   *[daughter] { $raider ->
        [warrior] Nobody gets past the daughter, but a warrior carries her off.
       *[other] Nobody gets past the daughter.
    }
}
tain-ui-who-beats-whom = Who beats whom
tain-ui-table-lead = A raider at the entrance meets the guard on the threshold. Bluffs leave first.
tain-ui-raider = raider
tain-ui-nobody-or-bluff = nobody, or a bluff
tain-ui-gain-stables = Stables: one cow.
tain-ui-gain-house = House: one of your own hostages if any is there, else one jewel.
tain-ui-gain-outer = Outer land: chief before warrior; two alike take a cow each.
tain-ui-gain-bluff = Bluff: never gets in, never guards.
tain-ui-aside = Laid aside until the turn is settled
tain-ui-loot = { $cows ->
    [one] one cow
   *[other] { $cows } cows
}, { $jewels ->
    [one] one jewel
   *[other] { $jewels } jewels
}, { $hostages ->
    [one] one hostage
   *[other] { $hostages } hostages
}
tain-ui-whom = Whom do you bring home?
tain-ui-whom-why = One success frees one. No jewel is offered while they are here.
tain-ui-free-boy = Free the boy
tain-ui-free-daughter = Free the daughter
tain-ui-your-boy = Your boy
tain-ui-your-daughter = Your daughter
tain-ui-boy-is = A boy raids and guards, but beats nobody.
tain-ui-daughter-is = As a guard she turns back even a chief.
tain-ui-worth-for = for { $owner }

## Beside the board

tain-ui-standings = Standings
tain-ui-col-cows = Cows in the stables
    .short = cows
tain-ui-col-jewels = Jewels in the house
    .short = jewels
tain-ui-col-hostages = Hostages held
    .short = hostages
tain-ui-col-screen = Tiles behind the screen
    .short = screen
tain-ui-col-discard = Discarded tiles
    .short = discard
tain-ui-leads = leads this turn
tain-ui-passed = passed
tain-ui-places = Places
tain-ui-guide-scout = In turn, lay tiles face down: guards inside your own doors, raiders outside those of others.
tain-ui-guide-raid = When all have passed, tiles are turned up, bluffs leave, and each door is settled.
tain-ui-guide-house = Stables give a cow. A house gives a jewel, or one of your own hostages first.
tain-ui-guide-end = After { $turns } turns, or with { $herd } cows, points count: cow { $cow }, jewel { $jewel }, boy { $boy }, daughter { $daughter }.

## The board as text

tain-ui-text-lead = The board as text. Turn { $turn }; { $cows ->
    [one] one cow
   *[other] { $cows } cows
} in the outer land. Take a tile from behind your screen, then choose a space.
tain-ui-text-clan = has { $cows ->
    [one] one cow
   *[other] { $cows } cows
}, { $jewels ->
    [one] one jewel
   *[other] { $jewels } jewels
}, { $screen ->
    [one] one tile
   *[other] { $screen } tiles
} behind the screen, { $discard } discarded.
tain-ui-text-hostages = Hostages:
tain-ui-text-door = Door
tain-ui-text-entrance = Entrance
tain-ui-text-threshold = Threshold
tain-ui-text-result = Result
tain-ui-text-do = Your tile
tain-ui-text-choose = Choose this space

## The result

tain-ui-result-cows = Cows
tain-ui-result-jewels = Jewels
tain-ui-result-hostages = Hostages
tain-ui-result-bonus = A whole herd
tain-ui-result-turn = Turn
tain-ui-result-points = Points
tain-ui-result-total = Together
tain-ui-result-raids = Cows and jewels taken, turn by turn
