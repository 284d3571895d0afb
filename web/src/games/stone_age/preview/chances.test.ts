import assert from "node:assert/strict";
import { test } from "node:test";
import { barsOf, chancesOf, meanOf } from "./chances";

test("all throws are counted once", () => {
  const sum = chancesOf(3, 3).reduce((all, chance) => all + chance, 0);
  assert.ok(Math.abs(sum - 1) < 1e-12);
});

test("results are rounded down: three dice bring 3.2 wood on average", () => {
  assert.equal(Math.round(meanOf(3, 3) * 10), 32);
});

test("one die brings gold with a six only", () => {
  assert.deepEqual(chancesOf(1, 6).map((chance) => Math.round(chance * 6)), [5, 1]);
});

test("bars are those that happen, the likeliest among them", () => {
  assert.deepEqual(barsOf(3, 3).map(({ result }) => result), [1, 2, 3, 4, 5, 6]);
  const many = barsOf(10, 2);
  assert.equal(many.length, 9);
  assert.ok(many.some(({ height }) => height === 1));
});
