import assert from "node:assert/strict";
import { test } from "node:test";
import { learnGame } from "../../../lib/words";
import { sampleCamp, sampleView } from "../sample";
import { homeOf } from "../view";
import { foodLineOf } from "./food";

await learnGame("stone_age");

test("food that is just enough leaves 0, not minus 0", () => {
  const { words, isShort } = foodLineOf("placing", sampleCamp({ spare: 0, agriculture: 0, workers: 5 }), 0);
  assert.equal(words, "feed all 5, 0 left over");
  assert.equal(isShort, false);
});

test("who is still hungry is told while the meal is asked about, and nothing once the game is over", () => {
  assert.equal(foodLineOf("feeding", sampleCamp({ spare: 0, workers: 6 }), 1).words, "one of 6 is still hungry");
  assert.equal(foodLineOf("over", sampleCamp({ spare: -5 }), 0).words, "");
});

test("people who were used are at home again", () => {
  const at = { forest: [2, 3, 0], hunt: [0, 0, 2] };
  assert.equal(homeOf(sampleView({ phase: "acting", at, camps: [sampleCamp({ home: 0 }), sampleCamp(), sampleCamp()] }), 0), 3);
  assert.equal(homeOf(sampleView({ phase: "feeding", at: {}, camps: [sampleCamp({ home: 0 })] }), 0), 5);
});
