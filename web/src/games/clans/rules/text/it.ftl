# Le regole di Clans in una schermata. Ogni capitolo ha un titolo, il testo, la didascalia della figura e ciò che vi si vede.

clans-rules-goal = Uno dei cinque clan è tuo, e nessun altro sa quale. Alla fine il suo disco dev’essere il più avanti.
clans-rules-end = Il dodicesimo villaggio chiude la partita. Tutti scoprono il proprio clan; ogni gettone vale un punto in più, e vince chi ne ha di più.

clans-rules-move = Nel tuo turno porta tutte le capanne di un territorio in uno vicino che ne abbia già. Puoi muovere le capanne di qualsiasi clan. Un fiume non è un ostacolo, un lago sì.
    .title = La mossa
    .caption = La capanna gialla può unirsi alla rossa o alla verde.
    .seen = Una parte del tabellone. Una capanna gialla è scelta; due territori vicini, con una capanna rossa e una verde, sono illuminati. Una freccia porta a quella verde.
clans-rules-village = Quando nessun territorio vicino ha più capanne, le capanne diventano un villaggio. Chi ha mosso prende il prossimo gettone.
    .title = Il villaggio
    .caption = Tutt’intorno è vuoto: è il terzo villaggio.
    .seen = Quattro capanne di tre clan dentro una palizzata con il gettone 3; i territori intorno sono contornati e vuoti.
clans-rules-points = Un villaggio vale tanti punti quante sono le sue capanne e, su terreno favorevole, anche il bonus dell’epoca. Ogni clan presente segna l’intero valore, con una capanna o con molte.
    .title = I punti
    .caption = Cinque capanne nella foresta, prima epoca: rosso, blu e giallo segnano sei ciascuno.
    .seen = Un villaggio di tre capanne blu, una rossa e una gialla nella foresta. Accanto: 5 + 1 = 6.
clans-rules-hostile = Sul terreno ostile della sua epoca un villaggio è perduto: nessuno segna punti e le capanne lasciano il tabellone. Il gettone si prende lo stesso.
    .title = Terreno ostile
    .caption = Nella prima epoca sulle montagne non resta nulla.
    .seen = Pali bruciati su un territorio di montagna, con accanto il gettone 4.
clans-rules-strife = Se in un nuovo villaggio ci sono tutti e cinque i clan, quelli con una sola capanna se ne vanno prima del conteggio.
    .title = Lotta tra clan
    .caption = Verde, blu e giallo se ne vanno; contano sei capanne.
    .seen = Un villaggio di quattro capanne nere, due rosse e una ciascuna blu, verde e gialla. Accanto: 9 − 3 = 6.
clans-rules-heavy = Un gruppo di sette o più capanne resta dov’è. Altri possono unirsi; a sua volta si unisce solo a uno più grande.
    .title = Sette capanne
    .caption = Il cerchio di pietre: le sette restano, la nera può arrivare.
    .seen = Sette capanne di tre clan in un cerchio di pietre con il numero 7. Una freccia vi porta da una capanna nera.
