# The rules of The First Sparks on one screen. A section has a title, its text, the caption of its diagram, and what is seen on it.

first_sparks-rules-goal = Let your clan grow: the largest one wins. Food pays for everything, for cards, for your people and for new ones.
first_sparks-rules-end = The year in which a clan has thirteen members is the last: all finish spreading, and the largest clan wins; of equal ones, the one with more food.

first_sparks-rules-cards = In turn, offer a card or pass. Others may buy it at its price; the one furthest back goes before. If nobody does, it is yours. One card a year; then, without fire, a third of your food spoils.
    .title = Cards
    .caption = A tool takes food; knowledge helps for good. Number on the left, price on the right.
    .seen = Two cards: basket 11, a tool with a table of what it takes, and fire 9, knowledge that keeps food.
first_sparks-rules-grounds = To hunt a food you need a tool for it and a member beside a ground of it. Beside two grounds of a food you count one token more, beside three two more.
    .title = Hunting grounds
    .caption = This clan stands beside berries, mammoths and bears.
    .seen = Part of the land: a bush, a herd of mammoths and a wood with bears. Three members of one clan stand beside them, on one space together with another clan.
first_sparks-rules-harvest = From last to first, each tool takes what its table says for the tokens that lie in the storage. Herbs and fields always bring the same.
    .title = Harvest
    .caption = Five berries lie there, so this basket takes two.
    .seen = Five berries, two of them outlined; beside them basket 22, with the step from four tokens on marked: it takes two.
first_sparks-rules-feeding = After the hunt each member eats one food. Those for whom there is none leave the map; the rest must stay one group.
    .title = Feeding
    .caption = Four members eat four food.
    .seen = Four members of a clan, and one crop under each.
first_sparks-rules-spreading = From last to first, place new members next to your own. One costs 1 food, two 3, three 6, four 10, five 15. A mountain is 1 more; where others live, 1 more for every member then there.
    .title = Spreading
    .caption = 1 on an empty space, 2 over the mountain, 3 where another clan lives.
    .seen = A member on the map. Empty spaces beside it cost 1; the one behind a mountain costs 2; a space with a member of another clan costs 3.
first_sparks-rules-order = At the end of a year larger clans go first in order, which is rarely good; new food comes into the storage, and the highest card leaves the market.
    .title = Order and supply
    .caption = The track of sizes: at the flame, thirteen members, the end begins.
    .seen = Part of the land with the members of three clans. On the track beside it they have seven, eleven and thirteen members; a flame marks thirteen.
