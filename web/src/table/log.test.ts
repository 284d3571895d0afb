import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../generated/wire";
import { groupByEntry, toldBefore } from "./log";

function told(entry: number, seat: number | null, kind = "moved", move = 0): Told {
  return { entry, seat, kind, key: kind, args: {}, rule: "", move, by: null, places: [], heading: false };
}

test("all that one entry brought about is one paragraph", () => {
  const groups = groupByEntry([told(3, 1), told(3, 1, "founded"), told(3, null, "epoch"), told(4, 2)]);
  assert.deepEqual(groups.map((group) => [group.entry, group.seat, group.lines.length]), [[3, 1, 3], [4, 2, 1]]);
});

test("lines of several players in one entry are kept apart", () => {
  const groups = groupByEntry([told(9, 0, "revealed"), told(9, 1, "revealed")]);
  assert.deepEqual(groups.map((group) => group.seat), [0, 1]);
});

test("a moment that tells nothing is told by the one before it", () => {
  const log = [told(3, 1), told(5, 0), told(5, 0, "founded"), told(9, 2)];
  assert.deepEqual(toldBefore(log, 8).map(({ kind }) => kind), ["moved", "founded"]);
  assert.deepEqual(toldBefore(log, 3), []);
});

test("a move is numbered where it is first told", () => {
  const groups = groupByEntry([told(1, 0, "dealt"), told(3, 1, "rolled", 1), told(4, 1, "worked", 1), told(5, 2, "placed", 2)]);
  assert.deepEqual(groups.map(({ move, opens }) => [move, opens]), [[0, false], [1, true], [1, false], [2, true]]);
});

test("a heading stands alone and ends the paragraph before it", () => {
  const heading = { ...told(3, null, "year_began"), heading: true };
  const groups = groupByEntry([told(3, 1), heading, told(3, null, "drawn"), told(3, null, "drawn")]);
  assert.deepEqual(groups.map(({ isHeading, lines }) => [isHeading, lines.length]), [[false, 1], [true, 1], [false, 2]]);
});
