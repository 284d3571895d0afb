import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleTold } from "../sample";
import { raidsIn, stepsOf } from "./lines";

const RAID = [
  sampleTold("scouted", 1, {}, 7),
  sampleTold("passed", 1, {}, 8),
  sampleTold("raid_began", 0, { turn: 2 }, 8),
  sampleTold("shown", 0, { board: 1, door: 2, kind: "boy", guards: "no" }, 8),
  sampleTold("bluffs_left", 1, { bluffs: 1 }, 8),
  sampleTold("raided", 0, { board: 1, door: 2, kind: "boy", guard: "none", outcome: "succeeds" }, 8),
  sampleTold("stole_cow", 0, { board: 1, cows: 1 }, 8),
  sampleTold("raided", 0, { board: 1, door: 4, kind: "boy", guard: "none", outcome: "succeeds" }, 8),
];
const SETTLED = [
  sampleTold("freed", 0, { board: 1, "owner-seat": 0, kind: "boy" }, 9),
  sampleTold("loot_stored", 0, { cows: 1, jewels: 0, hostages: 0 }, 9),
  sampleTold("turn_began", 1, { turn: 3 }, 9),
  sampleTold("scouted", 1, {}, 10),
];

test("a raid goes from the reveal to the next turn, over several entries", () => {
  const [raid, ...others] = raidsIn([...RAID, ...SETTLED]);
  assert.equal(others.length, 0);
  assert.deepEqual([raid?.entry, raid?.from, raid?.to, raid?.turn, raid?.isOver], [8, 2, 11, 2, true]);
});

test("what happened in the entry before the raid is its prelude", () => {
  assert.deepEqual(raidsIn(RAID)[0]?.prelude.map(({ kind }) => kind), ["passed"]);
});

test("a raid that waits for a hostage to be chosen is not over", () => {
  assert.equal(raidsIn(RAID)[0]?.isOver, false);
});

test("a raid at the end of the game takes all lines that are left", () => {
  const end = [sampleTold("ended", null, { reason: "turns" }), sampleTold("scored", 0), sampleTold("totalled", 0)];
  const [raid] = raidsIn([...RAID, ...end]);
  assert.deepEqual([raid?.to, raid?.isOver], [RAID.length + 3, true]);
});

test("each door is a step, together with what it brought", () => {
  const [raid] = raidsIn([...RAID, ...SETTLED]);
  const steps = raid ? stepsOf(raid) : [];
  assert.deepEqual(steps.map(({ kind, board, door, lines }) => [kind, board, door, lines.length]), [
    ["reveal", -1, 0, 2],
    ["bluffs", -1, 0, 1],
    ["door", 1, 2, 2],
    ["door", 1, 4, 2],
    ["settling", -1, 0, 2],
  ]);
});
