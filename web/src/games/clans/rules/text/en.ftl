# The rules of Clans on one screen. A section has a title, its text, the caption of its diagram, and what is seen on it.

clans-rules-goal = One of the five clans is yours, and nobody else knows which. You want its disc in front at the end.
clans-rules-end = The twelfth village ends the game. All show their clans; each chip is one more point, and the most points win.

clans-rules-move = On your turn carry all the huts of one territory to a neighbour that has huts. Any clan’s huts may be moved. A river is no hindrance, a lake is.
    .title = Move
    .caption = The yellow hut may join the red or the green one.
    .seen = Part of the board. A single yellow hut is taken up; two neighbouring territories, with a red and a green hut, glow. An arrow leads to the green one.
clans-rules-village = Once no territory next to them has huts, the huts are a village. Whoever moved takes the next chip.
    .title = Village
    .caption = All around it is empty: this is the third village.
    .seen = Four huts of three clans behind a palisade with chip 3; the territories around it are outlined and empty.
clans-rules-points = A village is worth its huts, and on favourable ground the bonus of the epoch as well. Every clan in it scores the whole value, with one hut or with many.
    .title = Points
    .caption = Five huts in a forest, first epoch: red, blue and yellow score six each.
    .seen = A village of three blue huts, one red and one yellow in a forest. Beside it stands 5 + 1 = 6.
clans-rules-hostile = On the hostile ground of its epoch a village is lost: nobody scores, and its huts leave the board. The chip is taken all the same.
    .title = Hostile ground
    .caption = In the first epoch nothing lasts in the mountains.
    .seen = Burnt posts on a mountain territory, and chip 4 beside them.
clans-rules-strife = If all five clans are in a new village, those with a single hut there leave it before it is counted.
    .title = Strife
    .caption = Green, blue and yellow leave; six huts count.
    .seen = A village of four black huts, two red, and one each of blue, green and yellow. Beside it stands 9 − 3 = 6.
clans-rules-heavy = A group of seven huts or more stays where it is. Others may join it; it joins only a larger one.
    .title = Seven huts
    .caption = The ring of stones: seven huts stay, the black one may come.
    .seen = Seven huts of three clans in a ring of stones with the number 7. An arrow leads from a single black hut to them.
