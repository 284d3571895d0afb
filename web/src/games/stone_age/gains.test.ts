import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../generated/wire";
import { gainsIn } from "./gains";

function told(kind: string, args: Args): Told {
  return { entry: 0, kind, key: "", seat: 1, args, rule: "", move: 0, by: null, places: [], heading: false };
}

test("goods, jewels and growth are counted, each thing once", () => {
  const lines = [
    told("market_used", {}),
    told("advanced", { grown: "yes", trade: 3, jewels: 2 }),
    told("advanced", { grown: "yes", trade: 4, jewels: 2 }),
  ];
  assert.deepEqual(gainsIn(lines), [{ what: "trade", amount: 2 }, { what: "jewel", amount: 4 }]);
});

test("what brings nothing is left out", () => {
  assert.deepEqual(gainsIn([told("hunted", { food: 4, jewels: 0 }), told("tool_made", { grown: "no" })]), [{ what: "food", amount: 4 }]);
  assert.deepEqual(gainsIn([told("worked", { good: "stone", amount: 0 }), told("rolled", { sum: 3 })]), []);
});

test("a card and a building bring themselves and their points", () => {
  assert.deepEqual(gainsIn([told("bought", { card: "C18" }), told("food_gained", { food: 3 })]), [{ what: "card", amount: 1 }, { what: "food", amount: 3 }]);
  assert.deepEqual(gainsIn([told("built", { tile: "B01", points: 13 })]), [{ what: "points", amount: 13 }]);
});
