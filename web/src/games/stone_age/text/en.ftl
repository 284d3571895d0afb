# Labels of the table of Stone Age; its sentences are the game's own.

stone_age-name = Stone Age
stone_age-minute-1 = In turn, send people to one place after another: to hunt, to work, to the village, to cards and buildings.
stone_age-minute-2 = Then everybody uses their people: roll for goods, and tools help; grow, learn, and buy.
stone_age-minute-3 = In the end of a round each of your people eats one food, or you lose ten points.
stone_age-minute-4 = When cards or a stack of buildings run out, the most points win.
