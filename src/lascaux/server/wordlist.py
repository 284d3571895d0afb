"""Words of codes that are said aloud: short, known to children, and no two a slip of the pen apart."""

from __future__ import annotations

from typing import Final

_EN: Final = """
acorn alder almond amber ankle anvil apple arch arrow ash aspen axe badger bag bake bamboo barley
barn barrel basket bead beaver bell bench birch bison black blade blanket bloom boat bold bone
bottle bowl box bramble branch brave brick bridge brook brow brush buck bucket button cabin cactus
calf camel candle canoe canyon cape carpet cart carve cedar chair chalk cheek cheese cherry chest
chin chisel clam clever cliff climb cloak cloth cloud coast cobra cod colt comb cool copper cork
cove crab cradle crane crisp crown cup curtain dagger daisy dale dance dawn deep delta desert disc
dog door draw drift drum dry dune dusk eager eagle ear early earth eel egret elbow elk falcon fang
feather fence fern ferret fiddle field fig finch fire fist fjord flag flame flask flint float flood
flute foal foot forest fresh frog frost funny garlic gate gather gecko gem gentle geyser ginger glad
glass glen glide glove glue golden goose grape gravel green grey grotto gull hammer hand happy harp
hat hawk hazel hedge helmet hen herb heron hill hollow holly honey hook hop horn hound hum humble
hunt ibex ibis ice indigo ink iron island ivory ivy jaw jewel jug jump kelp kettle key kiln kind
kite knee knife knit ladder lagoon lamb lantern large lark laugh lava leaf lemon lemur lentil lid
lily lime linen lion listen little lizard loam lock long lucky magpie mallow map maple marmot marsh
mask meadow melon mend merry mesa midge mild millet mint mirror moon mortar moss moth mouse mud mule
nail neck needle newt noble nut oasis ocean ocelot ochre olive onion orca orchid osprey otter oven
oyster paddle paint palm panther paper parrot pass path peach pearl peat pebble pecan pepper petal
pike pillow pin plank plate plover plum polite pond poplar poppy pot pouch proud puma purple quail
quarry quick quiet quill rabbit radish raft ram rapid raven ravine rest rib ribbon ride river robin
roof rope rowan run sack sage salmon salt scarf scarlet seal shark sheep shell shield shine ship
shoe short shrimp shrub shy silk silver sing skunk sledge sleet slope slow small smile smoke smooth
snake soap soft sorrel spade sparrow spear spice spider spindle spoon spring spruce squid stag
steady stem still stone stool stork straw stream sugar summit surf swamp swan swift swim table tall
tame tapir tender tent thaw thistle thread throw thumb thunder tidy tiger tile toad tooth torch
tower trail tray trout tub tulip tuna tundra tunic turnip turtle twig twine valley vase vine violet
viper volcano vole wade wagon walk walnut wander warm wasp wax weasel weave whale wheat whisper
white wick wise wolf wren wrist yak yellow young zebra
"""

_IT: Final = """
abete acero aglio ago ala albero alce alloro alto amaca ambra amico anatra ancora andare anello
anguria antico ape aquila arancia arco argilla arpa ascia asino asta aurora avena azzurro bacca baia
balena ballare ballo banco barba barile bastone baule becco bere betulla biscia blu borsa bosco
bottone braccio brace breve brezza brina brocca bruco bue bufalo bulbo buono burro bussola
calice calmo camino campo canale candela cane canoa cantare capanna capra carbone cardo carota casa
catena cavallo caverna cavolo cece cedro celeste cervo cesto chiaro chiave chiodo cicala cicogna
cielo cigno cima ciotola cipolla clava coda collana collo colomba colore conca coperta corona
correre corto costa cotone cozza cratere cremisi cresta criceto cuculo cuore cuscino dado daino
delfino dente deserto disco ditale dito dolce donnola dormire duna edera elmo erba esile faggio
fagiano fagiolo falco fango farina farro felce fermo fiamma fianco fico fieno fiocco fiore fischio
fiume flauto foca foglia foresta formica forno fosso fragola frana freccia fresco fronte frutto fumo
fune fuoco gaio gamba gambero gancio gatto gazza gelo gemma gentile geranio gesso ghiaia
ghianda ghiro giallo giara giglio ginepro giocare gioco giorno giraffa girare goccia gola golfo
grande grano grigio grillo grotta gru guancia guanto gufo guscio iena indaco isola istrice labbro
laguna lama lampada lampone lancia larice lattuga lavanda legno lento lenza leone lepre libro lieto
lieve limone lince lino lontra lumaca lungo lupo maglia magro malva mammut mano mappa mare mattone
melone menta merlo miele mirto mite molo moneta monte mosca mucca mulino muro muschio naso nave
nebbia nero nespola nido nobile noce notte nuca nuotare nuovo nuvola oasi occhio oceano ocra olio
oliva onda onesto orca origano ortica orzo ostrica padella palma palude panca paniere pantera papera
passero patata pecora penna pentola pepe perla pernice pesca pescare pettine pialla pianta piatto
picchio piccolo piede pietra pigna pigro pinza pioggia pioppo pipa piuma platano polpo
porpora porta pozzo prato primo pronto prugna pugno pulce pulcino puzzola quadro quaglia quercia
radice ragno rapa rapido raro remare remo rete riccio ridere riga riso rondine rosa rospo rovere
ruggine rugiada ruota sabbia sacco sale salmone saltare salvia sapone sardina sasso scala scarpa
scatola schiena scoglio scopa scudo secchio sedano sega segale selva seme seppia sereno serio serpe
sfera siepe slitta soffice sognare solido spada spago spalla spiga spillo sponda spugna squalo
stagno stella steppa stivale stoffa strada struzzo stufa susina svelto tallone talpa tamburo tappeto
tarma tegola telaio tenda tenero terra tetto tigre timo tonno topo torcia tordo torre tortora trave
tromba trota tundra umile uncino unghia upupa uva vallata valle vanga vasto vela veloce verbena
verde vespa vestito vetro vetta viola violino vipera vispo vitello vivace volare volpe vulcano zampa
zanna zanzara zattera zebra zolla zuppa
"""

WORDS: Final = {"en": tuple(_EN.split()), "it": tuple(_IT.split())}
