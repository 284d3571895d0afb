import assert from "node:assert/strict";
import { test } from "node:test";
import { directionOf, hasActed, sequenceOf } from "./order";
import { sampleClan, sampleView } from "./sample";

test("offers are made from the first to the last", () => {
  assert.equal(directionOf(sampleView()), "first");
  assert.deepEqual(sequenceOf(sampleView()), [0, 1, 2]);
});

test("clans spread from the last to the first", () => {
  assert.deepEqual(sequenceOf(sampleView({ phase: "spreading" })), [2, 1, 0]);
});

test("an offer is put to the last first, and whoever makes it comes last", () => {
  const offer = { card: 10, price: 4, by: 1, asked: 2, declined: [], canBox: false };
  assert.deepEqual(sequenceOf(sampleView({ offer })), [2, 0, 1]);
});

test("who has bought is not asked again", () => {
  const offer = { card: 10, price: 4, by: 1, asked: 0, declined: [], canBox: false };
  const clans = [sampleClan(), sampleClan(), sampleClan({ hasBought: true })];
  assert.deepEqual(sequenceOf(sampleView({ offer, clans })), [0, 1]);
});

test("those before the one who is asked have had their go", () => {
  const view = sampleView({ phase: "spreading" });
  assert.equal(hasActed(view, 2, 1), true);
  assert.equal(hasActed(view, 0, 1), false);
});

test("first members are placed from the last to the first, second ones in order", () => {
  const clans = [sampleClan({ members: [] }), sampleClan(), sampleClan()];
  assert.equal(directionOf(sampleView({ phase: "placing", clans })), "last");
  assert.equal(directionOf(sampleView({ phase: "placing" })), "first");
});
