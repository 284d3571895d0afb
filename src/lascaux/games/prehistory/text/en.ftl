# Prehistory in English.

prehistory-line = Five years of four seasons: paint, gather, hunt, and settle the land.

## Colours, actions, things

prehistory-colour-grey = grey
    .resource = a grey resource
    .cube = a grey action cube
prehistory-colour-red = red
    .resource = a red resource
    .cube = a red action cube
prehistory-colour-yellow = yellow
    .resource = a yellow resource
    .cube = a yellow action cube
prehistory-colour-blue = blue
    .resource = a blue resource
    .cube = a blue action cube
prehistory-colour-brown = brown
    .resource = a brown resource
    .cube = a brown action cube
prehistory-colour-white = white
    .resource = a white resource
    .cube = a white action cube
prehistory-action-painting = painting
prehistory-action-gathering = gathering
prehistory-action-ceremony = ceremony
prehistory-action-fishing = fishing
prehistory-action-hunting = hunting
prehistory-action-migration = migration
prehistory-one-dev = a development point
prehistory-ground-rock = rock
prehistory-ground-forest = forest
prehistory-ground-water = water
prehistory-ground-start = the start tile
prehistory-ground-board = beside the map
prehistory-on-space = { $space ->
    [start] on the start tile
   *[other] on { $space } ({ $space-ground })
}
prehistory-upon-space = { $space ->
    [start] On the start tile
   *[other] On { $space } ({ $space-ground })
}
prehistory-from-space = { $space ->
    [start] from the start tile
   *[other] from { $space } ({ $space-ground })
}
prehistory-onto-space = { $space ->
    [start] to the start tile
   *[other] to { $space } ({ $space-ground })
}
prehistory-away-from = { $from ->
    [start] from the start tile
   *[other] from { $from } ({ $from-ground })
}
prehistory-to-to = { $to ->
    [start] to the start tile
   *[other] to { $to } ({ $to-ground })
}
prehistory-standing-from = { $from ->
    [start] on the start tile
   *[other] on { $from } ({ $from-ground })
}
prehistory-basket-honey = honey
prehistory-basket-berry = berries
prehistory-basket-fruit = fruit
prehistory-basket-egg = eggs
prehistory-basket-nut = nuts
prehistory-basket-root = roots
prehistory-pair-honey-egg = honey and eggs
prehistory-pair-berry-nut = berries and nuts
prehistory-pair-fruit-root = fruit and roots
prehistory-item-honey = honey
    .plus = honey with a development point
prehistory-item-berry = berries
    .plus = berries with a development point
prehistory-item-fruit = fruit
    .plus = fruit with a development point
prehistory-item-egg = eggs
    .plus = eggs with a development point
prehistory-item-nut = nuts
    .plus = nuts with a development point
prehistory-item-root = roots
    .plus = roots with a development point
prehistory-item-mushroom = a mushroom
prehistory-item-perch = a perch
prehistory-item-trout = a trout
prehistory-item-catfish = a catfish
prehistory-item-trap-dev = a fish trap for development points
prehistory-item-trap-vp = a fish trap for points
prehistory-item-trap-resource = a fish trap for resources
prehistory-item-trap-cube = a fish trap for action cubes
prehistory-item-sabretooth = a sabre-toothed tiger
prehistory-item-rhino = a woolly rhino
prehistory-item-mammoth = a mammoth
prehistory-species-sabretooth = sabre-toothed tiger
prehistory-species-rhino = woolly rhino
prehistory-species-mammoth = mammoth
prehistory-item-sloth-painting = a sloth for painting
prehistory-item-sloth-gathering = a sloth for gathering
prehistory-item-sloth-ceremony = a sloth for ceremony
prehistory-item-sloth-fishing = a sloth for fishing
prehistory-item-sloth-hunting = a sloth for hunting
prehistory-item-sloth-migration = a sloth for migration
prehistory-item-A = a megalith A
prehistory-item-B = a megalith B
prehistory-item-C = a megalith C
prehistory-item-D-painting = a megalith D for painting
prehistory-item-D-gathering = a megalith D for gathering
prehistory-item-D-ceremony = a megalith D for ceremony
prehistory-item-D-fishing = a megalith D for fishing
prehistory-item-D-hunting = a megalith D for hunting
prehistory-item-E = a megalith E
prehistory-character-painter = the painter
prehistory-character-farmer = the farmer
prehistory-character-builder = the builder
prehistory-character-fisher = the fisher
prehistory-character-matriarch = the matriarch
prehistory-character-hunter = the hunter
prehistory-character-shaman = the shaman
prehistory-seek-hut = hut spaces
prehistory-seek-megalith = megaliths
prehistory-seek-fish = fish
prehistory-seek-animal = animals
prehistory-seek-gather = gathering tiles
prehistory-seek-action = action cubes
prehistory-direction-0 = north
prehistory-direction-1 = north-east
prehistory-direction-2 = south-east
prehistory-direction-3 = south
prehistory-direction-4 = south-west
prehistory-direction-5 = north-west
prehistory-other-tribe = the marauders

## Ceremony cards, by what they count

prehistory-rite-C01 = the falling diagonal painted
prehistory-rite-C02 = the rising diagonal painted
prehistory-rite-C03 = the four corners painted
prehistory-rite-C04 = the lower right square painted
prehistory-rite-C05 = the cross painted
prehistory-rite-C06 = each set of honey and berries
prehistory-rite-C07 = each set of fruit and eggs
prehistory-rite-C08 = each set of nuts and roots
prehistory-rite-C09 = each set of honey, berries and fruit
prehistory-rite-C10 = each set of eggs, nuts and roots
prehistory-rite-C11 = each perch
prehistory-rite-C12 = each trout
prehistory-rite-C13 = each catfish
prehistory-rite-C14 = each set of three different fish
prehistory-rite-C15 = space 15 of the fishing track
prehistory-rite-C16 = each sabre-toothed tiger
prehistory-rite-C17 = each woolly rhino
prehistory-rite-C18 = each mammoth
prehistory-rite-C19 = each footprint of the tiger
prehistory-rite-C20 = each footprint of the rhino
prehistory-rite-C21 = each footprint of the mammoth
prehistory-rite-C22 = each member on water
prehistory-rite-C23 = each member on rock
prehistory-rite-C24 = each member in the forest
prehistory-rite-C25 = each own hut
prehistory-rite-C26 = each megalith taken
prehistory-rite-C27 = each member on the player board
prehistory-rite-C28 = each two development points left
prehistory-rite-C29 = each ceremony card
prehistory-rite-C30 = each two gathering tiles
prehistory-rite-C31 = each complete row of the rock
prehistory-rite-C32 = each three steps of the fishing track
prehistory-rite-C33 = each set of three different animals
prehistory-rite-C34 = another ceremony card once more

## Pieces of sentences

prehistory-doer = { $by ->
    [tribe] The tribe
   *[seat] { $you ->
        [yes] You
       *[no] { $who }
    }
}
prehistory-player = { $you ->
    [yes] You
   *[no] { $who }
}
prehistory-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prehistory-card = { $kind ->
    [animal] { $species } of value { $value } for { prehistory-points }
   *[footprint] footprint of the { $species } of value { $value }: { $brings }
}
prehistory-rite = “{ prehistory-points } for { $text }”
prehistory-yield = { $points ->
    [0] { $dev } development
   *[other] { prehistory-points }{ $dev ->
        [0] { "" }
       *[other] {" "}and { $dev } development
    }
}
prehistory-hut-for = hut for { $need ->
    [one] 1 member
   *[other] { $need } members
} ({ prehistory-yield })
prehistory-to-come = { $left } to come
prehistory-kind = { $kind ->
    [resource] resource
   *[cube] action cube
}

## What happened

prehistory-told-ordered = The order of the first year: { $players }.
prehistory-told-price_laid = The price tile of { $action } is laid out.
prehistory-told-centre_shown = { $when ->
    [now] The tile in the middle has { $colour } on top.
   *[next] Next year’s tile in the middle will have { $colour } on top.
}
prehistory-told-weather_dealt = { prehistory-doer } got a weather tile.
prehistory-told-character_dealt = { prehistory-player } got { $character }.
prehistory-told-tile_laid = { $by ->
    [chance] Tile { $tile } lies at { $q }, { $r }, turned by { $turn }.
   *[seat] { prehistory-player } laid tile { $tile } at { $q }, { $r }, turned by { $turn }.
}
prehistory-told-lain = { prehistory-upon-space }: { $item }.
prehistory-told-filled = New on the action board: { $item }.
prehistory-told-card_shown = A hunting card comes to the display: { prehistory-card }.
prehistory-told-rite_shown = A ceremony card of value { $value } comes to the display: { prehistory-rite }.
prehistory-told-began = { prehistory-player } { $turn ->
    [0] left the weather tile as it lay
    [one] turned the weather tile one step
   *[other] turned the weather tile { $turn } steps
} and placed the shamans in the { $pattern ->
    [even] north, south-east and south-west
   *[odd] north-east, south and north-west
}.
prehistory-told-year_began = Year { $year } begins.
prehistory-told-season_began = { $season ->
    [spring] Spring.
    [summer] Summer.
    [autumn] Autumn.
   *[extra] One more action for everybody.
}
prehistory-told-pillar_filled = The pillar of { $action } gets a { $colour } cube.
prehistory-told-order_set = The order of this year: { $players }.
prehistory-told-quarry_paid = { prehistory-doer } held as much as anybody round the { $colour } quarry { prehistory-on-space }.
prehistory-told-rained = { prehistory-doer } got { $count ->
    [0] nothing from the weather
   *[other] from the weather: { $cubes }
}.
prehistory-told-income_came = { prehistory-doer } got { prehistory-yield } from space { $space } of the fishing track.
prehistory-told-trap_paid = { prehistory-doer } emptied { $item }.
prehistory-told-gained = { prehistory-doer } gained { $amount } { $colour } { $kind ->
    [resource] { $amount ->
        [one] resource
       *[other] resources
    }
   *[cube] { $amount ->
        [one] action cube
       *[other] action cubes
    }
}.
prehistory-told-dev_gained = { $by ->
    [tribe] The tribe’s marker moves { $amount } on: it now looks for { $priority }.
   *[seat] { prehistory-player } gained { $amount ->
        [one] a development point
       *[other] { $amount } development points
    }.
}
prehistory-told-points_gained = { prehistory-doer } scored { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
prehistory-told-tile_turned = { prehistory-player } turned the tile of { $action } { $way ->
    [left] to the left
   *[right] to the right
}{ $price ->
    [0] { "" }
   *[other] {" "}for { $price } development
}.
prehistory-told-weather_turned = { prehistory-player } turned { $you ->
    [yes] your
   *[no] their
} weather tile for { $price } development.
prehistory-told-bought = { prehistory-player } bought a { $colour } { prehistory-kind } for { $price } development.
prehistory-told-sold = { prehistory-player } sold a { $colour } { prehistory-kind } for a development point.
prehistory-told-sloth_used = { prehistory-player } used the sloth of { $action }.
prehistory-told-ability_used = { prehistory-player } used { $character } for { $price } development.
prehistory-told-painted = { prehistory-doer } painted section { $section }.
prehistory-told-gathered = { prehistory-doer } gathered { $item }, for the basket of { $basket }.
prehistory-told-paired = { prehistory-doer } made a pair of { $pair }.
prehistory-told-shifted = { prehistory-player } moved a tile from { $from } to { $to }.
prehistory-told-shamans_moved = { prehistory-player } moved { $count ->
    [one] a shaman
   *[other] { $count } shamans
} from the { $from } to the { $to }.
prehistory-told-held = { prehistory-doer } held a ceremony of value { $value }: { prehistory-rite }.
prehistory-told-order_claimed = { prehistory-doer } will be number { $place } in the next year’s order, as it stands.
prehistory-told-fished = { prehistory-doer } caught { $item } and reached space { $space } of the fishing track.
prehistory-told-trapped = { prehistory-doer } took { $item }.
prehistory-told-track_advanced = { prehistory-player } went to space { $space } of the fishing track.
prehistory-told-hunted = { prehistory-doer } hunted: { prehistory-card }.
prehistory-told-tracked = { prehistory-doer } followed { $count ->
    [one] an earlier footprint
   *[other] { $count } earlier footprints
} of the { $species } again.
prehistory-told-migrated = { prehistory-player } sent { $count ->
    [one] a member
   *[other] { $count } members
} { prehistory-onto-space }.
prehistory-told-followed = { prehistory-doer } sent a member { prehistory-onto-space } by the megalith of { $action }.
prehistory-told-stayed = { prehistory-player } sent nobody by the megalith.
prehistory-told-passed = { prehistory-doer } passed for this spring{ $reason ->
    [could_not] : nothing is left to act with
   *[chose] { "" }
}.
prehistory-told-skipped = { prehistory-player } skipped { $season ->
    [extra] the extra action
   *[summer] { $action }
}.
prehistory-told-footed = { prehistory-doer } laid a { $colour } cube at the foot of the pillar of { $action }.
prehistory-told-pillar_taken = { prehistory-doer } took the pillar of { $action } with { $count ->
    [one] one cube
   *[other] { $count } cubes
}: { $cubes }.
prehistory-told-paid_steps = { prehistory-player } paid { $kind ->
    [dev] a development point
    [resource] a { $colour } resource
   *[cube] a { $colour } action cube
} for { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
prehistory-told-walked = { prehistory-player } walked { prehistory-away-from } { prehistory-to-to }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
prehistory-told-found = { prehistory-doer } found { $item } { prehistory-on-space }.
prehistory-told-settled = { $you ->
    [yes] Your
   *[no] { $who }’s
} member { prehistory-on-space } settled and is at hand again.
prehistory-told-member_returned = { prehistory-player } took a member back { prehistory-from-space }.
prehistory-told-built = { prehistory-doer } built the { prehistory-hut-for } { $where ->
    [map] { prehistory-on-space }
   *[board] beside the map
}.
prehistory-told-quarried = { prehistory-player } built the { $colour } quarry { prehistory-on-space }.
prehistory-told-raid_drawn = The marauders draw a tile; { $action } is framed.
prehistory-told-tribe_acted = The tribe acts by its { $colour } tray, { $tie ->
    [yes] the first clockwise of those with { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }
   *[no] with { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }
}: { $action }, for { $price } cubes{ $season ->
    [spring] , one of them for the pillar
   *[summer] { "" }
}.
prehistory-told-tribe_blocked = The { $colour } tray has more ({ $cubes }), but { $reason ->
    [foot] the pillar of { $action } is full
   *[impossible] { $action } is not possible
}.
prehistory-told-tribe_found_nothing = No tray of the tribe fits: it scores { prehistory-points } instead.
prehistory-told-tribe_lacked_cubes = { $reason ->
    [cubes] The tribe leaves { $action }: its { $colour } tray has only { $cubes }.
   *[impossible] The tribe leaves { $action }, though its { $colour } tray has { $cubes }: there is nothing to do.
}
prehistory-told-tribe_chose_pillar = The tribe goes for the pillar of { $action } with { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}, counting from that of { $first }.
prehistory-told-tribe_without_card = No ceremony card is worth anything to the tribe: it scores { prehistory-points } instead.
prehistory-told-tribe_migrated = { $count ->
    [one] A member of the tribe comes
   *[other] { $count } members of the tribe come
} to the start tile.
prehistory-told-tribe_roused = The member of the tribe { prehistory-on-space } rises. Fullest tray: { $colour }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}; direction { $direction }.
prehistory-told-tribe_looked = It looks for { $sought } and finds nothing that way.
prehistory-told-tribe_walked = It looks for { $sought } and goes { prehistory-away-from } { prehistory-to-to }.
prehistory-told-tribe_stayed = It looks for megaliths and is at one already: it stays { prehistory-on-space }.
prehistory-told-tribe_returned_cubes = Half of the { $colour } tray goes back: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}.
prehistory-told-ended = Year { $year } is over, and all is counted.
prehistory-told-scored = { prehistory-doer } scored { prehistory-points } for { $line ->
    [dev] development points
    [rock] the rock
    [animals] animals and footprints
    [baskets] the baskets
    [megaliths] megaliths
   *[rites] ceremony cards
}.
prehistory-told-rite_scored = { prehistory-doer } turned up { prehistory-rite }, worth { $scored }.
prehistory-told-totalled = { prehistory-doer } reached { $total } points in all, { $track } of them from the track.

## Questions

prehistory-ask-rotate_tile = How is tile { $tile } turned?
prehistory-ask-lay_tile = Where does tile { $tile } lie?
prehistory-ask-begin = How do you turn the weather and place the shamans?
prehistory-ask-spring_turn = Spring: which action, or do you pass?
prehistory-ask-lay_foot = Which resource goes to the foot of the pillar of { $action }?
prehistory-ask-take_pillar = Which pillar do you take?
prehistory-ask-summer_turn = Summer, { $action }: what do you do?
prehistory-ask-extra_turn = One more action by the rules of summer?
prehistory-ask-autumn_turn = Autumn: who walks, what is built? { $means ->
    [one] 1 step
   *[other] { $means } steps
} can be paid, { $left } of them are.
prehistory-ask-end_turn = Anything more, or is your turn done?
prehistory-ask-use_sloth = The sloth of { $action }: what do you do?
prehistory-ask-turn_first = Turn the painting tile before section { $section }?
prehistory-ask-choose_basket = Which basket takes the mushroom?
prehistory-ask-shaman_to = For { prehistory-rite } ({ $value }): where does a shaman go? { prehistory-to-come }.
prehistory-ask-shaman_from = Which place does a shaman leave? { prehistory-to-come }.
prehistory-ask-pay = Pay { $price } for { $what }: { $count ->
    [0] what first?
   *[other] { $paid } so far, and then? { prehistory-to-come }.
}
prehistory-ask-send = How many members go where? { $most } at most.
prehistory-ask-follow = Your megalith lets a member migrate after { $action }: where to?
prehistory-ask-walk_to = Where does the member { prehistory-standing-from } go? { $means ->
    [one] 1 step
   *[other] { $means } steps
} can be paid.
prehistory-ask-spend = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $left } still to be paid: with what?
prehistory-ask-settle = The { prehistory-hut-for }: who settles? { prehistory-to-come }.
prehistory-ask-take = { $why ->
    [builder] The builder takes
    [trap] Your trap holds
    [matriarch] The matriarch takes
   *[shaman] The shaman takes
} { $kind ->
    [resource] a resource
   *[cube] an action cube
} of which colour? { prehistory-to-come }.
prehistory-ask-paint_more = The painter: which section, or how many cubes?
prehistory-ask-shift = The farmer: which tile goes to which basket?
prehistory-ask-raise_hut = The builder: which hut?
prehistory-ask-return_member = The matriarch: which member comes home?
prehistory-ask-hunt_more = The hunter: which card, of the display or the pile?
prehistory-ask-give = Which action cube for { $why ->
    [section] the section
    [hut] the hut
   *[points] points
}? { $count ->
    [0] { "" }
   *[other] So far { $paid }.{" "}
}{ prehistory-to-come }.
prehistory-ask-one_colour = Which colour pays for the { prehistory-card }?

## Refusals

prehistory-no-such-action = “{ $text }” is not something one can do in Prehistory.
prehistory-no-station = With shared price tiles hunting has no tile of its own; turn that of fishing.
prehistory-no-dev = That costs { $price } development, and you have { $dev }.
prehistory-no-foot-left = After that no cube would be left for the foot of the pillar.
prehistory-no-action-left = After that the action of the sloth could not be done any more: { $action }.
prehistory-no-cube = You have no { $colour } { prehistory-kind }.
prehistory-no-pillar = Nothing lies on the pillar of { $action }.
prehistory-no-sloth = { $reason ->
    [sloth] You have no sloth of { $action }.
    [other] The sloth you are using is that of { $action }.
   *[action] The sloth of { $action } waits: the action is not possible now.
}
prehistory-no-ability = { $reason ->
    [none] There are no characters in this game.
    [season] Your ability is used in summer alone.
    [used] You have used your ability this summer.
    [dev] Your ability costs { $price } development.
   *[idle] Your ability would do nothing now.
}
prehistory-no-walk = { $reason ->
    [nobody] No member of yours is { prehistory-on-space }.
    [moved] Your member { prehistory-on-space } has moved this autumn.
   *[steps] Your member { prehistory-on-space } can go nowhere: no step can be paid, or nothing is free.
}
prehistory-no-stop = { $reason ->
    [same] A walk ends on another space than { $space } ({ $space-ground }), where it began.
    [off] { $space } ({ $space-ground }) is not on this map.
    [quarry] { prehistory-upon-space } is a quarry: nobody enters it.
    [start] No walk ends { prehistory-on-space }; it only passes through.
    [walled] Quarries lie round { $space } ({ $space-ground }): no way leads there.
    [member] { prehistory-upon-space } is a member already.
   *[hut] { prehistory-upon-space } is somebody else’s hut.
}
prehistory-no-steps = { $space } ({ $space-ground }) is { $steps } steps away, and you can pay { $means }.
prehistory-no-hut = { $reason ->
    [built] You have built the { prehistory-hut-for } already.
    [space] { prehistory-upon-space } no hut can be built.
   *[nobody] No member of yours stands { prehistory-on-space }.
}
prehistory-no-need = The { prehistory-hut-for } needs { $need ->
    [one] 1 member
   *[other] { $need } members
} on and around { $space } ({ $space-ground }), and { $helpers ->
    [0] none is
    [one] 1 is
   *[other] { $helpers } are
} there.
prehistory-no-quarry = { $reason ->
    [none] There are no quarries in this game.
    [built] The { $colour } quarry is built already.
    [nobody] No member of yours stands { prehistory-on-space }.
    [ground] { prehistory-upon-space } there is no empty ground for the { $colour } quarry.
   *[need] Too few members of yours are on and around { $space } ({ $space-ground }).
}
prehistory-no-season = { $season ->
    [spring] In spring actions are paid by the rules of spring.
   *[summer] Here actions are paid by the rules of summer.
}
prehistory-no-step = Now it is the turn of { $action }.
prehistory-no-foot = Both places at the foot of the pillar of { $action } are taken.
prehistory-no-painted = You have painted that section already.
prehistory-no-member = You have no member at home who could migrate.
prehistory-no-target = A shaman of yours stands in the { $place } already.
prehistory-no-side = The price tile has no { $colour } on its { $action } side.
prehistory-no-second = All that is paid is of different colours, and { $colour } is among it already.
prehistory-no-most = At most { $most ->
    [one] 1 member
   *[other] { $most } members
} can go now.
prehistory-no-camp = Members go to the start tile or to a hut of yours, and { $space } ({ $space-ground }) is neither.
prehistory-no-thing = Nothing lies there any more.
prehistory-no-basket = The basket for that is full.
prehistory-no-price = You cannot pay that with your resources: look at the price tile of { $action }.
prehistory-no-cubes = That costs { $price } { $colour } { $price ->
    [one] action cube
   *[other] action cubes
}, and you have { $held }.

## Options

prehistory-option-characters = Characters
prehistory-option-characters-no = Without
    .hint = All play by the same rules.
prehistory-option-characters-yes = With
    .hint = Everybody has a character with two abilities.
prehistory-option-tiles = Additional tiles
prehistory-option-tiles-no = Without
    .hint = Only the tiles of the base game.
prehistory-option-tiles-yes = With
    .hint = Mushrooms, sloths, traps, quarries and more megaliths.
prehistory-option-marauders = Marauders
prehistory-option-marauders-no = Without
    .hint = Two to four players.
prehistory-option-marauders-easy = Easy
    .hint = One to three against a tribe that plays by itself.
prehistory-option-marauders-hard = Hard
    .hint = The same, and the tribe acts more often.
prehistory-option-price_tiles = Price tiles
prehistory-option-price_tiles-shared = Shared
    .hint = Fishing and hunting pay by the two halves of one tile.
prehistory-option-price_tiles-separate = Separate
    .hint = Fishing and hunting have a tile each.
prehistory-option-map = Map
prehistory-option-map-random = Random
    .hint = Fate lays the tiles.
prehistory-option-map-built = Built
    .hint = The players lay the tiles in turn.

## The box

prehistory-box-years = Years
prehistory-box-map_tiles = Tiles of the map, by players
prehistory-box-price_tiles = Price tiles, clockwise from the framed colour
prehistory-box-movement = Steps for a cube, by pillar
prehistory-box-migrants = Members for one and for two resources
prehistory-box-matriarch_migrants = The same for the matriarch
prehistory-box-weather_tiles = Weather tiles, clockwise
prehistory-box-turn_price = Development points to turn a tile
prehistory-box-resource_price = Development points for a resource
prehistory-box-cube_price = Development points for an action cube
prehistory-box-ability_price = Development points for an ability
prehistory-box-dev_per_point = Development points for a point in the end
prehistory-box-sections = Symbols of the sections
prehistory-box-row_rewards = Rewards of the rows
prehistory-box-column_rewards = Rewards of the columns
prehistory-box-row_points = Points for a row of 1, 2, 3
prehistory-box-dev_tiles = Tiles with a development point, by kind
prehistory-box-pair_rewards = Action cubes for a pair of baskets
prehistory-box-basket_points = Points for 1 to 5 tiles of a kind
prehistory-box-gathering_cubes = Red cubes for a gathering tile
prehistory-box-fish = Fish of each kind
prehistory-box-track_end = Last space of the fishing track
prehistory-box-fishing_income = Fishing income: space, points, development
prehistory-box-animals = Animal cards
prehistory-box-footprints = Footprint cards
prehistory-box-token_points = Points of an animal on the map
prehistory-box-ceremony_cards = Ceremony cards
prehistory-box-ceremony_space = Space of the fishing track for a ceremony card
prehistory-box-huts = Huts
prehistory-box-map_cells = Map tiles, by cell
prehistory-box-stone_points = Points of a megalith A
prehistory-box-occupied_points = Points for an occupied space at a megalith B
prehistory-box-majority_points = Points for most and second most at a megalith C
prehistory-box-units = Units of a member and of a hut
prehistory-box-mushrooms = Mushrooms
prehistory-box-trap_values = Values of fish traps
prehistory-box-quarry_terrain = Terrain of the quarries
prehistory-box-quarry_need = Members for a quarry
prehistory-box-quarry_points = Points of a quarry
prehistory-box-raid_tiles = Marauder tiles, clockwise
prehistory-box-raid_numbers = Number of the marauders, easy and hard
prehistory-box-raid_cubes = Cubes for a summer action of the tribe
prehistory-box-raid_migrants = Members of the tribe that migrate
prehistory-box-no-tile = Tile { $tile } shows each of the six once.
prehistory-box-no-symbols = Section { $section } has no symbol twice.
prehistory-box-no-income = Spaces of the fishing income rise, from 1 to { $end } at most.
prehistory-box-no-hut = In { $hut } no more settle than are needed.

## The command line

prehistory-cli-colour-grey = gr
prehistory-cli-colour-red = re
prehistory-cli-colour-yellow = ye
prehistory-cli-colour-blue = bl
prehistory-cli-colour-brown = br
prehistory-cli-colour-white = wh
prehistory-cli-symbol-wave = wave
prehistory-cli-symbol-hand = hand
prehistory-cli-symbol-ox = ox
prehistory-cli-symbol-sun = sun
prehistory-cli-symbol-hunter = hunter
prehistory-cli-symbol-deer = deer
prehistory-cli-item-honey = honey
prehistory-cli-item-berry = berry
prehistory-cli-item-fruit = fruit
prehistory-cli-item-egg = egg
prehistory-cli-item-nut = nut
prehistory-cli-item-root = root
prehistory-cli-item-mushroom = mushr.
prehistory-cli-item-perch = perch
prehistory-cli-item-trout = trout
prehistory-cli-item-catfish = catfish
prehistory-cli-item-trap-dev = trap d
prehistory-cli-item-trap-vp = trap p
prehistory-cli-item-trap-resource = trap r
prehistory-cli-item-trap-cube = trap c
prehistory-cli-item-sabretooth = tiger
prehistory-cli-item-rhino = rhino
prehistory-cli-item-mammoth = mammoth
prehistory-cli-item-sloth-painting = sloth p
prehistory-cli-item-sloth-gathering = sloth g
prehistory-cli-item-sloth-ceremony = sloth c
prehistory-cli-item-sloth-fishing = sloth f
prehistory-cli-item-sloth-hunting = sloth h
prehistory-cli-item-sloth-migration = sloth m
prehistory-cli-item-A = A
prehistory-cli-item-B = B
prehistory-cli-item-C = C
prehistory-cli-item-D-painting = D p
prehistory-cli-item-D-gathering = D g
prehistory-cli-item-D-ceremony = D c
prehistory-cli-item-D-fishing = D f
prehistory-cli-item-D-hunting = D h
prehistory-cli-item-E = E
prehistory-cli-ground-rock = r
prehistory-cli-ground-forest = f
prehistory-cli-ground-water = w
prehistory-cli-start = start
prehistory-cli-site = hut?
prehistory-cli-quarry = quar.{ $colour }
prehistory-cli-map-part = The map, part { $part } of { $parts }, from west to east:
prehistory-cli-year = Year { $year } of { $years }
prehistory-cli-phase-setup = set-up
prehistory-cli-phase-winter = winter
prehistory-cli-phase-spring = spring
prehistory-cli-phase-summer = summer
prehistory-cli-phase-income = income
prehistory-cli-phase-autumn = autumn
prehistory-cli-phase-extra = one more action
prehistory-cli-phase-over = the game is over
prehistory-cli-order = order
prehistory-cli-passed = passed
prehistory-cli-next-order = next year
prehistory-cli-pillars = Pillars
prehistory-cli-top = on top
prehistory-cli-foot = foot
prehistory-cli-steps = steps
prehistory-cli-hunting = Hunting: value, card
prehistory-cli-ceremony = Ceremonies: value, card
prehistory-cli-prices = Prices
prehistory-cli-river = river
prehistory-cli-pays-fish = fish
prehistory-cli-pays-hunt = hunt
prehistory-cli-card = { $beast }{ $kind ->
    [animal] , { prehistory-points }
   *[footprint] {" "}footprint: { $brings }
}
prehistory-cli-rite = { prehistory-points } for { $text }
prehistory-cli-plus-dev = (+{ $dev } development)
prehistory-cli-resources = Resources
prehistory-cli-cubes = Action cubes
prehistory-cli-weather = Next weather
prehistory-cli-dev = Development
prehistory-cli-short-dev = dev
prehistory-cli-rock = Rock
prehistory-cli-members = Members
prehistory-cli-huts = Huts
prehistory-cli-hut-need = members
prehistory-cli-hut-settle = settle
prehistory-cli-hut-points = points
prehistory-cli-hut-dev = development
prehistory-cli-hut-site = on
prehistory-cli-baskets = Baskets
prehistory-cli-fishing = Fishing
prehistory-cli-track = space { $space } of { $end } ({ prehistory-points } and { $dev } development a year)
prehistory-cli-taken = Taken
prehistory-cli-game = { $beast } { $animals } + { $footprints ->
    [one] 1 footprint
   *[other] { $footprints } footprints
}
prehistory-cli-own-rites = Your ceremonies
prehistory-cli-character = You are { $character }{ $able ->
    [yes] {"."}
   *[no] ; your summer ability is used.
}
prehistory-cli-worth = Points if it ended now:
prehistory-cli-tribe = the tribe
prehistory-cli-trays = Trays
prehistory-cli-seeks = The tribe looks for { $priority }; tries { $tries } of { $number }
prehistory-cli-head-points = points
prehistory-cli-head-dev = dev
prehistory-cli-head-resources = res
prehistory-cli-head-cubes = cubes
prehistory-cli-head-rock = rock
prehistory-cli-head-tiles = tiles
prehistory-cli-head-track = track
prehistory-cli-head-hunted = hunt
prehistory-cli-head-rites = rites
prehistory-cli-head-huts = huts
prehistory-cli-head-people = members
prehistory-cli-line-track = track
prehistory-cli-line-dev = development
prehistory-cli-line-rock = rock
prehistory-cli-line-animals = game
prehistory-cli-line-baskets = baskets
prehistory-cli-line-megaliths = megaliths
prehistory-cli-line-rites = ceremonies
prehistory-cli-line-total = total
prehistory-cli-near = { $space } ({ $ground }) lies next to { $neighbours }.
prehistory-cli-near-item = On it: { $item }.
prehistory-cli-near-quarry = There is the { $colour } quarry.
prehistory-cli-near-hut = There is a hut of { $owner }.
prehistory-cli-near-site = A hut may be built here.
prehistory-cli-near-people = Members: { $people }.
prehistory-cli-sum-totalled = { $track } on the track and the rest in the final scoring: { $total }
prehistory-cli-help = Actions: “p r1c2” paints, “g3” gathers, “c2” holds a ceremony, “f1” fishes, “h4” hunts, “m1+2” or “m white” migrates. Colours are gr, re, ye, bl, br and wh: a colour alone pays or is laid, as you are asked; “h4 bl gr, foot re” does all in one line. A number alone takes a pillar or moves a shaman. In autumn “start 5a” or “5a>7b” walks, “b 3 5b” builds hut 3 on M05b, “quarry re 5b” a quarry. Development: “buy r bl”, “buy c bl”, “sell c bl”, “t f left” (turns the fishing tile), “weather”. “pass”, “skip”, “done” end a turn. In a price row each place shows its colour and what is there; numbers are shamans by player, and places count clockwise from 0 in the north. On the map, +gr is an action cube, hut? a place for a hut, 1×2 two members of player 1, 1' one that has moved. Members of a player are counted on the map, at home and in reserve.
prehistory-cli-help-moves = all you may play; “moves gather” or “moves 5a”: with what comes of it
prehistory-cli-help-near = the whole map, “near map”; a space with its neighbours, “near 5a”; what a player has, “near 2”
prehistory-cli-help-why = how the last total came about; “why h2”: why that is or is not allowed
prehistory-cli-help-rules = the rules, a paragraph (“rules 6.1”), or all that speak of something (“rules shaman”)
prehistory-cli-no-place-named = Say which space, for example: near 5a, or near map
prehistory-cli-ask-rotate_tile = How tile { $tile } is turned (0 to 5)
prehistory-cli-ask-lay_tile = Where tile { $tile } lies: q and r (e.g. 1 -2)
prehistory-cli-ask-begin = How your weather tile is turned and where your shamans stand (e.g. 0 even)
prehistory-cli-ask-spring_turn = Your action this spring (e.g. g3), or pass
prehistory-cli-ask-lay_foot = A resource for the foot of the pillar of { $action } (e.g. bl)
prehistory-cli-ask-take_pillar = The pillar you take (its number)
prehistory-cli-ask-summer_turn = Summer, { $action }: what you do (e.g. h2), or skip
prehistory-cli-ask-extra_turn = One more action by the rules of summer (e.g. h2), or skip
prehistory-cli-ask-autumn_turn = { $means ->
    [one] 1 step
   *[other] { $means } steps
} can be paid, { $left } of them are. Walk (e.g. start 5a), build (e.g. b 3 5b), or done
prehistory-cli-ask-end_turn = Anything more (e.g. buy r bl), or done
prehistory-cli-ask-use_sloth = The sloth of { $action }: what you do, by which rules (e.g. h2 summer)
prehistory-cli-ask-turn_first = Turn the painting tile before section { $section }: left, keep or right
prehistory-cli-ask-choose_basket = The basket for the mushroom (e.g. honey)
prehistory-cli-ask-shaman_to = For { prehistory-rite }: the place a shaman goes to, { $left } to come
prehistory-cli-ask-shaman_from = The place a shaman leaves, { $left } to come
prehistory-cli-ask-pay = { $price } resources for { $what }: { $count ->
    [0] the first colours (e.g. gr bl)
   *[other] { $paid } so far, { $left } to come
}
prehistory-cli-ask-send = Members and where they go, { $most } at most (e.g. 1 start)
prehistory-cli-ask-follow = A member migrates after { $action }: where (e.g. 1 start), or stay
prehistory-cli-ask-walk_to = Where the member { prehistory-standing-from } goes; { $means ->
    [one] 1 step
   *[other] { $means } steps
} can be paid
prehistory-cli-ask-spend = { $left } of { $steps } steps still to be paid (e.g. r bl, c gr, dev)
prehistory-cli-ask-settle = The { prehistory-hut-for }: the space of a member who settles, { $left } to come
prehistory-cli-ask-take = { $why ->
    [builder] The builder takes
    [trap] Your trap holds
    [matriarch] The matriarch takes
   *[shaman] The shaman takes
} { $kind ->
    [resource] a resource
   *[cube] an action cube
} (e.g. bl), { $left } to come
prehistory-cli-ask-paint_more = The painter: a section (e.g. r1c2), or how many cubes (e.g. 2)
prehistory-cli-ask-shift = The farmer: from which basket to which (e.g. honey egg)
prehistory-cli-ask-raise_hut = The builder: the number of a hut
prehistory-cli-ask-return_member = The matriarch: the space of the member who comes home
prehistory-cli-ask-hunt_more = The hunter: a card of the display (e.g. h2) or of the pile (e.g. rhino-f3)
prehistory-cli-ask-give = An action cube for { $why ->
    [section] the section
    [hut] the hut
   *[points] points
} (e.g. bl){ $count ->
    [0] { "" }
   *[other] , { $paid } so far
}, { $left } to come
prehistory-cli-ask-one_colour = The colour that pays for the { prehistory-card } (e.g. bl)

## The guided first game

prehistory-lesson-act = Spring: do something
    .do = Migrate with one member; lay a red cube at the foot of the pillar, and play your turn.
    .why = Your weather has brought resources. In spring everybody in turn does one of six actions, pays for it and lays one more cube at the foot of its pillar. Migration sends members to the map, where you need them in autumn.
prehistory-lesson-price = The price tile
    .do = Fish: catch the perch that is lit for a blue cube, lay a white one at the pillar, and play your turn.
    .why = The tile in each area says which colours pay. A fish costs as many different ones as its value and takes you as far along the fishing track, which brings points at the end of summer.
prehistory-lesson-gather = Fill your baskets
    .do = Gather the nuts that are lit, lay a red cube at the pillar, and play your turn.
    .why = Beside each tile lies its price. The more of a kind in a basket, the more it scores, and these nuts also bring a development point: with those you turn price tiles or walk further.
prehistory-lesson-pass = Save something
    .do = Pass for this spring.
    .why = What you keep pays for your steps in autumn. Once all have passed, the cubes at the feet of the pillars move up, and summer begins.
prehistory-lesson-pillar = Summer: take a pillar
    .do = Take the pillar that is lit, with two red cubes and a white one, and play it.
    .why = Everybody takes all cubes of one pillar: they pay for the actions of summer, each in its own colour. What somebody laid there in spring is now yours.
prehistory-lesson-summer = Each action once more
    .do = Skip painting; gather the roots for two red cubes. Skip on to migration, and send a member for the white one.
    .why = The six actions come one after the other, and each takes cubes of its own colour: red for gathering, white for migration. Without them you skip.
prehistory-lesson-walk = Autumn: walk
    .do = Walk with a member from the start tile to the forest marked 1, for a red resource.
    .why = In autumn members move, a step for each point. The tile in the centre says how many a cube of each colour gives. Where a member stops it takes what it finds, or builds.
prehistory-lesson-hut = Build a hut
    .do = Build the hut of 5 points there; the two on the start tile settle in it. Then end your turn.
    .why = A hut needs so many of your members on its space and around it. It brings 5 points, and a new member for your tribe. After five years baskets, paintings, animals and ceremonies score as well.

## A choice that brings about nothing yet

prehistory-deed-done = Do nothing more: your turn is done.
prehistory-deed-gather = Gather from place { $place }.
prehistory-deed-ceremony = Hold a ceremony with the card in slot { $slot }.
prehistory-deed-fish = Fish at place { $place }.
prehistory-deed-hunt = Hunt with the card in slot { $slot }.
prehistory-deed-migrate = Migrate by way of { $sides }.
prehistory-deed-walk = Walk from { $space }.
prehistory-deed-to = A shaman goes to place { $place }.
prehistory-deed-from = A shaman leaves place { $place }.
prehistory-deed-paint = Paint section { $section }.
prehistory-deed-pay = Pay a { $colour } cube.
