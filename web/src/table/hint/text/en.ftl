# Why a good player would choose so: by game, the terms of its bots.

hint-only = There is nothing else to choose here.
hint-even = The next best choice comes to about the same; some moves ahead this one looks a little better.
hint-end = The game ends with it, and any other choice leaves you worse placed.

hint-clans-points = Your clan scores { $gain } more points at once than with other moves.
hint-clans-chips = You found a village yourself and take its chip.
hint-clans-groups = It keeps your huts in more or better groups that can still become villages.
hint-clans-ground = Your huts end up on ground that suits the epoch better.
hint-clans-rivals = It gives less to the clans that the others probably play for.

hint-tain-loot = By the end of this raid it should bring you more cows, jewels or hostages.
hint-tain-tiles = It keeps better tiles behind your screen for the turns to come.
hint-tain-herd = It brings you nearer to a whole herd and its bonus.
hint-tain-doors = It leaves your doors better guarded, or those of others more open.
hint-tain-rivals = It costs the strongest of the others more.

hint-first_sparks-members = More members bring you nearer to thirteen.
hint-first_sparks-ground = Your members stand where your tools find more, or where it is cheaper to go on.
hint-first_sparks-feeding = More members would cost more than they bring, or go hungry.
hint-first_sparks-food = It leaves you more food for cards and new members.
hint-first_sparks-cards = The card feeds your clan in the years to come.
hint-first_sparks-order = It puts you later in order, so that you choose cards, game and spaces first.
hint-first_sparks-market = It leaves a better market for you.
hint-first_sparks-rivals = It slows down the clan that is nearest to thirteen.

hint-stone_age-points = It is worth { $gain } more points as they stand now.
hint-stone_age-cards = The people on your cards will multiply more in the end.
hint-stone_age-symbols = It adds to your different symbols of culture, which count times themselves.
hint-stone_age-goods = It brings you goods that are worth more.
hint-stone_age-people = One more person brings something in every round to come.
hint-stone_age-tools = Tools help again in every round to come.
hint-stone_age-trade = It takes you further in trade, and brings jewels.
hint-stone_age-food = Your people will have more to eat, now and in the rounds to come.
hint-stone_age-buying = The card is worth more to you than it costs.
hint-stone_age-building = The building is worth more than you pay for it.
hint-stone_age-home = It takes first what others could take, and leaves more of your people free to go elsewhere.
hint-stone_age-dice = It promises more from what is under way.
hint-stone_age-rivals = It leaves less to whoever is ahead of you or close behind.

hint-prehistory-points = It brings { $gain } more points at once.
hint-prehistory-development = It leaves you more development points.
hint-prehistory-resources = It leaves you more resources.
hint-prehistory-cubes = It brings you action cubes that you will need.
hint-prehistory-painting = Painted sections score by row in the end, and reward their neighbours.
hint-prehistory-gathering = Your baskets score more in the end, and pairs bring cubes.
hint-prehistory-hunting = Animals and footprints of one species count times each other in the end.
hint-prehistory-fishing = Further on the fishing track, every summer brings more.
hint-prehistory-ceremony = The ceremony card will score well with what you have.
hint-prehistory-camp = Members, huts and megaliths on the map promise you more.
hint-prehistory-year = It leaves you the better plan for the rest of this year.
hint-prehistory-rivals = It leaves less to the strongest of the others.
