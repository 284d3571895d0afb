# Perché un buon giocatore sceglierebbe così: per gioco, i termini dei suoi bot.

hint-only = Qui non c’è altro da scegliere.
hint-even = La seconda scelta vale più o meno lo stesso; qualche mossa più avanti questa sembra un po’ migliore.
hint-end = Con questa scelta la partita finisce, e ogni altra ti lascerebbe messo peggio.

hint-clans-points = Il tuo clan segna subito { $gain } punti in più che con altre mosse.
hint-clans-chips = Sei tu a fondare un villaggio e prendi il suo gettone.
hint-clans-groups = Tiene le tue capanne in gruppi migliori, o in più gruppi, che possono ancora diventare villaggi.
hint-clans-ground = Le tue capanne finiscono su un terreno più adatto a quest’epoca.
hint-clans-rivals = Dà meno ai clan per cui probabilmente giocano gli altri.

hint-tain-loot = Alla fine di questa razzia dovrebbe portarti più mucche, gioielli o ostaggi.
hint-tain-tiles = Tiene dietro il tuo schermo tasselli migliori per i turni che verranno.
hint-tain-herd = Ti avvicina alla mandria completa e al suo premio.
hint-tain-doors = Lascia le tue porte meglio difese, o quelle degli altri più aperte.
hint-tain-rivals = Costa di più al più forte tra gli altri.

hint-first_sparks-members = Più membri ti avvicinano a tredici.
hint-first_sparks-ground = I tuoi membri stanno dove i tuoi strumenti trovano di più, o dove continuare costa meno.
hint-first_sparks-feeding = Altri membri costerebbero più di quanto portano, o resterebbero senza cibo.
hint-first_sparks-food = Ti lascia più cibo per carte e nuovi membri.
hint-first_sparks-cards = La carta nutre il tuo clan negli anni che verranno.
hint-first_sparks-order = Ti mette più indietro nell’ordine, così scegli prima carte, prede e spazi.
hint-first_sparks-market = Ti lascia un mercato migliore.
hint-first_sparks-rivals = Rallenta il clan più vicino a tredici.

hint-stone_age-points = Vale subito { $gain } punti in più.
hint-stone_age-cards = Le persone sulle tue carte alla fine moltiplicheranno di più.
hint-stone_age-symbols = Aumenta i tuoi simboli di cultura diversi, che contano al quadrato.
hint-stone_age-goods = Ti porta risorse che valgono di più.
hint-stone_age-people = Un lavoratore in più porta qualcosa in ogni round che verrà.
hint-stone_age-tools = Gli attrezzi aiutano di nuovo in ogni round che verrà.
hint-stone_age-trade = Ti fa avanzare nel commercio e porta gioielli.
hint-stone_age-food = La tua gente avrà più da mangiare, ora e nei round che verranno.
hint-stone_age-buying = La carta per te vale più di quanto costa.
hint-stone_age-building = L’edificio vale più di quello che paghi.
hint-stone_age-home = Prende prima ciò che gli altri potrebbero prendere e lascia più gente libera di andare altrove.
hint-stone_age-dice = Promette di più da ciò che è in corso.
hint-stone_age-rivals = Lascia meno a chi ti precede o ti segue da vicino.

hint-prehistory-points = Porta subito { $gain } punti in più.
hint-prehistory-development = Ti lascia più punti sviluppo.
hint-prehistory-resources = Ti lascia più risorse.
hint-prehistory-cubes = Ti porta cubetti azione che ti serviranno.
hint-prehistory-painting = Le sezioni dipinte alla fine valgono punti per riga e premiano quelle accanto.
hint-prehistory-gathering = I tuoi cesti alla fine valgono di più, e le coppie portano cubetti.
hint-prehistory-hunting = Animali e impronte della stessa specie alla fine si moltiplicano.
hint-prehistory-fishing = Più avanti sul tracciato della pesca, ogni estate porta di più.
hint-prehistory-ceremony = La carta cerimonia varrà bene con quello che hai.
hint-prehistory-camp = Membri, capanne e megaliti sulla mappa ti promettono di più.
hint-prehistory-year = Ti lascia le possibilità migliori per il resto di quest’anno.
hint-prehistory-rivals = Lascia meno al più forte tra gli altri.
