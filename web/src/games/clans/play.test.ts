import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, ClansView, Told } from "../../generated/wire";
import { AT, sampleChoice, SampleTable } from "../../table/sample";
import { ClansPlay } from "./play.svelte";

function told(kind: string, args: Told["args"]): Told {
  return { entry: -1, kind, key: `clans-told-${kind}`, seat: 0, args, rule: "" };
}

function move(here: number, there: number): Choice {
  const moved = told("moved", { here, there, huts: 1, colours: ["1", "0", "0", "0", "0"] });
  return sampleChoice(`move ${here} ${there}`, [moved]);
}

function view(): ClansView {
  const huts = Array.from({ length: 60 }, () => [1, 0, 0, 0, 0]);
  return {
    game: "clans", seat: 0, huts, villages: [], epoch: 1, points: [0, 0, 0, 0, 0], chips: [0, 0, 0],
    cards: ["red", null, null], first: 0, ties: "shared", scores: null,
  };
}

function seated(choices: (Choice | string)[]): { play: ClansPlay; table: SampleTable } {
  const table = new SampleTable(view(), "move_huts", choices);
  return { play: new ClansPlay(table.session), table };
}

test("only groups with a legal move can be taken up", () => {
  const { play } = seated([move(31, 37), move(31, 32), move(5, 2)]);
  assert.deepEqual([...play.movable], [31, 5]);
  play.press(31, AT);
  assert.equal(play.picked, 31);
  assert.deepEqual([...play.targets.keys()], [37, 32]);
});

test("what was taken up is put back once the table has changed", () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT);
  table.connection.seq += 1;
  assert.equal(play.picked, null);
  table.connection.seq += 1;
  assert.equal(play.picked, null);
});

test("a destination is weighed by one press and taken by the second", () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(37, AT);
  assert.equal(play.considered?.text, "move 31 37");
  assert.equal(table.acts.length, 0);
  play.press(37, AT);
  assert.deepEqual(table.acts, ["move 31 37"]);
});

test("a destination in focus is taken by one key", () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT, true);
  play.press(37, AT, true);
  assert.equal(table.acts.length, 1);
});

test("another group takes the place of the one taken up", () => {
  const { play } = seated([move(31, 37), move(5, 2)]);
  play.press(31, AT);
  play.press(5, AT);
  assert.equal(play.picked, 5);
});

test("going back puts the group down", () => {
  const { play } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(37, AT);
  play.back();
  assert.equal(play.picked, null);
  assert.equal(play.considered, null);
});

test("a press on what is not allowed asks why", () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(60, AT);
  assert.deepEqual(table.asked, ["move 31 60"]);
});

test("villages are put in order without taking up a group", () => {
  const { play, table } = seated(["found 47", "found 50"]);
  assert.equal(play.isOrdering, true);
  assert.deepEqual([...play.targets.keys()], [47, 50]);
  play.press(50, AT);
  play.confirm();
  assert.deepEqual(table.acts, ["found 50"]);
});

test("nothing can be taken up while others are asked", () => {
  const { play, table } = seated([move(31, 37)]);
  table.askOthers("move_huts");
  play.press(31, AT);
  assert.equal(play.picked, null);
});
