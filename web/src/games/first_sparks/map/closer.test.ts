import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../../../lib/geometry";
import { Closer } from "./closer.svelte";

/** A box of 400 x 200 pixels in the corner of the screen. */
const BOX = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 400, height: 200 }) };

function finger(pointerId: number, [clientX, clientY]: Point, isPrimary = pointerId === 1): Parameters<Closer["move"]>[0] {
  return { pointerId, clientX, clientY, isPrimary, currentTarget: BOX };
}

/** Whether a click reaches the map. */
function isHeard(closer: Closer, detail = 1): boolean {
  let heard = true;
  closer.click({ detail, stopPropagation: () => void (heard = false) });
  return heard;
}

/** A map at twice its size, no finger on it. */
function close(): Closer {
  const closer = new Closer();
  closer.down(finger(1, [150, 100]));
  closer.down(finger(2, [250, 100]));
  closer.move(finger(1, [100, 100]));
  closer.move(finger(2, [300, 100]));
  closer.up(finger(1, [100, 100]));
  closer.up(finger(2, [300, 100]));
  return closer;
}

test("two fingers going apart bring the map closer by as much", () => {
  const closer = close();
  assert.ok(Math.abs(closer.lens.scale - 2) < 1e-9);
  assert.ok(closer.isClose);
});

test("a pinch is no tap", () => {
  assert.equal(isHeard(close()), false);
});

test("a finger that moved before the second came down pinches from where it is", () => {
  const closer = new Closer();
  closer.down(finger(1, [50, 100]));
  closer.move(finger(1, [150, 100]));
  closer.down(finger(2, [250, 100]));
  closer.move(finger(1, [150, 100]));
  assert.equal(closer.lens.scale, 1);
});

test("a drag moves the close map and is no tap", () => {
  const closer = close();
  const { left } = closer.lens;
  closer.down(finger(1, [200, 100]));
  closer.move(finger(1, [160, 100]));
  closer.up(finger(1, [160, 100]));
  assert.ok(closer.lens.left > left);
  assert.equal(isHeard(closer), false);
});

test("a finger that slips a little still taps, and moves nothing", () => {
  const closer = close();
  const { lens } = closer;
  closer.down(finger(1, [200, 100]));
  closer.move(finger(1, [205, 103]));
  closer.up(finger(1, [205, 103]));
  assert.equal(closer.lens, lens);
  assert.ok(isHeard(closer));
});

test("a click that no pointer began counts", () => {
  assert.ok(isHeard(new Closer()));
});

test("a click that no pointer began counts after a drag has ended", () => {
  const closer = close();
  isHeard(closer);
  assert.ok(isHeard(closer));
});

test("a key counts even after a pinch", () => {
  assert.ok(isHeard(close(), 0));
});

test("a finger that went up unseen swallows no later tap", () => {
  const closer = new Closer();
  closer.down(finger(1, [50, 50]));
  closer.down(finger(7, [200, 100], true));
  closer.up(finger(7, [200, 100], true));
  assert.ok(isHeard(closer));
});

test("a finger that went up unseen pinches with no later one", () => {
  const closer = new Closer();
  closer.down(finger(1, [50, 50]));
  closer.down(finger(7, [200, 100], true));
  closer.move(finger(7, [390, 190], true));
  assert.equal(closer.lens.scale, 1);
});
