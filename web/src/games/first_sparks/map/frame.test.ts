import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, isTurned } from "./frame";

const LAND = { x: -200, y: -150, width: 600, height: 400 };
/** Small and large, wide and tall boxes, in pixels of the screen. */
const BOXES = [[320, 240], [480, 900], [640, 420], [700, 500], [900, 600], [1400, 700], [1800, 1300], [3000, 1700]] as const;

/** Where three discs in a row end on the track, in units of the map from its left rim. */
function trackEnd(unit: number): number {
  return 44 + (2 * 10 + 11.4) * Math.max(1, Math.min(1.5, unit));
}

test("the land never begins before the track ends", () => {
  for (const [width, height] of BOXES) {
    const frame = frameOf(LAND, width, height, false);
    assert.ok(LAND.x - frame.x >= trackEnd(frame.width / width), `${width} x ${height}`);
  }
});

test("the track has its pixels on a small board", () => {
  const frame = frameOf(LAND, 320, 240, false);
  assert.ok(((LAND.x - frame.x) * 320) / frame.width >= 56);
});

test("the frame holds all of the land and has the shape of its box", () => {
  for (const upright of [false, true]) {
    for (const [width, height] of BOXES) {
      const { x, y, width: wide, height: high } = frameOf(LAND, width, height, upright);
      assert.ok(x <= LAND.x && x + wide >= LAND.x + LAND.width, `${width} x ${height}`);
      assert.ok(y <= LAND.y && y + high >= LAND.y + LAND.height, `${width} x ${height}`);
      assert.ok(Math.abs(wide / high - width / height) < 1e-9, `${width} x ${height}`);
    }
  }
});

test("upright there is no track: the land is in the middle", () => {
  const frame = frameOf(LAND, 400, 600, true);
  assert.ok(Math.abs(frame.x + frame.width / 2 - (LAND.x + LAND.width / 2)) < 1e-9);
});

test("a tall map is turned on a desk, a wide one in the hand", () => {
  const [wide, tall] = [{ x: 0, y: 0, width: 500, height: 300 }, { x: 0, y: 0, width: 300, height: 500 }];
  assert.deepEqual([isTurned(wide, false), isTurned(tall, false)], [false, true]);
  assert.deepEqual([isTurned(wide, true), isTurned(tall, true)], [true, false]);
});
