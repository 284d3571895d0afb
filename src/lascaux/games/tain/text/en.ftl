# Táin in English. A value suits a board one can see; its attribute `.numbered`, where there is one, says
# what to type, for the terminal and for readers.

tain-line = Raid cattle and jewels with hidden tiles, and bluff.

## Pieces of sentences

tain-kind = { $kind ->
    [chief] chief
    [warrior] warrior
    [boy] boy
    [daughter] daughter
   *[bluff] bluff
}
tain-a-kind = a { tain-kind }
tain-own-kind = { $you ->
    [yes] Your
   *[no] { $who }’s
} { tain-kind }
tain-guard = { $guard ->
    [chief] the chief
    [warrior] the warrior
    [boy] the boy
    [daughter] the daughter
   *[none] nobody
}
tain-stables-of = { $board-owner-you ->
    [yes] your
   *[no] { $board-owner }’s
} stables
tain-house-of = { $board-owner-you ->
    [yes] your
   *[no] { $board-owner }’s
} house
tain-at-door = { $place ->
    [stables] at { tain-stables-of }
   *[house] at { tain-house-of }
}, door { $door }
tain-on-guard = { $place ->
    [stables] inside { $you ->
        [yes] your
       *[no] their
    } own stables
   *[house] inside { $you ->
        [yes] your
       *[no] their
    } own house
}, door { $door }
tain-at-space = { $place ->
    [outer] in the outer land
   *[door] { $own ->
        [yes] { tain-on-guard }
       *[no] { tain-at-door }
    }
}
tain-cows = { $cows ->
    [0] no cow
    [one] one cow
   *[other] { $cows } cows
}
tain-jewels = { $jewels ->
    [0] no jewel
    [one] one jewel
   *[other] { $jewels } jewels
}
tain-hostages = { $hostages ->
    [one] one hostage
   *[other] { $hostages } hostages
}
tain-boys = { $boys ->
    [one] one boy
   *[other] { $boys } boys
}
tain-daughters = { $daughters ->
    [one] one daughter
   *[other] { $daughters } daughters
}
tain-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## What happened

tain-told-began = { $you ->
    [yes] You begin
   *[no] { $who } begins
} as the active player.
tain-told-scouted = { $you ->
    [yes] You chose a space
   *[no] { $who } laid a tile
} { tain-at-space }.
tain-told-laid = { $you ->
    [yes] You laid
   *[no] { $who } laid
} { tain-a-kind } there, face down.
tain-told-passed = { $forced ->
    [yes] { $you ->
        [yes] You have no tile left and lay
       *[no] { $who } has no tile left and lays
    } no more this turn.
   *[no] { $you ->
        [yes] You passed and lay
       *[no] { $who } passed and lays
    } no more this turn.
}
tain-told-raid_began = Turn { $turn }, the raid: all tiles are turned up.
tain-told-shown = { $you ->
    [yes] You show
   *[no] { $who } shows
} { tain-a-kind } { tain-at-space }.
tain-told-bluffs_left = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $bluffs ->
    [one] bluff leaves
   *[other] { $bluffs } bluffs leave
} the boards.
tain-told-roved = { tain-own-kind } { $due ->
    [0] gives way to the chief in the outer land and takes no cow.
   *[1] { $cows ->
        [0] finds no cow left in the outer land.
       *[1] takes a cow in the outer land.
    }
}
tain-told-raided = { $outcome ->
    [succeeds] { $guard ->
        [none] { tain-own-kind } finds no guard { tain-at-door }.
       *[other] { tain-own-kind } gets past { tain-guard } { tain-at-door }.
    }
    [captured] { tain-own-kind } runs into { tain-guard } { tain-at-door }.
    [captures] { tain-own-kind } takes nothing { tain-at-door }, but finds { tain-guard }.
    [draw] { tain-own-kind } meets { tain-guard } { tain-at-door }: nothing happens.
   *[fails] { tain-own-kind } is turned back by { tain-guard } { tain-at-door }.
}
tain-told-captured = { $captor-you ->
    [yes] You capture
   *[no] { $captor } captures
} { $owner-you ->
    [yes] your
   *[no] { $owner }’s
} { tain-kind }.
tain-told-stole_cow = { $cows ->
    [0] There is no cow left in { tain-stables-of } for { $you ->
        [yes] you
       *[no] { $who }
    }.
   *[1] { $you ->
        [yes] You take
       *[no] { $who } takes
    } a cow from { tain-stables-of }.
}
tain-told-stole_jewel = { $jewels ->
    [0] There is no jewel left in { tain-house-of } for { $you ->
        [yes] you
       *[no] { $who }
    }.
   *[1] { $you ->
        [yes] You take
       *[no] { $who } takes
    } a jewel from { tain-house-of }.
}
tain-told-freed = { tain-own-kind } goes free from { tain-house-of }.
tain-told-loot_stored = { $you ->
    [yes] You bring
   *[no] { $who } brings
} home { $cows ->
    [0] { $jewels ->
        [0] { tain-hostages }
       *[other] { $hostages ->
            [0] { tain-jewels }
           *[other] { tain-jewels } and { tain-hostages }
        }
    }
   *[other] { $jewels ->
        [0] { $hostages ->
            [0] { tain-cows }
           *[other] { tain-cows } and { tain-hostages }
        }
       *[other] { $hostages ->
            [0] { tain-cows } and { tain-jewels }
           *[other] { tain-cows }, { tain-jewels } and { tain-hostages }
        }
    }
}.
tain-told-refilled = { $you ->
    [yes] You take
   *[no] { $who } takes
} back all { $tiles } tiles put away: none was left behind the screen.
tain-told-turn_began = Turn { $turn } begins: { $you ->
    [yes] you lay
   *[no] { $who } lays
} first.
tain-told-last_turn = Turn { $turn } is the last.
tain-told-ended = { $reason ->
    [herd] A clan has { $herd } cows or more in its stables: the game ends.
   *[turns] With turn { $turns } the game ends.
}
tain-told-scored = { $you ->
    [yes] You have
   *[no] { $who } has
} { tain-cows } and { tain-jewels }; hostages: { $boys ->
    [0] { $daughters ->
        [0] none
       *[other] { tain-daughters }
    }
   *[other] { $daughters ->
        [0] { tain-boys }
       *[other] { tain-boys } and { tain-daughters }
    }
}.
tain-told-totalled = { $bonus ->
    [0] { $you ->
        [yes] In all you have
       *[no] In all { $who } has
    } { tain-points }.
   *[other] { $you ->
        [yes] In all you have
       *[no] In all { $who } has
    } { tain-points }, { $bonus } of them for { $herd } cows or more.
}

## What is asked

tain-ask-scout_space = Choose a space for your next tile, or pass for the rest of the turn.
    .numbered = Where does your next tile go? “scout { $own-board } 1” guards your first door, “scout { $other-board } 4” raids the house of { $other }, “scout outer” goes to the outer land, “pass” ends your scouting.
tain-ask-lay_tile = { $place ->
    [outer] Which tile do you lay in the outer land?
   *[door] { $own ->
        [yes] Which tile guards door { $door }, { $place ->
            [stables] to your stables
           *[house] to your house
        }?
       *[no] Which tile do you lay { tain-at-door }?
    }
}
tain-ask-free_hostage = You are in { tain-house-of }: which hostage goes free, your boy or your daughter?

## Why something is refused

tain-no-such-action = “{ $text }” is not something one can do in Táin. Choose a space, as in “scout 1 3” or “scout outer”, then a tile, as in “lay boy”; or “pass”.
tain-no-board = There is no clan board { $number }: they are numbered from 0 to { $last }.
tain-no-door = There is no door { $number }: each board has doors 1 to { $last }.
tain-no-threshold-free = A tile of yours already guards this door.
    .numbered = A tile of yours already guards your door { $door }.
tain-no-entrance-free = Another tile already stands at this entrance.
    .numbered = Another tile already stands at the entrance of door { $door }.
tain-no-raider-left = You have no tile left that may raid: a daughter only guards.
tain-no-second-rover = Each clan may send one tile to the outer land, and one of yours is there.
tain-no-outer-space = Both spaces of the outer land are taken.
tain-no-rover-left = You have no tile left that may go to the outer land: only chiefs, warriors and bluffs do.
tain-no-space-first = First choose a space, then the tile for it.
tain-no-tile-first = You have chosen a space: now say which tile you lay there.
tain-no-such-tile = There is no tile called “{ $text }”: there are chief, warrior, boy, daughter and bluff.
tain-no-tile-left = You have no { tain-kind } left behind your screen.
tain-no-rover = { $kind ->
    [daughter] The daughter only guards: she never goes to the outer land.
   *[boy] Boys do not go to the outer land: only chiefs, warriors and bluffs do.
}
tain-no-daughter-raids = The daughter only guards: she never stands at an enemy’s entrance.
tain-no-hostage = There is no hostage of yours to be freed now: that takes a successful raid on the house that holds it.
tain-no-such-hostage = “{ $text }” is no hostage: only boys and daughters are.
tain-no-free-first = First say which hostage goes free, your boy or your daughter.

## Options

tain-option-rotate_active = Active player
tain-option-rotate_active-yes = Moves on
    .hint = The marker passes to the left after each turn.
tain-option-rotate_active-no = Stays
    .hint = Whoever is drawn first leads every turn.

## The command line

# What may be typed for each kind of tile; each letter differs from the others.
tain-cli-letter-chief = c
tain-cli-letter-warrior = w
tain-cli-letter-boy = b
tain-cli-letter-daughter = d
tain-cli-letter-bluff = x
tain-cli-turn = Turn { $turn } of { $turns }
tain-cli-scouting = scouting
tain-cli-raiding = raid
tain-cli-over = the game is over
tain-cli-marker = active: { $who }
tain-cli-legend = [ ] are guards
tain-cli-outer = Outer land (o)
tain-cli-pasture = { tain-cows }
tain-cli-stables = stables
tain-cli-house = house
tain-cli-passed = passed
tain-cli-head-cows = cows
tain-cli-head-jewels = jewels
tain-cli-head-points = points
tain-cli-head-screen = screen
tain-cli-head-discard = put away
tain-cli-head-hostages = hostages
tain-cli-your-screen = Your screen:
tain-cli-your-discard = Put away:
tain-cli-nobody = nobody
tain-cli-face-down = face down
tain-cli-near = { $door }, { $place ->
    [stables] stables
   *[house] house
}: outside { $raider }, inside { $guard }.
tain-cli-near-outer = In the outer land: { $tiles }; { tain-cows } in the pasture.
tain-cli-sum = { $cows } × { $cow-points } for cows, { $jewels } × { $jewel-points } for jewels, { $boys } × { $boy-points } for boys, { $daughters } × { $daughter-points } for daughters{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } for { $herd } cows or more
}: { $sum }.
tain-cli-help = Boards have letters, doors numbers; above them stands where they lead. “b3 boy” lays a boy at door 3 of board B, “a1 chief” guards your own door if A is your board, “o warrior” goes to the outer land, “pass” ends your scouting of the turn. Tiles may be shortened to c, w, b, d and x (bluff); “b3” alone chooses the space and the tile is asked next.
tain-cli-help-moves = all you may play; “moves b”: at board B, with what comes of it
tain-cli-help-near = what lies at a door: “near b3”, “near b” or “near o”
tain-cli-help-why = how the points came about; “why b3”: why that is or is not allowed
tain-cli-help-rules = the rules, a paragraph (“rules 3.4”), or all that speak of something (“rules daughter”)
tain-cli-no-place-named = Say which place, for example: near b3
tain-cli-no-score-yet = Points are counted when the game ends; the board shows what each clan has so far.
tain-cli-choice-outer = to the outer land
tain-cli-choice-door = { $own ->
    [yes] guard your
   *[no] raid the
} { $place ->
    [stables] stables
   *[house] house
}{ $own ->
    [yes] { "" }
   *[no] {" "}of board { $board }
}
tain-cli-no-such-action = “{ $text }” is not something one can do in Táin. Type a space and a tile, as in “b3 boy” or “o chief”; or “pass”.
tain-cli-no-board = There is no such board: they are called A to { $last ->
    [1] B
    [2] C
   *[3] D
}.
tain-cli-ask-scout_space = Your tile ({ $other-board ->
    [0] a
    [1] b
    [2] c
   *[3] d
}3 boy, o chief, pass)
tain-cli-ask-lay_tile = { $place ->
    [outer] Which tile goes to the outer land
   *[door] { $own ->
        [yes] Which tile guards door { $door }
       *[no] Which tile goes { tain-at-door }
    }
}
tain-cli-ask-free_hostage = Which hostage goes free: boy or daughter

## The box

tain-box-tiles = Tiles of each player
tain-box-stable_doors = Doors to the stables
tain-box-cows = Cows in all
tain-box-cows_at_start = Cows of each player at the start
tain-box-jewels_at_start = Jewels of each player at the start
tain-box-turns = Turns
tain-box-herd = Cows that end the game
tain-box-cow_points = Points for a cow
tain-box-jewel_points = Points for a jewel
tain-box-boy_points = Points for a boy held
tain-box-daughter_points = Points for a daughter held
tain-box-herd_points = Points for the herd
tain-box-no-tiles = Every player needs at least one tile.
tain-box-no-cows = { $cows } cows are not enough: { $seats } players begin with { $due }.

## The guided first game

tain-lesson-outer = Cows in the outer land
    .do = Take a warrior and lay him in the outer land.
    .why = A go is one tile, laid face down, so nobody knows whom you sent. A warrior or a chief who is alone there when the raid comes takes a cow from the pasture.
tain-lesson-raid = Raid the stables
    .do = Take a boy and lay him at door 1 of Brun’s stables.
    .why = Outside a door stands your raider, inside it the guard, if there is one. Where nobody guards, even a boy succeeds and takes a cow.
tain-lesson-guard = Guard your own door
    .do = Take the daughter and lay her inside door 4 of your house.
    .why = Brun has laid a tile outside it and is after a jewel. The daughter turns back boys and the chief; only a warrior would capture her.
tain-lesson-bluff = Bluff
    .do = Take a bluff and lay it at door 4 of Brun’s house.
    .why = A bluff is nobody: it leaves the board when the raid begins. But Brun cannot know that, and may waste a guard on it.
tain-lesson-chief = The chief goes last
    .do = Take the chief and lay him at door 5 of Brun’s house.
    .why = Brun has guarded the door of your bluff. The chief gets past boys and warriors, and from the house he takes a jewel, worth three points; a cow is worth two.
tain-lesson-pass = Pass, and the raid begins
    .do = Pass: you lay no more this turn.
    .why = When all have passed, the tiles are turned up and the doors are settled one by one. Used tiles come back only when you have none left, so keep some for later turns.
