# Labels of the Clans table; its sentences are the game's own.

clans-name = Clans
clans-minute-1 = Your only move: carry all the huts of one territory to a neighbour that has huts.
clans-minute-2 = Huts with no huts next to them become a village. Every colour in it scores its size, and you take a chip.
clans-minute-3 = Each epoch favours one ground and ruins villages on another.
clans-minute-4 = One colour is yours, and nobody knows which. Most points after twelve villages wins.

clans-ui-board = Clans board, 60 territories in 12 regions
clans-ui-territory = Territory { $number }, { $terrain }
clans-ui-empty = empty
clans-ui-huts-of = { $count } { $clan }
clans-ui-village = village { $chip }
clans-ui-ruin = ruins of village { $chip }
clans-ui-may-go = May move
clans-ui-may-come = May be joined
clans-ui-over = The game is over. The cards lie open.
clans-ui-where = { $huts ->
    [one] Where does the hut { $from } { $here } go?
   *[other] Where do the { $huts } huts { $from } { $here } go?
}
clans-ui-move-there = { $huts ->
    [one] Move the hut { $from } { $here } { $to } { $there }?
   *[other] Move { $huts } huts { $from } { $here } { $to } { $there }?
}
clans-ui-hint-pick = { $groups ->
    [one] One group can move.
   *[other] { $groups } groups can move. Groups of { $most } or more stay.
}
clans-ui-hint-where = { $count ->
    [one] One territory
   *[other] { $count } territories
} may receive { $huts ->
    [one] it
   *[other] them
}. Rivers do not block, lakes do.
clans-ui-hint-order = Each village takes the next chip, and the chip sets its epoch.
clans-ui-move-here = Move here
clans-ui-found-here = This one next
clans-ui-another-group = Another group
clans-ui-why-not = Territory { $number }, { $terrain }
clans-ui-scores = Clan scores
clans-ui-chips-held = chips:
clans-ui-epochs = Epochs
clans-ui-epoch = epoch
clans-ui-villages = villages
clans-ui-favourable = favourable
clans-ui-hostile = hostile
clans-ui-bonus = bonus
clans-ui-taken = , taken
clans-ui-every-terrain = every
clans-ui-no-terrain = none
clans-ui-cards = Cards, open
clans-ui-your-card = Your clan card
clans-ui-you-are = You are the { $clan } clan
clans-ui-yours = { $clan } is yours
clans-ui-only-you = Seen only by you
clans-ui-founds = Founds village { $chip } { $on }
clans-ui-founds-several = Founds { $count } villages
clans-ui-founded = Village { $chip } is founded: { $fate ->
    [scored] { $count ->
        [one] { clans-points } for { $clans }.
       *[other] { clans-points } each for { $clans }.
    }
    [ruined] the ground is hostile, nobody scores.
   *[deserted] five clans met, none stays.
}
clans-ui-founded-several = { $count } villages are founded.
clans-ui-surplus = Stands alone { $on }
clans-ui-surplus-nothing = All chips are taken: it counts for nothing.
clans-ui-ruined = { $count ->
    [one] Hostile ground: the hut is lost, nobody scores.
   *[other] Hostile ground: all { $count } huts are lost, nobody scores.
}
clans-ui-nobody-stays = Five clans meet, each with one hut: none stays, nobody scores.
clans-ui-nobody-scores = Nobody scores.
clans-ui-sum-huts = Huts that gather
clans-ui-sum-strife = Five clans meet: single huts leave
clans-ui-sum-bonus = Favourable in epoch { $epoch }: { $terrain }
clans-ui-sum-total = { $leaving ->
    [0] For each clan
   *[other] For each clan that stays
}
clans-ui-gather = { $count ->
    [one] One hut { $on }
   *[other] { $count } huts gather { $on }
}
clans-ui-heavy = Seven or more: the group stays there.
clans-ui-order-next = { $chip ->
    [12] Leaves { $count } groups alone
   *[other] Founds { $count } villages
}: { $places }. Next you say which comes first.
clans-ui-no-village = No village yet.
clans-ui-chips = { $count ->
    [one] one chip for you
   *[other] { $count } chips for you
}
clans-ui-epoch-begins = Epoch { $epoch } begins.
clans-ui-ends = The game ends.
clans-ui-guide-move = Take all huts of one territory to a neighbour where others stand. Anyone may move any colour.
clans-ui-guide-village = A group left without neighbours becomes a village. Whoever made it so takes a chip.
clans-ui-guide-score = Each clan in it scores all huts of the village, more on favourable ground, nothing on hostile.
clans-ui-guide-secret = Only your own clan counts for you at the end, so do not let it show.
clans-ui-text-caption = The board as text. Neighbours are territories that touch; lakes part them.
clans-ui-text-number = No.
clans-ui-text-terrain = Terrain
clans-ui-text-huts = Huts
clans-ui-text-neighbours = Neighbours
clans-ui-text-do = Move
clans-ui-text-pick = Take up
clans-ui-text-put-back = Put back

## Result
clans-ui-result-places = The clans revealed
clans-ui-result-sum = { $clan }, { $points }
    and { $chips ->
        [0] no chips
        [one] one chip
       *[other] { $chips } chips
    }
clans-ui-result-nobodys = { $points ->
    [one] one point,
   *[other] { $points } points,
}
    nobody’s clan
clans-ui-result-caption = Points of every clan, village by village
clans-ui-result-village = village
clans-ui-result-villages = villages
clans-ui-box-number = epoch { $number }
clans-ui-result-chip = chip
clans-ui-result-chips = chips, one point each
clans-ui-result-together = together
clans-ui-result-deserted = strife, nobody left
clans-ui-result-ruined = hostile, lost
