# Le regole di Táin in una schermata. Ogni capitolo ha un titolo, il testo, la didascalia della figura e ciò che vi si vede.

tain-rules-goal = Il tuo clan vive di razzie. Mucche, gioielli e ostaggi sono punti: una mucca due, un gioiello tre, un ragazzo in ostaggio uno, una figlia cinque.
tain-rules-end = Dopo otto turni, o appena qualcuno ha undici mucche nelle stalle, vince chi ha più punti. Undici mucche danno altri tre punti. Chi ha giocato tutti i tasselli riprende quelli usati.

tain-rules-scouting = A turno si posa un tassello coperto: dentro una propria porta come guardia, o fuori da una porta altrui come razziatore. Si continua finché si passa.
    .title = Esplorazione
    .caption = Dentro le guardie, fuori i razziatori: solo tu sai chi sono i tuoi.
    .seen = Le tre porte delle tue stalle. Alla prima un tassello coperto di un altro clan affronta il tuo guerriero; un secondo estraneo aspetta alla porta seguente; alla terza fa la guardia il tuo bluff.
tain-rules-raid = Quando tutti hanno passato si scoprono i tasselli e i bluff se ne vanno. Poi si decide porta per porta. Una porta senza guardia lascia entrare ogni razziatore.
    .title = Razzia
    .caption = I bluff se ne vanno: alla terza porta il capo non trova nessuno.
    .seen = Le stesse porte a tasselli scoperti. Un ragazzo affronta un guerriero; alla seconda porta svanisce un bluff; alla terza un capo sta davanti a un bluff che svanisce.
tain-rules-outcomes = Il più forte riesce, i pari si lasciano, e nessuno supera una figlia. Il guerriero cattura i ragazzi che assalgono la sua porta e le figlie che trova di guardia.
    .title = Razziatore contro guardia
    .caption = A sinistra chi assale, in alto chi guarda: spunta, sbarra, uguale o catene per la cattura.
    .seen = Una tabella. Ragazzo: riesce contro nessuno, pari con un ragazzo, catturato da un guerriero, fallisce contro capo e figlia. Guerriero: riesce contro nessuno e contro un ragazzo, pari con un guerriero, fallisce contro un capo, cattura una figlia. Capo: riesce contro nessuno, ragazzo e guerriero, pari con un capo, fallisce contro una figlia.
tain-rules-loot = Chi riesce alle stalle prende una mucca, alla casa un gioiello. Il bottino entra nei propri edifici solo dopo tutte le razzie.
    .title = Bottino
    .caption = Il capo porta via una mucca, il guerriero un gioiello.
    .seen = Una fattoria con cinque mucche e tre gioielli. Un capo ha passato una porta aperta delle stalle, un guerriero un ragazzo a una porta della casa.
tain-rules-hostages = Chi è catturato resta nella casa di chi lo ha preso. Se il suo clan riesce a quella casa, ne libera uno al posto di un gioiello.
    .title = Ostaggi
    .caption = Il guerriero libera il ragazzo del suo clan: non può scegliere altro.
    .seen = La casa con due gioielli e, legati davanti, un ragazzo e una figlia. Un guerriero del clan del ragazzo ha passato una porta.
tain-rules-outer = Un capo o un guerriero nella terra esterna prende una mucca sciolta. Se si incontrano, la prende solo il capo.
    .title = La terra esterna
    .caption = Il capo prende una mucca, il guerriero torna a casa.
    .seen = Mucche sciolte; sotto, due tasselli: un capo con la spunta, un guerriero con la sbarra.
