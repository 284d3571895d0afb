import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../../lib/geometry";
import { Camera } from "./camera.svelte";

/** A box of 400 x 200 pixels in the corner of the screen. */
const BOX = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 400, height: 200 }) };

function finger(pointerId: number, [clientX, clientY]: Point, isPrimary = pointerId === 1): Parameters<Camera["move"]>[0] {
  return { pointerId, clientX, clientY, isPrimary, currentTarget: BOX };
}

/** Whether a click reaches the board. */
function isHeard(camera: Camera, detail = 1): boolean {
  let heard = true;
  camera.click({ detail, stopPropagation: () => void (heard = false) });
  return heard;
}

/** A board at twice its size, no finger on it. */
function close(): Camera {
  const camera = new Camera();
  camera.down(finger(1, [150, 100]));
  camera.down(finger(2, [250, 100]));
  camera.move(finger(1, [100, 100]));
  camera.move(finger(2, [300, 100]));
  camera.up(finger(1, [100, 100]));
  camera.up(finger(2, [300, 100]));
  return camera;
}

test("two fingers going apart bring the board camera by as much", () => {
  const camera = close();
  assert.ok(Math.abs(camera.lens.scale - 2) < 1e-9);
  assert.ok(camera.isClose);
});

test("a pinch is no tap", () => {
  assert.equal(isHeard(close()), false);
});

test("a finger that moved before the second came down pinches from where it is", () => {
  const camera = new Camera();
  camera.down(finger(1, [50, 100]));
  camera.move(finger(1, [150, 100]));
  camera.down(finger(2, [250, 100]));
  camera.move(finger(1, [150, 100]));
  assert.equal(camera.lens.scale, 1);
});

test("a drag moves the close map and is no tap", () => {
  const camera = close();
  const { left } = camera.lens;
  camera.down(finger(1, [200, 100]));
  camera.move(finger(1, [160, 100]));
  camera.up(finger(1, [160, 100]));
  assert.ok(camera.lens.left > left);
  assert.equal(isHeard(camera), false);
});

test("a finger that slips a little still taps, and moves nothing", () => {
  const camera = close();
  const { lens } = camera;
  camera.down(finger(1, [200, 100]));
  camera.move(finger(1, [205, 103]));
  camera.up(finger(1, [205, 103]));
  assert.equal(camera.lens, lens);
  assert.ok(isHeard(camera));
});

test("a click that no pointer began counts", () => {
  assert.ok(isHeard(new Camera()));
});

test("a click that no pointer began counts after a drag has ended", () => {
  const camera = close();
  isHeard(camera);
  assert.ok(isHeard(camera));
});

test("a key counts even after a pinch", () => {
  assert.ok(isHeard(close(), 0));
});

test("a finger that went up unseen swallows no later tap", () => {
  const camera = new Camera();
  camera.down(finger(1, [50, 50]));
  camera.down(finger(7, [200, 100], true));
  camera.up(finger(7, [200, 100], true));
  assert.ok(isHeard(camera));
});

test("a finger that went up unseen pinches with no later one", () => {
  const camera = new Camera();
  camera.down(finger(1, [50, 50]));
  camera.down(finger(7, [200, 100], true));
  camera.move(finger(7, [390, 190], true));
  assert.equal(camera.lens.scale, 1);
});

test("on a large map a plain wheel brings the board closer, where the pointer is", () => {
  const camera = new Camera(() => null, true);
  camera.wheel({ ctrlKey: false, deltaX: 0, deltaY: -300, clientX: 400, clientY: 200, currentTarget: BOX, preventDefault: () => undefined });
  assert.ok(camera.isClose);
  assert.ok(Math.abs(camera.lens.left + 1 / camera.lens.scale - 1) < 1e-9);
});

test("a part that is looked at comes to the middle, and is never closer than a reader may look", () => {
  const camera = new Camera();
  camera.whole = { x: 0, y: 0, width: 1000, height: 500 };
  camera.look({ x: 490, y: 240, width: 20, height: 20 });
  assert.equal(camera.lens.scale, 3);
  const { x, y, width, height } = camera.frame;
  assert.ok(Math.abs(x + width / 2 - 500) < 1e-6 && Math.abs(y + height / 2 - 250) < 1e-6);
});
