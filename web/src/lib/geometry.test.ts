import assert from "node:assert/strict";
import { test } from "node:test";
import { bandsOf, distanceToEdge, isInside, seeded, type Point } from "./geometry";

const SQUARE: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];

test("a point is inside or outside a ring", () => {
  assert.equal(isInside([5, 5], SQUARE), true);
  assert.equal(isInside([15, 5], SQUARE), false);
});

test("the distance to the edge is that to the nearest side", () => {
  assert.equal(distanceToEdge([5, 3], SQUARE), 3);
});

test("bands cover every corner of a ring", () => {
  const ring: Point[] = [[0, 0], [40, 30], [0, 60]];
  const bands = bandsOf(ring, 10);
  for (const [x, y] of ring) {
    assert.ok(bands.some((band) => x >= band.x && x <= band.x + band.width && y >= band.y && y <= band.y + band.height));
  }
});

test("bands follow a narrow ring more closely than its box", () => {
  const bands = bandsOf([[0, 0], [40, 30], [0, 60]], 10);
  const area = bands.reduce((sum, band) => sum + band.width * band.height, 0);
  assert.ok(area < 40 * 60 * 0.8, String(area));
});

test("the same seed draws the same numbers", () => {
  const [one, two] = [seeded(7), seeded(7)];
  assert.deepEqual([one(), one(), one()], [two(), two(), two()]);
});
