# Labels of the table of Stone Age; its sentences are the game's own.

stone_age-name = Stone Age
stone_age-minute-1 = In turn, send people to one place after another: to hunt, to work, to the village, to cards and buildings.
stone_age-minute-2 = Then everybody uses their people: roll for goods, and tools help; grow, learn, and buy.
stone_age-minute-3 = At the end of a round each of your people eats one food, or you lose ten points.
stone_age-minute-4 = When cards or a stack of buildings run out, the most points win.

## Dialogues over the land

stone_age-ui-dialogue-title-roll = The roll
stone_age-ui-dialogue-title-pay = The purchase
stone_age-ui-dialogue-title-feed = The meal
stone_age-ui-dialogue-title-lottery = Dice for everybody
stone_age-ui-dialogue-title-two = Any two resources
stone_age-ui-dialogue-list = { $items }
stone_age-ui-dialogue-change = { $what } { $from } → { $to }
stone_age-ui-dialogue-what = { $what ->
    [jewel] jewels
    [wood] wood
    [brick] brick
    [stone] stone
    [gold] gold
    [food] food
    [tools] tools
    [agriculture] agriculture
    [trade] trade
    [workers] people
    [cards] cards
   *[score] points
}
stone_age-ui-dialogue-no-change = changes nothing
stone_age-ui-dialogue-take = Take { $what }
stone_age-ui-dialogue-take-nothing = Go on with nothing

# The roll and the hunt.
stone_age-ui-dialogue-roll = { $sum } { $at }: { $amount ->
    [0] no { stone_age-goods } yet.
   *[other] { stone_age-amount }.
}
stone_age-ui-dialogue-roll-each = One for every { $divisor }. { $missing ->
    [0] No tool is left that could bring another.
    [one] 1 more brings another; a tool counts whole, once a round.
   *[other] { $missing } more bring another; a tool counts whole, once a round.
}
stone_age-ui-dialogue-hunt = { $sum } { $at }: share out { $gain } as food and jewels.
stone_age-ui-dialogue-hunt-need = The hunt gives one for every { $divisor }. { $need ->
    [0] Your food lasts for tonight.
   *[other] { $need } food would feed everybody tonight.
}
stone_age-ui-dialogue-hunt-nothing = Too little for food or jewels so far.
stone_age-ui-dialogue-take-share = { $jewels ->
    [0] Take { $food } food
   *[other] { $food ->
        [0] Take { $jewels ->
            [one] { $jewels } jewel
           *[other] { $jewels } jewels
        }
       *[other] Take { $food } food, { $jewels ->
            [one] { $jewels } jewel
           *[other] { $jewels } jewels
        }
    }
}
stone_age-ui-dialogue-mark = { $sum }: { $what }
stone_age-ui-dialogue-tool = { $value } more: { $sum }
stone_age-ui-dialogue-tool-on = { $value } in use
stone_age-ui-dialogue-tool-back = tap to take back
stone_age-ui-dialogue-tool-more = { $what } more
stone_age-ui-dialogue-tool-share = { $more } more to share
stone_age-ui-dialogue-tool-none = brings no more
stone_age-ui-dialogue-tool-over = { $over ->
    [0] nothing lost
   *[other] { $over } lost
}
stone_age-ui-dialogue-tool-spent = used up for good
stone_age-ui-dialogue-share-of = Food, of { $gain }
stone_age-ui-dialogue-share-food = All food
stone_age-ui-dialogue-share-fed = Feed all
stone_age-ui-dialogue-share-jewels = All jewels
stone_age-ui-dialogue-shares = Usual shares
stone_age-ui-dialogue-less-food = Less food
stone_age-ui-dialogue-more-food = More food
stone_age-ui-dialogue-less-jewels = Fewer jewels
stone_age-ui-dialogue-more-jewels = More jewels
stone_age-ui-dialogue-tonight = { $short ->
    [yes] { $left } short tonight
   *[no] { $left ->
        [0] Just enough tonight
       *[other] Enough tonight, { $left } left
    }
}
stone_age-ui-dialogue-tonight-feeds = With the field it feeds { $fed } of { $workers }.
stone_age-ui-dialogue-jewels-for = { $fifth } buy the fifth card, { $extra } more the top one of the deck.

# The purchase.
stone_age-ui-dialogue-buy = { $what ->
    [building] { $state ->
        [barter] Build with a barter: { $missing ->
            [one] one good is missing.
           *[other] { $missing } goods are missing.
        }
        [two] You cannot build yet: take your two resources first.
       *[hand] Build this for { $points ->
            [one] { $points } point?
           *[other] { $points } points?
        }
    }
   *[card] { $state ->
        [barter] Buy the card with a barter: { $missing ->
            [one] one good is missing.
           *[other] { $missing } goods are missing.
        }
        [two] You cannot pay yet: take your two resources first.
       *[hand] Buy this card?
    }
}
stone_age-ui-dialogue-buy-hint = You may also leave it; your person comes home all the same.
stone_age-ui-dialogue-barter-hint = At trade { $trade } you give { $give } and get { $get }, any goods, once a turn. What is not needed is lost.
stone_age-ui-dialogue-unseen = Draw the top card for { $price } jewels more?
stone_age-ui-dialogue-unseen-hint = The drawn card is yours alone to see; it counts at the end.
stone_age-ui-dialogue-build = Build for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lost ->
    [0] { "" }
    [one] , losing one good
   *[other] , losing { $lost } goods
}
stone_age-ui-dialogue-buy-it = Buy it{ $lost ->
    [0] { "" }
    [one] , losing one good
   *[other] , losing { $lost } goods
}
stone_age-ui-dialogue-draw = Draw for { $price } jewels
stone_age-ui-dialogue-leave = Leave it
stone_age-ui-dialogue-go-on = No, go on
stone_age-ui-dialogue-cost = Cost
stone_age-ui-dialogue-barter = Barter
stone_age-ui-dialogue-keep = You keep
stone_age-ui-dialogue-paid = { $range ->
    [yes] { $paid } paid; { $least } to { $most } are possible
   *[no] { $paid } of { $most } paid
}{ $bartered ->
    [0] { "" }
    [one] , one by barter
   *[other] , { $bartered } by barter
}
stone_age-ui-dialogue-take-back = { $good ->
    [wood] Take one wood back
    [brick] Take one brick back
    [stone] Take one stone back
    [gold] Take one gold back
   *[jewel] Take one jewel back
}
stone_age-ui-dialogue-pay-more = { $good ->
    [wood] Pay with one more wood.
    [brick] Pay with one more brick.
    [stone] Pay with one more stone.
    [gold] Pay with one more gold.
   *[jewel] Pay with one more jewel.
}
stone_age-ui-dialogue-tap = Tap a good to pay with it, or a box above to take it back.
stone_age-ui-dialogue-give = { $give ->
    [one] Give one
   *[other] Give two
}
stone_age-ui-dialogue-get = { $get ->
    [one] Get one
   *[other] Get two
}
stone_age-ui-dialogue-give-this = { $good ->
    [wood] Give wood
    [brick] Give brick
    [stone] Give stone
    [gold] Give gold
   *[jewel] Give jewels
}: { $given } of { $has }
stone_age-ui-dialogue-get-this = { $good ->
    [wood] Get wood
    [brick] Get brick
    [stone] Get stone
    [gold] Get gold
   *[jewel] Get jewels
}: { $got }
stone_age-ui-dialogue-rate = { $give } for { $get }
stone_age-ui-dialogue-why-rate = Why { $give } for { $get }?
stone_age-ui-dialogue-why-barter = Barter { $give } for { $get }
stone_age-ui-dialogue-why-barter-answer = Your marker is on step { $trade } of the trade track, where { $give } is given for { $get }. Only what a purchase lacks may be bartered, once a turn.
stone_age-ui-dialogue-lost = { $lost ->
    [0] Nothing of it is lost.
    [one] One good more is not needed: it is lost.
   *[other] { $lost } goods more are not needed: they are lost.
}
stone_age-ui-dialogue-thrift = Give { $given } instead: { $lost ->
    [0] nothing is lost.
   *[other] less is lost.
}
stone_age-ui-dialogue-do-that = Do that
stone_age-ui-dialogue-sources = { $owned ->
    [0] All by barter
   *[other] { $own } from your camp{ $bartered ->
        [0] { "" }
        [one] , one by barter
       *[other] , { $bartered } by barter
    }
}
stone_age-ui-dialogue-points = Points { $from } →
stone_age-ui-dialogue-final = Cards and resources at the end { $from } →
stone_age-ui-dialogue-last-tile = The last of its stack
stone_age-ui-dialogue-ends = The stack is then empty: this round is the last.
stone_age-ui-dialogue-two = Your card
stone_age-ui-dialogue-two-open = Take any two resources first
stone_age-ui-dialogue-two-first = Your card brings any two resources; with them you can pay.
stone_age-ui-dialogue-two-hint = Kept, you may take them later between two places, before you buy or before you feed.
stone_age-ui-dialogue-two-title = Any two resources
stone_age-ui-dialogue-two-add = { $good ->
    [wood] One more wood
    [brick] One more brick
    [stone] One more stone
   *[gold] One more gold
}, { $count } chosen
stone_age-ui-dialogue-two-clear = Begin again
stone_age-ui-dialogue-take-two = Take these two
stone_age-ui-dialogue-take-two-leave = Take these two and leave it
stone_age-ui-dialogue-keep-card = Keep for later
stone_age-ui-dialogue-fifth = First the card
stone_age-ui-dialogue-fifth-paid = Paid
stone_age-ui-dialogue-unseen-then = Then one unseen
stone_age-ui-dialogue-unseen-price = { $price } more
stone_age-ui-dialogue-unseen-text = The top card of the deck, for its lower half only. Now or not at all.
stone_age-ui-dialogue-jewels = Jewels
stone_age-ui-dialogue-deck = Deck
stone_age-ui-dialogue-why-lower = Why only the lower half?
stone_age-ui-dialogue-why-lower-answer = It comes face down to your cards and counts in the final scoring; what stands above never happens.

# Dice for everybody.
stone_age-ui-dialogue-lottery = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $style ->
    [yes] stylish dice
   *[no] dice
}: take one of { $count }.
stone_age-ui-dialogue-lottery-hint = One die for each player, chosen in turn. Tools cannot change these dice.
stone_age-ui-dialogue-order = Order of choosing
stone_age-ui-dialogue-you-choose = You choose
stone_age-ui-dialogue-took = { $you ->
    [yes] you took it
   *[no] { $who } took it
}
stone_age-ui-dialogue-leaves = Leaves { $dice } for { $who }.
stone_age-ui-dialogue-faces = What do the faces give?
stone_age-ui-dialogue-gift = { $effect ->
    [wood] { $amount } wood
    [brick] { $amount } brick
    [stone] { $amount } stone
    [gold] { $amount } gold
    [food] { $amount } food
    [jewel] { $amount ->
        [one] { $amount } jewel
       *[other] { $amount } jewels
    }
    [tool] a tool
    [agriculture] field +{ $amount }
    [trade] trade +{ $amount }
    [points] { $amount } points
   *[nothing] nothing
}

# The meal.
stone_age-ui-dialogue-feed = { $hungry ->
    [one] One of your { $workers } has no food.
   *[other] { $hungry } of your { $workers } have no food.
} Feed them with resources?
stone_age-ui-dialogue-feed-hint = Any resource feeds one{ $style ->
    [yes] ; jewels are not food
   *[no] { "" }
}.
stone_age-ui-dialogue-feed-with = Feed with { $goods }
stone_age-ui-dialogue-go-hungry = { $points ->
    [0] Go hungry
   *[other] Go hungry: −{ $points }
}
stone_age-ui-dialogue-bowl-empty = nothing
stone_age-ui-dialogue-bowl-field = field
stone_age-ui-dialogue-fed-of = { $fed } of { $workers }
stone_age-ui-dialogue-fed-by = fed by food and field
stone_age-ui-dialogue-courses = What do they eat?
stone_age-ui-dialogue-course-goods = { $hungry ->
    [one] Feed one with a resource
   *[other] Feed { $hungry } with resources
}
stone_age-ui-dialogue-course-starve = { $hungry ->
    [one] Let one go hungry
   *[other] Let { $hungry } go hungry
}
stone_age-ui-dialogue-in-camp = { $good ->
    [wood] Wood
    [brick] Brick
    [stone] Stone
   *[gold] Gold
}, { $has } in camp
stone_age-ui-dialogue-less = { $good ->
    [wood] Less wood
    [brick] Less brick
    [stone] Less stone
   *[gold] Less gold
}
stone_age-ui-dialogue-more = { $good ->
    [wood] More wood
    [brick] More brick
    [stone] More stone
   *[gold] More gold
}
stone_age-ui-dialogue-still-short = { $left ->
    [one] One is still hungry.
   *[other] { $left } are still hungry.
}
stone_age-ui-dialogue-goods-end = Resources { $from } → { $to }, points at the end
stone_age-ui-dialogue-starve-text = You lose { $points } points once, however many are hungry, and keep all { $held } resources.
stone_age-ui-dialogue-meal = { $state ->
    [fed] fed { $workers }, { $left ->
        [0] nothing left
       *[other] { $left } left
    }
    [goods] fed { $workers }, some with resources
    [hungry] went hungry
    [short] { $left } short for { $workers }
   *[waiting] enough for { $workers }{ $left ->
        [0] { "" }
       *[other] , { $left } left
    }
}

## The final scoring

stone_age-ui-result-sum = { $track } in the game, { $more } at the end
stone_age-ui-result-lines = Where the points come from
stone_age-ui-result-track = In the game
    .how = buildings, cards, hunger
stone_age-ui-result-culture = Culture
    .how = different symbols, squared
stone_age-ui-result-farmers = Farmers
    .how = × agriculture
stone_age-ui-result-makers = Tool makers
    .how = × value of tools
stone_age-ui-result-builders = Builders
    .how = × buildings
stone_age-ui-result-shamans = Shamans
    .how = × people
stone_age-ui-result-traders = Traders
    .how = × trade
stone_age-ui-result-resources = Resources left
    .how = one each
stone_age-ui-result-total = Together
stone_age-ui-result-buildings = { $count ->
    [0] no building
    [one] 1 building
   *[other] { $count } buildings
}
stone_age-ui-result-none = none
stone_age-ui-result-tie = A tie goes to the highest sum of agriculture, tools and people. Food { $style ->
    [yes] and jewels score
   *[no] scores
} nothing.
stone_age-ui-result-rule = Rule { $rule }
stone_age-ui-result-why = Why?
stone_age-ui-result-tied = Tie-break
    .how = agriculture + tools + people

## Cards and buildings, in a word or two

stone_age-ui-top = { $top ->
    [lottery] Dice for everybody
    [style_lottery] Stylish dice
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
    [lottery] dice
    [style_lottery] stylish dice
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
    [one] Place one
    [2] Place two
    [3] Place three
    [4] Place four
    [5] Place five
   *[other] Place { $workers }
}
stone_age-ui-how-many = How many go { $to }?
stone_age-ui-send = { $workers ->
    [one] Send one person { $to }?
    [2] Send two people { $to }?
   *[other] Send { $workers } people { $to }?
}
stone_age-ui-use = Use your people { $at }?
stone_age-ui-use-this = Use them now
stone_age-ui-take-two = Take two goods
stone_age-ui-which-two = Which two goods do you take?
stone_age-ui-why-not = Why not { $to }?
stone_age-ui-place-hint = Open places glow; any other says why it is closed to you.
stone_age-ui-home-after = { $left ->
    [0] Then all your people are at work.
    [one] Then one of your people is left at home.
   *[other] Then { $left } of your people are left at home.
}
stone_age-ui-use-hint = Tap your people in the order you like; all are used in this turn.
stone_age-ui-pins-hint = { $pins ->
    [one] The pin shows
   *[other] Pins 1 to { $pins } show
} what others { $phase ->
    [placing] placed
   *[acting] brought home
} since your turn.
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
stone_age-ui-title-if = { $name }: if { $people } go
stone_age-ui-press-first = Press to choose it and say how many.
stone_age-ui-title-card = A card
stone_age-ui-title-stack = A building
stone_age-ui-average = about
stone_age-ui-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stone_age-ui-about = ~{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stone_age-ui-too-dear = cannot pay
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
stone_age-ui-where-may-go = Where may this camp still go?
stone_age-ui-may-go = May still go to: { $places }.
stone_age-ui-may-go-nowhere = Sends nobody out now.
stone_age-ui-may-go-card = { $count ->
    [one] one card
   *[other] { $count } cards
}
stone_age-ui-may-go-stack = { $count ->
    [one] one building
   *[other] { $count } buildings
}
stone_age-ui-may-go-workshop = { $count ->
    [one] its own place
   *[other] its own places
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
stone_age-ui-food-hungry = { $hungry ->
    [one] one of { $workers } is still hungry
   *[other] { $hungry } of { $workers } are still hungry
}
stone_age-ui-food-after = left after the meal
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
stone_age-ui-tools-in-use = { $value } in use
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
stone_age-ui-only-you = Seen only by you
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
stone_age-ui-guide-feed = At the end of a round each of your people eats one food. Goods may stand in; otherwise { $hunger } points are lost.
stone_age-ui-guide-end = Buildings score at once, cards in the end: different symbols, and people times what they are good at.

## Standing orders
stone_age-order-take_die = When all take a die: { $value }
    .hint = If there is none, the highest that is left.
stone_age-order-take_die-agriculture = agriculture
stone_age-order-take_die-tool = a tool
stone_age-order-take_die-goods = the best resource
stone_age-order-feed_with = Where food is short: { $value }
    .hint = Food is always eaten first.
stone_age-order-feed_with-cheapest = cheapest resources
stone_age-order-feed_with-dearest = dearest resources
stone_age-order-feed_with-hunger = go hungry
