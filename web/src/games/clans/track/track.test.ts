import assert from "node:assert/strict";
import { test } from "node:test";
import { PITS, pitOf, placeOn, spreadDiscs, spreadGhosts } from "./track";

const ROOM = 22;

test("five discs on one pit lie side by side", () => {
  const laid = spreadDiscs([9, 9, 9, 9, 9]).sort((a, b) => a - b);
  for (let index = 1; index < laid.length; index++) assert.ok((laid[index] ?? 0) - (laid[index - 1] ?? 0) >= ROOM);
});

test("discs on neighbouring pits do not cover each other and keep their order", () => {
  const laid = spreadDiscs([10, 10, 11, 11, 10]);
  const order = laid.map((way, clan) => ({ way, clan })).sort((a, b) => a.way - b.way);
  assert.deepEqual(order.map(({ clan }) => clan), [0, 1, 4, 2, 3]);
  for (let index = 1; index < order.length; index++) {
    assert.ok((order[index]?.way ?? 0) - (order[index - 1]?.way ?? 0) >= ROOM);
  }
});

test("a disc alone lies on its pit", () => {
  const [way = 0] = spreadDiscs([17, 40, 50, 30, 3]);
  assert.deepEqual(placeOn(way), pitOf(17));
});

test("above the last pit the track goes round again", () => {
  assert.deepEqual(pitOf(PITS + 3), pitOf(3));
});

test("rings lie beside the discs that are there already", () => {
  const discs = spreadDiscs([9, 20, 15, 9, 40]);
  const ghosts = spreadGhosts(discs, [15, 15]);
  for (const ghost of ghosts) for (const disc of discs) assert.ok(Math.abs(ghost - disc) >= ROOM);
  assert.ok(Math.abs((ghosts[0] ?? 0) - (ghosts[1] ?? 0)) >= ROOM);
});
