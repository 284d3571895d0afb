import assert from "node:assert/strict";
import { test } from "node:test";
import type { MeansView } from "../../../generated/wire";
import { propose, stepsOf } from "./payment";

const MEANS: readonly MeansView[] = [
  { kind: "resource", colour: "brown", held: 1, steps: 3 },
  { kind: "resource", colour: "grey", held: 2, steps: 2 },
  { kind: "cube", colour: "blue", held: 1, steps: 2 },
  { kind: "resource", colour: "red", held: 3, steps: 1 },
  { kind: "dev", colour: null, held: 4, steps: 1 },
];

test("a proposal pays exactly where that is possible, and keeps development", () => {
  for (const steps of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const payment = propose(MEANS, steps);
    assert.ok(payment);
    assert.equal(stepsOf(MEANS, payment), steps);
    assert.equal(payment[4], 0);
  }
});

test("development pays only what nothing else can", () => {
  assert.equal(propose(MEANS, 14)?.[4], 2);
});

test("what cannot be paid has no proposal", () => {
  assert.equal(propose(MEANS, 17), null);
});

test("something kept is not part of it, something put in is", () => {
  assert.equal(propose(MEANS, 3, [], [1])?.[0], 0);
  assert.equal(propose(MEANS, 3, [0, 0, 0, 1])?.[3], 1);
});

test("what the order makes superfluous is not paid", () => {
  const payment = propose(MEANS, 2, [0, 1, 0, 2]);
  assert.deepEqual(payment, [0, 1, 0, 0, 0]);
});
