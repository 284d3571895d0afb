# Etichette del tavolo di Stone Age; le sue frasi sono quelle del gioco.

stone_age-name = L’età della pietra
stone_age-minute-1 = A turno mandate lavoratori in un luogo dopo l’altro: a caccia, al lavoro, nel villaggio, su carte ed edifici.
stone_age-minute-2 = Poi ognuno usa i suoi: si tira per le risorse, con l’aiuto degli attrezzi; si cresce, si impara, si compra.
stone_age-minute-3 = Alla fine del round ogni lavoratore mangia un cibo, o perdi dieci punti.
stone_age-minute-4 = Quando finiscono le carte o una pila di edifici, vince chi ha più punti.
