import assert from "node:assert/strict";
import { test } from "node:test";
import { isInside } from "../../../lib/geometry";
import { foodOf, landOf } from "./land";

/** The map of the first game with five players. */
const TILES = [
  { tile: "T1", q: 0, r: 0, rotation: 0 },
  { tile: "T2", q: 0, r: 1, rotation: 0 },
  { tile: "T5", q: -2, r: 1, rotation: 0 },
  { tile: "T4", q: -1, r: 2, rotation: 0 },
  { tile: "T6", q: 2, r: 0, rotation: 1 },
];

test("neighbours are those of the rules", () => {
  const { spaces } = landOf(TILES, false);
  const near = (id: string): string[] => [...(spaces.get(id)?.neighbours ?? [])].sort();
  assert.deepEqual(near("T1Ab"), ["T1Aa", "T1Ac", "T5Bc"]);
  assert.deepEqual(near("T1Bb"), ["T1Aa", "T1Ba", "T1Bc", "T2Ac"]);
  assert.deepEqual(near("T6Bc"), ["T6Ba", "T6Bb"]);
});

test("to be a neighbour is mutual", () => {
  const { spaces } = landOf(TILES, false);
  for (const { id, neighbours } of spaces.values()) {
    for (const other of neighbours) assert.ok(spaces.get(other)?.neighbours.includes(id), `${id} and ${other}`);
  }
});

for (const upright of [false, true]) {
  test(`members stand inside their space on a map that ${upright ? "stands" : "lies"}`, () => {
    for (const { centre, ring } of landOf(TILES, upright).spaces.values()) assert.ok(isInside(centre, ring));
  });
}

test("each hex has one mountain", () => {
  const counts = landOf(TILES, false).hexes.map(({ cuts }) => cuts.filter(({ isRidge }) => isRidge).length);
  assert.deepEqual(counts, counts.map(() => 1));
});

test("turned a quarter the map is as high as it was wide", () => {
  const lying = landOf(TILES, false).box;
  const upright = landOf(TILES, true).box;
  assert.ok(Math.abs(lying.width - upright.height) < 0.001);
});

test("the food of a space is that of its ground", () => {
  assert.equal(foodOf("T2Ab"), "bear");
  assert.equal(foodOf("T2Ba"), "berry");
});
