# The First Sparks in English. A value suits a map one can see; its attribute `.numbered`, where there
# is one, names the spaces, for the terminal and for readers.

first_sparks-line = Hunt, learn to make fire, and let your clan grow.

## Grounds and food

first_sparks-ground-berry = berry bush
    .name = Berry bush
    .one = a berry bush
    .at = by a berry bush
first_sparks-ground-fish = lake
    .name = Lake
    .one = a lake
    .at = by a lake
first_sparks-ground-bear = wood
    .name = Wood
    .one = a wood
    .at = in a wood
first_sparks-ground-mammoth = valley
    .name = Valley
    .one = a valley
    .at = in a valley

first_sparks-food-crop = crops
first_sparks-food-berry = berries
first_sparks-food-fish = fish
first_sparks-food-bear = bears
first_sparks-food-mammoth = mammoths

## Cards

# `.the` stands in the middle of a sentence, before the number.
first_sparks-card-herb = Herbs
    .the = Herbs
first_sparks-card-field = Field
    .the = Field
first_sparks-card-basket = Basket
    .the = Basket
first_sparks-card-rod = Rod
    .the = Rod
first_sparks-card-bow = Bow
    .the = Bow
first_sparks-card-spear = Spear
    .the = Spear
first_sparks-card-fire = Fire
    .the = Fire
first_sparks-card-plow = Plow
    .the = Plow
first_sparks-card-sled = Sled
    .the = Sled
first_sparks-card-language = Language
    .the = Language
first_sparks-card-intelligence = Intelligence
    .the = Intelligence

## Pieces of sentences

first_sparks-doer = { $you ->
    [yes] You
   *[no] { $who }
}
first_sparks-tokens = { $food ->
    [berry] { $tokens ->
        [one] one berry
       *[other] { $tokens } berries
    }
    [fish] { $tokens ->
        [one] one fish
       *[other] { $tokens } fish
    }
    [bear] { $tokens ->
        [one] one bear
       *[other] { $tokens } bears
    }
    [mammoth] { $tokens ->
        [one] one mammoth
       *[other] { $tokens } mammoths
    }
   *[crop] { $tokens ->
        [one] one crop
       *[other] { $tokens } crops
    }
}
first_sparks-for-price = { $price } food
first_sparks-for-cost = { $cost } food
first_sparks-for-paid = { $paid } food
first_sparks-members = { $members ->
    [one] one member
   *[other] { $members } members
}
first_sparks-parts = { $base }{ $ridge ->
    [0] { "" }
   *[other] {" "}+ { $ridge } over a mountain
}{ $company ->
    [0] { "" }
   *[other] {" "}+ { $company } for company
}

## What happened

first_sparks-told-dealt = { first_sparks-doer } drew herb { $number }.
first_sparks-told-tile_laid = { $by ->
    [chance] A tile with { $one } and { $other } was laid.
   *[seat] { first_sparks-doer } laid a tile with { $one } and { $other }.
}
    .numbered = { $by ->
        [chance] Tile { $tile }, with { $one } and { $other }, was laid at { $q }, { $r }, turned by { $rotation }.
       *[seat] { first_sparks-doer } laid tile { $tile }, with { $one } and { $other }, at { $q }, { $r }, turned by { $rotation }.
    }
first_sparks-told-map_laid = { $map ->
    [first] The map for the first game lies ready.
    [random] The map is complete.
   *[built] The map is complete.
}
first_sparks-told-settled = { $clan ->
    [neutral] { first_sparks-doer } settled the neutral clan { $where }.
   *[own] { $you ->
        [yes] Your clan
       *[no] { $who }’s clan
    } settled { $where }.
}
    .numbered = { $clan ->
        [neutral] { first_sparks-doer } settled the neutral clan on { $space }, { $where }.
       *[own] { $you ->
            [yes] Your clan
           *[no] { $who }’s clan
        } settled on { $space }, { $where }.
    }
first_sparks-told-ordered = { $reason ->
    [herbs] Order of play, by the herbs: { $order }.
    [placing] New order of play: { $order }.
   *[size] New order of play: { $order }.
}
first_sparks-told-year_began = Year { $year } begins.
first_sparks-told-phase_began = { $phase ->
    [hunting] Phase 2: hunting and feeding.
    [spreading] Phase 3: the clans spread.
   *[supply] Phase 4: supply.
}
first_sparks-told-bonus_laid = A crop lies on { $card } { $number } for its buyer.
first_sparks-told-bonus_gone = { $reason ->
    [boxed] The crop on it goes back to the supply.
   *[lower] A lower card came: the crop on { $card } { $number } is gone.
}
first_sparks-told-offered = { first_sparks-doer } offered { $card } { $number } for { first_sparks-for-price }.
first_sparks-told-declined = { first_sparks-doer } left { $card } { $number }.
first_sparks-told-bought = { first_sparks-doer } bought { $card } { $number } for { first_sparks-for-price }{ $crops ->
    [0] .
   *[other] {" "}and took the crop on it.
}
first_sparks-told-passed = { $reason ->
    [poor] { $you ->
        [yes] You can pay for no card and pass.
       *[no] { $who } can pay for no card and passes.
    }
    [nothing] { $you ->
        [yes] No card is left for you: you pass.
       *[no] No card is left for { $who }, who passes.
    }
   *[chose] { first_sparks-doer } passed: no card this year.
}
first_sparks-told-dropped = { first_sparks-doer } gave up { $card } { $number }.
first_sparks-told-boxed = { $reason ->
    [unsold] Nobody wanted { $card } { $number }: it leaves with its crop.
   *[first] { first_sparks-doer } put { $card } { $number } into the box.
}
first_sparks-told-harvest_lost = With it, { first_sparks-tokens } left the harvest space.
first_sparks-told-drawn = { $name } { $number } came to the market.
first_sparks-told-reshuffled = The reshuffle card came: { $cards ->
    [0] no card is left in the deck.
    [one] the last card makes the new deck.
   *[other] { $cards } cards make the new deck.
}
first_sparks-told-spoiled = { $you ->
    [yes] { $lost } of your food spoiled
   *[no] { $lost } of { $who }’s food spoiled
}; { $left } is left.
first_sparks-told-hunted = { first_sparks-doer } took { first_sparks-tokens } with { $card } { $number }: { $worth } food.
first_sparks-told-fed = { first_sparks-doer } fed { first_sparks-members } with { $eaten } food.
first_sparks-told-starved = { $you ->
    [yes] You had
   *[no] { $who } had
} no food for a member { $where }: it is gone.
    .numbered = { $you ->
        [yes] You had
       *[no] { $who } had
    } no food for the member on { $space }, { $where }: it is gone.
first_sparks-told-spread = { first_sparks-doer } placed a member { $where } for { first_sparks-for-cost }{ $dear ->
    [yes] {" "}({ first_sparks-parts }).
   *[no] .
}
    .numbered = { first_sparks-doer } placed a member on { $space }, { $where }, for { first_sparks-for-cost }{ $dear ->
        [yes] {" "}({ first_sparks-parts }).
       *[no] .
    }
first_sparks-told-neutral_spread = { first_sparks-doer } placed a member of the neutral clan { $where }.
    .numbered = { first_sparks-doer } placed a member of the neutral clan on { $space }, { $where }.
first_sparks-told-stopped = { $reason ->
    [dear] { first_sparks-doer } can pay for no further member
    [five] { first_sparks-doer } placed as many as a year allows
    [full] { $you ->
        [yes] Your clan has
       *[no] { $who }’s clan has
    } all the members there are
   *[enough] { $placed ->
        [0] { first_sparks-doer } placed no further member
       *[other] { $you ->
            [yes] That is all for you
           *[no] That is all for { $who }
        }
    }
}{ $placed ->
    [0] .
    [one] : one new member for { first_sparks-for-paid }.
   *[other] : { $placed } new members for { first_sparks-for-paid }.
}
first_sparks-told-supplied = New on the harvest spaces: { $berries ->
    [0] no berries
    [one] one berry
   *[other] { $berries } berries
}, { $fish ->
    [0] no fish
    [one] one fish
   *[other] { $fish } fish
}, { $bears ->
    [0] no bears
    [one] one bear
   *[other] { $bears } bears
} and { $mammoths ->
    [0] no mammoths
    [one] one mammoth
   *[other] { $mammoths } mammoths
}.
first_sparks-told-bottomed = { $name } { $number } goes under the deck.
first_sparks-told-removed = The reshuffle card leaves{ $kind ->
    [none] : from now on all cards of the market are for sale.
   *[other] , and { $card } { $number } with it: from now on all cards of the market are for sale.
}
first_sparks-told-moved_back = Intelligence moves { $you ->
    [yes] you
   *[no] { $who }
} back to place { $place }.
first_sparks-told-ended = { $reason ->
    [thirteen] A clan has { $members } members: the game ends with this year.
   *[long] After { $years } years the game ends.
}
first_sparks-told-totalled = { $you ->
    [yes] You end
   *[no] { $who } ends
} with { first_sparks-members } and { $left } food.

## What is asked

first_sparks-ask-lay_tile = { $laid ->
    [0] Lay the first tile, with { $one } and { $other }.
    [one] Lay the tile with { $one } and { $other } so that it touches the first.
   *[other] Lay the tile with { $one } and { $other } so that it touches two tiles.
}
    .numbered = { $laid ->
        [0] Where does tile { $tile }, with { $one } and { $other }, go? For example: lay 0 0 0.
       *[other] Where does tile { $tile }, with { $one } and { $other }, go? Say place and turn, as in: lay 0 1 4.
    }
first_sparks-ask-settle = { $clan ->
    [neutral] Where does the neutral clan settle?
   *[own] Where does your clan settle? The first member is free.
}
first_sparks-ask-second = Place a second member next to your first, or begin with one.
first_sparks-ask-offer = Offer a card of the present row, or pass for this year.
first_sparks-ask-answer = { $by } offers { $card } { $number } for { first_sparks-for-price }. { $count ->
    [0] Buy it?
   *[other] { $declined } left it. Buy it?
}
first_sparks-ask-box_offer = Nobody wants { $card } { $number }. Buy it for { first_sparks-for-price }, or put it into the box?
first_sparks-ask-drop_tool = You have { $tools } tools and room for { $limit }. Which one do you give up?
first_sparks-ask-hunt = Hunt in the best order, or choose which tool goes first.
first_sparks-ask-starve = { $unfed ->
    [one] There is no food for one member. Which one do you lose?
   *[other] There is no food for { $unfed } members. Which one do you lose first?
}
first_sparks-ask-neutral = Place a member of the neutral clan; { $left ->
    [one] it is the last one now.
   *[other] { $left } are to be placed.
}
first_sparks-ask-spread = { $placed ->
    [0] Place a new member next to your own, or stay as you are.
   *[other] Place another member, or let it be.
}

## Why something is refused

first_sparks-no-such-action = “{ $text }” is not something one can do in The First Sparks. Try “{ $example }”.
first_sparks-no-not-now = { $step ->
    [lay_tile] Now a tile is laid.
    [settle] Now the clans choose where to settle.
    [second] Now you place a second member or begin with one.
    [offer] Now you offer a card or pass.
    [answer] Now you buy the offered card or leave it.
    [box_offer] Now you buy your own offer or put it into the box.
    [drop_tool] Now one of your tools has to go.
    [hunt] Now you hunt.
    [starve] Now you choose which member you cannot feed.
    [neutral] Now you place the neutral clan.
   *[spread] Now you place new members or stop.
} Try “{ $example }”.
first_sparks-no-card = There is no card { $number }: they are numbered from 1 to { $last }.
first_sparks-no-space = There is no space { $text }: spaces are called like T1Aa, tile by tile.
first_sparks-no-space-on-map = Tile { $tile } is not on this map, so there is no space { $space }.
first_sparks-no-place = A tile goes to a place from -{ $reach } to { $reach } and is turned by 0 to 5.
first_sparks-no-centre = The first tile lies in the middle of the table, unturned.
first_sparks-no-overlap = Another tile lies there already.
first_sparks-no-touch-one = The second tile must touch the first.
first_sparks-no-touch-two = Every tile from the third on must touch two others; here it would touch { $touched ->
    [0] none
   *[other] only one
}.
first_sparks-no-settle-taken = Somebody lives there already: the first members settle on empty spaces.
    .numbered = Somebody lives on { $space } already: the first members settle on empty spaces.
first_sparks-no-settle-ground = Another clan has settled there, and beside a ground only one may place its first member.
    .numbered = Another clan has settled beside the ground of { $space }, and there only one may place its first member.
first_sparks-no-settle-start = On this map the clans begin on the marked spaces: { $starts }.
first_sparks-no-future = { $name } { $number } lies in the future row: only the present row is for sale.
first_sparks-no-in-market = { $name } { $number } is not in the market.
first_sparks-no-price = { $name } { $number } costs { first_sparks-for-price }; you have { $food }.
first_sparks-no-twice = You know that already: a clan has each kind of knowledge only once.
first_sparks-no-offer-yet = No card is offered to you: offer one yourself, or pass.
first_sparks-no-must-buy = Nobody else bought your offer: buy it, or put it into the box.
first_sparks-no-own-tool = { $name } { $number } is not among your tools.
first_sparks-no-drop-knowledge = { $name } { $number } is knowledge: it takes no room, only tools are given up.
first_sparks-no-use-twice = { $name } { $number } has been used already.
first_sparks-no-use-ground = Without a member { $where }, { $card } { $number } takes nothing.
first_sparks-no-use-order = { $name } { $number } takes the same in any order: no need to choose.
first_sparks-no-own-member = None of your members lives there.
    .numbered = None of your members lives on { $space }.
first_sparks-no-cut = Without that member your clan would fall apart: those who stay must be one group.
    .numbered = Without the member on { $space } your clan would fall apart: those who stay must be one group.
first_sparks-no-already = { $clan ->
    [neutral] The neutral clan
   *[own] Your clan
} lives there already: one member on a space is enough.
    .numbered = { $clan ->
        [neutral] The neutral clan
       *[own] Your clan
    } lives on { $space } already: one member on a space is enough.
first_sparks-no-far = A new member stands next to one of { $clan ->
    [neutral] the neutral clan
   *[own] yours
}; that space is too far away.
    .numbered = A new member stands next to one of { $clan ->
        [neutral] the neutral clan
       *[own] yours
    }; { $space } is too far away.
first_sparks-no-dear = A member there costs { first_sparks-for-cost } ({ first_sparks-parts }); you have { $food }.
    .numbered = A member on { $space } costs { first_sparks-for-cost } ({ first_sparks-parts }); you have { $food }.

## Options

first_sparks-option-map = Map
first_sparks-option-map-first = Ready
    .hint = The map for the first game; six players get one at random.
first_sparks-option-map-random = Random
    .hint = Chance lays the tiles.
first_sparks-option-map-built = Built
    .hint = You lay the tiles, each in turn.

## The command line

first_sparks-cli-year = { $year ->
    [0] Before the first year
   *[other] Year { $year }
}
first_sparks-cli-phase-map = the map is laid
first_sparks-cli-phase-placing = the clans settle
first_sparks-cli-phase-technology = technology
first_sparks-cli-phase-hunting = hunting and feeding
first_sparks-cli-phase-spreading = spreading
first_sparks-cli-phase-supply = supply
first_sparks-cli-phase-over = the game is over
first_sparks-cli-present = Present: number, card, price, harvest
first_sparks-cli-future = Future
first_sparks-cli-deck = { $reshuffle ->
    [gone] deck { $cards }
   *[waits] deck { $cards }, reshuffle after { $above }
}
first_sparks-cli-reshuffle = Reshuffle card
first_sparks-cli-stock = Harvest spaces
first_sparks-cli-order = Order of play
first_sparks-cli-members = members
first_sparks-cli-food = food
first_sparks-cli-tools = tools
first_sparks-cli-knowledge = knowledge
first_sparks-cli-neutral = n neutral clan
first_sparks-cli-bought = bought
first_sparks-cli-passed = passed
first_sparks-cli-your-tools = Your tools
first_sparks-cli-harvest = harvest
first_sparks-cli-now = would take now
first_sparks-cli-next = after supply
first_sparks-cli-total = food in all
first_sparks-cli-reach = In reach:
first_sparks-cli-too-dear = Too dear:
first_sparks-cli-neighbour = { $space }{ $ridge ->
    [yes] {" "}over a mountain
   *[no] { "" }
}
first_sparks-cli-near = { $space }, { $where }, lies next to { $neighbours }.
first_sparks-cli-near-cost = A member there costs you { $cost } food: { first_sparks-parts }.
first_sparks-cli-near-herb = { $name } { $number }: a tool that brings one crop a year.
first_sparks-cli-near-knowledge = { $name } { $number }: knowledge for { first_sparks-for-price }.
first_sparks-cli-near-tool = { $name } { $number }: a tool for { first_sparks-for-price }; it brings { $food } { $harvest }.
first_sparks-cli-sum-hunted = { $tokens } × { $each } = { $worth } food
first_sparks-cli-sum-spread = { first_sparks-parts } = { $cost } food
first_sparks-cli-help = Type the number of a card to offer it (“22”), “y” or “n” to buy or leave an offer, a space to place a member (“t2ab”), several spaces in one line if you like (“t2ab t2ac done”), “pass” for no card this year and “done” for no more members. On the map each brick is a hex, T2A, with its food and three spaces a, b and c; numbers are the clans of the players, (3) is what a member there would cost you, and triangles are mountains. Of a harvest, “1:1 3:2” means one token with at least one on the harvest space, two with at least three; “+3” are crops.
first_sparks-cli-help-moves = all you may play; “moves 22” or “moves t2a”: with what comes of it
first_sparks-cli-help-near = what lies next to a space, “near t2ab”; what a card brings, “near 22”
first_sparks-cli-help-why = how the last harvest or price came about; “why t2ab”: why that is or is not allowed
first_sparks-cli-help-rules = the rules, a paragraph (“rules 8.4”), or all that speak of something (“rules sled”)
first_sparks-cli-choice-lay = hex A at q and r, turned
first_sparks-cli-choice-settle = settle here
first_sparks-cli-choice-spread = a member here
first_sparks-cli-choice-lose = lose the member here
first_sparks-cli-choice-done = no more members
first_sparks-cli-choice-offer = offer { $card } ({ first_sparks-for-price })
first_sparks-cli-choice-pass = no card this year
first_sparks-cli-choice-buy = buy it
first_sparks-cli-choice-decline = leave it
first_sparks-cli-choice-box = into the box
first_sparks-cli-choice-drop = give up { $card }
first_sparks-cli-choice-use = { $card } first
first_sparks-cli-choice-hunt = all tools in the best order
first_sparks-cli-no-place-named = Say which place, for example: near t2ab
first_sparks-cli-no-score-yet = Nobody has hunted or placed a paid member yet.
first_sparks-cli-points = { $points ->
    [one] one member
   *[other] { $points } members
}
first_sparks-other-neutral = the neutral clan
first_sparks-cli-won = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] one member
   *[other] { $points } members
}.
first_sparks-cli-won-together = { $who } share the first place with { $points ->
    [one] one member
   *[other] { $points } members
} each and as much food.
first_sparks-cli-ask-lay_tile = Where does tile { $tile } go, with { $one } (hex A) and { $other } (hex B)? Hex A and turn (e.g. 0 1 4)
first_sparks-cli-ask-settle = { $clan ->
    [neutral] Where does the neutral clan settle (e.g. { $example })
   *[own] Where does your clan settle, free (e.g. { $example })
}
first_sparks-cli-ask-second = A second member (e.g. { $example }), or done
first_sparks-cli-ask-offer = { $box ->
    [yes] Offer a card (its number), be it too dear: left by the other player, it may go into the box. Or pass
   *[no] Offer a card (its number), or pass
}
first_sparks-cli-ask-answer = { $by } offers { $card } { $number } for { first_sparks-for-price }{ $count ->
    [0] { "" }
   *[other] ; { $declined } left it
}. Buy it: y or n
first_sparks-cli-ask-box_offer = Nobody wants { $card } { $number }. Buy it for { first_sparks-for-price } (y), or put it into the box (n)
first_sparks-cli-ask-drop_tool = { $tools } tools, but room for { $limit }. Give up (its number)
first_sparks-cli-ask-hunt = Hunt in the best order (hunt), or a tool to go first (its number)
first_sparks-cli-ask-starve = { $unfed ->
    [one] No food for one member
   *[other] No food for { $unfed } members
}. Lose (e.g. { $example })
first_sparks-cli-ask-neutral = { $left ->
    [one] One more member
   *[other] { $left } more members
} for the neutral clan (e.g. { $example })
first_sparks-cli-ask-spread = { $placed ->
    [0] A new member (e.g. { $example }), or done
   *[other] Another member (e.g. { $example }), or done
}

## The box

first_sparks-box-worth = Worth of a token
first_sparks-box-tokens = Tokens in all
first_sparks-box-stock_at_start = Tokens on the harvest spaces at the start
first_sparks-box-food_at_start = Food of each clan at the start
first_sparks-box-base_supply = Base supply
first_sparks-box-spoiling = One food spoils of
first_sparks-box-kind = Kind of the card
first_sparks-box-price = Price of the card
first_sparks-box-takes = What the tool takes
first_sparks-box-herb_crops = Crops of herbs
first_sparks-box-plow_crops = More crops of a field with a plow
first_sparks-box-tool_limit = Tools that a clan may have
first_sparks-box-sled_limit = Tools that a clan with a sled may have
first_sparks-box-row = Cards of the present row, by players
first_sparks-box-market = Cards of both rows, by players
first_sparks-box-small_market = Cards once the reshuffle card has left, by players
first_sparks-box-removed = Cards put away unseen, by players
first_sparks-box-not_for_two = Cards left out with two players
first_sparks-box-top_for_six = Card on top with six players
first_sparks-box-bonus_crop = Crops on the bonus card
first_sparks-box-grounds = Grounds of the tile
first_sparks-box-mountains = Mountains of the tile
first_sparks-box-pool = Tiles that are shuffled, by players
first_sparks-box-laid = Tiles that are laid, by players
first_sparks-box-first_map = Map of the first game, by players
first_sparks-box-first_starts = Starts on that map, by players
first_sparks-box-spread_cost = Cost of new members
first_sparks-box-mountain_cost = Cost of a mountain
first_sparks-box-most_members = Members that a clan may have
first_sparks-box-ending_members = Members that end the game
first_sparks-box-last_year = Last year
first_sparks-box-no-laid = “{ $name }” is a tile as laid, ["T1", q, r, rotation], with q and r from -{ $reach } to { $reach } and a rotation from 0 to 5, not { $value }.
first_sparks-box-no-takes = What card { $card } takes does not fit its kind: knowledge takes nothing ([]), a field has one number ([[0, 3]]), other tools take more with more tokens ([[1, 1], [4, 2]]).
first_sparks-box-no-stock = { $stock } tokens of { $food } cannot lie there at the start: there are { $tokens }.
first_sparks-box-no-twice = A card is left out once.
first_sparks-box-no-deck = The deck no longer adds up with { $seats } players: market and removed cards need { $needed }, and there are { $cards }.
first_sparks-box-no-market = The market of { $seats } players has { $market } cards: neither its present row nor the small market can have more.
first_sparks-box-no-tiles = With { $seats } players { $laid } tiles are laid, but only { $pool } are shuffled.
first_sparks-box-no-map = The first map of { $seats } players cannot be laid so: as many tiles as are laid, each once, the second touching the first and each later one two others.
first_sparks-box-no-starts = The first map of { $seats } players needs { $clans } different starts on its tiles.
first_sparks-box-no-ending = No clan can have { $ending } members: { $most } is the most.

## The guided first game

first_sparks-lesson-second = A clan on the map
    .do = Place a second member on the space that glows.
    .why = Your clan may hunt what lives on the grounds beside its members. Before the first year a second one may join, next to the first; it costs 1 food.
first_sparks-lesson-offer = Offer a card
    .do = Offer Field 7 for 2 food.
    .why = Each year you get one card at most. You offer it, and the others may take it at its price; if nobody does, it is yours. A field brings two crops every year, wherever you live.
first_sparks-lesson-spread = Spread
    .do = Place a member on the glowing space by the lake, then end your spreading.
    .why = Your tools have brought food, and each member has eaten one. What is left pays for new members: the first of the year costs 1 food, the next 2, then 3.
first_sparks-lesson-hunt = A tool to hunt with
    .do = Offer Rod 8 for 2 food.
    .why = To hunt a food you need a tool for it and a member beside its ground. You live by the lake now: with the rod you take a fish, and a fish is 3 food.
first_sparks-lesson-feed = Feed first, then grow
    .do = Place a member on the glowing space by the berry bush, then end your spreading.
    .why = Rod and field have fed all three members, and food was left. Every new member will eat as well: a clan that outgrows its tools goes hungry and loses members.
first_sparks-lesson-limit = Three tools, no more
    .do = Offer Rod 16 for 4 food; then give up Rod 8.
    .why = The better rod takes two fish at once. A clan has at most three tools, so one goes back into the box. Knowledge does not count.
first_sparks-lesson-mountain = Over the mountains
    .do = Place two members on the spaces that glow, one after the other.
    .why = Over a mountain a member costs 1 food more, and company costs more, too. In the year in which a clan has thirteen members the game ends, and the largest clan wins.
