import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap, placeCard, type Box } from "./place";

const bounds: Box = { x: 0, y: 0, width: 1000, height: 700 };
const card = { width: 290, height: 200 };

function boxAt(target: Box, clear: Box[] = [], quiet: Box[] = [], around: Box = bounds): Box {
  return { ...placeCard(card, { bounds: around, target, clear, quiet }), ...card };
}

test("a card does not cover what it speaks of", () => {
  const target = { x: 460, y: 320, width: 80, height: 60 };
  assert.equal(overlap(boxAt(target), target), 0);
});

test("a card lies beside its target, not across the board", () => {
  const target = { x: 100, y: 100, width: 80, height: 60 };
  const placed = boxAt(target);
  assert.ok(placed.x < 250 && placed.y < 250, JSON.stringify(placed));
});

test("a card stays inside the board for a target in each corner", () => {
  for (const [x, y] of [[0, 0], [920, 0], [0, 640], [920, 640]] as const) {
    const placed = boxAt({ x, y, width: 80, height: 60 });
    assert.ok(placed.x >= 0 && placed.y >= 0);
    assert.ok(placed.x + placed.width <= 1000 && placed.y + placed.height <= 700);
  }
});

test("a card covers no legal target, even if it must go far", () => {
  const target = { x: 460, y: 320, width: 80, height: 60 };
  const clear = [
    { x: 150, y: 100, width: 300, height: 500 },
    { x: 550, y: 100, width: 150, height: 500 },
    { x: 400, y: 0, width: 200, height: 300 },
    { x: 400, y: 400, width: 200, height: 300 },
  ];
  const placed = boxAt(target, clear);
  for (const box of clear) assert.equal(overlap(placed, box), 0);
});

test("a second card does not cover the first", () => {
  const target = { x: 460, y: 320, width: 80, height: 60 };
  const first = boxAt(target);
  assert.equal(overlap(boxAt(target, [first]), first), 0);
});

test("a card prefers empty ground to a group of huts", () => {
  const target = { x: 460, y: 320, width: 80, height: 60 };
  const group = boxAt(target);
  assert.ok(overlap(boxAt(target, [], [group]), group) < (card.width * card.height) / 10);
});

test("a card larger than the board lies at its corner", () => {
  const small = { x: 5, y: 5, width: 200, height: 100 };
  const placed = boxAt({ x: 50, y: 50, width: 10, height: 10 }, [], [], small);
  assert.deepEqual([placed.x, placed.y], [5, 5]);
});
