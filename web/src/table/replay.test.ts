import assert from "node:assert/strict";
import { test } from "node:test";
import type { Moment } from "../generated/wire";
import { Replay } from "./replay.svelte";

function moment(entry: number): Moment {
  const view = {
    game: "clans" as const, seat: null, huts: [], full: [], villages: [], epoch: 1, points: [], chips: [], cards: [],
    first: 0, ties: "shared" as const, scores: null,
  };
  return { entry, entries: 40, view, told: [] };
}

test("a moment is fetched once, however often it is looked at", async () => {
  const fetched: number[] = [];
  const replay = new Replay((entry) => (fetched.push(entry), Promise.resolve(moment(entry))), () => 40);
  await replay.show(7);
  await replay.show(8);
  await replay.show(7);
  assert.deepEqual(fetched, [7, 8]);
  assert.equal(replay.moment?.entry, 7);
});

test("steps stay within the record", async () => {
  const replay = new Replay((entry) => Promise.resolve(moment(entry)), () => 40);
  await replay.show(99);
  assert.equal(replay.entry, 40);
  await replay.show(-5);
  assert.equal(replay.entry, 0);
});

test("an answer that comes late does not replace a newer moment", async () => {
  const answers = new Map<number, (answer: Moment) => void>();
  const replay = new Replay((entry) => new Promise((settle) => answers.set(entry, settle)), () => 40);
  const first = replay.show(3);
  const second = replay.show(4);
  answers.get(4)?.(moment(4));
  answers.get(3)?.(moment(3));
  await Promise.all([first, second]);
  assert.equal(replay.moment?.entry, 4);
});

test("a moment that cannot be had is said, not thrown", async () => {
  const replay = new Replay(() => Promise.reject(new Error("gone")), () => 40);
  await replay.show(3);
  assert.equal(replay.failed, true);
});

test("leaving goes back to the live table", async () => {
  const replay = new Replay((entry) => Promise.resolve(moment(entry)), () => 40);
  await replay.show(3);
  replay.leave();
  assert.equal(replay.isOn, false);
  assert.equal(replay.moment, null);
});
