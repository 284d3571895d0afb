import assert from "node:assert/strict";
import { test } from "node:test";
import { STANDARD } from "../../../generated/prehistory";
import { fishingIncome, gameOf } from "../own/finds";
import { standsIn } from "../own/rock";
import { SAMPLE } from "../sample";
import { countsOf } from "./counts";
import { blocksIn, trayAt } from "./trays";
import { NAMES, pitAt, quarter, seasonOf, signAt } from "./wheel";

const PLAYER = SAMPLE.players[0];

test("every phase of a year has its season, the start has none", () => {
  assert.deepEqual(["winter", "spring", "summer", "income", "autumn", "extra", "over"].map(seasonOf), ["winter", "spring", "summer", "summer", "autumn", "summer", "autumn"]);
  assert.equal(seasonOf("setup"), null);
});

test("winter is up, summer is down, and years run from left to right", () => {
  assert.deepEqual(NAMES.map((_, index) => signAt(index).map((at) => Math.round(at) + 0)), [[0, -40], [40, 0], [0, 40], [-40, 0]]);
  assert.ok(quarter(0).startsWith("M-"));
  const pits = [0, 1, 2, 3, 4].map((year) => pitAt(year, 5)[0]);
  assert.deepEqual([...pits].sort((a, b) => a - b), pits);
});

test("a player has seven counts", () => {
  assert.ok(PLAYER);
  const counts = countsOf(PLAYER);
  assert.equal(counts.length, 7);
  assert.equal(counts[0]?.text, String(PLAYER.painted.length));
  assert.equal(new Set(counts.map(({ label }) => label)).size, 7);
});

test("trays stand apart round the tile, and five blocks are the most that are drawn", () => {
  const places = [0, 1, 2, 3, 4, 5].map((tray) => trayAt(tray));
  for (const [index, [x, y]] of places.entries()) {
    for (const [ox, oy] of places.slice(index + 1)) assert.ok(Math.abs(x - ox) > 90 || Math.abs(y - oy) > 50);
  }
  assert.deepEqual([0, 3, 9].map((count) => blocksIn(count).length), [0, 3, 5]);
  assert.ok(Math.max(...blocksIn(9)) < 26);
});

test("finds count animals of cards and of the map, and footprints", () => {
  assert.ok(PLAYER);
  const player = { ...PLAYER, cards: ["rhino-a3", "rhino-f1", "rhino-f2"], tokens: [0, 1, 0] };
  assert.deepEqual(gameOf(player)[1], { species: "rhino", points: 3, footprints: 2 });
});

test("the fishing track pays by the last space that pays", () => {
  assert.deepEqual(fishingIncome(0), { points: 0, dev: 0 });
  for (const [index, [space = 0, points = 0, dev = 0]] of STANDARD.fishing_income.entries()) {
    const next = STANDARD.fishing_income[index + 1]?.[0] ?? space + 1;
    assert.deepEqual([fishingIncome(space), fishingIncome(next - 1)], [{ points, dev }, { points, dev }]);
  }
});

test("signs of a section keep apart", () => {
  for (const count of [2, 3]) {
    const stands = Array.from({ length: count }, (_, place) => standsIn(count, place));
    assert.equal(new Set(stands.map(([x, y]) => `${x} ${y}`)).size, count);
  }
});
