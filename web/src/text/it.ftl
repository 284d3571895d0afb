# Le parole del browser; le frasi sul gioco stanno nei file dei giochi e del tavolo.
fault-unknown = Qualcosa è andato storto in questa pagina. Ricaricala: riprendi da dove eri.
fault-offline = Il server non risponde. Controlla la connessione e riprova.
fault-server = Il server ha risposto con un errore ({ $status }). Riprova tra un momento.
seat-nameless = Posto { $number }
