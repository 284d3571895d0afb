import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleBoard, sampleView, sampleTold } from "../sample";
import { keepBooks } from "./ledger";

function raided(door: number, kind: string, guard: string, outcome: string) {
  return sampleTold("raided", 0, { board: 1, door, kind, guard, outcome });
}

test("shown tiles are face up from then on, guards and raiders apart", () => {
  const hidden = { owner: 1, kind: null };
  const before = sampleView({ boards: [sampleBoard(), sampleBoard({ thresholds: [hidden, null, null, null, null] }), sampleBoard()] });
  const { view } = keepBooks(before, [sampleTold("shown", 1, { board: 1, door: 1, kind: "chief", guards: "yes" })]);
  assert.equal(view.boards[1]?.thresholds[0]?.kind, "chief");
  assert.equal(before.boards[1]?.thresholds[0]?.kind, null);
});

test("a tile in the outer land is found by its owner", () => {
  const before = sampleView({ outer: [{ owner: 2, kind: null }, { owner: 0, kind: "bluff" }] });
  const { view } = keepBooks(before, [sampleTold("shown", 2, { board: -1, kind: "warrior", guards: "no" })]);
  assert.deepEqual(view.outer.map((tile) => tile?.kind), ["warrior", "bluff"]);
});

test("bluffs go to their owner's discard and leave a ghost behind", () => {
  const before = sampleView({ outer: [{ owner: 0, kind: "bluff" }, null] });
  const { view, gone } = keepBooks(before, [sampleTold("bluffs_left", 0, { bluffs: 1 })]);
  assert.deepEqual([view.boards[0]?.discard, view.discard?.["bluff"], [...gone]], [1, 1, ["outer -1 1"]]);
});

test("a stolen cow lies aside until the loot is stored", () => {
  const lines = [raided(2, "boy", "none", "succeeds"), sampleTold("stole_cow", 0, { board: 1, cows: 1, points: 17 })];
  const during = keepBooks(sampleView(), lines);
  assert.deepEqual([during.view.boards[0]?.lootCows, during.view.boards[1]?.cows, during.led], [1, 4, "cow"]);
  assert.deepEqual(during.view.scores, [19, 17, 19]);
  const { view } = keepBooks(sampleView(), [...lines, sampleTold("loot_stored", 0, { cows: 1, jewels: 0, hostages: 0, points: 21 })]);
  assert.deepEqual([view.boards[0]?.cows, view.boards[0]?.lootCows, view.scores], [6, 0, [21, 17, 19]]);
});

test("a captured boy is bound at the entrance and beside the captor's board", () => {
  const entrances = [null, { owner: 0, kind: "boy" }, null, null, null];
  const before = sampleView({ boards: [sampleBoard(), sampleBoard({ entrances }), sampleBoard()] });
  const capture = sampleTold("captured", 1, { "captor-seat": 1, "owner-seat": 0, kind: "boy" });
  const { view, bound } = keepBooks(before, [raided(2, "boy", "warrior", "captured"), capture]);
  assert.deepEqual(view.boards[1]?.hostages, [{ owner: 0, kind: "boy", isNew: true }]);
  assert.deepEqual([...bound], ["entrance 1 2"]);
  assert.deepEqual(view.scores, [19, 19, 19]);
});

test("a captive is on the way to its captor until the next door is told", () => {
  const entrances = [null, { owner: 0, kind: "boy" }, { owner: 0, kind: "chief" }, null, null];
  const before = sampleView({ boards: [sampleBoard(), sampleBoard({ entrances }), sampleBoard()] });
  const capture = sampleTold("captured", 1, { "captor-seat": 1, "owner-seat": 0, kind: "boy" });
  const lines = [raided(2, "boy", "warrior", "captured"), capture];
  assert.deepEqual(keepBooks(before, lines).captive, { owner: 0, kind: "boy", captor: 1 });
  assert.equal(keepBooks(before, [...lines, raided(3, "chief", "none", "succeeds")]).captive, null);
});

test("a captive is not put away with the used tiles", () => {
  const entrances = [null, { owner: 0, kind: "boy" }, { owner: 0, kind: "chief" }, null, null];
  const before = sampleView({ boards: [sampleBoard(), sampleBoard({ entrances }), sampleBoard()] });
  const capture = sampleTold("captured", 1, { "captor-seat": 1, "owner-seat": 0, kind: "boy" });
  const lines = [raided(2, "boy", "warrior", "captured"), capture, sampleTold("turn_began", 1, { turn: 2 })];
  const { view, meetings } = keepBooks(before, lines);
  assert.deepEqual([view.discard?.["boy"], view.discard?.["chief"], view.boards[0]?.discard], [0, 1, 1]);
  assert.deepEqual(view.boards[1]?.entrances, [null, null, null, null, null]);
  assert.equal(meetings.size, 0);
});

test("a freed hostage goes to its owner's discard", () => {
  const hostages = [{ owner: 2, kind: "boy", isNew: false }, { owner: 0, kind: "daughter", isNew: false }];
  const before = sampleView({ boards: [sampleBoard(), sampleBoard({ hostages }), sampleBoard()] });
  const { view } = keepBooks(before, [sampleTold("freed", 0, { board: 1, "owner-seat": 0, kind: "daughter", points: 20 })]);
  assert.deepEqual(view.boards[1]?.hostages.map(({ owner }) => owner), [2]);
  assert.equal(view.discard?.["daughter"], 1);
  assert.equal(view.scores[1], 20);
});

test("an empty screen is refilled from the discard", () => {
  const before = sampleView({
    screen: { chief: 0, warrior: 0, boy: 0, daughter: 0, bluff: 0 },
    discard: { chief: 1, warrior: 2, boy: 5, daughter: 1, bluff: 8 },
  });
  const { view } = keepBooks(before, [sampleTold("refilled", 0, { tiles: 17 })]);
  assert.deepEqual([view.screen?.["boy"], view.discard?.["boy"], view.boards[0]?.screen], [5, 0, 17]);
});
