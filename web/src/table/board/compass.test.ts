import assert from "node:assert/strict";
import { test } from "node:test";
import { LYING } from "../../games/clans/board";
import { nearestPlace, placeTowards } from "./compass";

const CROSS = [
  { id: 1, centre: [0, -50] as const },
  { id: 2, centre: [50, 0] as const },
  { id: 3, centre: [0, 50] as const },
  { id: 4, centre: [-50, 0] as const },
];

test("each arrow goes to the place in its direction", () => {
  const goes = (key: string): number | null => placeTowards(key, [0, 0], CROSS);
  assert.deepEqual(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map(goes), [1, 2, 3, 4]);
});

test("other keys go nowhere", () => {
  assert.equal(placeTowards("Enter", [0, 0], CROSS), null);
});

test("every territory can be reached by arrow keys from every other", () => {
  const keys = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  const seen = new Set([1]);
  const todo = [1];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    const from = LYING.territories[id - 1];
    for (const key of keys) {
      const next = from ? placeTowards(key, from.centre, LYING.territories) : null;
      if (next !== null && !seen.has(next)) {
        seen.add(next);
        todo.push(next);
      }
    }
  }
  assert.equal(seen.size, 60);
});

test("a thumb finds the nearest place, but not one far away", () => {
  assert.equal(nearestPlace([40, 8], CROSS, 30), 2);
  assert.equal(nearestPlace([300, 8], CROSS, 30), null);
});
