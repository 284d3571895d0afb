# The rules of Stone Age on one screen. A section has a title, its text, the caption of its diagram, and what is seen on it.

stone_age-rules-goal = Lead your tribe to the most points: with buildings at once, with cards at the end. A round has three phases: all place people, all use them, all feed them.
stone_age-rules-end = When the deck cannot fill the row, or once a stack of buildings is used up and the round is over, cards are counted and each resource left is a point. The most points win.

stone_age-rules-placing = In turn, put one or more people on one place, until nobody has any left. You cannot go back to a place where you have people already. Forest, clay pit, quarry and river have seven rings each; any number may hunt.
    .title = Place people
    .caption = Three of one player and two of another share the forest.
    .seen = The forest with its sign, divided by three for wood, and seven rings: three people of one colour and two of another stand on them.
stone_age-rules-roll = Roll a die for each of your people there, add tools if you like, divide by the number of the place and round down. Each tool helps once a round.
    .title = Roll for goods
    .caption = 11 on the dice and a tool of 2: 13 ÷ 3 brings four wood.
    .seen = Three dice with 4, 2 and 5 and a tool with 2. Below them 13 ÷ 3 = 4, and four wood.
stone_age-rules-village = The tool maker brings a tool or betters one, the field a step of agriculture, and two people in the hut bring a third. With two or three players one of these places stays empty.
    .title = The village
    .caption = One person makes tools, two are in the hut.
    .seen = Tool maker, hut and field. One person stands at the tool maker, two of another player at the hut; the field is empty.
stone_age-rules-cards = Pay as many resources of any kind as the space says: one on the right, four on the left. The upper half happens at once, the lower half counts at the end.
    .title = Cards
    .caption = From the left: four, three, two resources, one.
    .seen = Four cards side by side, each with its price above it: 4, 3, 2 and 1 from left to right. Their upper halves show gifts, the lower halves what counts at the end.
stone_age-rules-buildings = Pay what the tile shows and score its points at once. Where you choose what to pay, wood scores three, brick four, stone five and gold six each.
    .title = Buildings
    .caption = Wood, brick and stone for twelve points.
    .seen = A wood, a brick and a stone; an arrow leads to a building that shows the same three and 12 points.
stone_age-rules-feeding = At the end of a round your agriculture brings food, then each of your people eats one. A resource may stand for a missing food; whoever leaves people hungry loses ten points.
    .title = Feeding
    .caption = Four food and, for the fifth, a brick.
    .seen = Five people in a row. Under four of them lies a food, under the last a brick.
