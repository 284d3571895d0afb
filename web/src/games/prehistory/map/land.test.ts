import assert from "node:assert/strict";
import { test } from "node:test";
import { SAMPLE } from "../sample";
import { around, cellsOf, centreOf, influenceOf, landOf, SIDE, tileOf } from "./land";
import { frameOf } from "./frame";

const LAND = landOf(SAMPLE);

test("a map of three has 61 spaces, and is made once", () => {
  assert.equal(LAND.spaces.size, 61);
  assert.equal(landOf({ ...SAMPLE }), LAND);
});

test("north is up, and neighbours lie one hex apart", () => {
  const [, y] = centreOf(0, -1);
  assert.ok(y < 0);
  for (const space of LAND.spaces.values()) {
    for (const other of around(LAND, space)) {
      if (!other) continue;
      const apart = Math.hypot(other.centre[0] - space.centre[0], other.centre[1] - space.centre[1]);
      assert.ok(Math.abs(apart - Math.sqrt(3) * SIDE) < 1e-6);
    }
  }
});

test("the start hex has a neighbour on every side", () => {
  const start = LAND.spaces.get("start");
  assert.ok(start);
  assert.equal(around(LAND, start).filter((other) => other !== null).length, 6);
});

test("tiles cover exactly the spaces that the engine tells", () => {
  for (const [number = 0, q = 0, r = 0, turn = 0] of SAMPLE.tiles) {
    const name = `M${String(number).padStart(2, "0")}`;
    const told = [...LAND.spaces.values()].filter((space) => tileOf(space.name) === name).sort((a, b) => a.name.localeCompare(b.name));
    assert.deepEqual(told.map((space) => [space.q, space.r]), cellsOf(q, r, turn).map(([a, b]) => [a + 0, b + 0]));
  }
});

test("every border is drawn once: five inside each tile", () => {
  assert.equal(LAND.thin.split("M").length - 1, 5 * SAMPLE.tiles.length);
});

test("what a megalith reaches is outlined by at most eighteen sides", () => {
  const start = LAND.spaces.get("start");
  assert.ok(start);
  assert.equal(influenceOf(LAND, start).split("M").length - 1, 18);
});

test("the frame holds all of the land and has the shape of its box", () => {
  for (const [width, height] of [[390, 420], [700, 740], [1052, 552]] as const) {
    const frame = frameOf(LAND.box, width, height);
    assert.ok(frame.x <= LAND.box.x && frame.x + frame.width >= LAND.box.x + LAND.box.width);
    assert.ok(frame.y <= LAND.box.y && frame.y + frame.height >= LAND.box.y + LAND.box.height);
    assert.ok(Math.abs(frame.width / frame.height - width / height) < 1e-9);
  }
});
