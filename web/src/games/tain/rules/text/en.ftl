# The rules of Táin on one screen. A section has a title, its text, the caption of its diagram, and what is seen on it.

tain-rules-goal = Your clan lives by raiding the others. Cows, jewels and hostages are points: a cow two, a jewel three, a boy held hostage one, a daughter five.
tain-rules-end = After eight turns, or once somebody has eleven cows in the stables, the most points win. Eleven cows are three points more. Whoever has laid all tiles takes the used ones back.

tain-rules-scouting = In turn, lay one tile face down: inside a door of your own as a guard, or outside a door of another clan as a raider. Go on until you pass.
    .title = Scouting
    .caption = Guards inside, raiders outside; only you know what yours are.
    .seen = The three doors of your stables. At the first a face-down tile of another clan faces your warrior; a second stranger waits at the next door; at the third your bluff stands guard.
tain-rules-raid = When all have passed, every tile is turned up and the bluffs leave. Then door after door is settled. A door that nobody guards lets every raider in.
    .title = Raid
    .caption = The bluffs leave: the chief at the third door meets nobody.
    .seen = The same doors, tiles face up. A boy faces a warrior; a bluff fades at the second door; at the third a chief stands before a bluff that fades.
tain-rules-outcomes = A stronger raider succeeds, equals part, and nobody gets past a daughter. A warrior captures boys who raid his door, and daughters whom he meets on guard.
    .title = Raider against guard
    .caption = Raiders on the left, guards above: tick, bar, equal, or chains for a capture.
    .seen = A table. Boy: succeeds against nobody, equal with a boy, captured by a warrior, fails against chief and daughter. Warrior: succeeds against nobody and a boy, equal with a warrior, fails against a chief, captures a daughter. Chief: succeeds against nobody, boy and warrior, equal with a chief, fails against a daughter.
tain-rules-loot = A success at the stables brings a cow, at the house a jewel. Loot goes into your own buildings only after all raids.
    .title = Loot
    .caption = The chief leads a cow away, the warrior takes a jewel.
    .seen = A farmstead with five cows and three jewels. A chief has passed an open door of the stables, a warrior a boy at a door of the house.
tain-rules-hostages = Those captured stay in the captor’s house. A success of their owner at that house frees one of them, in place of a jewel.
    .title = Hostages
    .caption = The warrior frees his clan’s boy; he has no choice.
    .seen = The house with two jewels, and a boy and a daughter bound before it. A warrior of the boy’s clan has passed a door.
tain-rules-outer = A chief or a warrior in the outer land takes one of the loose cows. Where both meet, only the chief does.
    .title = The outer land
    .caption = The chief takes a cow, the warrior goes home.
    .seen = Loose cows; below them two tiles: a chief with a tick, a warrior with a bar.
