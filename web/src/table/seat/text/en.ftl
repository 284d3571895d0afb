# Seats and their people: devices, recovery, invitations, names, rematch.

## Your seat
own-back = Back
own-name = Name and mark
    .hint = How the others know you
    .do = Change
own-device = Go on with another device
    .hint = By a QR code, a link or three words
    .do = Show
own-recovery = Recovery code
    .hint = { $has ->
        [yes] You have one. A new one makes it void
       *[no] Opens your seat if this browser forgets it
    }
    .do = Make one
own-close = Close it on other devices
    .hint = { $count ->
        [one] No other device holds this seat
       *[other] { $count } devices hold this seat, this one included
    }
    .do = Close

## Name and mark
mark-choose = Your mark
mark-sun = Sun
mark-spiral = Spiral
mark-horn = Horn
mark-leaf = Leaf
mark-hand = Hand
mark-fish = Fish
mark-of = { $mark }, { $who } has it
name-keep = Keep it
name-kept = The others see it now.

## Another device
device-lead = Point its camera here. { $keeps ->
    [yes] Both devices then hold your seat.
   *[no] Your seat moves over, and this screen becomes a watcher.
}
device-camera = Open the camera on your phone.
device-type = Or type these words at { $address }
device-words = Words for your other device
device-qr = Picture that opens your seat on another device
device-left = { $minutes ->
    [0] Less than a minute left
    [one] One minute left
   *[other] { $minutes } minutes left
}
device-over = These words are too old now.
device-new = New words
device-secret = These words open your seat.
    .text = Show them to your own device only.
device-keep = Keep the seat here too
    .hint = Both may move; the first move counts
device-link = Copy the link
device-link-copied = Link copied. Open it on your other device.
device-come = The other device has your seat now too.

device-local = This page was opened as { $host }, which no other device can reach. Start the server with “--host 0.0.0.0” and open the page by this machine’s network address.

## Recovery
recovery-lead = This code opens your seat again, in any browser, should this one forget it. It is shown this once.
recovery-code = Your recovery code
recovery-copy = Copy
recovery-copied = Recovery code copied. Keep it where you will find it.
recovery-save = Save as a file
recovery-saved = Saved.
recovery-done = I have it
recovery-later = Not now
recovery-title = Keep your seat
recovery-file = Lascaux: { $game }{ $title ->
    [none] { "" }
   *[other] , { $title }
}
    .seat = Seat: { $who }
    .code = Recovery code: { $code }
    .how = To sit down again, type it at { $address }
    .care = { $count ->
        [one] Whoever has this code has your seat: keep it to yourself.
       *[other] Whoever has a code has the seat: keep them to yourselves.
    }
recovery-all-title = Keep all seats of this device
recovery-all-lead = Several of you play at this device. Should this browser forget its seats, one code for each of you brings them back, in any browser. Saving makes new ones; those of before then open nothing.
recovery-all-copied = Codes copied. Keep them where you will find them.
recovery-all-done = We have them

## Closed elsewhere
closing-lead = Your seat gets a new key. Every other device loses it at once, and words, links and recovery codes of before open nothing. Here you play on.
closing-do = Close it on all other devices
closing-done = Only this device holds your seat now.

## Taking a seat by a code
code-title = Go on here
code-lead = Type the words that your other device shows, or your recovery code.
code-link-lead = Your other device passes your seat to this one. That works once.
code-field = Words or recovery code
    .example = moss heron fox 40
code-open = Open my seat

## Invitations
invite-this-table = This table
invite-for = For seat { $number }
invite-lead = Each empty seat has a link of its own, good for sitting down once.
invite-qr = QR code of the link for seat { $number }
invite-camera = Hold it up to a friend’s camera, or send the link.
invite-share = Share
invite-share-text = A seat at { $game } is kept for you.
invite-large = Show large
invite-again = New link
    .hint = The former link then opens nothing
invite-make = Make a link
invite-made = New link. The former one opens nothing any more.
invite-choose = Show the link for seat { $number }
invite-you = you
invite-you-host = you, host
invite-host = host
invite-host-away = host, away for now
lobby-host-gone = { $who } opened this table and is away.
lobby-screen-gone = The screen that opened this table is gone.
lobby-fill = You need not wait: invite somebody, or let bots take the empty seats.
lobby-fill-later = { $day ->
    [today] From { $clock } on, everybody who sits here can fill the empty seats.
   *[other] From { $clock } on { $day } on, everybody who sits here can fill the empty seats.
}
invite-sits = at the table
invite-awaited = on the way
invite-tabs = Invite, or your own seat

## Rematch
again-title = Rematch
again-do = { $come ->
    [0] Play again
   *[other] Sit down again
}
again-go = To the table
again-all = Everybody is at the new table.
again-here = is there
again-not = not yet
again-watch = Watch the rematch
again-lobby = Who is missing finds the way from the result of your last game; no new link is needed.
again-take = Take your seat
    .lead = You sat at the game before, so a seat is kept for you.
