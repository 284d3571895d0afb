# Stone Age and Style is the Goal in English.

stone_age-line = Send people to work, roll for goods, dress in style.

## Places

# The value names a place, `.to` says that somebody goes there and `.at` that somebody is there.
stone_age-place-tool_maker = the tool maker
    .to = to the tool maker
    .at = at the tool maker
stone_age-place-hut = the hut
    .to = to the hut
    .at = in the hut
stone_age-place-field = the field
    .to = to the field
    .at = in the field
stone_age-place-market = the market
    .to = to the market
    .at = at the market
stone_age-place-hunt = the hunt
    .to = to the hunt
    .at = on the hunt
stone_age-place-forest = the forest
    .to = to the forest
    .at = in the forest
stone_age-place-clay_pit = the clay pit
    .to = to the clay pit
    .at = in the clay pit
stone_age-place-quarry = the quarry
    .to = to the quarry
    .at = in the quarry
stone_age-place-river = the river
    .to = to the river
    .at = at the river
stone_age-place-card_1 = the first card
    .to = to the first card
    .at = on the first card
stone_age-place-card_2 = the second card
    .to = to the second card
    .at = on the second card
stone_age-place-card_3 = the third card
    .to = to the third card
    .at = on the third card
stone_age-place-card_4 = the fourth card
    .to = to the fourth card
    .at = on the fourth card
stone_age-place-card_5 = the fifth card
    .to = to the fifth card
    .at = on the fifth card
stone_age-place-stack_1 = the building of stack 1
    .to = to the building of stack 1
    .at = on the building of stack 1
stone_age-place-stack_2 = the building of stack 2
    .to = to the building of stack 2
    .at = on the building of stack 2
stone_age-place-stack_3 = the building of stack 3
    .to = to the building of stack 3
    .at = on the building of stack 3
stone_age-place-stack_4 = the building of stack 4
    .to = to the building of stack 4
    .at = on the building of stack 4
stone_age-place-stack_5 = the building of stack 5
    .to = to the building of stack 5
    .at = on the building of stack 5
stone_age-place-workshop_1 = the first workshop
    .to = to the first workshop
    .at = in the first workshop
stone_age-place-workshop_2 = the second workshop
    .to = to the second workshop
    .at = in the second workshop
stone_age-place-workshop_3 = the third workshop
    .to = to the third workshop
    .at = in the third workshop

## Goods

# The value names a good; the others say it with its number.
stone_age-good-wood = wood
    .one = 1 wood
    .two = 2 wood
    .three = 3 wood
    .four = 4 wood
    .five = 5 wood
    .six = 6 wood
    .seven = 7 wood
stone_age-good-brick = brick
    .one = 1 brick
    .two = 2 brick
    .three = 3 brick
    .four = 4 brick
    .five = 5 brick
    .six = 6 brick
    .seven = 7 brick
stone_age-good-stone = stone
    .one = 1 stone
    .two = 2 stone
    .three = 3 stone
    .four = 4 stone
    .five = 5 stone
    .six = 6 stone
    .seven = 7 stone
stone_age-good-gold = gold
    .one = 1 gold
    .two = 2 gold
    .three = 3 gold
    .four = 4 gold
    .five = 5 gold
    .six = 6 gold
    .seven = 7 gold
stone_age-good-jewel = jewels
    .one = 1 jewel
    .two = 2 jewels
    .three = 3 jewels
    .four = 4 jewels
    .five = 5 jewels
    .six = 6 jewels
    .seven = 7 jewels

## Pieces of sentences

stone_age-doer = { $you ->
    [yes] You
   *[no] { $who }
}
stone_age-whose = { $you ->
    [yes] Your
   *[no] { $who }’s
}
stone_age-people = { $workers ->
    [one] one person
   *[other] { $workers } people
}
stone_age-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stone_age-jewels = { $jewels ->
    [one] { $jewels } jewel
   *[other] { $jewels } jewels
}
stone_age-food = { $food } food
stone_age-amount = { $good ->
    [wood] { $amount } wood
    [brick] { $amount } brick
    [stone] { $amount } stone
    [gold] { $amount } gold
    [food] { $amount } food
   *[jewel] { $amount ->
        [one] { $amount } jewel
       *[other] { $amount } jewels
    }
}
stone_age-goods = { $good ->
    [wood] wood
    [brick] brick
    [stone] stone
    [gold] gold
    [food] food
   *[jewel] jewels
}
stone_age-in = { $kind ->
    [jewels] { $price ->
        [one] { $price } jewel
       *[other] { $price } jewels
    }
   *[resources] { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }
}

## Cards, by their two halves

stone_age-top = { $top ->
    [lottery] dice for everybody
    [style_lottery] stylish dice
    [food] { $amount } food
    [wood] { $amount } wood
    [brick] { $amount } brick
    [stone] { $amount } stone
    [gold] { $amount } gold
    [jewel] { $amount ->
        [one] { $amount } jewel
       *[other] { $amount } jewels
    }
    [roll_wood] { $amount } dice for wood
    [roll_brick] { $amount } dice for brick
    [roll_stone] { $amount } dice for stone
    [roll_gold] { $amount } dice for gold
    [points] { $amount } points
    [tool] a tool
    [agriculture] agriculture
    [trade] trade
    [draw] a further card
    [one_use] a tool of { $amount } for once
    [any_two] any two resources
   *[nothing] nothing
}
stone_age-bottom = { $bottom ->
    [medicine] medicine
    [art] art
    [music] music
    [writing] writing
    [pottery] pottery
    [time] time
    [transport] transport
    [weaving] weaving
    [ring] ring
    [farmer] { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
    [maker] { $count ->
        [one] { $count } tool maker
       *[other] { $count } tool makers
    }
    [builder] { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
    [shaman] { $count ->
        [one] { $count } shaman
       *[other] { $count } shamans
    }
   *[trader] { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    }
}
stone_age-card = “{ stone_age-top }, { stone_age-bottom }”

## Buildings, by what they cost, score and do

stone_age-range = { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}
stone_age-cost = { $cost ->
    [resources] { stone_age-range } { $most ->
        [one] resource
       *[other] resources
    }{ $kinds ->
        [0] { "" }
        [one] {" "}of one kind
       *[other] {" "}of exactly { $kinds } kinds
    }
    [jewels] { stone_age-range } jewels
   *[goods] { $goods }
}
stone_age-tile-points = { $each ->
    [0] { $cost ->
        [resources] what they are worth
       *[other] { stone_age-points }
    }
    [one] { $each } point each
   *[other] { $each } points each
}
stone_age-tile-effect = { $effect ->
    [lottery] , and dice for everybody
    [style_lottery] , and stylish dice
    [food] , and { $amount } food
    [wood] , and { $amount } wood
    [brick] , and { $amount } brick
    [stone] , and { $amount } stone
    [gold] , and { $amount } gold
    [jewel] , and { $amount } jewels
    [points] , and { $amount } points more
    [tool] , and a tool
    [agriculture] , and agriculture
    [trade] , and trade
    [draw] , and a further card
    [worker] , and a new person
   *[later] { stone_age-tile-later }
}
stone_age-tile-later = { $effect ->
    [income_wood] , and { $amount } wood in each later round
    [income_brick] , and { $amount } brick in each later round
    [income_stone] , and { $amount } stone in each later round
    [income_gold] , and { $amount } gold in each later round
    [workshop_wood] , and work for three: wood at { $amount }
    [workshop_brick] , and work for three: brick at { $amount }
    [workshop_stone] , and work for three: stone at { $amount }
    [workshop_gold] , and work for three: gold at { $amount }
   *[nothing] { "" }
}
stone_age-tile = { stone_age-cost } for { stone_age-tile-points }{ stone_age-tile-effect }

## What happened

stone_age-told-began = { $you ->
    [yes] You begin
   *[no] { $who } begins
}.
stone_age-told-round_began = Round { $round }: { $you ->
    [yes] you begin
   *[no] { $who } begins
}.
stone_age-told-phase_began = { $phase ->
    [acting] People work.
   *[feeding] People eat.
}
stone_age-told-card_dealt = A card came to space { $space }: { stone_age-card }.
stone_age-told-cards_slid = The cards slide to the right.
stone_age-told-turned_up = Stack { $stack } shows a building: { stone_age-tile }.
stone_age-told-placed = { stone_age-doer } sent { stone_age-people } { $spot ->
    [card] to the card { stone_age-card }
    [building] to the building for { stone_age-cost }
   *[place] { $to }
}.
stone_age-told-income = { stone_age-whose } building brings { stone_age-amount }.
stone_age-told-market_used = { stone_age-whose } people trade at the market.
stone_age-told-rolled = { stone_age-doer } rolled { $dice ->
    [one] one die
   *[other] { $dice } dice
} for { stone_age-goods }: { $sum }.
stone_age-told-tool_used = { stone_age-doer } added a tool of { $value }.
stone_age-told-spent = { stone_age-doer } added the { $value } of a card; it is used up.
stone_age-told-worked = { stone_age-doer } brought home { $amount ->
    [0] no { stone_age-goods }
   *[other] { stone_age-amount }
}: { $sum } divided by { $divisor }.
stone_age-told-hunted = { stone_age-doer } hunted { $food ->
    [0] { $jewels ->
        [0] nothing
       *[other] { stone_age-jewels }
    }
   *[other] { stone_age-food }{ $jewels ->
        [0] { "" }
       *[other] {" "}and { stone_age-jewels }
    }
}.
stone_age-told-tool_made = { $grown ->
    [yes] { stone_age-whose } { $count ->
        [one] first tool is a
       *[other] tools are now
    } { $tools }.
   *[no] { stone_age-whose } tools are the best there are: { $tools }.
}
stone_age-told-farmed = { stone_age-whose } agriculture { $grown ->
    [yes] is now { $agriculture }.
   *[no] is at the end of its track: { $agriculture }.
}
stone_age-told-born = { $grown ->
    [yes] A child is born: { $you ->
        [yes] you have
       *[no] { $who } has
    } { $workers } people now.
   *[no] { $you ->
        [yes] You have
       *[no] { $who } has
    } all { $workers } people already: no child.
}
stone_age-told-advanced = { stone_age-whose } trade { $grown ->
    [yes] is now { $trade }
   *[no] is at the end of its track, { $trade }
}{ $jewels ->
    [0] .
   *[other] , and { stone_age-jewels } { $jewels ->
        [one] comes
       *[other] come
    } with it.
}
stone_age-told-food_gained = { stone_age-doer } got { stone_age-food }.
stone_age-told-gained = { stone_age-doer } got { stone_age-amount }.
stone_age-told-pointed = { stone_age-doer } scored { stone_age-points }.
stone_age-told-two_taken = { stone_age-doer } took { $goods } for the card with any two resources.
stone_age-told-kept = { stone_age-doer } kept the two resources of the card for later.
stone_age-told-drew = { stone_age-doer } drew a card that nobody else has seen.
stone_age-told-saw = It is { stone_age-card }; only its lower half counts.
stone_age-told-dice_thrown = { stone_age-doer } threw a die for everybody: { $dice }.
stone_age-told-die_taken = { stone_age-doer } took the { $face }.
stone_age-told-bartered = { stone_age-doer } bartered { $gave } for { $got }{ $lost ->
    [0] .
    [one] ; one good more was not needed and is lost.
   *[other] ; { $lost } goods more were not needed and are lost.
}
stone_age-told-bought = { stone_age-doer } bought { stone_age-card } for { $paid }.
stone_age-told-extra_bought = { stone_age-doer } paid { $paid } for the unseen top card of the deck.
stone_age-told-built = { stone_age-doer } built for { $paid }: { stone_age-points }{ stone_age-tile-later }.
stone_age-told-declined = { $reason ->
    [could_not] { stone_age-doer } could not pay for { $spot ->
        [building] the building
       *[card] the card { stone_age-card }
    }.
   *[chose] { stone_age-doer } left { $spot ->
        [building] the building
       *[card] the card { stone_age-card }
    }.
}
stone_age-told-extra_declined = { stone_age-doer } left the unseen card.
stone_age-told-harvested = { stone_age-whose } agriculture brings { stone_age-food }.
stone_age-told-fed = { $short ->
    [yes] { stone_age-doer } had { $eaten ->
        [0] no food for { stone_age-people }
       *[other] food for only { $eaten } of { $workers } people
    }.
   *[no] { stone_age-doer } fed { stone_age-people }.
}
stone_age-told-fed_with_goods = { stone_age-doer } gave { stone_age-amount } in place of food.
stone_age-told-starved = { $reason ->
    [could_not] { stone_age-doer } could not feed everybody: { stone_age-points } lost.
   *[chose] { stone_age-doer } let people go hungry: { stone_age-points } lost.
}
stone_age-told-ended = { $reason ->
    [cards] There are not enough cards for a new round: the game ends.
    [buildings] A stack of buildings is empty: the game ends with this round.
   *[rounds] After { $round } rounds the game ends.
}
stone_age-told-scored = { stone_age-whose } { $line ->
    [culture] culture, { $sets } { $symbols ->
        [one] symbol
       *[other] different symbols
    }
    [farmers] farmers, { $people } × agriculture { $times }
    [makers] tool makers, { $people } × tools { $times }
    [builders] builders, { $people } × buildings { $times }
    [shamans] shamans, { $people } × people { $times }
    [traders] traders, { $people } × trade { $times }
   *[resources] resources
}: { stone_age-points }.
stone_age-told-totalled = { $you ->
    [yes] You end
   *[no] { $who } ends
} with { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $track } on the track, and { $more } more.

## What is asked

stone_age-ask-place_workers = { $home ->
    [one] Send your last person to a place.
   *[other] Send people to one place; { $home } are at home.
}
stone_age-ask-use_place = { $any_two ->
    [yes] Which of your people do you use next? You may also take any two resources for your card.
   *[no] Which of your people do you use next?
}
stone_age-ask-use_tools = You rolled { $sum }: { $amount ->
    [0] no { stone_age-goods } yet
   *[other] { stone_age-amount }
}. { $missing ->
    [one] 1 more brings another.
   *[other] { $missing } more bring another.
} Add a tool?
stone_age-ask-split_hunt = The hunt brings { $amount }, in food and jewels. How many of them are jewels?
stone_age-means = { $means ->
    [barter] {" "}{ $missing ->
        [one] One good is missing
       *[other] { $missing } goods are missing
    }: you would barter { $give } for { $get }.
    [two] {" "}You cannot pay yet: take the two resources of your card first.
   *[hand] { "" }
}
stone_age-ask-buy = { $spot ->
    [building] Buy the building: { stone_age-tile }?
   *[card] Buy { stone_age-card } for { stone_age-in }?
}{ stone_age-means }
stone_age-ask-buy_extra = Pay { stone_age-in } more for the top card of the deck? Only you see it, and only its lower half counts.{ stone_age-means }
stone_age-ask-give = Barter { $give } for { $get }: { $given-count ->
    [0] what do you give?
   *[other] what do you give besides { $given }?
}
stone_age-ask-pay = { $paid-count ->
    [0] What do you pay with?
   *[other] { $enough ->
        [yes] Paid so far: { $paid }. Pay more, or is that all?
       *[no] Paid so far: { $paid }. What else?
    }
}
stone_age-ask-take_two = Take any two resources now, or keep the card for later?
stone_age-ask-choose_die = { $style ->
    [yes] Take one of the stylish dice: { $dice }.
   *[no] Take one of the dice: { $dice }.
}
stone_age-ask-feed = { $begun ->
    [yes] { $missing ->
        [one] One more resource in place of food. Which one?
       *[other] { $missing } more resources in place of food. Which one is next?
    }
   *[no] You lack { $missing } food. Give { $missing ->
        [one] a resource
       *[other] as many resources
    }, or lose { stone_age-points }?
}

## Why something is refused

stone_age-no-such-action = “{ $text }” is not something one can do in Stone Age. Try “{ $example }”.
stone_age-no-not-now = { $step ->
    [place_workers] Now you send people to a place.
    [use_place] Now you use your people, place by place.
    [use_tools] Now you add a tool to your roll, or are done.
    [split_hunt] Now you say how many jewels the hunt brings.
    [buy] Now you buy what your person stood on, or leave it.
    [buy_extra] Now you buy the unseen card, or leave it.
    [give] Now you say what you give in the barter.
    [pay] Now you say what you pay with.
    [take_two] Now you take two resources, or keep the card.
    [choose_die] Now you take one of the dice.
   *[feed] Now you feed your people.
} Try “{ $example }”.
stone_age-no-pass = Nobody passes: { $home ->
    [one] one of your people is at home, and there is a place to go.
   *[other] { $home } of your people are at home, and there is a place to go.
}
stone_age-no-use-all = All your people are used, place by place; only a card or a building may then be left.
stone_age-no-must-take = Everybody takes a die, a useless one too: { $dice }.
stone_age-no-tools-dice = Tools do not help with the dice for everybody.
stone_age-no-tool-later = Tools are added to a roll, and nothing is rolled now.
stone_age-no-buy-begun = You are paying already: finish it, or take back that you buy.
stone_age-no-pay-buy = Buy it first; then you say what you pay with.
stone_age-no-place = There is no place “{ $text }”.
stone_age-no-number = “{ $text }” is not a number of people: send 1 to { $most }.
stone_age-no-market-style = The market belongs to Style is the Goal, and this game is played without it.
stone_age-no-fifth-style = The fifth card belongs to Style is the Goal, and this game is played without it.
stone_age-no-workshop-style = Workshops belong to Style is the Goal, and this game is played without it.
stone_age-no-stack = There is one stack of buildings for each player: { $stacks } here.
stone_age-no-workshop = You may send people to a workshop once you own it; this one is not yours.
stone_age-no-already = You have people { $at } already: a place is visited once a round.
stone_age-no-taken = { $owner-you ->
    [yes] You are
   *[no] { $owner } is
} { $at } already, and there is no room for others.
stone_age-no-village = With { $seats } players only { $limit } places of the village are used in a round: this time { $used }.
stone_age-no-crowded = With { $seats } players { $limit ->
    [one] only one may have people { $at }: this time { $there }.
   *[other] at most { $limit } may have people { $at }: this time { $there }.
}
stone_age-no-full = All rings { $at } are taken.
stone_age-no-pair = Exactly two people go { $to }, both yours and at once.
stone_age-no-one = Only one person goes { $to }.
stone_age-no-rings = { $left ->
    [one] Only one ring is free { $at }.
   *[other] Only { $left } rings are free { $at }.
}
stone_age-no-workshop-rings = A workshop has room for { $most } of your people.
stone_age-no-home = { $home ->
    [one] Only one of your people is at home.
   *[other] Only { $home } of your people are at home.
}
stone_age-no-people = None of your people is { $at }.
stone_age-no-tool-value = There is no tool “{ $text }”: tools are worth 1 to { $most }.
stone_age-no-tool = You have no tool of { $value }{ $count ->
    [0] : you have none at all.
    [one] : yours is a { $tools }.
   *[other] : yours are { $tools }.
}
stone_age-no-tool-used = You have used your { $value } in this round: each tool helps once.
stone_age-no-tool-order = Tools are added from the lowest to the highest, then those of cards: take back what you added, and begin with the { $value }.
stone_age-no-card = There is no card “{ $text }”.
stone_age-no-spend-other = The card { stone_age-card } is no tool to use once.
stone_age-no-spend-own = The card { stone_age-card } is not yours.
stone_age-no-spend-unseen = You drew the card { stone_age-card } from the deck: only its lower half counts.
stone_age-no-spend-used = You have used the tool of the card { stone_age-card } already: it helps once in the game.
stone_age-no-spend-order = Tools of cards are added in the order of their cards: take back what you added, and begin with { stone_age-card }.
stone_age-no-jewels-number = “{ $text }” is not a number of jewels: say 0 to { $amount }.
stone_age-no-jewels-many = The hunt brings { $amount } in all; it cannot bring { $wanted } jewels.
stone_age-no-price = { $spot ->
    [building] The building costs { stone_age-cost }
    [extra] The unseen card costs { stone_age-in }
   *[card] The card costs { stone_age-in }
}; { $missing ->
    [one] one good is missing
   *[other] { $missing } goods are missing
}{ $barter ->
    [zero] .
    [done] , and you have bartered in this turn.
   *[vain] , and with what you have no barter of { $give } for { $get } makes up for it.
}
stone_age-no-barter-style = Barter belongs to Style is the Goal, and this game is played without it.
stone_age-no-barter-zero = Nobody barters at position 0 of the trade track: go to the market first.
stone_age-no-barter-done = You have bartered in this turn: once is all.
stone_age-no-barter-need = You can pay with what you have: one barters only for what is missing.
stone_age-no-barter-only = One barters only to buy a card or a building, and you are buying none now.
stone_age-no-barter-buy = Buy it first; then you say what you give in the barter.
stone_age-no-barter-vain = A barter of { $give } for { $get } does not make up for the { $missing ->
    [one] good
   *[other] { $missing } goods
} that you lack.
stone_age-no-good = There is no “{ $text }” among the goods: wood, brick, stone, gold{ $style ->
    [yes] , jewel.
   *[no] .
}
stone_age-no-lack = You have no { stone_age-goods } for that.
stone_age-no-order = Goods are named in their order, wood, brick, stone, gold, jewels: after { $last } comes no { stone_age-goods }.
stone_age-no-earlier = Goods are named in their order, wood, brick, stone, gold, jewels: first { $earlier }, then { stone_age-goods }.
stone_age-no-give-food = Food is neither given nor got in a barter.
stone_age-no-give-vain = If you give { stone_age-goods }, the barter does not meet the cost.
stone_age-no-pay-jewel = Jewels are no resource: here you pay { $cost-kind ->
    [building] { stone_age-cost }
   *[card] { stone_age-in }
}.
stone_age-no-pay-food = Food pays for nothing: it only feeds your people.
stone_age-no-pay-resource = Here one pays with jewels only.
stone_age-no-pay-vain = With { stone_age-goods } next, the payment cannot become { $cost-kind ->
    [building] { stone_age-cost }
   *[card] { stone_age-in }
}{ $bartered ->
    [yes] {" "}after this barter: what you have of the cost is paid first.
   *[no] .
}
stone_age-no-pay-more = That is not enough yet: { $least ->
    [one] one good more
   *[other] { $least } goods more
}.
stone_age-no-feed-jewel = Jewels feed nobody: give wood, brick, stone or gold.
stone_age-no-feed-two = You lack { $missing } food and have { $have ->
    [one] only one resource
   *[other] only { $have } resources
}: first take the two of your card.
stone_age-no-feed-order = Resources are given in their order, and from { stone_age-goods } on you have { $have }, but { $missing } are missing: begin with an earlier one.
stone_age-no-starve = You have begun to feed your people with resources: go on, or take it back.
stone_age-no-two-card = You have no card for any two resources.
stone_age-no-two-jewel = A jewel is no resource: take wood, brick, stone or gold.
stone_age-no-two-now = Any two resources are taken when you buy their card, between two places, before you buy, or before you feed.
stone_age-no-two-late = The two resources are taken before the first one is given in place of food.
stone_age-no-two-order = Name the two resources in their order, wood, brick, stone, gold: “{ $example }”.
stone_age-no-face = There is no “{ $text }” on a die.
stone_age-no-die = None of the dice shows { $face }: they show { $dice }.

## Options

stone_age-option-style = Style is the Goal
stone_age-option-style-no = Base game
    .hint = Two to four players.
stone_age-option-style-yes = With jewels
    .hint = Jewels, market and barter, for two to five players.
stone_age-option-spielbox = Magazine buildings
stone_age-option-spielbox-no = Without
    .hint = Only the buildings of the box.
stone_age-option-spielbox-yes = Mixed in
    .hint = Six more buildings that bring something lasting.

## The box

stone_age-box-workers_at_start = People at the start
stone_age-box-food_at_start = Food at the start
stone_age-box-jewels_at_start = Jewels at the start
stone_age-box-hunger = Points lost when people go hungry
stone_age-box-last_round = Last round of a game that does not end
stone_age-box-village = Village places used in a round, by players
stone_age-box-style_village = The same with the market, by players
stone_age-box-crowding = Players who may work in one place, by players
stone_age-box-divisor = What a roll is divided by
stone_age-box-worth = Points of a resource paid for a building
stone_age-box-price = Resources for a card, from the right
stone_age-box-fifth_price = Jewels for the fifth card
stone_age-box-extra_price = Jewels for the unseen card
stone_age-box-cards = Cards of the base game
stone_age-box-style_cards = Cards of the expansion
stone_age-box-lottery = What the dice for everybody bring
stone_age-box-style_lottery = What the stylish dice bring
stone_age-box-market_steps = Steps of trade for the market
stone_age-box-advance_jewels = Jewels for an advance in trade
stone_age-box-barter_give = Goods given in a barter, by position
stone_age-box-barter_get = Goods got in a barter, by position
stone_age-box-tiles = Buildings of the base game
stone_age-box-style_tiles = Buildings of the expansion
stone_age-box-spielbox_tiles = Buildings of the magazine
stone_age-box-no-cost = Building { $tile } costs certain goods, or a number of resources, or a number of jewels: one of them, and something that can be paid.
stone_age-box-no-divisor = Building { $tile } is a workshop: its amount is what the roll is divided by, 2 at least.
stone_age-box-no-dice = Card { $card } rolls for a resource: its amount is how many dice, 1 at least.
stone_age-box-no-workshops = There are { $workshops } workshops among the buildings, not { $found }.
stone_age-box-no-barter = At position { $step } of the trade track something is given and got, or nothing at all.

## The command line

stone_age-cli-place-tool_maker = tool maker
stone_age-cli-place-hut = hut
stone_age-cli-place-field = field
stone_age-cli-place-market = market
stone_age-cli-place-hunt = hunt
stone_age-cli-place-forest = forest
stone_age-cli-place-clay_pit = clay pit
stone_age-cli-place-quarry = quarry
stone_age-cli-place-river = river
stone_age-cli-place-workshop_1 = workshop 1
stone_age-cli-place-workshop_2 = workshop 2
stone_age-cli-place-workshop_3 = workshop 3
stone_age-cli-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
stone_age-cli-phase-setup = the valley is laid out
stone_age-cli-phase-placing = people are placed
stone_age-cli-phase-acting = people work
stone_age-cli-phase-feeding = people eat
stone_age-cli-phase-renewal = new cards
stone_age-cli-phase-over = the game is over
stone_age-cli-first = begins: { $who }
stone_age-cli-closed = closed
stone_age-cli-owner = of { $seat }:
stone_age-cli-deck = deck { $cards }
stone_age-cli-head-price = Cards
stone_age-cli-head-upper = upper half
stone_age-cli-head-lower = lower half
stone_age-cli-head-left = left
stone_age-cli-head-cost = Buildings: cost
stone_age-cli-head-scores = points
# The heads of the camps, in full and for narrow screens.
stone_age-cli-camp-home = home
    .short = home
stone_age-cli-camp-food = food
    .short = food
stone_age-cli-camp-wood = wood
    .short = w
stone_age-cli-camp-brick = brick
    .short = b
stone_age-cli-camp-stone = stone
    .short = s
stone_age-cli-camp-gold = gold
    .short = g
stone_age-cli-camp-jewel = jewels
    .short = j
stone_age-cli-camp-tools = tools
    .short = tools
stone_age-cli-camp-agriculture = agriculture
    .short = agr
stone_age-cli-camp-trade = trade
    .short = trade
stone_age-cli-camp-cards = cards
    .short = cards
stone_age-cli-camp-buildings = buildings
    .short = built
stone_age-cli-camp-points = points
    .short = points
stone_age-cli-own = Your cards:
stone_age-cli-no-cards = none
stone_age-cli-worth = They and your resources would score:
stone_age-cli-line-part = { $points } { $line }
stone_age-cli-line-track = on the track
stone_age-cli-line-culture = culture
stone_age-cli-line-farmers = farmers
stone_age-cli-line-makers = tool makers
stone_age-cli-line-builders = builders
stone_age-cli-line-shamans = shamans
stone_age-cli-line-traders = traders
stone_age-cli-line-resources = resources
stone_age-cli-line-total = in all
stone_age-cli-roll = Roll
stone_age-cli-shared = in food and jewels
stone_age-cli-with-tool = with tool
stone_age-cli-all-tools = with all
stone_age-cli-dice = Dice for everybody
stone_age-cli-stylish-dice = Stylish dice
stone_age-cli-given = Given in the barter:
stone_age-cli-paid = Paid so far:
stone_age-cli-ways = Ways to pay:
stone_age-cli-more-ways = { $ways ->
    [one] and one more
   *[other] and { $ways } more
}
stone_age-cli-way-points = { $paid } ({ stone_age-points })
stone_age-cli-way-barter = { $gave } for { $got }{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } lost)
}
stone_age-cli-last = It is the last building of its stack: the game ends with this round.
stone_age-cli-hunger = Hunger:
stone_age-cli-hunger-facts = { $missing } food missing; { $goods } to give; else { stone_age-points } are lost.
stone_age-cli-tenths = { $whole }.{ $tenth }
stone_age-cli-near-tool_maker = tool maker: one person makes a tool of 1, or betters the lowest of three.
stone_age-cli-near-hut = hut: two people, and there is one more from the next round on.
stone_age-cli-near-field = field: one person raises agriculture by 1; it brings as much food in every round.
stone_age-cli-near-market = market: two people take trade { $steps ->
    [one] one step
   *[other] { $steps } steps
} on, which brings jewels and better barter.
stone_age-cli-near-work = { $name }: a die for each person, tools added, divided by { $divisor }: { $shared ->
    [yes] food and jewels
   *[no] { stone_age-goods }
}.
stone_age-cli-near-averages = On average one, two and three people bring { $averages }.
stone_age-cli-near-owner = Only { $player } may use it.
stone_age-cli-near-room = { $closed ->
    [yes] Nobody else may come in this round.
   *[no] { $free ->
        [0] There is no room left.
        [one] There is room for one.
       *[other] There is room for { $free }.
    }
}
stone_age-cli-near-no-card = no card.
stone_age-cli-near-card = { stone_age-in }: the upper half, { stone_age-top }, comes at once; the lower, { stone_age-bottom }, counts in the end.
stone_age-cli-near-no-building = { $below ->
    [0] the stack is empty.
   *[other] a new building will be turned up; { $below } are left.
}
stone_age-cli-near-building = { stone_age-tile }. { $below ->
    [0] It is the last of its stack.
    [one] One more lies under it.
   *[other] { $below } more lie under it.
}
stone_age-cli-near-people = { stone_age-people } of { $player }
stone_age-cli-near-there = { $groups ->
    [0] Nobody is there.
   *[other] There: { $people }.
}
stone_age-cli-near-camp = Buildings of { $player }{ $count ->
    [0] : none yet.
   *[other] :
}
stone_age-cli-sum-worked = { $sum } ÷ { $divisor } = { stone_age-amount }, what is left over is lost
stone_age-cli-sum-scored = { $sum } = { stone_age-points }
stone_age-cli-sum-resources = one for each resource = { stone_age-points }
stone_age-cli-sum-totalled = { $track } + { $more } = { $total } points
stone_age-cli-help = Before each place, card and building stands what to type for it. While people are placed: “f3” or “forest 3” sends three to the forest, “hut” two to the hut, “k2” or “card 2” one to the second card, “b1” one to the building of stack 1. While they work: “f” uses the forest, “k2 wood wood” uses the card, buys it and pays; several places go in one line, “f r k2” or “h, b1 2 wood stone”. Goods are wood, brick, stone, gold, jewel, or w, b, s, g, j. “y” and “n” buy or leave; a number adds a tool, takes a die or says how many jewels; “done” ends paying and tools; “two wood gold” takes the resources of a card; “starve” feeds nobody. On the board numbers are the players’ people and dots are free rings; in the camps “3/5” are people at home of all, “12 (+7)” is food and what is left of it after feeding, a tool in brackets is used, “+4” is the tool of a card, and “2:1” is the barter.
stone_age-cli-help-moves = all you may play; “moves f” or “moves card 2”: with what comes of it
stone_age-cli-help-near = what a place is for and who is there, “near f”, “near k2”; what player 2 has built, “near 2”
stone_age-cli-help-why = how the last yield or points came about; “why f3”: why that is or is not allowed
stone_age-cli-help-rules = the rules, a paragraph (“rules 4.5”), or all that speak of something (“rules barter”)
stone_age-cli-no-place-named = Say which place, for example: near f
stone_age-cli-no-score-yet = Nobody has brought anything home or scored yet.
stone_age-cli-choice-place = { $place }{ $workers ->
    [0] { "" }
    [one] , one person
   *[other] , { $workers } people
}
stone_age-cli-choice-tool = use a tool of { $what }
stone_age-cli-choice-spend = use the tool of card { $what }
stone_age-cli-choice-jewels = so many jewels, the rest in food
stone_age-cli-choice-buy = buy
stone_age-cli-choice-give = give it away in the barter
stone_age-cli-choice-pay = pay it
stone_age-cli-choice-two = take them
stone_age-cli-choice-die = take this die
stone_age-cli-choice-done = done
stone_age-cli-choice-keep = keep the card for later
stone_age-cli-choice-decline = leave it
stone_age-cli-choice-starve = feed nobody
stone_age-cli-no-such-action = “{ $text }” is not something one can do in Stone Age. Type a place with its people, as in “f3”, or what is asked for; “help” says how.
stone_age-cli-ask-place_workers = { $home ->
    [one] Send your last person to a place (e.g. f1, card 2)
   *[other] Send people to one place (e.g. f3, hut, card 2); { $home } are at home
}
stone_age-cli-ask-use_place = { $any_two ->
    [yes] Which of your people do you use next (e.g. f, card 2), or the card for any two resources (two wood gold)
   *[no] Which of your people do you use next (e.g. f, card 2)
}
stone_age-cli-ask-use_tools = { $sum } rolled: { $amount ->
    [0] no { stone_age-goods } yet
   *[other] { stone_age-amount }
}; { $missing ->
    [one] 1 more brings another
   *[other] { $missing } more bring another
}. Add a tool (its value), or done
stone_age-cli-ask-split_hunt = The hunt brings { $amount }, in food and jewels. How many jewels (0 to { $amount })
stone_age-cli-ask-buy = { $spot ->
    [building] Buy the building: { stone_age-tile }?
   *[card] Buy { stone_age-card } for { stone_age-in }?
}{ stone_age-means } Type y or n
stone_age-cli-ask-buy_extra = Pay { stone_age-in } more for the top card of the deck? Only you see it, and only its lower half counts.{ stone_age-means } Type y or n
stone_age-cli-ask-give = Barter { $give } for { $get }: { $given-count ->
    [0] what do you give (e.g. wood)
   *[other] what do you give besides { $given }
}
stone_age-cli-ask-pay = { $paid-count ->
    [0] What do you pay with (e.g. { $kind ->
        [jewels] jewel
       *[resources] wood wood stone
    })
   *[other] { $enough ->
        [yes] Paid so far: { $paid }. Pay more, or done
       *[no] Paid so far: { $paid }. What else
    }
}
stone_age-cli-ask-take_two = Take any two resources now (two wood gold), or keep the card for later (keep)
stone_age-cli-ask-choose_die = Take one of the dice (its number): { $dice }
stone_age-cli-ask-feed = { $begun ->
    [yes] { $missing ->
        [one] One more resource in place of food (e.g. wood)
       *[other] { $missing } more resources in place of food (e.g. wood wood)
    }
   *[no] You lack { $missing } food. Give { $missing ->
        [one] a resource (e.g. wood)
       *[other] as many resources (e.g. wood wood)
    }, or lose { stone_age-points } (starve)
}

## The guided first game

stone_age-lesson-tool = Send people to work
    .do = Send one person to the tool maker.
    .why = In turn everybody sends people to one place, until all are out. You have five, and a place that is full is taken: the tool maker has room for one.
stone_age-lesson-forest = More people, more dice
    .do = Send three people to the forest.
    .why = In the forest, clay pit, quarry and river each person will be a die. Wood is the cheapest: three pips for one.
stone_age-lesson-card = Claim a card
    .do = Send your last person to the card at the right, the one for one resource.
    .why = Only one person fits there, so the card is yours to buy. Its upper half brings something at once, its lower half counts at the end.
stone_age-lesson-use = First the tool
    .do = Use your person at the tool maker.
    .why = Once all are placed, you use your people in any order. Take the tool before you roll, so that it can already help.
stone_age-lesson-roll = Roll, and add the tool
    .do = Use the forest and roll; then add your tool to the dice.
    .why = Each person rolls a die, and every three pips are a wood. A tool adds its number: it pays when it lifts the sum to the next three. Each tool helps once a round.
stone_age-lesson-buy = Buy the card
    .do = Buy the card for one wood.
    .why = On the space at the far right any one resource pays for it. It brings three points now, and its music counts at the end: the more different signs, the more points.
stone_age-lesson-hut = A child, and something to eat
    .do = Send two people to the hut, then the other three to the hunt.
    .why = Five people have just eaten five food. Two in the hut bring a child, one person more from the next round on, who eats already in this one. So somebody has to hunt.
stone_age-lesson-feed = Feed everybody
    .do = Use the hunt and roll; leave the tool, it would bring nothing.
    .why = Two pips make one food. At the end of the round each of your people eats one. If food is short, give resources for it, or you lose ten points.

## A choice that brings about nothing yet

stone_age-deed-use = Your people act next { $place }.
stone_age-deed-done = Add nothing more.
stone_age-deed-buy = Buy it.
stone_age-deed-pay = Pay with { $good }.
stone_age-deed-give = Give { $good }.
