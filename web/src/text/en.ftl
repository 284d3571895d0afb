# The browser's own words; sentences about play come from the games' and the table's files.

## Everywhere
language = Language
language-en = English
language-it = Italian
theme-light = Daylight
theme-dark = Firelight
close = Close
copy = Copy
copy-by-hand = This browser keeps its clipboard shut. Mark the link and copy it by hand.
open = Open
try-again = Try again
to-home = To the games
nav = Pages
nav-rules = Rules
nav-learn = Learn
lesson-name = Guided first game
lesson-start = Learn it in { $count } steps
nav-about = About
your-turn = your turn
title-turn = ({ $count }) Your turn: { $game }
call-title = Your turn at { $game }
call-with = with { $who }
tables-wait = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
settings = Settings
minutes = { $minutes } min
time-moment = a moment
    .short = just now
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
    .short = { $count } min
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
    .short = { $count } h
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
    .short = { $count } d
seat-nameless = Seat { $number }

## What can go wrong
fault-unknown = Something went wrong in this page. Reload it and go on where you were.
fault-offline = The server cannot be reached. Check the connection and try again.
fault-server = The server answered with an error ({ $status }). Try again in a moment.
reload = Reload
reload-title = This page has grown old
reload-text = Part of it could not be loaded. Reload it, your tables are kept.
lost-title = No trail leads here
lost-text = There is nothing at this address. It may have been cut short when it was copied.

## Home
home-title = Sit down by the fire.
home-lead = Board games of early people, against bots or friends. No account needed.
home-independent = An independent implementation; the names of the games belong to their owners.
games = Games
new-table = New table
play-now = Play now
    .of = Play now: { $game }
home-more = More pages
enter-code = Enter a code
not-yet = Coming soon
table-looking = Looking in
minute-title = { $game } in a minute
minute-all = All the rules

## New table
game = Game
new-title = A table for { $game }
new-missing-title = That game is not here
new-missing-text = This server does not have it. The home page shows what can be played.
who-plays = Who plays
how-you-play = How you play
seat-you = You
seat-host = host
seat-add = Another seat
seat-remove = Remove this seat
your-name = Your name
who-sits = Who sits in seat { $number }
how-strong = How { $who } plays
kind-bot = Bot
kind-friend = Friend
kind-here = Here
kind-phone = Phone
sits-here = plays at this device
name-of = Name of seat { $number }
waits-for-phone = on a phone
phone-scans-later = This screen shows a QR code to scan.
host-where = What this device is
host-sits = I play
host-screen = Big screen
    .hint = This screen shows the board. Everybody plays on a phone, you too.
sits-here-too = At this device
waits-for-friend = waits for a friend
friend-link-later = You get a link to send once the table is open.
bot-random = Restless
    .does = plays on a whim
    .kind = bot, restless
bot-greedy = Steady
    .does = counts what it sees
    .kind = bot, steady
bot-search = Sharp
    .does = thinks ahead
    .kind = bot, sharp
components = What is in the box
    .hint = A file of what is printed otherwise in your box, or varied on purpose. The page “Your box” saves one.
varied = varied components
own-box = Your box
    .use = Your box: { $count ->
        [one] one value
       *[other] { $count } values
    }
    .open = Correct values
components-standard = The box as it is here
components-file = Choose a file
components-none = Without the file
components-changes = { $count ->
    [one] One value is different:
   *[other] { $count } values are different:
}
components-same = This file changes nothing.
components-unfit = This file does not fit this game:
components-checking = The file of the box is still being checked.
components-shut = The file of the box does not fit: choose another, or play without it.
clock = Clock
clock-per = Time to think
clock-per-none = Unlimited
    .hint = Nobody is hurried
clock-per-turn = For a turn
    .hint = Full again with every move
clock-per-game = For the game
    .hint = Runs only while somebody is asked
clock-time = How much
clock-minutes = Minutes
clock-days = Days
clock-then = When it runs out
clock-then-nothing = Nothing
    .hint = Everybody sees it, that is all
    .rule = When it is over, nothing happens.
clock-then-nudge = Call
    .hint = Whoever is late is called, once
    .rule = When it is over, they are called.
clock-then-stand_in = Bot plays on
    .hint = Until the player takes over again
    .rule = When it is over, a bot plays on.
clock-rule-turn = Everybody has { $time } for a turn.
clock-rule-game = Everybody has { $time } for the whole game.
absence = When somebody is away
absence-patience = Others may step in
    .hint = The host may at once: call, let a bot play on
absence-patience-0 = At once
absence-patience-600 = After 10 min
absence-patience-86400 = After a day
absence-bot = Bot that plays on
watchable = Anyone may watch
    .hint = Watchers never see what is secret
table-title = Name of the table
    .hint = If you like
    .example = Evening table
open-table = Open the table
draft-you = You
draft-here = { $count ->
    [2] Two people at this device
    [3] Three people at this device
    [4] Four people at this device
   *[other] { $count } people at this device
  }
draft-bots = { $count ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $count } bots
}
draft-friends = { $count ->
    [one] one friend
    [2] two friends
    [3] three friends
   *[other] { $count } friends
}
draft-who = { $who }.
draft-starts = { $friends ->
    [0] The game starts at once.
    [one] The game starts when the friend sits down.
   *[other] The game starts when all friends sit down.
}

## Before the game
table-shut = This table stays shut
lobby-title = { $count ->
    [0] Everybody is here
    [one] One seat is still empty
    [2] Two seats are still empty
    [3] Three seats are still empty
   *[other] { $count } seats are still empty
}
lobby-guest = The game starts when everybody has sat down. This page goes on by itself.
lobby-local = This page was opened as { $host }, so its links work on this machine only. For friends elsewhere start the server with “--host 0.0.0.0”, open the page by this machine’s network address, and make the table there.
close-table = Close this table
bot-instead = or a bot instead:
seat-here = at the table
seat-away = away for now
invitation-copied = Link copied. Send it to your friend.
link-copied = Link copied.
big-screen = Big screen
    .hint = The board for all to see; everybody plays on a phone.
    .do = Show it here
watch-link = For those who watch
    .hint = They see what everybody may see
join-title = { $who } keeps a seat for you
join-title-nobody = A seat is kept for you
sit-down = Sit down
only-watch = Only watch

## Seats that move
own-seat = Your seat
name-ask = What shall we call you?
    .lead = Your name stands at your seat. You can change it there at any time.
name-play = Play
name-none = Without a name
code-known = I have a code for my seat
moved-title = Your seat has gone on
moved-watch = Watch from here
moved-code = Take it back by a code
again-wait = { $who } { $count ->
    [one] is at the new table already.
   *[other] are at the new table already.
}

## About
about-title = About Lascaux
about-lead = A place for board games of early people, to play in the browser with bots or friends. Five are at the table: Clans, Prehistory, Stone Age, Táin and The First Sparks.
about-independent = Whose games these are
    .text = This is an independent implementation. The games and their names belong to their authors and publishers. No text and no artwork of theirs is used: rules are retold in our own words, boards and pictures are our own drawings.
about-chance = How chance can be checked
    .text = Before a game the server publishes the fingerprint (SHA-256) of a secret seed; every draw follows from that seed, and after the game the seed is shown. Anyone can download the record and check with “.venv/bin/lascaux verify”, in the folder of this program, that nothing was changed.
about-secrets = What is kept where
    .text = There are no accounts and no tracking. The keys of your seats, your language and light stay in this browser. The name you give and what you say are kept with the table, and go with it. Your secret card is sent to you alone.
about-letters = Letters
    .text = Piazzolla and Alegreya Sans by Huerta Tipográfica and the project authors, SIL Open Font Licence 1.1.
about-icons = Icons
    .text = Most icons are our own. The campfire and the laurels are by Lorc, Delapouite and contributors,

## Result
result-what = { $game }{ $title ->
    [none] { "" }
   *[other] , { $title }
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
result-wins = { $you ->
    [yes] You win with
   *[no] { $who } wins with
} { $points ->
    [one] one point.
   *[other] { $points } points.
}
result-stopped = Ended by agreement: nobody wins.
result-nobody = None of the players wins: { $who } comes first.
result-shared = { $who } share the win with { $points ->
    [one] one point.
   *[other] { $points } points.
}
result-you-too = You
result-places = From first to last
result-margin = { $you ->
    [yes] You came next,
   *[no] { $who } came next,
} { $ahead ->
    [0] level on points.
    [one] one point behind.
   *[other] { $ahead } points behind.
}
stand-ins = Moves that a bot made
stand-ins-moves = { $several ->
    [yes] From move { $from } to { $to }
   *[no] At move { $from }
} a bot ({ $bot }) played for { $you ->
    [yes] you.
   *[no] { $who }.
}
stand-ins-resigned = { $you ->
    [yes] You resigned.
   *[no] { $who } resigned.
}
replay = Replay
share = Share
copy-address = This browser keeps its clipboard shut. Copy the address from the address bar.
rematch = Rematch
proof = { $verdict ->
    [fits] Checked: chance was fixed before the first move.
    [differs] The seed does not fit what was announced.
   *[unknown] Chance was fixed before the first move, and can be checked.
}
proof-how = How?
proof-text = Before the game the server published the fingerprint of a secret seed. All draws follow from the seed, which is shown now; its SHA-256 must be the fingerprint. The record holds every move and every draw.
proof-commitment = Fingerprint
proof-seed = Seed
proof-record = Download the record
proof-command = To check every draw:
