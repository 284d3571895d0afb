import assert from "node:assert/strict";
import { test } from "node:test";
import { isInside } from "../../../lib/geometry";
import { fieldOf, frameOf, spotsOf, tall, wide, type Field } from "./geometry";

const FIELDS: readonly Field[] = ["painting", "gathering", "ceremony", "fishing", "hunting", "migration", "centre"];

test("whatever may be pressed lies on the board, and in the field of its action", () => {
  for (const isSeparate of [false, true]) {
    const layout = wide(isSeparate);
    const spots = spotsOf(layout);
    assert.equal(new Set(spots.map(({ id }) => id)).size, spots.length);
    for (const { id, centre } of spots) {
      const [x, y] = centre;
      assert.ok(x > 0 && x < layout.width && y > 0 && y < layout.height, id);
      const field = fieldOf(id);
      assert.ok(field !== null && field in layout.fields, id);
      if (!id.startsWith("turn")) assert.ok(isInside(centre, layout.fields[field] ?? []), id);
    }
  }
});

test("fishing and hunting share a tile unless they are separate", () => {
  assert.equal(wide(false).tiles.hunting, undefined);
  assert.ok(wide(true).tiles.hunting && wide(true).tiles.fishing);
});

test("the board has places for all that the rules put on it", () => {
  const layout = wide(false);
  assert.deepEqual([layout.gathering.length, layout.fish.length, layout.shamans.length, layout.pillars.length], [6, 6, 6, 6]);
  assert.deepEqual([layout.hunting.length, layout.rites.length, layout.track?.places.length], [5, 5, 4]);
  assert.deepEqual(layout.ways.map(({ sides }) => sides), ["0", "3", "1+2", "4+5"]);
});

test("across a phone every station has its own places, each at least 44 wide", () => {
  for (const field of FIELDS) {
    const layout = tall(field, false);
    assert.equal(layout.width, 390);
    for (const { id, centre: [x, y] } of spotsOf(layout)) {
      assert.ok(x > 20 && x < 370 && y > 20 && y < layout.height - 18, `${field} ${id}`);
    }
  }
  const shown = FIELDS.flatMap((field) => spotsOf(tall(field, true)).map(({ id }) => id));
  for (const { id } of spotsOf(wide(true))) assert.ok(shown.includes(id), id);
});

test("a window of another form shows more ground, never less board", () => {
  const layout = wide(false);
  const square = frameOf(layout, 600, 600);
  assert.equal(Math.round(square.width), layout.width);
  assert.equal(Math.round(square.height), layout.width);
  assert.ok(square.y < 0 && square.y + square.height > layout.height);
});
