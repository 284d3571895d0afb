import assert from "node:assert/strict";
import { test } from "node:test";
import { layGroup } from "./cluster";
import { spreadPieces } from "./spread";

test("an empty territory has no group", () => {
  assert.equal(layGroup([0, 0, 0, 0, 0]), null);
});

test("a group keeps its shape while counts grow", () => {
  const places = (huts: number[]): unknown => layGroup(huts)?.huts.map(({ clan, x, y }) => [clan, x, y]);
  assert.deepEqual(places([1, 0, 1, 0, 0]), places([5, 0, 9, 0, 0]));
});

test("the total of a heavy group stands apart from it", () => {
  const [x = 0] = layGroup([7, 0, 0, 0, 0])?.total ?? [];
  const [apart = 0] = layGroup([7, 0, 0, 0, 0], true)?.total ?? [];
  assert.ok(apart < x);
});

test("pieces that would cover each other give way", () => {
  const [one, two] = spreadPieces(
    [{ centre: [100, 100], reach: 30 }, { centre: [130, 100], reach: 30 }], 1000, 700, 20,
  );
  assert.ok(one && two && two[0] - one[0] > 40);
});

test("a piece gives way no further than its leeway", () => {
  const [one] = spreadPieces([{ centre: [100, 100], reach: 60 }, { centre: [101, 100], reach: 60 }], 1000, 700, 9);
  assert.ok(one && Math.hypot(one[0] - 100, one[1] - 100) <= 9.001);
});

test("pieces that are apart stay where they are", () => {
  assert.deepEqual(
    spreadPieces([{ centre: [100, 100], reach: 20 }, { centre: [300, 100], reach: 20 }], 1000, 700, 9),
    [[100, 100], [300, 100]],
  );
});
