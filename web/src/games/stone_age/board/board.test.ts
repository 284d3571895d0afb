import assert from "node:assert/strict";
import { test } from "node:test";
import { PLACES, STANDARD } from "../../../generated/stone_age";
import { distanceToEdge, isInside } from "../../../lib/geometry";
import { LANDS, pitAt, spotsOf, TALL, WIDE } from "./geometry";
import { markersOf, stretchesOf } from "./tracks";

test("every place but the own ones lies on the wide board", () => {
  const ids = spotsOf(WIDE, true, 5).map(({ id }) => id);
  assert.deepEqual([...ids].sort(), PLACES.filter((place) => !place.startsWith("workshop")).sort());
});

test("without the expansion there is neither market nor fifth card", () => {
  const ids = spotsOf(WIDE, false, 3).map(({ id }) => id);
  assert.ok(!ids.includes("market") && !ids.includes("card_5") && !ids.includes("stack_4"));
});

test("rings lie within their land", () => {
  for (const geometry of [WIDE, TALL]) {
    for (const land of LANDS) {
      const { outline, stands } = geometry.lands[land];
      for (const stand of stands) assert.ok(isInside(stand, outline) && distanceToEdge(stand, outline) > 8, `${land} ${stand.join()}`);
    }
  }
});

test("cards and stacks do not overlap for any number of players", () => {
  for (const stacks of [2, 3, 4, 5]) {
    const boxes = spotsOf(WIDE, true, stacks).filter(({ id }) => /^(card|stack)/.test(id)).map(({ box }) => box).sort((a, b) => a.x - b.x);
    boxes.slice(1).forEach((box, index) => {
      const before = boxes[index];
      assert.ok(before && before.x + before.width <= box.x, `${stacks} stacks`);
    });
    assert.ok(boxes.every(({ x, width }) => x > 0 && x + width <= WIDE.width));
  }
});

test("the score track goes round once in a hundred points, also below zero", () => {
  assert.deepEqual(pitAt(WIDE, 107).at, pitAt(WIDE, 7).at);
  assert.deepEqual(pitAt(WIDE, -10).at, pitAt(WIDE, 90).at);
});

test("markers on one step stand beside each other, the first seat in front", () => {
  const markers = markersOf([0, 0, 4]);
  assert.deepEqual(markers.map(({ seat }) => seat), [2, 1, 0]);
  assert.notDeepEqual(markers[1]?.off, markers[2]?.off);
});

test("the trade track has three stretches", () => {
  assert.deepEqual(stretchesOf(STANDARD.barter_give, STANDARD.barter_get), [
    { from: 1, to: 3, give: 2, get: 1 },
    { from: 4, to: 8, give: 1, get: 1 },
    { from: 9, to: 10, give: 1, get: 2 },
  ]);
});
