# Labels of the table of Stone Age; its sentences are the game's own.

stone_age-name = Stone Age
stone_age-minute-1 = In turn, send people to one place after another: to hunt, to work, to the village, to cards and buildings.
stone_age-minute-2 = Then everybody uses their people: roll for goods, and tools help; grow, learn, and buy.
stone_age-minute-3 = In the end of a round each of your people eats one food, or you lose ten points.
stone_age-minute-4 = When cards or a stack of buildings run out, the most points win.

## Cards and buildings, in a word or two

stone_age-ui-top = { $top ->
    [lottery] Lottery
    [style_lottery] Style lottery
    [food] { $amount } food
    [wood] { $amount } wood
    [brick] { $amount } brick
    [stone] { $amount } stone
    [gold] { $amount } gold
    [jewel] { $amount ->
        [one] { $amount } jewel
       *[other] { $amount } jewels
    }
    [roll_wood] Roll for wood
    [roll_brick] Roll for brick
    [roll_stone] Roll for stone
    [roll_gold] Roll for gold
    [points] { $amount } points
    [tool] 1 tool
    [agriculture] Field +1
    [trade] Trade +1
    [draw] Draw a card
    [one_use] Tool, once
    [any_two] Any 2 goods
   *[nothing] { "" }
}
stone_age-ui-card = { $top }; { $bottom }
stone_age-ui-tile-each = { $each } each
stone_age-ui-tile-sum = sum
stone_age-ui-tile-jewels = jewels
stone_age-ui-tile-any = any goods
stone_age-ui-tile-kinds = { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
stone_age-ui-tile-effect = { $effect ->
    [draw] draw a card
    [lottery] lottery
    [style_lottery] lottery
    [worker] 1 person
    [tool] 1 tool
    [agriculture] field +1
    [trade] trade +1
    [income_wood] wood each
    [income_brick] brick each
    [income_stone] stone each
    [income_gold] gold each
    [workshop_wood] wood at { $amount }
    [workshop_brick] brick at { $amount }
    [workshop_stone] stone at { $amount }
    [workshop_gold] gold at { $amount }
    [points] { $amount } points
    [food] { $amount } food
   *[other] { "" }
}

## The decision line

stone_age-ui-asked = Your choice
stone_age-ui-back = Back
stone_age-ui-another = Another place
stone_age-ui-place = { $workers ->
    [one] Place one here
    [2] Place two here
    [3] Place three here
    [4] Place four here
    [5] Place five here
   *[other] Place { $workers } here
}
stone_age-ui-how-many = How many go { $to }?
stone_age-ui-send = { $workers ->
    [one] Send one person { $to }?
   *[other] Send two people { $to }?
}
stone_age-ui-use = Use your people { $at }?
stone_age-ui-use-this = Use them now
stone_age-ui-take-two = Take two goods
stone_age-ui-which-two = Which two goods do you take?
stone_age-ui-why-not = Why not { $to }?
stone_age-ui-place-hint = Legal places glow. Any others tell why they are closed to you.
stone_age-ui-home-after = { $left ->
    [0] Then all your people are at work.
    [one] Then one of your people is left at home.
   *[other] Then { $left } of your people are left at home.
}
stone_age-ui-use-hint = Tap your people in the order you like; all are used in this turn.
stone_age-ui-people = How many people go
stone_age-ui-send-short = Send { $workers }

## The board

stone_age-ui-board = The valley
stone_age-ui-land-hunt = Hunt
stone_age-ui-land-forest = Forest
stone_age-ui-land-clay_pit = Clay pit
stone_age-ui-land-quarry = Quarry
stone_age-ui-land-river = River
stone_age-ui-village-tool_maker = Tool maker
stone_age-ui-village-hut = Hut
stone_age-ui-village-field = Field
stone_age-ui-village-market = Market
stone_age-ui-workshop = Own place
stone_age-ui-closed = { $place }, closed
stone_age-ui-is-closed = Closed this round
stone_age-ui-agriculture = Agriculture
stone_age-ui-trade = Trade
stone_age-ui-barter = { $give } for { $get }
stone_age-ui-deck = deck
stone_age-ui-left = { $left } left
stone_age-ui-empty = empty
stone_age-ui-price = { $price ->
    [one] { $price } good
   *[other] { $price } goods
}
stone_age-ui-price-jewels = { $price ->
    [one] { $price } jewel
   *[other] { $price } jewels
}
stone_age-ui-strip = Cards and buildings
stone_age-ui-tracks = Agriculture and trade

## The board in words

stone_age-ui-land = { $name }: a roll divided by { $divisor } brings { stone_age-goods }
stone_age-ui-card-for = Card for { $price }: { $card }
stone_age-ui-no-card = No card for { $price }
stone_age-ui-building = Building: { $tile }
stone_age-ui-no-building = No building
stone_age-ui-you = You
stone_age-ui-group = { $who }: { $count ->
    [one] one person
   *[other] { $count } people
}
stone_age-ui-nobody = Nobody there
stone_age-ui-may-send = { $most ->
    [one] You may send one person { $to }
   *[other] You may send up to { $most } people { $to }
}
stone_age-ui-may-use = You may use your people there now
stone_age-ui-text-places = All places, from which the whole game can be played
stone_age-ui-text-place = Place
stone_age-ui-text-people = People
stone_age-ui-text-do = Choose
stone_age-ui-text-camp = Camp

## A place in question

stone_age-ui-title = { $name }: { $people ->
    [one] one person
    [2] two people
    [3] three people
    [4] four people
    [5] five people
    [6] six people
    [7] seven people
   *[other] { $people } people
}
stone_age-ui-title-card = A card
stone_age-ui-title-stack = A building
stone_age-ui-average = about
stone_age-ui-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stone_age-ui-brings = { $place ->
    [hunt] { $style ->
        [yes] food or jewels
       *[no] food
    }
   *[other] { stone_age-goods }
}
stone_age-ui-cost = { $price ->
    [one] It costs { $price } good; you have { $have } now.
   *[other] It costs { $price } goods; you have { $have } now.
}
stone_age-ui-cost-jewels = { $price ->
    [one] It costs { $price } jewel; you have { $have } now.
   *[other] It costs { $price } jewels; you have { $have } now.
}
stone_age-ui-you-have = You have { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
} now.
stone_age-ui-does-tool_maker = A tool of 1, or one of your tools becomes better.
stone_age-ui-does-hut = One person more, for good.
stone_age-ui-does-field = Agriculture goes up by one: one food less to find each round.
stone_age-ui-does-market = Trade goes up by { $steps }, and { $jewels } jewels come with it.
stone_age-ui-will-roll = { $dice ->
    [one] One die
    [2] Two dice
    [3] Three dice
   *[other] { $dice } dice
} for { stone_age-goods }, divided by { $divisor }. Tools may help afterwards.
stone_age-ui-will-buy = You then say what you pay with, or leave it.

## Camps

stone_age-ui-round = { $phase ->
    [setup] Before the game
    [placing] Round { $round }, placing
    [acting] Round { $round }, acting
    [feeding] Round { $round }, feeding
    [over] The end
   *[renewal] Round { $round }
}
stone_age-ui-camp = Your camp
stone_age-ui-camps = Camps
stone_age-ui-mine = Mine
stone_age-ui-all = { $seats ->
    [2] Both
    [3] All three
    [4] All four
   *[other] All five
}
stone_age-ui-points = Points
stone_age-ui-starts = Start player
stone_age-ui-home = People at home
stone_age-ui-home-of = People at home of all
stone_age-ui-home-short = { $home } of { $workers }
stone_age-ui-home-count = { $home } of { $workers } people at home
stone_age-ui-at-home = at home
stone_age-ui-going = { $going ->
    [one] one to go
    [2] two to go
    [3] three to go
    [4] four to go
    [5] five to go
   *[other] { $going } to go
}
stone_age-ui-good-food = Food
stone_age-ui-food-enough = { $field ->
    [0] feed all { $workers }, { $over } left over
   *[other] and { $field } from the field feed all { $workers }, { $over } left over
}
stone_age-ui-food-short = { $field ->
    [0] { $need } short of feeding { $workers }
   *[other] and { $field } from the field: { $need } short of feeding { $workers }
}
stone_age-ui-goods = Goods
stone_age-ui-jewels = Jewels
stone_age-ui-of = of { $worth }
stone_age-ui-barters = barter { $give } for { $get }
stone_age-ui-no-barter = no barter yet
stone_age-ui-tools = Tools
stone_age-ui-fresh-tools = Fresh tools, in all
stone_age-ui-no-tools = none yet
stone_age-ui-tools-fresh = all fresh
stone_age-ui-tools-used = { $used ->
    [one] one used
    [2] two used
   *[other] { $used } used
}
stone_age-ui-any-two = Any two
stone_age-ui-cards = Cards
stone_age-ui-buildings = Buildings
stone_age-ui-own-cards = Your cards
stone_age-ui-cards-buildings = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
stone_age-ui-only-you = Only you see this
stone_age-ui-symbols = { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}
stone_age-ui-line = { $people } × { $times } { $bottom ->
    [farmer] farmers
    [maker] makers
    [builder] builders
    [shaman] shamans
   *[trader] traders
}
stone_age-ui-total = { $score } so far, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} and these cards
stone_age-ui-show-cards = Show them
stone_age-ui-hide-cards = Hide them

## First turn

stone_age-ui-guide-place = Send people to one place after another, in turn with the others, until nobody is at home.
stone_age-ui-guide-use = Then use them, place by place: dice bring goods, and goods buy cards and buildings.
stone_age-ui-guide-feed = In the end of a round each of your people eats one food. Goods may stand in; otherwise { $hunger } points are lost.
stone_age-ui-guide-end = Buildings score at once, cards in the end: different symbols, and people times what they are good at.
