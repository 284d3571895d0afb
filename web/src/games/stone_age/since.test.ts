import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../generated/wire";
import { deedsSince } from "../../table/since";
import { countingIn, pinsOf, usesOf } from "./since";

function told(kind: string, move: number, seat: number | null, place = "", args: Args = {}): Told {
  return { entry: move, kind, key: "", seat, args, rule: "", move, by: seat, places: place ? [place] : [], heading: ["round_began", "phase_began"].includes(kind) };
}

function pins(log: readonly Told[], reader: number | null, phase = "acting") {
  return pinsOf(deedsSince(log, reader, countingIn(phase)));
}

test("pins number what others placed since the own turn", () => {
  const log = [told("placed", 1, 1, "hut"), told("placed", 2, 0, "forest"), told("placed", 3, 1, "field"), told("placed", 4, 2, "hunt")];
  assert.deepEqual(pins(log, 0, "placing").map(({ number, seat, place, gains }) => [number, seat, place, gains]), [[1, 1, "field", null], [2, 2, "hunt", null]]);
});

test("a new round takes all pins away, and a spectator has none", () => {
  const log = [told("placed", 1, 0, "forest"), told("placed", 2, 1, "field"), told("round_began", 2, 1), told("placed", 3, 1, "hut")];
  assert.deepEqual(pins(log, 0, "placing").map(({ place }) => place), ["hut"]);
  assert.deepEqual(pins(log, null, "placing"), []);
});

const OWN = [told("round_began", 1, 0), told("placed", 1, 0, "forest"), told("placed", 2, 1, "hunt"), told("rolled", 3, 0, "forest"), told("worked", 3, 0, "forest", { good: "wood", amount: 3 })];

test("a roll, its tools and what it brings are one deed", () => {
  const log = [...OWN, told("rolled", 4, 1, "hunt"), told("tool_used", 4, 1), told("hunted", 4, 1, "hunt", { food: 4, jewels: 3 })];
  const [pin] = pins(log, 0);
  assert.equal(pin?.place, "hunt");
  assert.deepEqual(pin?.gains, [{ what: "food", amount: 4 }, { what: "jewel", amount: 3 }]);
});

test("what a card does belongs to the card, also where people could do the same", () => {
  const log = [...OWN, told("bought", 4, 1, "card_2", { card: "C33" }), told("rolled", 4, 1, "forest"), told("worked", 4, 1, "forest", { good: "wood", amount: 2 })];
  assert.deepEqual(pins(log, 0).map(({ place, gains }) => [place, gains]), [["card_2", [{ what: "card", amount: 1 }, { what: "wood", amount: 2 }]]]);
});

test("what is left brings no pin", () => {
  const log = [...OWN, told("farmed", 4, 1, "field", { grown: "yes" }), told("declined", 5, 1, "card_2"), told("built", 6, 1, "stack_1", { points: 12 })];
  assert.deepEqual(pins(log, 0).map(({ number, place }) => [number, place]), [[1, "field"], [2, "stack_1"]]);
});

test("all uses of a round are known, the own ones too, and the meal is none of them", () => {
  const log = [...OWN, told("farmed", 4, 1, "field", { grown: "yes" }), told("phase_began", 4, null), told("harvested", 4, 1), told("fed", 4, 1)];
  assert.deepEqual(usesOf(log).map(({ seat, place, lines }) => [seat, place, lines.length]), [[0, "forest", 2], [1, "field", 1]]);
});

test("a die for everybody is no deed of people who stand where it leads", () => {
  const log = [...OWN, told("die_taken", 4, 1, "", { face: 6 }), told("farmed", 4, 1, "", { grown: "yes" }), told("farmed", 5, 1, "field", { grown: "yes" })];
  assert.deepEqual(pins(log, 0).map(({ place }) => place), ["field"]);
});

test("a roll in vain is told with nothing", () => {
  const log = [...OWN, told("rolled", 4, 1, "hunt", { good: "food" }), told("hunted", 4, 1, "hunt", { food: 0, jewels: 0 })];
  assert.deepEqual(pins(log, 0).map(({ gains }) => gains), [[{ what: "food", amount: 0 }]]);
});
