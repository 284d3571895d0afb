# Stone Age cannot be played yet; the home page tells of it.

stone_age-name = L’età della pietra
stone_age-line = Manda i tuoi al lavoro, tira i dadi, vesti con stile.
