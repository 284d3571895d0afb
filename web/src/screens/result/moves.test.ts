import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../generated/wire";
import { moveAt, movesIn } from "./moves";

function told(entry: number, move: number): Told {
  return { entry, kind: "", key: "", seat: 0, args: {}, rule: "", move, by: null, places: [], heading: false };
}

const LOG = [told(0, 0), told(1, 1), told(3, 2), told(3, 2), told(5, 3)];

test("an entry that tells nothing has the number of the move before it", () => {
  assert.deepEqual([1, 2, 3, 4, 5].map((entry) => moveAt(LOG, entry)), [1, 1, 2, 2, 3]);
});

test("what is dealt before the first move belongs to it", () => {
  assert.equal(moveAt(LOG, 0), 1);
});

test("a game has as many moves as were told", () => {
  assert.equal(movesIn(LOG), 3);
  assert.equal(movesIn([]), 0);
});
