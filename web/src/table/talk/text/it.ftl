# La chat al tavolo e chi guarda.

talk-watcher = Uno spettatore
talk-watchers = Chi guarda
talk-you = Tu
talk-at = { $day ->
    [today] { $clock }
   *[other] { $day }, { $clock }
}
talk-write = Scrivi qualcosa al tavolo
talk-send = Invia
talk-phrases = Frasi pronte
talk-phrase-hello = Ciao!
talk-phrase-luck = Buona fortuna
talk-phrase-played = Ben giocato
talk-phrase-thanks = Grazie
talk-phrase-moment = Un momento
talk-phrase-sorry = Scusa!
talk-phrase-your-turn = Tocca a te
talk-phrase-again = Un’altra partita?
talk-said-text = { $who } dice: { $text }
talk-said-phrase = { $who } dice: { $text }
talk-said-opened = Da qui in poi anche chi guarda può leggere e scrivere.
talk-said-shut = Da qui in poi può leggere e scrivere soltanto chi gioca.
talk-nothing = Non è stato ancora detto niente.
talk-closed = Qui parla soltanto chi gioca.
talk-who = Silenzia
talk-back = Torna alla chat
talk-hear = Leggi i messaggi: { $who }
talk-heard = si legge
talk-muted = silenziato su questo dispositivo
talk-open = Aperta a chi guarda
    .hint = Da quel momento chi guarda legge e scrive; ciò che è stato detto prima resta tra chi gioca.
talk-device = Chi silenzi resta silenziato su questo dispositivo; nessuno viene avvisato.

watchers-title = { $count ->
    [0] Nessuno guarda
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
watchers-unnamed = { $named ->
    [0] { $count ->
        [one] Una persona senza nome
       *[other] { $count } persone senza nome
    }
   *[other] { $count ->
        [one] e una persona senza nome
       *[other] e { $count } persone senza nome
    }
}
watchers-about = Vedono quello che possono vedere tutti, mai niente di segreto. Si contano ogni pochi secondi.
watchers-you = Guardi questo tavolo e vedi quello che possono vedere tutti. Se vuoi, chi gioca può leggere il tuo nome.
watchers-name = Il tuo nome
watchers-save = Mostra questo nome
