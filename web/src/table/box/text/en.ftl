# Your box, and what a table with other values says; fetched when they are opened.

ownbox-title = Your box
ownbox-of = Your box of { $game }
ownbox-lead = What we know of what is printed, and how we know it.
ownbox-about = Do you own the printed game? Some numbers in it are not in any rulebook, and ours are rebuilt from play. Read yours from the cards; they stay on this device.
ownbox-about-known = Do you own the printed game? If your copy says otherwise somewhere, set it here; it stays on this device.
ownbox-use = Used at my tables
    .hint = { $count ->
    [0] Nothing is changed yet
    [one] Guests see that you changed one value
   *[other] Guests see that you changed { $count } values
}
ownbox-filter = What is shown
ownbox-all = All
ownbox-open = To read: { $count }
ownbox-read = Read by you: { $count }
ownbox-nothing = Nothing in this box had to be rebuilt.
ownbox-save = Save as a file
ownbox-load = Load a file
ownbox-loaded = { $count ->
    [0] The file changes nothing.
    [one] One value is now as in the file.
   *[other] { $count } values are now as in the file.
}
ownbox-locked = { $count ->
    [one] One more from the rulebook
   *[other] { $count } more from the rulebook
}
ownbox-state-guess = reconstructed
ownbox-state-told = other source
ownbox-state-book = rulebook
ownbox-state-yours = corrected
ownbox-state-mine = as in my box
ownbox-key-guess = reconstructed: from play and reports, may be wrong
ownbox-key-told = from other sources, not the rulebook
ownbox-key-book = rulebook: printed in the rules, locked
ownbox-key-yours = yours: read from your box
ownbox-origin-guess = ≈ reconstructed
ownbox-origin-told = from another source
ownbox-origin-book = rulebook
ownbox-desk = On the desk
ownbox-before = ≈ we had { $before }
ownbox-less = Less: { $what }
ownbox-more = More: { $what }
ownbox-row-more = One more
ownbox-row-less = One fewer
ownbox-put-back = Put back
ownbox-keep = So it is in my box
ownbox-corrected = Corrected: kept on this device.
ownbox-as-mine = Read: as in your box.
ownbox-unfit = No table could be played with this:
ownbox-varied-title = Varied components
ownbox-varied-lead = Whoever opened this table plays with a box of their own. It differs from the usual one:
ownbox-varied-same = These are the values of the usual box.
ownbox-cards = Cards and tiles

## What stands on cards and tiles
ownbox-word-agriculture = agriculture
ownbox-word-amount = amount
ownbox-word-any_two = any two goods
ownbox-word-art = art
ownbox-word-bottom = lower half
ownbox-word-builder = builder
ownbox-word-count = how many
ownbox-word-draw = a card drawn
ownbox-word-each = each
ownbox-word-effect = effect
ownbox-word-farmer = farmer
ownbox-word-food = food
ownbox-word-income_brick = brick as income
ownbox-word-income_stone = stone as income
ownbox-word-income_wood = wood as income
ownbox-word-kinds = kinds
ownbox-word-least = at least
ownbox-word-least_jewels = jewels at least
ownbox-word-lottery = dice for everybody
ownbox-word-maker = toolmaker
ownbox-word-medicine = medicine
ownbox-word-most = at most
ownbox-word-most_jewels = jewels at most
ownbox-word-music = music
ownbox-word-one_use = tool for one use
ownbox-word-points = points
ownbox-word-pottery = pottery
ownbox-word-ring = ring
ownbox-word-roll_gold = dice for gold
ownbox-word-roll_stone = dice for stone
ownbox-word-roll_wood = dice for wood
ownbox-word-shaman = shaman
ownbox-word-style_lottery = dice for everybody, with jewels
ownbox-word-time = time
ownbox-word-tool = tool
ownbox-word-top = upper half
ownbox-word-trade = trade
ownbox-word-trader = trader
ownbox-word-transport = transport
ownbox-word-weaving = weaving
ownbox-word-worker = people
ownbox-word-workshop_gold = workshop for gold
ownbox-word-workshop_wood = workshop for wood
ownbox-word-writing = writing
ownbox-word-bluff = bluff
ownbox-word-boy = boy
ownbox-word-chief = chief
ownbox-word-daughter = daughter
ownbox-word-warrior = warrior
ownbox-word-cube = cube
ownbox-word-deer = deer
ownbox-word-dev = development
ownbox-word-hand = hand
ownbox-word-hunter = hunter
ownbox-word-mammoth = mammoth
ownbox-word-rhino = rhinoceros
ownbox-word-sabretooth = sabre-toothed tiger
ownbox-word-need = needs
ownbox-word-resource = resource
ownbox-word-settle = settle
ownbox-word-sun = sun
ownbox-word-value = value
ownbox-word-wave = wave
ownbox-word-ox = ox
ownbox-word-animal = animal
ownbox-word-fish = fish
ownbox-word-gather = gathering
ownbox-word-hut = hut
ownbox-word-nothing = nothing
ownbox-word-vp = points
ownbox-word-trap = trap
