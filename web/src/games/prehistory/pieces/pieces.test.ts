import assert from "node:assert/strict";
import { test } from "node:test";
import { ACTIONS, BASKETS, CHARACTERS, COLOURS, FISH, PRIORITIES, SPECIES, STANDARD, SYMBOLS, TERRAINS, TRAPS } from "../../../generated/prehistory";
import icons from "../../../icons/icons.svg?raw";
import symbols from "../symbols.svg?raw";
import en from "../text/en.ftl?raw";
import it from "../text/it.ftl?raw";
import { huntedOf } from "./hunted";
import { glyphOf, groundOf, partsOf, seatOf, SEASONS, signOf, SOUGHT, thingOf, trackOf, whoOf } from "./names";
import portraits from "./portraits.svg?raw";
import { RITES, riteValues } from "./rites";
import { MEGALITHS, towards, wedge } from "./shapes";
import { stockOf } from "./stock";
import { SAMPLE } from "../sample";

const DRAWN = new Set([...`${icons}${symbols}${portraits}`.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

function isDrawn(id: string): void {
  assert.ok(DRAWN.has(id), `no drawing ${id}`);
}

test("every colour, action and sign of the rock has a drawing", () => {
  for (const colour of COLOURS) isDrawn(glyphOf(colour));
  for (const action of ACTIONS) isDrawn(`prehistory-a-${action}`);
  for (const sign of SYMBOLS) isDrawn(`prehistory-p-${sign}`);
});

test("every kind, species, ground, season and character has a drawing", () => {
  for (const kind of [...BASKETS, ...FISH, ...SPECIES, "mushroom", "sloth"]) isDrawn(thingOf(kind));
  for (const species of SPECIES) isDrawn(trackOf(species));
  for (const terrain of TERRAINS) isDrawn(groundOf(terrain));
  for (const season of Object.values(SEASONS)) isDrawn(season);
  for (const sought of PRIORITIES) isDrawn(SOUGHT[sought] ?? sought);
  for (const character of CHARACTERS) isDrawn(`prehistory-portrait-${character}`);
  for (const who of [0, 1, 2, 3, "tribe"] as const) isDrawn(signOf(who));
});

test("every item that may lie somewhere is some kind of tile", () => {
  const gathering = [...BASKETS.flatMap((kind) => [kind, `${kind}+`]), "mushroom"];
  const animals = [...SPECIES, ...ACTIONS.map((action) => `sloth-${action}`)];
  const megaliths = ["A", "B", "C", "E", ...ACTIONS.slice(0, -1).map((action) => `D-${action}`)];
  for (const item of gathering) assert.equal(stockOf(item), "gathering");
  for (const item of [...FISH, ...TRAPS]) assert.equal(stockOf(item), "fish");
  for (const item of animals) assert.equal(stockOf(item), "animal");
  for (const item of megaliths) assert.equal(stockOf(item), "megalith");
  assert.equal(stockOf("nothing"), null);
  assert.deepEqual(Object.keys(MEGALITHS), ["A", "B", "C", "D", "E"]);
});

test("an item says its kind and what else", () => {
  assert.deepEqual(partsOf("honey+"), { kind: "honey", of: "+" });
  assert.deepEqual(partsOf("D-fishing"), { kind: "D", of: "fishing" });
  assert.deepEqual(partsOf("trout"), { kind: "trout", of: "" });
});

test("all 34 ceremony cards have a picture and values", () => {
  const cards = Object.keys(STANDARD.ceremony_cards);
  assert.equal(cards.length, 34);
  for (const card of cards) {
    const rite = RITES[card];
    assert.ok(rite, card);
    assert.ok((rite.cells ?? rite.signs ?? []).length > 0, card);
    for (const sign of rite.signs ?? []) isDrawn(sign);
    assert.ok(riteValues(card).points > 0 && riteValues(card).value > 0, card);
  }
});

test("the words on ceremony cards exist in both languages", () => {
  for (const [code, text] of Object.entries({ en, it })) {
    for (const { per, of } of Object.values(RITES)) {
      assert.ok(text.includes(`prehistory-ui-rite-${per} =`), `${code} ${per}`);
      if (of !== undefined) assert.ok(text.includes(`prehistory-ui-rite-of-${of} =`), `${code} ${of}`);
    }
  }
});

test("all 30 hunting cards say what is on them", () => {
  const cards = [...Object.keys(STANDARD.animals), ...Object.keys(STANDARD.footprints)];
  assert.equal(cards.length, 30);
  for (const card of cards) {
    const hunted = huntedOf(card);
    assert.ok(card.startsWith(hunted.species));
    assert.equal(hunted.isAnimal, card.includes("-a"));
    assert.ok(hunted.isAnimal ? hunted.points > 0 : hunted.resource !== null || hunted.cube !== null || hunted.dev > 0, card);
  }
});

test("sides of a tile go round clockwise from the top", () => {
  assert.deepEqual(towards(0, 10).map(Math.round), [0, -10]);
  assert.deepEqual(towards(3, 10).map(Math.round), [0, 10]);
  assert.ok(towards(1, 10)[0] > 0 && towards(5, 10)[0] < 0);
  assert.equal(wedge(0, 10, 5).match(/L/g)?.length, 3);
});

test("the tribe is the last player where it plays", () => {
  assert.equal(whoOf(SAMPLE, SAMPLE.players.length - 1), SAMPLE.players.length - 1);
  const tribe = { trays: [0, 0, 0, 0, 0, 0], priority: "hut", tile: null, actions: [], number: 2, tries: 0 };
  assert.equal(whoOf({ ...SAMPLE, tribe }, SAMPLE.players.length - 1), "tribe");
  assert.equal(seatOf("tribe"), "tribe");
});
