import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode, roomOf } from "./code";
import { pathOf } from "./path";
import known from "./known.json";
import { penaltyOf } from "./penalty";

/** The rows of a code as the known ones are written: one number each. */
function written(text: string): string[] {
  return (qrCode(text) ?? []).map((line) => BigInt(`0b${line.map(Number).join("")}`).toString(16));
}

for (const { text, rows } of known) {
  test(`a code of ${rows.length} places a side is as another program draws it`, () => {
    assert.deepEqual(written(text), rows);
  });
}

test("the smallest code that holds a text is taken, up to what its versions hold", () => {
  const rooms = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331];
  assert.deepEqual(rooms.map((_, at) => roomOf(at + 1)), rooms);
  rooms.forEach((room, at) => {
    assert.equal(qrCode("x".repeat(room))?.length, at * 4 + 21);
    assert.equal(qrCode("è".repeat(Math.floor(room / 2)))?.length, at * 4 + 21);
  });
});

test("a text too long for any of them has no code", () => {
  assert.equal(qrCode("x".repeat(332)), null);
});

test("what is hard to read is counted", () => {
  const blank = (size: number, ink = false) => Array.from({ length: size }, () => Array.from({ length: size }, () => ink));
  const checkered = Array.from({ length: 4 }, (_, row) => [0, 1, 2, 3].map((column) => (row + column) % 2 === 0));
  assert.equal(penaltyOf(checkered), 0);
  // Runs of five in ten lines, sixteen squares of four, and no ink at all.
  assert.equal(penaltyOf(blank(5)), 10 * 3 + 16 * 3 + 100);
  assert.equal(penaltyOf(blank(5, true)), penaltyOf(blank(5)));
});

test("ink is drawn in runs, with four places of rest around", () => {
  assert.equal(pathOf([[true, true, false], [false, false, false], [false, false, true]]), "M4 4h2v1h-2zM6 6h1v1h-1z");
});
