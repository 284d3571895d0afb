import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../generated/wire";
import { deedsSince, EVERY_MOVE, lastMoveOf, waysOf } from "./since";

function told(move: number, by: number | null, places: string[] = [], kind = "moved"): Told {
  return { entry: move, kind, key: "", seat: by, args: {}, rule: "", move, by, places, heading: false };
}

const ROUND = [told(0, null, [], "dealt"), told(1, 0, ["3", "4"]), told(2, 1, ["5", "6"]), told(2, 1, ["6"], "founded"), told(3, 2, ["7", "8"])];

test("deeds of others since the reader's move are numbered in order", () => {
  assert.deepEqual(deedsSince(ROUND, 0).map(({ number, seat, move, ways }) => [number, seat, move, ways]), [
    [1, 1, 2, [["5", "6"]]],
    [2, 2, 3, [["7", "8"]]],
  ]);
});

test("whoever has just moved has none, and a spectator never", () => {
  assert.deepEqual(deedsSince(ROUND, 2), []);
  assert.deepEqual(deedsSince(ROUND, null), []);
});

test("who has not moved yet sees all moves, and nothing of the dealing", () => {
  assert.deepEqual(deedsSince(ROUND, 3).map(({ move }) => move), [1, 2, 3]);
  assert.equal(lastMoveOf(ROUND, 3), 0);
});

test("what is found nowhere on the board has no number", () => {
  const log = [told(1, 0, ["3"]), told(2, 1, [], "passed"), told(3, 2, ["5"])];
  assert.deepEqual(deedsSince(log, 0).map(({ number, move }) => [number, move]), [[1, 3]]);
});

test("many small steps of one player can have one number", () => {
  const log = [told(1, 0, ["a"]), told(2, 1, ["b"]), told(3, 2, ["c"]), told(4, 1, ["d"])];
  const deeds = deedsSince(log, 0, { ...EVERY_MOVE, isGrouped: true });
  assert.deepEqual(deeds.map(({ number, seat, until, ways }) => [number, seat, until, ways]), [
    [1, 1, 4, [["b"], ["d"]]],
    [2, 2, 3, [["c"]]],
  ]);
});

test("what somebody without a seat does in the reader's own move is news too", () => {
  const log = [told(1, 0, ["a"]), told(1, 0, ["b"], "tribe_walked"), told(1, 0, ["c"], "tribe_roused")];
  const isTribe = ({ kind }: Told) => kind.startsWith("tribe");
  const deeds = deedsSince(log, 0, { ...EVERY_MOVE, doer: (line) => (isTribe(line) ? null : line.by), begins: ({ kind }) => kind === "tribe_roused" });
  assert.deepEqual(deeds.map(({ number, seat, ways }) => [number, seat, ways]), [[1, null, [["b"]]], [2, null, [["c"]]]]);
});

test("what a new round clears away is not marked", () => {
  const log = [told(1, 0, ["a"]), told(2, 1, ["b"]), told(2, 1, [], "round_began"), told(3, 2, ["c"])];
  assert.deepEqual(deedsSince(log, 0, { ...EVERY_MOVE, clears: ({ kind }) => kind === "round_began" }).map(({ ways }) => ways), [[["c"]]]);
});

test("a game says which lines it marks", () => {
  assert.deepEqual(deedsSince(ROUND, 0, { ...EVERY_MOVE, marks: ({ kind }) => kind === "founded" }).map(({ ways }) => ways), [[["6"]]]);
});

test("a place where a way ends has no mark of its own, and none comes twice", () => {
  assert.deepEqual(waysOf([told(1, 0, ["a", "b"]), told(1, 0, ["b"]), told(1, 0, ["c"]), told(1, 0, ["c"])]), [["a", "b"], ["c"]]);
});
