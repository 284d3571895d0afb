import assert from "node:assert/strict";
import { test } from "node:test";
import type { PaymentView, WayView } from "../../../generated/wire";
import { actionsFor, bestOf, giftsIn, giftWith, withOneMore } from "./ways";

function way(paid: number[], given: number[] = [], changes: Partial<WayView> = {}): WayView {
  return { given, got: [], lost: 0, paid, points: 0, ...changes };
}

function payment(ways: WayView[], changes: Partial<PaymentView> = {}): PaymentView {
  return { place: "card_2", given: [0, 0, 0, 0, 0], paid: [0, 0, 0, 0, 0], ways, isLast: false, ...changes };
}

/** Two resources of wood, brick and stone. */
const TWO = [way([2, 0, 0, 0, 0]), way([1, 1, 0, 0, 0]), way([1, 0, 1, 0, 0]), way([0, 1, 1, 0, 0])];

test("goods are paid in their order, and no more once only one way is left", () => {
  assert.deepEqual(actionsFor(way([0, 1, 1, 0, 0]), payment(TWO), false), ["buy", "pay brick"]);
  assert.deepEqual(actionsFor(way([1, 1, 0, 0, 0]), payment(TWO), false), ["buy", "pay wood", "pay brick"]);
});

test("a good that all ways begin with is not named: the table pays it by itself", () => {
  const ways = [way([3, 0, 0, 0, 0]), way([2, 1, 0, 0, 0]), way([2, 0, 1, 0, 0])];
  assert.deepEqual(actionsFor(way([3, 0, 0, 0, 0]), payment(ways), false), ["buy", "pay wood"]);
  assert.deepEqual(actionsFor(way([2, 0, 1, 0, 0]), payment(ways), false), ["buy", "pay stone"]);
});

test("nor is a gift that is the only one", () => {
  const ways = [way([1, 1, 0, 0, 0], [0, 0, 0, 1, 0]), way([1, 0, 1, 0, 0], [0, 0, 0, 1, 0])];
  assert.deepEqual(actionsFor(way([1, 0, 1, 0, 0], [0, 0, 0, 1, 0]), payment(ways), false), ["buy", "pay stone"]);
});

test("what has the only way is bought in a word", () => {
  assert.deepEqual(actionsFor(way([1, 1, 1, 0, 0]), payment([way([1, 1, 1, 0, 0])]), false), ["buy"]);
});

test("that it is all is said where more could be paid", () => {
  const ways = [way([1, 0, 0, 0, 0]), way([2, 0, 0, 0, 0]), way([1, 1, 0, 0, 0])];
  assert.deepEqual(actionsFor(way([1, 0, 0, 0, 0]), payment(ways), false), ["buy", "done"]);
});

test("a purchase that has begun goes on from what is given and paid", () => {
  const ways = TWO.slice(0, 3);
  assert.deepEqual(actionsFor(way([1, 0, 1, 0, 0]), payment(ways, { paid: [1, 0, 0, 0, 0] }), true), ["pay stone"]);
  const bartered = [way([1, 1, 0, 0, 0], [0, 0, 0, 1, 1]), way([1, 1, 0, 0, 0], [0, 0, 0, 2, 0])];
  assert.deepEqual(actionsFor(way([1, 1, 0, 0, 0], [0, 0, 0, 1, 1]), payment(bartered, { given: [0, 0, 0, 1, 0] }), true), ["give jewel"]);
});

test("gifts come before the payment, and only ways with the same gift count", () => {
  const ways = [way([1, 1, 0, 0, 0], [0, 0, 0, 2, 0]), way([1, 1, 0, 0, 0], [0, 0, 0, 1, 1]), way([1, 0, 1, 0, 0], [0, 0, 0, 1, 1])];
  assert.deepEqual(actionsFor(way([1, 1, 0, 0, 0], [0, 0, 0, 2, 0]), payment(ways), false), ["buy", "give gold"]);
  assert.deepEqual(actionsFor(way([1, 0, 1, 0, 0], [0, 0, 0, 1, 1]), payment(ways), false), ["buy", "give jewel", "pay stone"]);
});

test("most points are proposed first, then what loses nothing, then what is cheap", () => {
  assert.deepEqual(bestOf([way([0, 0, 0, 1, 0]), way([1, 0, 0, 0, 0])])?.paid, [1, 0, 0, 0, 0]);
  assert.equal(bestOf([way([1, 0, 0, 0, 0], [], { points: 3 }), way([0, 0, 0, 1, 0], [], { points: 6 })])?.points, 6);
  assert.equal(bestOf([way([1, 0, 0, 0, 0], [0, 0, 0, 0, 1], { lost: 1 }), way([1, 0, 0, 0, 0], [0, 0, 0, 1, 0])])?.lost, 0);
  assert.equal(bestOf([]), null);
});

test("one good more is added, or takes the place of another where all is paid", () => {
  assert.deepEqual(withOneMore(TWO, [1, 0, 0, 0, 0], 1), [1, 1, 0, 0, 0]);
  assert.deepEqual(withOneMore(TWO, [2, 0, 0, 0, 0], 2), [1, 0, 1, 0, 0]);
  assert.equal(withOneMore(TWO, [2, 0, 0, 0, 0], 3), null);
});

test("a gift is changed for the nearest that has the good", () => {
  const ways = [way([], [2, 0, 0, 0, 0]), way([], [1, 0, 0, 0, 1]), way([], [0, 0, 0, 0, 2])];
  assert.equal(giftsIn([...ways, ...ways]).length, 3);
  assert.deepEqual(giftWith(ways, [2, 0, 0, 0, 0], 4), [1, 0, 0, 0, 1]);
  assert.deepEqual(giftWith(ways, [1, 0, 0, 0, 1], 4), [0, 0, 0, 0, 2]);
  assert.equal(giftWith(ways, [2, 0, 0, 0, 0], 3), null);
});
