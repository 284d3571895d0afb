import assert from "node:assert/strict";
import { test } from "node:test";
import { edges, lakes, land_borders, rivers, territories } from "../../../../src/lascaux/games/clans/board.json";
import { LYING, UPRIGHT, territoryOf } from "./board";
import { isInside } from "../../lib/geometry";

test("borders drawn are as many as the board file lists", () => {
  assert.equal(LYING.borders.length, land_borders.length);
  assert.equal(LYING.rivers.split("M").length - 1, rivers.length);
  assert.equal(land_borders.length + rivers.length, edges.length);
});

test("what is drawn is what the board file says, to the tenth", () => {
  assert.deepEqual(LYING.territories.map(({ ring }) => ring), territories.map(({ polygon }) => polygon));
  assert.deepEqual(LYING.lakes, lakes.map(({ polygon }) => polygon));
});

test("huts stand inside their territory however the board lies", () => {
  for (const board of [LYING, UPRIGHT]) {
    for (const territory of board.territories) assert.ok(isInside(territory.centre, territory.ring), `${territory.id}`);
  }
});

test("the turned board is as large as the lying one", () => {
  assert.deepEqual([UPRIGHT.width, UPRIGHT.height], [LYING.height, LYING.width]);
});

test("a territory that does not exist is refused", () => {
  assert.throws(() => territoryOf(LYING, 61), /no territory 61/);
});
