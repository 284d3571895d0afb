# Labels of the table of The First Sparks; its sentences are the game's own.

first_sparks-name = The First Sparks
first_sparks-minute-1 = Each year you may buy one card: a tool that takes food, or knowledge that lasts.
first_sparks-minute-2 = Tools take food where your clan lives; then each member eats one.
first_sparks-minute-3 = With the rest you place new members next to your own; each further one costs more.
first_sparks-minute-4 = The year in which a clan has thirteen members is the last. The largest clan wins.

first_sparks-ui-map = Map, { $grounds } grounds and { $spaces } spaces
first_sparks-ui-space = { $space }, { $ground }
first_sparks-ui-empty = nobody
first_sparks-ui-you = you
first_sparks-ui-you-now = you, now
first_sparks-ui-costs = A new member costs { $cost } food ({ first_sparks-parts }){ $can ->
    [yes] { "" }
   *[no] , more than you have
}
first_sparks-ui-may-settle = Settle here
first_sparks-ui-may-spread = Place a member here
first_sparks-ui-may-neutral = Place a member of the neutral clan here
first_sparks-ui-may-lose = Lose this member
first_sparks-ui-why-not-space = A space { $where }
first_sparks-ui-site = Place { $number } of { $count }, { $ways ->
    [one] one way to lie there
   *[other] { $ways } ways to lie there
}
first_sparks-ui-over = The game is over. All food lies open.

## What is weighed
first_sparks-ui-weigh-settle = Settle on { $space }, { $where }?
first_sparks-ui-weigh-spread = { $placed ->
    [0] Place a new member on { $space }, { $where }, for { $cost } food?
    [1] Place another member, the second of this year, on { $space }, { $where }, for { $cost } food?
    [2] Place another member, the third of this year, on { $space }, { $where }, for { $cost } food?
    [3] Place another member, the fourth of this year, on { $space }, { $where }, for { $cost } food?
   *[other] Place another member, the fifth of this year, on { $space }, { $where }, for { $cost } food?
}
first_sparks-ui-weigh-second = Place your second member on { $space }, { $where }, for { $cost } food?
first_sparks-ui-feed = After this you feed { $eaten } next year, and your tools take { $taken }.
first_sparks-ui-weigh-neutral = Place the neutral clan on { $space }, { $where }?
first_sparks-ui-weigh-lose = Lose the member on { $space }, { $where }?
first_sparks-ui-weigh-offer = Offer { $card } { $number }?
first_sparks-ui-weigh-drop = Give up { $card } { $number }?
first_sparks-ui-weigh-use = Use { $card } { $number } next?

## Hints
first_sparks-ui-hint-settle = Beside a ground only one clan may place its first member.
first_sparks-ui-hint-settle-ready = On this map the first members stand on the start spaces.
first_sparks-ui-hint-second = A second member is paid for as usual.
first_sparks-ui-hint-second-ready = The first members stand on the start spaces of this map; a second one is paid for as usual.
first_sparks-ui-hint-offer = { $box ->
    [yes] The other player may buy it first; if not, you buy it or put it into the box, even if you cannot pay for it.
   *[no] Those later in order may buy it first; if nobody does, you buy it.
}
first_sparks-ui-hint-answer = { $count ->
    [0] { $box ->
        [yes] If you leave it, { $by } buys it or puts it into the box.
       *[no] If nobody buys it, { $by } must.
    }
    [one] { $left } left it. If nobody buys it, { $by } must.
   *[other] { $left } left it. If nobody buys it, { $by } must.
}
first_sparks-ui-hint-box_offer = Into the box means: the card leaves play, with its harvest if it is a tool.
first_sparks-ui-hint-drop_tool = Choose it among your tools; the new one may go too.
first_sparks-ui-hint-hunt = The best order is chosen for you; tap a tool to use it next instead.
first_sparks-ui-hint-starve = Those who stay must remain one group.
first_sparks-ui-hint-neutral = It costs nothing and grows to the size of the first player’s clan.
first_sparks-ui-hint-spread = You have { $food } food and may place { $left ->
    [one] one more.
   *[other] up to { $left } more; each stands next to your own.
}
first_sparks-ui-hint-lay = Tap a place; tap it again to turn the tile.
first_sparks-ui-hint-turn = Tap it again to turn it.

## Buttons
first_sparks-ui-settle = Settle here
first_sparks-ui-spread = Place for { $cost }
first_sparks-ui-neutral = Place it here
first_sparks-ui-lose = Lose this one
first_sparks-ui-offer = Offer { $card } { $number }
first_sparks-ui-drop = Give up { $card } { $number }
first_sparks-ui-use = Use { $card } { $number }
first_sparks-ui-buy-for = Buy for { $price }
first_sparks-ui-buy = Buy for { $price }, keep { $keep }
first_sparks-ui-hunt = Hunt
first_sparks-ui-lay = Lay it here
first_sparks-ui-turn = Turn
first_sparks-ui-pass = Pass
first_sparks-ui-decline = Leave it
first_sparks-ui-box = Into the box
first_sparks-ui-done = { $placed ->
    [0] { $step ->
        [second] Begin with one
       *[other] Stay as you are
    }
   *[other] That is all
}

## Year, market, storage
first_sparks-ui-year-panel = Year and phases
first_sparks-ui-year = Year { $year }
first_sparks-ui-before-map = The map
first_sparks-ui-before-placing = Settling
first_sparks-ui-phase-technology = Technology
first_sparks-ui-phase-hunting = Hunt
first_sparks-ui-phase-spreading = Spread
first_sparks-ui-phase-supply = Supply
first_sparks-ui-direction-first = First to last
first_sparks-ui-direction-last = Last to first
first_sparks-ui-direction-asked = Asked from the last
first_sparks-ui-market = Technology market
first_sparks-ui-present = Present: for sale in phase 1
first_sparks-ui-present-open = Present: for sale
first_sparks-ui-future = Future
first_sparks-ui-future-note = the highest goes under the deck in phase 4
first_sparks-ui-deck = { $cards ->
    [0] reshuffle comes next
    [one] reshuffle in { $cards } card
   *[other] reshuffle in { $cards } cards
}
first_sparks-ui-deck-plain = in the deck
first_sparks-ui-deck-title = Cards left in the deck
first_sparks-ui-reshuffle = Reshuffle
first_sparks-ui-reshuffle-text = Leaves in phase 4, with the lowest card.
first_sparks-ui-card = { $name }, price { $price }{ $bonus ->
    [yes] , a crop lies on it
   *[no] { "" }
}
first_sparks-ui-bonus = A crop for whoever buys this card
first_sparks-ui-offered = offered
first_sparks-ui-takes = takes
first_sparks-ui-step = { $take } of { $least } or more
first_sparks-ui-always = { $crops ->
    [one] crop, always
   *[other] crops, always
}
first_sparks-ui-effect-fire = Your food neither spoils nor shows
first_sparks-ui-effect-plow = One more crop for each field
first_sparks-ui-effect-sled = Room for a fourth tool
first_sparks-ui-effect-language = Shared spaces cost 1 less
first_sparks-ui-effect-intelligence = One place later in order
first_sparks-ui-storage = Storage
first_sparks-ui-storage-note = rings: added in phase 4
first_sparks-ui-worth = { $worth } food
first_sparks-ui-crops-note = never run out, no member needed
first_sparks-ui-each-year = each year

## Seats
first_sparks-ui-place = Place in order
first_sparks-ui-members = Members
first_sparks-ui-food = Food
first_sparks-ui-food-hidden = Food, hidden: this clan has fire
first_sparks-ui-food-own = Food, seen only by you: your clan has fire

## Own cards
first_sparks-ui-own = Your tools and knowledge
first_sparks-ui-tools = Your tools, { $tools } of { $limit }
first_sparks-ui-tools-over = Your tools, { $tools } of { $limit }: choose the one that leaves
first_sparks-ui-tools-hunt = Your tools in the best order; choose one to use it next
first_sparks-ui-knowledge = Knowledge
first_sparks-ui-no-member = no member there
first_sparks-ui-none-left = none left
first_sparks-ui-leaves = leaves
first_sparks-ui-new = new
first_sparks-ui-choose-drop_tool = Give up { $name }
first_sparks-ui-choose-hunt = Use { $name } next
first_sparks-ui-takes-title = What you would take
first_sparks-ui-takes-what = what
first_sparks-ui-takes-now = now
first_sparks-ui-takes-next = next year
first_sparks-ui-takes-next-title = After the supply of phase 4, before anyone hunts
first_sparks-ui-takes-taken = taken
first_sparks-ui-takes-eaten = eaten by { $members }
first_sparks-ui-takes-more = more food

## Previews
first_sparks-ui-bill-title = { $new ->
    [yes] { $count ->
        [1] First member: { $cost } food
        [2] Second member: { $cost } more
        [3] Third member: { $cost } more
        [4] Fourth member: { $cost } more
       *[other] Fifth member: { $cost } more
    }
   *[no] New this year
}
first_sparks-ui-bill-total = { $new ->
    [yes] { $count ->
        [one] To pay
       *[other] For all { $count }
    }
   *[no] Paid
}
first_sparks-ui-bill-of = of { $food }
first_sparks-ui-over-ridge = over a mountain
first_sparks-ui-for-company = for company
first_sparks-ui-part-base = Next member of this year
first_sparks-ui-part-ridge = Over a mountain
first_sparks-ui-part-company = For the clans there
first_sparks-ui-part-all = Together
first_sparks-ui-with = { $ground }, with { $names }
first_sparks-ui-opens = { $grounds ->
    [0] New ground: { $food }.
   *[other] One more ground of { $food }.
}{ $tool ->
    [yes] { "" }
   *[no] {" "}You have no tool for it yet.
}
first_sparks-ui-offers = { $you ->
    [yes] You offer
   *[no] { $who } offers
}
first_sparks-ui-brings = What { $name } brings
first_sparks-ui-needs = takes { $food }, needs a member { $where }
first_sparks-ui-gain = It would take { $tokens } now
first_sparks-ui-gain-away = No member of yours is there yet
first_sparks-ui-gain-others = Your other tools
first_sparks-ui-gain-more = More food than now
first_sparks-ui-gain-leaves = { $name } leaves
first_sparks-ui-note-offer = { $drop ->
    [yes] Your tools are full: choose below which one leaves.
   *[no] Before the others hunt.
}
first_sparks-ui-note-answer = { $drop ->
    [yes] Your tools are full: choose below which one leaves.
   *[no] As the storage lies, before anyone hunts.
}
first_sparks-ui-note-box_offer = Nobody else wants it.
first_sparks-ui-stay = { $members ->
    [0] Nobody stays.
    [one] One member stays.
   *[other] { $members } members stay.
}
first_sparks-ui-lives = Lives there: { $clans }.
first_sparks-ui-borders = { $count ->
    [0] It borders no other ground.
   *[other] It borders { $grounds }.
}
first_sparks-ui-hunted = { $name }: { $tokens }
first_sparks-ui-hunt-title = In the best order

## Phone
first_sparks-ui-tabs = Parts of the table
first_sparks-ui-tab-choice = Choice
first_sparks-ui-tab-market = Market
first_sparks-ui-tab-storage = Storage
first_sparks-ui-tab-tools = My tools

## The first turn
first_sparks-ui-guide-technology = Each year you may buy one card. Whoever is later in order may buy what you offer before you.
first_sparks-ui-guide-hunt = Tools take food where your clan has members; then each member eats one.
first_sparks-ui-guide-spread = With the rest you place new members next to your own; each further one costs more.
first_sparks-ui-guide-end = The year in which a clan has { $members } members is the last. The largest clan wins.

## The table as text
first_sparks-ui-text-offer = Cards you may offer
first_sparks-ui-text-drop_tool = Tools you may give up
first_sparks-ui-text-hunt = Tools you may use next
first_sparks-ui-text-card = { $price ->
    [0] { "" }
   *[other] { $price } food
}
first_sparks-ui-text-lay = Where the tile may lie
first_sparks-ui-text-place = Place { $q }, { $r }, turned by { $rotation }
first_sparks-ui-text-caption = The map as text. Neighbours are spaces that touch.
first_sparks-ui-column-space = Space
first_sparks-ui-column-ground = Ground
first_sparks-ui-column-clans = Clans
first_sparks-ui-column-neighbours = Neighbours
first_sparks-ui-column-do = What you may do

## Result
first_sparks-result-wins = { $you ->
    [yes] You win with
   *[no] { $who } wins with
} { $points ->
    [one] one member.
   *[other] { $points } members.
}
first_sparks-result-shared = { $who } share the win with { $points ->
    [one] one member each.
   *[other] { $points } members each.
}
first_sparks-result-margin = { $you ->
    [yes] You came next,
   *[no] { $who } came next,
} { $ahead ->
    [0] with as many members and less food.
    [one] one member behind.
   *[other] { $ahead } members behind.
}
first_sparks-ui-result-sum = { $food } food left
first_sparks-ui-years = Members, year by year
first_sparks-ui-years-year = Year
first_sparks-ui-years-start = Start
first_sparks-ui-years-food = Food

## Standing orders
first_sparks-order-decline_above = Decline every offer above { $value } food
    .hint = You still decide about cheaper cards.
first_sparks-order-decline_rest = Decline the rest of this year’s offers
    .hint = It ends with the year.
