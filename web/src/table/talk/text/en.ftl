# Talk at a table, and those who watch it.

talk-watcher = A watcher
talk-watchers = Those who watch
talk-you = You
talk-at = { $day ->
    [today] { $clock }
   *[other] { $day }, { $clock }
}
talk-write = Say something to the table
talk-send = Send
talk-phrases = Quick phrases
talk-phrase-hello = Hello!
talk-phrase-luck = Good luck
talk-phrase-played = Well played
talk-phrase-thanks = Thank you
talk-phrase-moment = One moment
talk-phrase-sorry = Sorry!
talk-phrase-your-turn = Your turn
talk-phrase-again = Another game?
talk-said-text = { $who } says: { $text }
talk-said-phrase = { $who } says: { $text }
talk-said-opened = From here on, those who watch can read and talk too.
talk-said-shut = From here on, only the players can read and talk.
talk-nothing = Nothing has been said yet.
talk-closed = The players talk among themselves here.
talk-who = Mute
talk-back = Back to the talk
talk-hear = Hear { $who }
talk-heard = heard
talk-muted = muted on this device
talk-open = Open to those who watch
    .hint = They read and talk from then on; what was said before stays among the players.
talk-device = Muting is kept on this device; nobody is told.

watchers-title = { $count ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $count } people watch
}
watchers-unnamed = { $named ->
    [0] { $count ->
        [one] One without a name
       *[other] { $count } without a name
    }
   *[other] { $count ->
        [one] and one without a name
       *[other] and { $count } without a name
    }
}
watchers-about = They see what everybody may see, never anything secret. They are counted every few seconds.
watchers-you = You watch this table and see what everybody may see. If you like, the players can read your name.
watchers-name = Your name
watchers-save = Show this name
