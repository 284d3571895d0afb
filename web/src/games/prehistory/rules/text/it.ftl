# Le regole di Prehistory in una schermata. Ogni capitolo ha un titolo, il testo, la didascalia della figura e ciò che vi si vede.

prehistory-rules-goal = Guida la tua tribù per cinque anni e fai più punti: sulla roccia, nei cesti, a caccia, ai megaliti e nelle cerimonie. Un anno ha inverno, primavera, estate e autunno; il primo non ha inverno.
prehistory-rules-end = Dopo il quinto autunno ognuno può fare ancora un’azione d’estate. Poi si contano righe dipinte, animali per impronte, cesti, megaliti, cerimonie e ciò che resta dello sviluppo. Vince chi ha più punti, poi chi ha più capanne.

prehistory-rules-prices = In primavera, a turno, si fa una di sei azioni o si passa. La tessera prezzo dell’azione dice quali risorse costa; un punto sviluppo gira una tessera di un passo.
    .title = Primavera: i prezzi
    .caption = L’uovo sta al giallo: costa una risorsa gialla.
    .seen = La tessera girevole della raccolta con i suoi sei colori e, intorno, quattro tessere da raccogliere. Ognuna ha la risorsa del colore a cui sta: l’uovo gialla, le bacche marrone, il miele grigia, le noci bianca.
prehistory-rules-pillar = Dopo un’azione lascia un’altra risorsa di qualsiasi colore al piede del suo pilastro. C’è posto per due: quando sono presi, per questa primavera l’azione è finita.
    .title = Il pilastro
    .caption = Un posto l’ha preso il blu; il marrone prende il secondo.
    .seen = Il pilastro della raccolta: un cubetto azione rosso in cima, una risorsa blu a un piede, una marrone che sta per arrivare all’altro.
prehistory-rules-summer = Ciò che sta ai piedi sale in cima. Dall’ultimo al primo, ognuno prende tutti i cubetti di un pilastro. Poi ogni azione si può fare un’altra volta, pagata con cubetti azione del suo colore.
    .title = Estate
    .caption = Questo pilastro dà due rossi e un blu; con due rossi si raccoglie una tessera.
    .seen = Un pilastro con in cima due cubetti azione rossi e uno blu. Accanto due cubetti rossi, una freccia e una tessera con le bacche.
prehistory-rules-painting = Ogni sezione si dipinge una volta. Per ogni vicina già dipinta che tocca ricevi il premio della riga, o della colonna. Alla fine una riga con una, due o tre sezioni vale 1, 3 o 6.
    .title = Pittura
    .caption = La sezione contornata ne tocca tre dipinte: un cubetto rosso per la riga, due gialli per la colonna.
    .seen = La roccia con nove sezioni. La prima della seconda riga è appena dipinta; quelle sopra, sotto e a destra lo sono già. Accanto alla roccia un cubetto azione rosso e due gialli.
prehistory-rules-autumn = In autunno si spendono cubetti per camminare: ognuno vale i passi che dice la tessera centrale. Dove il cammino finisce prendi ciò che c’è, o costruisci una capanna se lì e intorno ci sono abbastanza dei tuoi.
    .title = Autunno
    .caption = Questa capanna ne vuole tre; uno vi si stabilisce. Tre punti, due di sviluppo e un nuovo membro.
    .seen = Tre membri, poi una tessera capanna con tre figure, una scura, e i numeri 3 e 2; una freccia porta a una capanna.
prehistory-rules-hunting = Un animale segna subito i suoi punti. Un’impronta porta ciò che mostra, e ciò che mostrano le tue precedenti della stessa specie. Alla fine, per ogni specie, contano i punti degli animali per le impronte.
    .title = Caccia
    .caption = Mammut da quattro punti e tre impronte: dodici punti.
    .seen = Due carte con un mammut da due punti ciascuna e tre carte con impronte di mammut. Sotto, 4 × 3 = 12.
