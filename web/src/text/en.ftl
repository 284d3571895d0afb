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
nav-about = About
your-turn = your turn
minutes = { $minutes } min
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
not-yet = Not yet at this table
your-tables = Your tables
your-tables-all = All { $count }
your-tables-fewer = Fewer
your-tables-none = None yet. Play now seats you with bots at once; a new table also has links for friends. This browser remembers where you sat.
table-looking = Looking in
news-waiting = { $count ->
    [one] Waiting for one more to sit down
   *[other] Waiting for { $count } more to sit down
}
news-open = open seat
news-playing = in play
news-over = finished
news-turn = { $who } to move
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
    .hint = A TOML file of what is printed otherwise in your box, or varied on purpose; “lascaux components” writes one.
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
watchable = Anyone may watch
    .hint = Watchers never see what is secret
table-title = Name of the table
    .hint = If you like
    .example = Evening table
open-table = Open the table
draft-you = You
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
lobby-host = Send each friend a link of their own. The game starts when the last one sits down.
lobby-guest = The game starts when everybody has sat down. This page goes on by itself.
lobby-local = This page was opened as { $host }, so its links work on this machine only. For friends elsewhere start the server with “--host 0.0.0.0”, open the page by this machine’s network address, and make the table there.
bot-instead = or a bot instead:
seat-is-you = that is you
seat-here = at the table
seat-away = away for now
invitation-copied = Link copied. Send it to your friend.
link-copied = Link copied.
watch-link = For those who watch
    .hint = They see what everybody may see
join-title = { $who } keeps a seat for you
join-title-nobody = A seat is kept for you
sit-down = Sit down
only-watch = Only watch

## Rules
rules-title = Rules of { $game }
rules-lead = In our own words. Every paragraph has its number; the table quotes it when you ask why.
rules-search = Search the rules
rules-sections = Sections
rules-none = No paragraph speaks of “{ $wanted }”.
ruling = our ruling

## About
about-title = About Lascaux
about-lead = A place for board games of early people, to play in the browser with bots or friends. Today it has Clans, Táin and The First Sparks.
about-independent = Whose games these are
    .text = This is an independent implementation. The games and their names belong to their authors and publishers. No text and no artwork of theirs is used: rules are retold in our own words, boards and pictures are our own drawings.
about-chance = How chance can be checked
    .text = Before a game the server publishes the fingerprint (SHA-256) of a secret seed; every draw follows from that seed, and after the game the seed is shown. Anyone can download the record and check with “.venv/bin/lascaux verify” that nothing was changed.
about-secrets = What is kept where
    .text = There are no accounts and no tracking. Your seats, your name, language and light stay in this browser. Your secret card is sent to you alone.
about-letters = Letters
    .text = Piazzolla and Alegreya Sans by Huerta Tipográfica and the project authors, SIL Open Font Licence 1.1.
about-icons = Signs
    .text = Most signs are our own. The campfire and the laurels are by Lorc, Delapouite and contributors,

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
replay = Replay
share = Share
copy-address = This browser keeps its clipboard shut. Copy the address from the address bar.
rematch = Rematch
turning-points = Turning points
turning-points-from = Chance to win in { $count } random continuations
turning-points-wait = Playing the game on from every move
curve-label = Chance to win, move by move
curve-move = move { $move }
turn-move = Move { $move }.
turn-changed = { $you ->
    [yes] { $way ->
        [down] You fall
       *[up] You rise
    }
   *[no] { $way ->
        [down] { $who } falls
       *[up] { $who } rises
    }
} from { $from } to { $to }.
turn-look = Look at it
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
