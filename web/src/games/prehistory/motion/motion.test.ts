import assert from "node:assert/strict";
import { test } from "node:test";
import { SAMPLE } from "../sample";
import { takenBetween } from "./taken";

test("what left its place was taken", () => {
  const after = { ...SAMPLE, hunting: SAMPLE.hunting.map((card, slot) => (slot === 1 ? null : card)) };
  assert.deepEqual(takenBetween(SAMPLE, after), [{ row: "hunting", key: "hunt 1", thing: SAMPLE.hunting[1] }]);
  assert.deepEqual(takenBetween(SAMPLE, SAMPLE), []);
});

test("what winter puts away nobody took", () => {
  const none = SAMPLE.gathering.map(() => null);
  assert.deepEqual(takenBetween(SAMPLE, { ...SAMPLE, gathering: none }), []);
  assert.deepEqual(takenBetween(SAMPLE, { ...SAMPLE, year: SAMPLE.year + 1, hunting: SAMPLE.hunting.map((card, slot) => (slot === 1 ? null : card)) }), []);
});
