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
