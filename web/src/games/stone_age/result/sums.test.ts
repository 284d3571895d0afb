import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../../generated/wire";
import { sampleCamp } from "../sample";
import { linesFor, pointsAfter, symbolSets, tieOf } from "./sums";

function scored(seat: number, args: Args): Told {
  return { entry: 0, kind: "scored", key: "", seat, args, rule: "", move: 0, by: null, places: [], heading: false };
}

test("each line has its points and how they come about", () => {
  const camp = sampleCamp({ lines: [4, 0, 6, 0, 0, 0, 3] });
  const log = [scored(0, { line: "culture", points: 4, sets: ["2"] }), scored(0, { line: "makers", points: 6, people: 2, times: 3 }), scored(1, { line: "farmers", points: 9, people: 3, times: 3 })];
  const lines = linesFor(camp, 0, log);
  assert.deepEqual(lines.map(({ points }) => points), [4, 0, 6, 0, 0, 0, 3]);
  assert.deepEqual(lines[0]?.sets, [2]);
  assert.equal(lines[1]?.times, null);
  assert.deepEqual(lines[2]?.times, { people: 2, times: 3 });
  assert.equal(lines[5]?.rule, "SA-14.2");
});

test("lines are added up one by one, from the points on the track", () => {
  const camp = sampleCamp({ score: 24, lines: [4, 0, 6, 0, 0, 0, 3] });
  assert.deepEqual([0, 1, 3, 7].map((added) => pointsAfter(camp, added)), [24, 28, 34, 37]);
});

test("symbols held twice make a second set", () => {
  assert.deepEqual(symbolSets(["C01", "C02", "C11", "C05"]), [["writing", "pottery"], ["pottery"]]);
  assert.deepEqual(symbolSets([]), []);
});

test("a tie is broken by agriculture, tools and people", () => {
  assert.equal(tieOf(sampleCamp({ agriculture: 3, workers: 6 })).sum, 3 + 3 + 6);
});
