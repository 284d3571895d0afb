import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../generated/wire";
import { deedsSince } from "../../table/since";
import { COUNTING } from "./counting";

function told(kind: string, move: number, by: number, places: string[] = [], args: Told["args"] = {}): Told {
  return { entry: move, kind, key: "", seat: kind.startsWith("tribe") ? null : by, args, rule: "", move, by, places, heading: false };
}

const BEGUN = told("season_began", 1, 0);

test("deeds of others since the own turn are numbered where they were done", () => {
  const log = [BEGUN, told("gathered", 2, 1, ["gather 1"]), told("painted", 3, 0, ["paint"]), told("gathered", 4, 2, ["gather 4"]), told("footed", 4, 2, ["pillar 2"]), told("migrated", 5, 1, ["migrate", "start"])];
  assert.deepEqual(deedsSince(log, 0, COUNTING).map(({ number, seat, ways }) => [number, seat, ways]), [
    [1, 2, [["gather 4"]]],
    [2, 1, [["migrate", "start"]]],
  ]);
});

test("each of the tribe's members has a number, also those who answer the reader's own move", () => {
  const log = [
    BEGUN, told("walked", 2, 0, ["start", "M01a"]), told("tribe_roused", 2, 0, ["start"]), told("tribe_looked", 2, 0), told("tribe_walked", 2, 0, ["start", "M05c"]),
    told("gained", 2, 0, [], { by: "tribe" }), told("tribe_roused", 2, 0, ["M07a"]), told("tribe_stayed", 2, 0, ["M07a"]),
  ];
  const deeds = deedsSince(log, 0, COUNTING);
  assert.deepEqual(deeds.map(({ seat, ways }) => [seat, ways]), [[null, [["start", "M05c"]]], [null, [["M07a"]]]]);
  assert.equal(deeds[0]?.lines.length, 4);
});

test("a new season takes all marks away", () => {
  const log = [BEGUN, told("hunted", 2, 1, ["hunt 3"]), told("season_began", 2, 1), told("walked", 3, 1, ["start", "M01a"])];
  assert.deepEqual(deedsSince(log, 0, COUNTING).map(({ ways }) => ways), [[["start", "M01a"]]]);
});
