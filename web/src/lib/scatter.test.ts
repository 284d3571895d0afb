import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "./geometry";
import { hasRoom, scatter, useSign, type Field } from "./scatter";

const FIELD: Field = {
  box: { x: 10, y: 20, width: 200, height: 100 },
  tries: 500,
  most: 20,
  isFree: ([x]) => x > 60,
  isApart: hasRoom("forest"),
};

test("places lie in the free part of the field, apart, and back to front", () => {
  const places = scatter(seeded(3), FIELD);
  assert.equal(places.length, 20);
  assert.ok(places.every(([x, y]) => x > 60 && x <= 210 && y >= 20 && y <= 120));
  assert.ok(places.every((place, index) => places.every((other, rank) => rank === index || FIELD.isApart(place)(other))));
  assert.deepEqual(places.map(([, y]) => y), places.map(([, y]) => y).sort((a, b) => a - b));
});

test("the same seed finds the same places", () => {
  assert.deepEqual(scatter(seeded(3), FIELD), scatter(seeded(3), FIELD));
  assert.notDeepEqual(scatter(seeded(3), FIELD), scatter(seeded(4), FIELD));
});

test("where nothing is free nothing is placed", () => {
  assert.deepEqual(scatter(seeded(3), { ...FIELD, isFree: () => false }), []);
});

test("a sign is drawn with its middle at its place", () => {
  assert.equal(useSign("mountain", [100, 50], 0.5), '<use class="signs-mountain" href="#sign-mountain" x="94" y="45" width="12" height="10"/>');
});
