# Le regole di The First Sparks in una schermata. Ogni capitolo ha un titolo, il testo, la didascalia della figura e ciò che vi si vede.

first_sparks-rules-goal = Fai crescere il tuo clan: vince il più grande. Il cibo paga tutto: le carte, la tua gente e chi si aggiunge.
first_sparks-rules-end = L’anno in cui un clan ha tredici membri è l’ultimo: tutti finiscono l’ampliamento e vince il clan più grande; a parità, quello con più cibo.

first_sparks-rules-cards = A turno si offre una carta o si passa. Gli altri possono comprarla al suo prezzo: ha la precedenza chi è più indietro. Se nessuno la vuole, è tua. Una carta all’anno; poi, senza il fuoco, un terzo del tuo cibo va a male.
    .title = Le carte
    .caption = Uno strumento prende cibo, una conoscenza aiuta per sempre. A sinistra il numero, a destra il prezzo.
    .seen = Due carte: il cesto 11, uno strumento con la tabella di ciò che prende, e il fuoco 9, una conoscenza che conserva il cibo.
first_sparks-rules-grounds = Per cacciare un cibo servono uno strumento adatto e un membro accanto a un suo terreno. Accanto a due terreni di un cibo conti un segnalino in più, accanto a tre due in più.
    .title = I terreni di caccia
    .caption = Questo clan sta accanto a bacche, mammut e orsi.
    .seen = Una parte della terra: un cespuglio, un branco di mammut e un bosco con gli orsi. Vi stanno accanto tre membri di un clan, in uno spazio insieme a un altro clan.
first_sparks-rules-harvest = Dall’ultimo al primo, ogni strumento prende ciò che dice la sua tabella per i segnalini sullo spazio raccolto. Erbe e campi rendono sempre lo stesso.
    .title = Il raccolto
    .caption = Ci sono cinque bacche: questo cesto ne prende due.
    .seen = Cinque bacche, due contornate; accanto il cesto 22 con segnato il gradino da quattro segnalini in su: ne prende due.
first_sparks-rules-feeding = Dopo la caccia ogni membro mangia un cibo. Chi resta senza lascia la mappa; gli altri devono restare un solo gruppo.
    .title = Il pasto
    .caption = Quattro membri mangiano quattro cibi.
    .seen = Quattro membri di un clan, ognuno con sotto una spiga.
first_sparks-rules-spreading = Dall’ultimo al primo, si mettono nuovi membri accanto ai propri. Uno costa 1 cibo, due 3, tre 6, quattro 10, cinque 15. Una montagna costa 1 in più; dove vivono altri, 1 in più per ogni membro che vi si trova poi.
    .title = L’ampliamento
    .caption = 1 su uno spazio vuoto, 2 oltre la montagna, 3 dove vive un altro clan.
    .seen = Un membro sulla mappa. Gli spazi vuoti accanto costano 1; quello dietro una montagna costa 2; uno spazio con un membro di un altro clan costa 3.
first_sparks-rules-order = A fine anno i clan più grandi vanno in testa all’ordine, il che di rado conviene; nuovo cibo arriva sugli spazi raccolto e la carta più alta lascia il mercato.
    .title = Ordine e rifornimento
    .caption = La scala delle dimensioni: alla fiamma, tredici membri, comincia la fine.
    .seen = Una parte della terra con i membri di tre clan. Sulla scala accanto ne hanno sette, undici e tredici; una fiamma segna il tredici.
