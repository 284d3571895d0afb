import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../generated/wire";
import { groupByEntry } from "./log";

function told(entry: number, seat: number | null, kind = "moved"): Told {
  return { entry, seat, kind, key: kind, args: {}, rule: "" };
}

test("all that one entry brought about is one paragraph", () => {
  const groups = groupByEntry([told(3, 1), told(3, 1, "founded"), told(3, null, "epoch"), told(4, 2)]);
  assert.deepEqual(groups.map((group) => [group.entry, group.seat, group.lines.length]), [[3, 1, 3], [4, 2, 1]]);
});

test("lines of several players in one entry are kept apart", () => {
  const groups = groupByEntry([told(9, 0, "revealed"), told(9, 1, "revealed")]);
  assert.deepEqual(groups.map((group) => group.seat), [0, 1]);
});
