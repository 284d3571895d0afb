import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../../generated/wire";
import { sampleCamp, sampleView } from "../sample";
import { bowlsOf, cheapest, feedingWith, mealsOf } from "./meal";

test("bowls hold food, then the field, then resources, then nothing", () => {
  assert.deepEqual(bowlsOf(6, 2, 1, ["stone", "gold"]), ["food", "food", "food", "field", "stone", "gold"]);
  assert.deepEqual(bowlsOf(3, 2, 5, []), ["field", null, null]);
});

test("the cheapest resources are proposed, and never more than there are", () => {
  assert.deepEqual(cheapest([1, 0, 3, 2], 3), [1, 0, 2, 0]);
  assert.deepEqual(cheapest([0, 0, 0, 1], 3), [0, 0, 0, 1]);
});

test("who has eaten is told apart from who is still to eat", () => {
  const told = (kind: string, seat: number): Told => ({ entry: 0, kind, key: "", seat, args: {}, rule: "", move: 0, by: null, places: [], heading: false });
  const view = sampleView({ camps: [sampleCamp(), sampleCamp({ food: 3, spare: 3 }), sampleCamp({ food: 2, spare: -2 })] });
  const before = [told("fed", 2), told("starved", 2)];
  const meals = mealsOf(view, [...before, told("placed", 0), told("fed", 1)]);
  assert.deepEqual(meals.map(({ seat, state, left }) => [seat, state, left]), [[1, "fed", 3], [2, "waiting", -2]]);
});

test("a resource that alone can come next is not named: the table gives it by itself", () => {
  assert.deepEqual(feedingWith([2, 0, 0, 0], [5, 0, 0, 0]), ["pay wood"]);
  assert.deepEqual(feedingWith([1, 1, 0, 0], [2, 1, 0, 0]), ["pay wood", "pay brick"]);
  assert.deepEqual(feedingWith([2, 1, 0, 0], [2, 1, 0, 0]), ["pay wood"]);
  assert.deepEqual(feedingWith([0, 0, 1, 0], [2, 1, 1, 0]), ["pay stone"]);
});
