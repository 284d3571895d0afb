import assert from "node:assert/strict";
import { test } from "node:test";
import { STANDARD } from "../../generated/stone_age";
import { cardOf, isCulture, tileOf } from "./cards";
import { workshops, yieldAt } from "./lands";
import { priceOf } from "./prices";

test("every card of the box has two halves that are drawn", () => {
  const names = [...Object.keys(STANDARD.cards), ...Object.keys(STANDARD.style_cards)];
  assert.equal(names.length, 45);
  assert.ok(isCulture(cardOf("C18")) && !isCulture(cardOf("C05")));
});

test("a building asks for certain goods, for a number of them, or for jewels", () => {
  assert.deepEqual(tileOf("B01").cost, ["wood", "wood", "brick"]);
  assert.deepEqual([tileOf("B19").cost, tileOf("B19").most, tileOf("B19").kinds], [null, 4, 2]);
  assert.deepEqual([tileOf("XB1").least, tileOf("XB1").most, tileOf("XB1").each], [1, 4, 4]);
});

test("the fifth space is paid in jewels", () => {
  assert.deepEqual([0, 3, 4].map(priceOf), [{ amount: 1, isJewels: false }, { amount: 4, isJewels: false }, { amount: 3, isJewels: true }]);
});

test("own places bring what their building says", () => {
  assert.deepEqual(workshops(), ["XB4", "XB5", "XB6"]);
  assert.deepEqual(yieldAt("workshop_3"), { good: "gold", divisor: 5 });
  assert.deepEqual(yieldAt("forest"), { good: "wood", divisor: 3 });
  assert.equal(yieldAt("field"), null);
});
