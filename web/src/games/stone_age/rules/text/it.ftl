# Le regole di Stone Age in una schermata. Ogni capitolo ha un titolo, il testo, la didascalia della figura e ciò che vi si vede.

stone_age-rules-goal = Porta la tua tribù a fare più punti: subito con gli edifici, alla fine con le carte. Un round ha tre fasi: tutti mandano i lavoratori, tutti li usano, tutti li sfamano.
stone_age-rules-end = Quando il mazzo non basta a riempire la fila, o una pila di edifici è finita e il round è concluso, si contano le carte, e ogni risorsa rimasta vale un punto. Vince chi ha più punti.

stone_age-rules-placing = A turno si mandano uno o più lavoratori in un luogo, finché nessuno ne ha più. Non puoi tornare dove ne hai già. Foresta, argilla, pietra e fiume hanno sette anelli ciascuno; a caccia va chi vuole.
    .title = Mandare i lavoratori
    .caption = Tre di un giocatore e due di un altro si dividono la foresta.
    .seen = La foresta con il suo cartello, diviso tre per il legno, e sette anelli: vi stanno tre lavoratori di un colore e due di un altro.
stone_age-rules-roll = Tira un dado per ogni tuo lavoratore in quel luogo, aggiungi se vuoi degli attrezzi, dividi per il numero del luogo e arrotonda per difetto. Ogni attrezzo aiuta una volta per round.
    .title = Tirare per le risorse
    .caption = 11 ai dadi e un attrezzo da 2: 13 ÷ 3 porta quattro legni.
    .seen = Tre dadi con 4, 2 e 5 e un attrezzo da 2. Sotto, 13 ÷ 3 = 4, e quattro legni.
stone_age-rules-village = L’attrezzaio dà un attrezzo o ne migliora uno, il campo un passo di agricoltura, e due lavoratori nella capanna ne portano un terzo. In due o tre giocatori uno di questi luoghi resta vuoto.
    .title = Il villaggio
    .caption = Uno è dall’attrezzaio, due sono nella capanna.
    .seen = Attrezzaio, capanna e campo. Un lavoratore sta dall’attrezzaio, due di un altro giocatore alla capanna; il campo è vuoto.
stone_age-rules-cards = Paga tante risorse qualsiasi quante ne dice lo spazio: una a destra, quattro a sinistra. La metà superiore accade subito, quella inferiore conta alla fine.
    .title = Le carte
    .caption = Da sinistra: quattro, tre, due risorse, una.
    .seen = Quattro carte affiancate, ognuna con il prezzo sopra: 4, 3, 2 e 1 da sinistra a destra. In alto mostrano doni, in basso ciò che conta alla fine.
stone_age-rules-buildings = Paga ciò che mostra la tessera e segna subito i suoi punti. Dove scegli tu che cosa pagare, ogni legno vale tre, ogni mattone quattro, ogni pietra cinque e ogni oro sei.
    .title = Gli edifici
    .caption = Legno, mattone e pietra per dodici punti.
    .seen = Un legno, un mattone e una pietra; una freccia porta a un edificio che mostra gli stessi tre e 12 punti.
stone_age-rules-feeding = Alla fine del round l’agricoltura porta cibo, poi ogni tuo lavoratore ne mangia uno. Una risorsa può sostituire il cibo che manca; chi lascia qualcuno affamato perde dieci punti.
    .title = Il pasto
    .caption = Quattro cibi e, per il quinto, un mattone.
    .seen = Cinque lavoratori in fila. Sotto quattro c’è un cibo, sotto l’ultimo un mattone.
