import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../generated/wire";
import { moveAt, moveEntries } from "./moves";

function told(entry: number, kind: string): Told {
  return { entry, kind, key: kind, seat: 0, args: {}, rule: "" };
}

const LOG = [told(1, "scouted"), told(2, "laid"), told(3, "scouted"), told(3, "scouted"), told(4, "laid"), told(5, "scouted")];
const MOVES = moveEntries(LOG, ({ kind }) => kind === "scouted");

test("an entry is one move however much is told of it", () => {
  assert.deepEqual(MOVES, [1, 3, 5]);
});

test("a choice that completes a move has the number of that move", () => {
  assert.deepEqual([1, 2, 3, 4, 5].map((entry) => moveAt(MOVES, entry)), [1, 1, 2, 2, 3]);
});

test("what is chosen before the first move belongs to it", () => {
  assert.equal(moveAt(MOVES, 0), 1);
});
