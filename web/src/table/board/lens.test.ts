import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOSEST, FROM_AFAR, nearer, pushed, seenThrough, showing } from "./lens";

const MAP = { x: -100, y: 50, width: 800, height: 400 };

test("from afar the whole board is seen", () => {
  assert.deepEqual(seenThrough(FROM_AFAR, MAP), MAP);
});

test("what is between two fingers stays between them", () => {
  const seen = seenThrough(nearer(FROM_AFAR, 2, [0.25, 0.5]), MAP);
  assert.deepEqual([seen.x + 0.25 * seen.width, seen.y + 0.5 * seen.height], [100, 250]);
});

test("the board comes no nearer than the closest look, and goes no farther than the whole", () => {
  assert.equal(nearer(FROM_AFAR, 100, [0.5, 0.5]).scale, CLOSEST);
  assert.deepEqual(nearer(nearer(FROM_AFAR, 2, [0.9, 0.9]), 0.01, [0.1, 0.1]), FROM_AFAR);
});

test("the board is never pushed past its rims", () => {
  const close = nearer(FROM_AFAR, 2, [0.5, 0.5]);
  assert.deepEqual(pushed(close, [9, -9]), { scale: 2, left: 0, top: 0.5 });
});

test("a point out of view comes to the middle, one in view moves nothing", () => {
  const close = nearer(FROM_AFAR, 2, [0, 0]);
  assert.equal(showing(close, [0.4, 0.4]), close);
  assert.deepEqual(showing(close, [0.75, 0.75]), { scale: 2, left: 0.5, top: 0.5 });
});
