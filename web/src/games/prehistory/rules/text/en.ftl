# The rules of Prehistory on one screen. A section has a title, its text, the caption of its diagram, and what is seen on it.

prehistory-rules-goal = Lead your tribe through five years and make the most points: on the rock, in the baskets, on the hunt, at megaliths and in ceremonies. A year has winter, spring, summer and autumn; the first has no winter.
prehistory-rules-end = After the fifth autumn each may do one more summer action. Then painted rows, animals times footprints, baskets, megaliths, ceremonies and what is left of development are counted. The most points win, then the most huts.

prehistory-rules-prices = In spring, in turn, do one of six actions or pass. The price tile of the action says which resources it costs; a development point turns a tile by one step.
    .title = Spring: prices
    .caption = The egg lies at yellow: it costs a yellow resource.
    .seen = The turning tile of gathering with its six colours, and four gathering tiles round it. Each has a resource of the colour it lies at: the egg yellow, the berries brown, the honey grey, the nuts white.
prehistory-rules-pillar = After an action lay one more resource of any colour at the foot of its pillar. There is room for two; when both are taken, the action is over for this spring.
    .title = The pillar
    .caption = One place was taken by blue; brown takes the second.
    .seen = The pillar of gathering: a red action cube on its top, a blue resource at one foot, a brown one about to be laid at the other.
prehistory-rules-summer = What lies at the feet climbs to the top. From last to first, each takes all cubes of one pillar. Then each action may be done once more, paid with action cubes of its colour.
    .title = Summer
    .caption = This pillar gives two red and a blue; two red gather a tile.
    .seen = A pillar with two red action cubes and a blue one on top. Beside it two red cubes, an arrow, and a gathering tile with berries.
prehistory-rules-painting = Each section is painted once. For every painted neighbour it touches you get the reward of the row, or of the column. At the end a row of one, two or three scores 1, 3 or 6.
    .title = Painting
    .caption = The framed section touches three painted ones: a red cube for the row, two yellow for the column.
    .seen = The rock with nine sections. The first of the second row is newly painted; those above, below and to the right are painted already. Beside the rock a red and two yellow action cubes.
prehistory-rules-autumn = In autumn spend cubes to walk: each is worth as many steps as the centre tile says. Where a walk ends you take what lies there, or build a hut if enough of your members are on and around the space.
    .title = Autumn
    .caption = This hut needs three; one settles. Three points, two for development, and a new member.
    .seen = Three members, then a hut tile with three figures, one of them dark, and the numbers 3 and 2; an arrow leads to a hut.
prehistory-rules-hunting = An animal scores its points at once. A footprint brings what it shows, and what your earlier ones of its species show. At the end points of animals times footprints count for each species.
    .title = Hunting
    .caption = Mammoths worth four and three footprints: twelve points.
    .seen = Two mammoth cards with two points each and three cards with mammoth footprints. Below them 4 × 3 = 12.
