import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleView } from "../sample";
import { TALL, WIDE } from "./geometry";
import { pointOfDeed, pointOfGroup } from "./pinning";
import { partsOf, widthOf } from "./tags";

test("what people brought is told on rings that are free again", () => {
  const view = sampleView({ phase: "acting", at: { forest: [2, 0, 0] } });
  const third = WIDE.lands.forest.stands[2];
  const fifth = WIDE.lands.forest.stands[4];
  assert.deepEqual([0, 1].map((nth) => pointOfDeed(WIDE, view, "forest", nth)?.[0]), [third?.[0], fifth?.[0]]);
});

test("every place on the board has room for a pin, on a desk and in the hand", () => {
  const view = sampleView({ phase: "acting" });
  for (const geometry of [WIDE, TALL]) {
    for (const place of ["hunt", "forest", "clay_pit", "quarry", "river", "tool_maker", "hut", "field", "market"]) {
      const [x = -1, y = -1] = pointOfDeed(geometry, view, place, 0) ?? [];
      assert.ok(x > 0 && x < geometry.width && y > 0 && y < geometry.height, place);
    }
  }
});

test("cards and buildings are pinned on a desk only, and own places of others never", () => {
  const view = sampleView();
  assert.notEqual(pointOfGroup(WIDE, view, "card_2", 2), null);
  assert.equal(pointOfGroup(TALL, view, "card_2", 2), null);
  assert.equal(pointOfDeed(WIDE, view, "workshop_1", 0), null);
});

test("a label is as wide as what it says", () => {
  const one = [{ what: "food" as const, amount: 4 }];
  const two = [...one, { what: "jewel" as const, amount: 3 }];
  assert.deepEqual(partsOf(two, false).map(({ text }) => text), ["+4", "+3"]);
  assert.ok(widthOf(two, "") > widthOf(one, ""));
  assert.ok(widthOf([], "lottery") > 0);
});
