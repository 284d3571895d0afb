import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../generated/wire";
import { deedPinsOf, deedsOf, pinsOf } from "./since";

function told(kind: string, seat: number | null, place = "", args: Args = {}, entry = 0): Told {
  return { entry, kind, key: "", seat, args: { place, ...args }, rule: "" };
}

test("pins number what others placed since the own turn", () => {
  const log = [told("placed", 1, "hut"), told("placed", 0, "forest"), told("placed", 1, "field"), told("placed", 2, "hunt")];
  assert.deepEqual(pinsOf(log, 0).map(({ number, seat, place }) => [number, seat, place]), [[1, 1, "field"], [2, 2, "hunt"]]);
});

test("a new round takes all pins away, and a spectator has none", () => {
  const log = [told("placed", 0, "forest"), told("placed", 1, "field"), told("round_began", 1), told("placed", 1, "hut")];
  assert.deepEqual(pinsOf(log, 0).map(({ place }) => place), ["hut"]);
  assert.deepEqual(pinsOf(log, null), []);
});

const PLACED = [
  told("round_began", 0),
  told("placed", 0, "forest"),
  told("placed", 1, "hunt"),
  told("placed", 1, "field"),
  told("placed", 1, "card_2", { spot: "card", card: "C33" }),
  told("placed", 1, "stack_1", { spot: "building", tile: "B01" }),
];

const OWN = [told("rolled", 0, "forest"), told("worked", 0, "forest", { good: "wood", amount: 3 })];

test("a roll, its tools and what it brings are one deed", () => {
  const log = [...PLACED, ...OWN, told("rolled", 1, "hunt"), told("tool_used", 1), told("hunted", 1, "hunt", { food: 4, jewels: 3 })];
  const [pin] = deedPinsOf(log, 0);
  assert.equal(pin?.place, "hunt");
  assert.deepEqual(pin?.gains, [{ what: "food", amount: 4 }, { what: "jewel", amount: 3 }]);
});

test("what a card does belongs to the card, also where people could do the same", () => {
  const log = [...PLACED, told("bought", 1, "card_2", { card: "C33" }), told("rolled", 1, "forest"), told("worked", 1, "forest", { good: "wood", amount: 2 })];
  assert.deepEqual(deedsOf(log).map(({ place, lines }) => [place, lines.length]), [["card_2", 3]]);
});

test("a building is found where its people stood, and what is left brings no pin", () => {
  const log = [...PLACED, told("farmed", 1, "", { grown: "yes" }), told("built", 1, "", { tile: "B01", points: 12 }), told("declined", 1, "card_2")];
  assert.deepEqual(deedPinsOf(log, 0).map(({ number, place }) => [number, place]), [[1, "field"], [2, "stack_1"]]);
});

test("the own deeds have no pins, and all before them are known", () => {
  assert.deepEqual(deedPinsOf([...PLACED, told("farmed", 1, "", { grown: "yes" }), ...OWN], 0), []);
  assert.deepEqual(deedPinsOf([...PLACED, ...OWN], null), []);
});

test("the meal is no deed of the last place", () => {
  const log = [...PLACED, told("farmed", 1, "", { grown: "yes" }), told("harvested", 1), told("fed", 1)];
  assert.deepEqual(deedsOf(log).map(({ lines }) => lines.length), [1]);
});

test("a die for everybody is no deed of people who stand where it leads", () => {
  const log = [...PLACED, told("die_taken", 1, "", { face: 6 }, 5), told("farmed", 1, "", { grown: "yes" }, 5), told("farmed", 1, "", { grown: "yes" }, 6)];
  assert.deepEqual(deedsOf(log).map(({ place, lines }) => [place, lines.length]), [["field", 1]]);
});

test("a roll in vain is told with nothing", () => {
  const log = [...PLACED, ...OWN, told("rolled", 1, "hunt", { good: "food" }), told("hunted", 1, "hunt", { food: 0, jewels: 0 })];
  assert.deepEqual(deedPinsOf(log, 0).map(({ gains }) => gains), [[{ what: "food", amount: 0 }]]);
});
