import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../../generated/wire";
import { takersOf } from "./takers";

function line(kind: string, seat: number | null, args: Told["args"] = {}): Told {
  return { entry: 0, kind, key: "", seat, args, rule: "", move: 0, by: seat, places: [], heading: false };
}

test("who took a pillar this summer is told, the tribe without a seat", () => {
  const log = [line("pillar_taken", 1, { pillar: 5 }), line("year_began", null), line("pillar_taken", 2, { pillar: 0 }), line("pillar_taken", null, { pillar: 3 })];
  assert.deepEqual([...takersOf(log)], [[0, 2], [3, "tribe"]]);
});
