# Several people at one device, and a board on a big screen.

curtain-people = one device, { $count } players
curtain-give = Give the device to { $who }
curtain-waits = Waiting for { $who }
curtain-covered = What { $who } knows is covered
curtain-covered-all = Everybody’s secrets are covered
curtain-lead = Everyone else looks at the fire.
curtain-hold = I am { $who }: hold to open
curtain-look = I am { $who }: hold to look
curtain-or-hold = or hold
curtain-space = Space
curtain-order = Players
curtain-now = now
curtain-now-elsewhere = now, elsewhere
curtain-later = waits
curtain-bot = bot
curtain-has-played = has played
curtain-elsewhere = elsewhere
curtain-codes = Save everybody’s codes

sit-here-title = Who else plays at this device?
sit-here-lead = They get a seat of their own. A curtain covers everything whenever the device changes hands.
sit-here-name = Their name
sit-here-do = Sit down here

screen-big-chooses = { $who } chooses.
screen-big-choose = { $who } choose.
screen-big-over = The game is over.
screen-big-then = Then { $who }.
screen-big-waiting = { $count ->
    [one] One seat is still empty
   *[other] { $count } seats are still empty
  }
screen-big-waiting-lead = Point a phone’s camera at the QR code to sit down.
screen-big-scan = scan to sit down
screen-big-next-scan = comes next
screen-big-now = chooses now
screen-big-here = is here
screen-big-sits = Seat { $number }: sit down here
screen-big-qr = QR code of the link for seat { $number }
screen-big-make = Make a link
screen-big-elsewhere = The host’s device has the links.
screen-big-secrets = Secrets stay on the phones. This screen shows only what everyone may see.
screen-big-start = The game begins when everybody has sat down.
