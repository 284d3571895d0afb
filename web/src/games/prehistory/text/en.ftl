# Prehistory in the browser: labels of its room, and four lines that tell it.

prehistory-name = Prehistory
prehistory-minute-1 = Five years. In spring pay with resources for painting, gathering, ceremonies, fish, hunts and migration, and leave a cube at the pillar.
prehistory-minute-2 = In summer take all cubes of one pillar, and do each action once more with cubes of its colour.
prehistory-minute-3 = In autumn your people walk the land: they find what lies there, raise huts and gather round megaliths.
prehistory-minute-4 = Rows painted, full baskets, animals times footprints, megaliths and ceremonies count; the most points win, if the tribe has not more.

## The map and autumn

prehistory-ui-map = Map with { $spaces } spaces
prehistory-ui-map-name = Map
prehistory-ui-map-open = Show the map
prehistory-ui-map-out = { $out } out, { $home } at home
prehistory-ui-map-huts = { $huts ->
    [0] no hut yet
    [one] 1 hut
   *[other] { $huts } huts
}
prehistory-ui-map-stones = megaliths B and C: { prehistory-points }
prehistory-ui-zoom-closer = Closer (+)
prehistory-ui-zoom-farther = Farther (−)
prehistory-ui-zoom-whole = The whole map (0)
prehistory-ui-inset = What is seen; drag the frame
prehistory-ui-quarry = { $colour } quarry
prehistory-ui-hut-space = hut space
prehistory-ui-hut-of = { $who }: a hut
prehistory-ui-members-of = { $who }: { $count ->
    [one] a member
   *[other] { $count } members
}{ $moved ->
    [yes] , walked already
   *[no] { "" }
}
prehistory-ui-held = { $who } holds { $count } (brings { $brings })
prehistory-ui-goal = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $dev ->
    [0] { "" }
   *[other] , { $dev } of them with development
}
prehistory-ui-site = Place { $number } of { $count } for the tile, { $ways ->
    [one] one way
   *[other] { $ways } ways
} to lie
prehistory-ui-you = You
prehistory-ui-autumn = Autumn
prehistory-ui-autumn-ask = { $left ->
    [0] Your members have walked.
   *[other] Which member walks?
}
prehistory-ui-autumn-where = Where does the member go?
prehistory-ui-autumn-go = Choose a space that glows; its number is the steps.
prehistory-ui-autumn-site = Where is it built?
prehistory-ui-autumn-more = Walk on, build, or play this?
prehistory-ui-autumn-hint = Numbers are steps. Your cubes give { $points }; ochre needs development.
prehistory-ui-autumn-hint-sent = Nothing is played before you confirm.
prehistory-ui-autumn-points = { $points ->
    [0] No steps left in your cubes
    [one] 1 step in your cubes
   *[other] { $points } steps in your cubes
}
prehistory-ui-autumn-left = { $left } paid, not used
prehistory-ui-autumn-walk = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $to }{ $found ->
    [yes] : { $what }
   *[no] { "" }
}
prehistory-ui-autumn-remove = Take this out of your choice
prehistory-ui-autumn-pays = You spend
prehistory-ui-autumn-paid = { $paid } of { $steps }
prehistory-ui-autumn-slot = { $what }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
prehistory-ui-autumn-over = { $left ->
    [one] 1 step stays for this turn, then it is lost.
   *[other] { $left } steps stay for this turn, then they are lost.
}
prehistory-ui-autumn-build = { $place ->
    [yes] Choose its space on the map.
   *[no] { $any ->
        [yes] You could build:
       *[no] Huts left; too few members stand together at a hut space.
    }
}
prehistory-ui-autumn-hut = Hut for { $need ->
    [one] one member
   *[other] { $need } members
}, { $settle } of them settle: { prehistory-yield }
prehistory-ui-autumn-quarry = { $colour } quarry: { prehistory-points } now, each spring a resource for whoever holds most round it
prehistory-ui-autumn-do = { $what ->
    [walk] Walk
    [build] Build
   *[both] Walk and build
}
prehistory-ui-autumn-done = End turn
prehistory-ui-since = Since your turn
prehistory-ui-lay-ask = Where does tile { $tile } lie?
prehistory-ui-lay-hint = Press a place; press again for the other ways to lie there.
prehistory-ui-lay-do = Lay it here
prehistory-ui-lay-turn = Turn
prehistory-ui-lay-hand = Tile { $tile } in your hand
prehistory-ui-lay-rule = It touches two hexes of the map where that is possible, and leaves no gap.
prehistory-result-nobody = Nobody wins: the marauders come first.
prehistory-ui-text-choices = What you may do
prehistory-ui-text-players = Players
prehistory-ui-text-points = Points
prehistory-ui-text-dev = Development
prehistory-ui-text-resources = Resources
prehistory-ui-text-cubes = Action cubes
prehistory-ui-text-painted = Painted sections
prehistory-ui-text-baskets = Baskets
prehistory-ui-text-fish = Fishing
prehistory-ui-text-track = space { $space } of the track
prehistory-ui-text-hunted = Hunting
prehistory-ui-text-rites = Ceremony cards
prehistory-ui-text-members = Members
prehistory-ui-text-huts = Huts
prehistory-ui-text-stones = Megaliths taken
prehistory-ui-text-weather = Next weather
prehistory-ui-text-character = Character
prehistory-ui-text-pillars = Pillars
prehistory-ui-text-action = Action
prehistory-ui-text-top = On top
prehistory-ui-text-foot = At its foot
prehistory-ui-text-steps = Steps a cube gives
prehistory-ui-text-prices = Price tiles, clockwise from the top
prehistory-ui-text-displays = On display
prehistory-ui-text-tray = Tray
prehistory-ui-text-count = Cubes
prehistory-ui-text-direction = Direction
prehistory-ui-text-seeks = It looks for
prehistory-ui-text-space = Space
prehistory-ui-text-where = From the start tile
prehistory-ui-text-ground = Ground
prehistory-ui-text-lies = What is there
prehistory-ui-text-pieces = Who is there
prehistory-ui-text-walk = Walk
prehistory-ui-text-rise = Walk from here
prehistory-ui-tribe-name = The marauders
prehistory-ui-result-sum = { $track } in the game, { $more } at the end; { $huts ->
    [one] 1 hut
   *[other] { $huts } huts
}
prehistory-ui-result-lines = Where the points come from
prehistory-ui-result-track = In the game
prehistory-ui-result-dev = Development
    .how = cubes too, { $dev } for one
prehistory-ui-result-rock = Rows of the rock
    .how = 1, 3 or 6 each
prehistory-ui-result-animals = Animals
    .how = × footprints
prehistory-ui-result-baskets = Baskets
    .how = the more of a kind
prehistory-ui-result-megaliths = Megaliths
    .how = taken and held
prehistory-ui-result-rites = Ceremony cards
    .how = turned up last
prehistory-ui-result-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
prehistory-ui-result-total = Together
prehistory-ui-result-tied = Huts
prehistory-ui-result-rule = Rule { $rule }
prehistory-ui-result-tie = { $tribe ->
    [yes] Nobody wins whom the marauders have reached; else a tie goes to most huts.
   *[no] A tie goes to most huts, else the win is shared.
}

prehistory-ui-season = Year { $year }, { $phase ->
    [setup] set-up
    [winter] winter
    [spring] spring
    [summer] summer
    [income] income
    [autumn] autumn
    [extra] extra action
   *[over] the end
}

## What a choice does

prehistory-ui-do-paint = Paint section { $section }
prehistory-ui-do-gather = Gather { $item }
prehistory-ui-do-ceremony = Hold a ceremony: { $card }
prehistory-ui-do-fish = Catch { $item }
prehistory-ui-do-trap = Take { $item }
prehistory-ui-do-hunt = Hunt: { $card }
prehistory-ui-do-migrate = { $sides ->
    [white] Migrate with white action cubes
   *[other] Migrate for { $colours }
}
prehistory-ui-short-migrate = { $sides ->
    [white] white cubes
   *[other] { $colours }
}
prehistory-ui-costs = { $price ->
    [one] 1 resource
   *[other] { $price } resources
}
prehistory-ui-do-pillar = Take the pillar of { $action }: { $count ->
    [one] one cube
   *[other] { $count } cubes
}
prehistory-ui-do-turn = Turn the tile of { $action } { $way ->
    [left] to the left
   *[right] to the right
}
prehistory-ui-do-weather = Turn the own weather tile
prehistory-ui-do-buy = Buy { $what }
prehistory-ui-do-sell = Sell { $what }
prehistory-ui-do-sloth = Use the sloth of { $action }
prehistory-ui-do-ability = Use { $character }
prehistory-ui-do-foot = { $what } to the pillar
prehistory-ui-do-pay = Pay with { $what }
prehistory-ui-do-give = Give { $what }
prehistory-ui-do-one = Pay with { $what } and more of them
prehistory-ui-do-take = Take { $colour }
prehistory-ui-do-to = A shaman goes to the { $place }
prehistory-ui-do-from = A shaman leaves the { $place }
prehistory-ui-do-basket = Into the basket of { $kind }
prehistory-ui-do-shift = Move a tile from { $from } to { $to }
prehistory-ui-do-first = { $way ->
    [left] Turn the tile to the left first
    [right] Turn the tile to the right first
   *[keep] Leave the tile as it is
}
prehistory-ui-do-walk = The member on { $space } walks
prehistory-ui-do-go = Walk to { $space }
prehistory-ui-do-home = The member on { $space } goes home
prehistory-ui-do-send = { $members ->
    [one] Send a member to { $space }
   *[other] Send { $members } members to { $space }
}
prehistory-ui-do-build = Build the { prehistory-hut-for } on { $space }
prehistory-ui-do-raise = Build the { prehistory-hut-for } beside the map
prehistory-ui-do-quarry = Build the { $colour } quarry on { $space }
prehistory-ui-do-cubes = Turn { $cubes ->
    [one] a cube into a point
   *[other] { $cubes } cubes into points
}
prehistory-ui-do-begin = Weather { $turn ->
    [0] left as it lies
    [one] turned one step
   *[other] turned { $turn } steps
}, shamans in the { prehistory-ui-pattern }
prehistory-ui-do-rotate = { $turn ->
    [0] Leave the tile as it lies
    [one] Turn the tile one step
   *[other] Turn the tile { $turn } steps
}
prehistory-ui-do-lay = Lay it at { $q }, { $r }
prehistory-ui-do-pass = Pass for this spring
prehistory-ui-do-skip = Skip the action
prehistory-ui-do-done = End the turn
prehistory-ui-do-stay = Nobody goes
prehistory-ui-space = { $space } ({ $ground })

## Buttons and sentences

prehistory-ui-weigh = { $title }?
prehistory-ui-go = { $verb ->
    [paint] Paint
    [gather] Gather
    [ceremony] Hold it
    [fish] Fish
    [hunt] Hunt
    [pick] Hunt
    [migrate] Migrate
    [pillar] Take the cubes
    [raise] Build
    [shift] Move it
    [begin] Begin so
    [rotate] Turn it so
    [lay] Lay it
    [take] Take them
    [done] End turn
    [so-far] Do this now
   *[other] Confirm
}
prehistory-ui-word = { $verb ->
    [pass] Pass for this spring
    [skip] { $extra ->
        [yes] No extra action
       *[no] Skip { $action }
    }
    [stay] Nobody goes
   *[done] End turn
}
prehistory-ui-back = Start again
prehistory-ui-tile = Price tile of { $action }, clockwise from the top: { $colours }
prehistory-ui-nothing = nothing
prehistory-ui-key = { $kind ->
    [gather] Gathering, place { $place }: { $text }
    [fish] River, place { $place }: { $text }
    [hunt] Hunting, slot { $place }: { $text }
    [ceremony] Ceremony, slot { $place }: { $text }
    [pillar] Pillar of { $text }
    [shaman] Ceremony place, { $text }
    [paint] Section { $text }
    [migrate] Migration, { $text }
    [hut] Hut { $text }
    [basket] Basket of { $text }
   *[card] Card: { $text }
}
prehistory-ui-hint-begin = The tile is turned a step each spring; shamans never share a place with their own.
prehistory-ui-hint-spring_turn = You have { $resources ->
    [one] one resource
   *[other] { $resources } resources
} and { $dev } development. One resource always goes to the pillar of the action.
prehistory-ui-hint-lay_foot = It comes to the top next year, and whoever takes the pillar gets it.
prehistory-ui-hint-take_pillar = All its cubes are yours, as action cubes for this summer.
prehistory-ui-hint-summer_turn = Price tiles do not count now: each action costs cubes of its own colour. You have { $cubes }.
prehistory-ui-hint-extra_turn = By the rules of summer; then all is counted.
prehistory-ui-hint-autumn_turn = Every member walks once. Cubes and development pay for the steps.
prehistory-ui-hint-end_turn = { $dev ->
    [0] { "" }
   *[other] You may still use { $dev } development.
}
prehistory-ui-hint-pay = All of different colours, from the half of the tile.
prehistory-ui-hint-shaman_to = Each new place is paid in the colour the tile shows there.
prehistory-ui-hint-shaman_from = Who leaves does not pay.
prehistory-ui-hint-send = Members at home go to the start tile or to an own hut.
prehistory-ui-hint-spend = What is left over of the points is kept until the turn ends.
prehistory-ui-hint-settle = Who settles goes home and can be sent out again.

## The card of a turn

prehistory-ui-turn = Your turn
prehistory-ui-reach = { $count ->
    [0] nothing in reach
    [one] 1 choice
   *[other] { $count } choices
}
prehistory-ui-reach-none = Nothing of it is in reach now.
prehistory-ui-price = Price
prehistory-ui-no-price = Nothing so far.
prehistory-ui-paid-of = { $paid } of { $price }
prehistory-ui-pillar = Then to the pillar
prehistory-ui-pillar-none = Nothing is left for it: get a resource by development.
prehistory-ui-by = By the rules of
prehistory-ui-by-way = { $by ->
    [spring] with resources, as in spring
    [summer] with action cubes, as in summer
   *[ability] by the character
}
prehistory-ui-gain = You gain
prehistory-ui-no-gain = Nothing now.
prehistory-ui-at-end = At the end
prehistory-ui-line-dev = development
prehistory-ui-line-rock = the rock
prehistory-ui-line-animals = animals
prehistory-ui-line-baskets = baskets
prehistory-ui-line-megaliths = megaliths
prehistory-ui-line-rites = ceremonies
prehistory-ui-end-sum = { $line } { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
}
prehistory-ui-dev-left = Development { $dev }
prehistory-ui-what-else = What else?
prehistory-ui-close-drawer = Close
prehistory-ui-take-back = Take back: { $what }
prehistory-ui-drawer = What else?
prehistory-ui-drawer-turn = Turn a tile
prehistory-ui-drawer-buy = Buy
prehistory-ui-drawer-sell = Sell for 1
prehistory-ui-drawer-more = And
prehistory-ui-drawer-none = Nothing of that is possible now.
prehistory-ui-costs-dev = { $dev } development
prehistory-ui-after-turn = { $action } would then ask, clockwise from the top: { $colours }
prehistory-ui-left = left
prehistory-ui-right = right
prehistory-ui-now = now
prehistory-ui-on-pillar = pillar
prehistory-ui-then = then
prehistory-ui-pillars = Pillars
prehistory-ui-summer = This summer
prehistory-ui-summer-order = from the last to the first
prehistory-ui-fish-income = Fish income
prehistory-ui-weather-brings = Spring would bring
prehistory-ui-shamans-stand = Shamans stand in the
prehistory-ui-pattern = { $pattern ->
    [even] north, south-east, south-west
   *[odd] north-east, south, north-west
}
prehistory-ui-choose-first = { $count ->
    [one] One way
   *[other] { $count } ways
}
prehistory-ui-waits = The others are at their turn.
prehistory-ui-tab-actions = Actions
prehistory-ui-tab-map = Map
prehistory-ui-tab-own = My board
prehistory-ui-tabs = What is shown
prehistory-ui-tally = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $dev } development
prehistory-ui-tribe = Marauders
prehistory-ui-over = Every line of the scoring is on the result page.

## First turn

prehistory-ui-guide-spring = Spring: choose something on the action board. Its price tile says which resources it costs, and one more goes to the pillar.
prehistory-ui-guide-summer = Summer: take a pillar for its cubes, then do each action once more with cubes of its colour.
prehistory-ui-guide-autumn = Autumn: your people walk the map, find what lies there, and build huts together.
prehistory-ui-guide-dev = Development turns tiles and buys cubes at any time of your turn: “What else?”

## Pieces and boards (drawn in pieces/, actions/, own/ and side/)

prehistory-ui-card-points = { $points } VP
prehistory-ui-rite-once = { $points } VP
prehistory-ui-rite-pair = { $points } VP a pair
prehistory-ui-rite-set = { $points } VP a set
prehistory-ui-rite-each = { $points } VP each
prehistory-ui-rite-pairs = { $points } VP per 2
prehistory-ui-rite-threes = { $points } VP per 3
prehistory-ui-rite-double = counts twice
prehistory-ui-rite-of-pattern = pattern
prehistory-ui-rite-of-perch = perch
prehistory-ui-rite-of-trout = trout
prehistory-ui-rite-of-catfish = catfish
prehistory-ui-rite-of-space = space { $space }
prehistory-ui-rite-of-animals = animals
prehistory-ui-rite-of-footprints = footprints
prehistory-ui-rite-of-water = on water
prehistory-ui-rite-of-rock = on rock
prehistory-ui-rite-of-forest = in forest
prehistory-ui-rite-of-huts = own huts
prehistory-ui-rite-of-megaliths = megaliths
prehistory-ui-rite-of-home = at home
prehistory-ui-rite-of-dev = left over
prehistory-ui-rite-of-cards = cards
prehistory-ui-rite-of-tiles = tiles
prehistory-ui-rite-of-rows = full rows
prehistory-ui-rite-of-steps = steps
prehistory-ui-rite-of-another = another card

prehistory-ui-action-board = Action board
prehistory-ui-station-painting = Painting
prehistory-ui-station-gathering = Gathering
prehistory-ui-station-ceremony = Ceremony
prehistory-ui-station-fishing = Fishing
prehistory-ui-station-hunting = Hunting
prehistory-ui-station-migration = Migration
prehistory-ui-station-centre = Pillars
prehistory-ui-taken = taken
prehistory-ui-hunting-price = as many as its value
prehistory-ui-hunting-price-summer = one brown cube for each point of value
prehistory-ui-ceremony-price = Value = shamans moved. Each pays the colour beside its new place.
prehistory-ui-ceremony-price-summer = In summer a card costs its value in yellow; shamans stay.
prehistory-ui-order-next = Order next year
prehistory-ui-next-centre = The centre tile of next year

prehistory-ui-own-board = Your board
prehistory-ui-rock = Rock
prehistory-ui-rock-row = For each painted neighbour in this row
prehistory-ui-rock-column = For each painted neighbour in this column
prehistory-ui-so-far = { $points } VP so far
prehistory-ui-baskets = Baskets
prehistory-ui-basket = { $kind }, { $count ->
    [0] none
    [one] 1 tile
   *[other] { $count } tiles
}
prehistory-ui-pair = For each new pair of the two baskets
prehistory-ui-tent = Tent
prehistory-ui-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
prehistory-ui-cubes = Action cubes, for summer
prehistory-ui-cubes-autumn = Action cubes
prehistory-ui-huts-left = Huts left
prehistory-ui-weather = Weather
prehistory-ui-weather-next = The weather tile. Next spring, in the order of the actions: { $counts }
prehistory-ui-members = Members
prehistory-ui-members-are = { $home } at home, { $out } out
prehistory-ui-finds = Finds
prehistory-ui-fishing-track = Fishing track
prehistory-ui-of-track = of { $end }
prehistory-ui-yearly = { $points } VP a year
prehistory-ui-rites = Ceremonies
prehistory-ui-only-you = Seen only by you
    .short = Seen only by you

prehistory-ui-others = The others
prehistory-ui-count-painted = Sections painted
prehistory-ui-count-tiles = Gathering tiles
prehistory-ui-count-rites = Ceremony cards
prehistory-ui-count-track = Space of the fishing track
prehistory-ui-count-hunted = Hunting cards and animals
prehistory-ui-count-huts = Huts
prehistory-ui-count-members = Members at home and out
prehistory-ui-tribe-board = Control board of the tribe
prehistory-ui-trays = Trays, north up
prehistory-ui-tray = { $colour } { $count }
prehistory-ui-seeks = It seeks { $what }
prehistory-ui-tribe-tries = { $tries } of { $number } actions

prehistory-ui-stations = Stations
prehistory-ui-all-stations = All stations
prehistory-ui-station-reach = { $count ->
    [0] nothing in reach
    [one] 1 in reach
   *[other] { $count } in reach
}

prehistory-ui-price-tile = Price tile of { $station }, clockwise from the top: { $shows }

## Standing orders
prehistory-order-pass_spring = Pass at my next turn of spring
    .hint = It ends with this season.
prehistory-order-skip_summer = Skip the rest of summer
    .hint = It ends with this season.
prehistory-order-end_at_once = End my turns when their part is done
    .hint = Development points stay for later.
