import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, StoryPoint, Told } from "../../generated/wire";
import { villagesIn } from "../../games/clans/result/villages";
import { curve, known, spread, stretchOf, ticks } from "./curve";
import { luckOf } from "./luck";
import { sparks } from "./card";
import { seedFits } from "./proof";

function told(kind: string, args: Args, entry = 0): Told {
  return { entry, kind, key: `clans-told-${kind}`, seat: 0, args, rule: "", move: 0, by: null, places: [], heading: false };
}

test("a scored village gives its value to each of its clans", () => {
  const [village] = villagesIn([
    told("founded", { chip: 1, terrain: "forest" }),
    told("scored", { value: 5, huts: 4, bonus: 1, names: ["red", "black"] }),
  ]);
  assert.deepEqual(village?.gains, [5, 0, 0, 0, 5]);
  assert.equal(village?.fate, "scored");
});

test("a ruined village and a deserted one give nothing", () => {
  const villages = villagesIn([
    told("founded", { chip: 1, terrain: "mountain" }),
    told("ruined", { territory: 3 }),
    told("founded", { chip: 2, terrain: "steppe" }),
    told("strife", { lost: 5, left: 0 }),
  ]);
  assert.deepEqual(
    villages.map(({ fate, gains }) => [fate, Math.max(...gains)]),
    [
      ["ruined", 0],
      ["deserted", 0],
    ],
  );
});

test("labels are spread without leaving the chart or changing order", () => {
  assert.deepEqual(spread([100, 100, 100], 20, 0, 100), [60, 80, 100]);
  assert.deepEqual(spread([10, 50], 20, 0, 100), [10, 50]);
});

test("a curve goes through its points and never beyond two neighbours", () => {
  const line = curve([[0, 50], [10, 20], [20, 20], [30, 80]]);
  assert.ok(line.startsWith("M0.0 50.0C"));
  for (const end of ["10.0 20.0C", "20.0 20.0C", "30.0 80.0"]) assert.ok(line.includes(end), end);
  const heights = (line.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, at) => at % 2 === 1);
  assert.ok(Math.min(...heights) >= 20 && Math.max(...heights) <= 80);
  assert.equal(curve([]), "");
  assert.equal(curve([[1, 2]]), "M1.0 2.0");
});

function point(entry: number, chances: number[] | null): StoryPoint {
  return { entry, move: entry, chapter: entry, args: {}, chances };
}

test("a curve is drawn from the left up to what is not read yet", () => {
  const points = [point(0, [50]), point(4, [60]), point(8, null), point(12, [0])];
  assert.deepEqual(known(points).map(({ entry }) => entry), [0, 4]);
  assert.equal(known([point(0, [1])]).length, 1);
});

test("a turning point lies between two points", () => {
  const points = [point(2, null), point(4, null), point(8, null)];
  const at = (entry: number) => stretchOf(points, { entry, move: 1, seat: 0, cause: "slip", was: 1, instead: 2, played: [], better: [] });
  assert.deepEqual([2, 3, 4, 7, 8].map(at), [0, 0, 1, 1, 1]);
});

test("points with a new name are named, not too many, the last always", () => {
  assert.deepEqual(ticks(["1", "2", "3", "end"], 13), [0, 1, 2, 3]);
  assert.deepEqual(ticks(["1", "1", "2", "2", "2", "end"], 13), [0, 2, 5]);
  const many = Array.from({ length: 38 }, (_, at) => String(at));
  assert.deepEqual(ticks(many, 13), [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 37]);
});

test("luck is counted in pips where dice are thrown, else in chances", () => {
  const row = { seat: 0, draws: 3, gain: 4, better: 40, dice: 0, pips: 0 };
  assert.deepEqual(luckOf([row, { ...row, seat: 1, gain: -2 }]).map(({ sum, share }) => [sum, share]), [[4, 1], [-2, -0.5]]);
  assert.equal(luckOf([{ ...row, dice: 4, pips: 20 }])[0]?.sum, 6);
});

test("chances are a row of bars, at most sixteen", () => {
  assert.equal(sparks([0, 50, 100]), "▁▅█");
  assert.equal(sparks(Array.from({ length: 40 }, () => 99)).length, 16);
});

test("a seed fits only its own fingerprint", async () => {
  const empty = "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  assert.equal(await seedFits("", empty), true);
  assert.equal(await seedFits("00", empty), false);
});
