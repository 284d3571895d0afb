import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../generated/wire";
import { pinsOf } from "./since";

function told(kind: string, seat: number | null, place = ""): Told {
  return { entry: 0, kind, key: "", seat, args: { place }, rule: "" };
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
