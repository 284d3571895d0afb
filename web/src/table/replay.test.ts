import assert from "node:assert/strict";
import { test } from "node:test";
import type { Moment } from "../generated/wire";
import { Replay } from "./replay.svelte";

function moment(move: number): Moment {
  const view = {
    game: "clans" as const, seat: null, huts: [], full: [], villages: [], epoch: 1, points: [], chips: [], cards: [],
    first: 0, ties: "shared" as const, scores: null,
  };
  return { entry: move + 15, entries: 55, move, moves: 40, view, told: [] };
}

test("a moment is fetched once, however often it is looked at", async () => {
  const fetched: number[] = [];
  const replay = new Replay((move) => (fetched.push(move), Promise.resolve(moment(move))), () => 40);
  await replay.show(7);
  await replay.show(8);
  await replay.show(7);
  assert.deepEqual(fetched, [7, 8]);
  assert.equal(replay.moment?.move, 7);
});

test("steps stay within the record", async () => {
  const replay = new Replay((move) => Promise.resolve(moment(move)), () => 40);
  await replay.show(99);
  assert.equal(replay.move, 40);
  await replay.show(-5);
  assert.equal(replay.move, 0);
});

test("a jump asks for where it leads, and for nothing in between", async () => {
  const fetched: number[] = [];
  const answers = new Map<number, (answer: Moment) => void>();
  const replay = new Replay((move) => new Promise((settle) => (fetched.push(move), answers.set(move, settle))), () => 40);
  const first = replay.show(3);
  for (let move = 4; move <= 30; move++) void replay.show(move);
  answers.get(3)?.(moment(3));
  await new Promise((later) => setTimeout(later));
  assert.deepEqual(fetched, [3, 30]);
  answers.get(30)?.(moment(30));
  await first;
  assert.equal(replay.moment?.move, 30);
});

test("only the move after the one shown is no jump", async () => {
  const replay = new Replay((move) => Promise.resolve(moment(move)), () => 40);
  const jumps: boolean[] = [];
  for (const move of [5, 6, 9, 8, 9]) {
    await replay.show(move);
    jumps.push(replay.isJump);
  }
  assert.deepEqual(jumps, [true, false, true, true, false]);
});

test("a replay from the end begins with the first move of a player", async () => {
  const replay = new Replay((move) => Promise.resolve(moment(move)), () => 40);
  replay.play();
  await new Promise((later) => setTimeout(later));
  replay.pause();
  assert.equal(replay.moment?.move, 1);
});

test("a moment that cannot be had is said, not thrown, and can be asked for again", async () => {
  let isGone = true;
  const replay = new Replay((move) => (isGone ? Promise.reject(new Error("gone")) : Promise.resolve(moment(move))), () => 40);
  await replay.show(3);
  assert.equal(replay.failed, true);
  isGone = false;
  await replay.show(3);
  assert.equal(replay.failed, false);
  assert.equal(replay.moment?.move, 3);
});

test("leaving goes back to the live table", async () => {
  const replay = new Replay((move) => Promise.resolve(moment(move)), () => 40);
  await replay.show(3);
  replay.leave();
  assert.equal(replay.isOn, false);
  assert.equal(replay.moment, null);
});
