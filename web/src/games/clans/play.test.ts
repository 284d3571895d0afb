import assert from "node:assert/strict";
import { test } from "node:test";
import { learn } from "../../lib/words";
import type { ClansView } from "../../generated/wire";
import { AT, sampleDecision, samplePreview, SampleTable, settled } from "../../table/sample";
import { ClansPlay } from "./play.svelte";

function move(here: number, there: number): string {
  return `move ${here} ${there}`;
}

function view(): ClansView {
  const huts = Array.from({ length: 60 }, () => [1, 0, 0, 0, 0]);
  return {
    game: "clans", seat: 0, huts, full: [], villages: [], epoch: 1, points: [0, 0, 0, 0, 0], chips: [0, 0, 0],
    cards: ["red", null, null], first: 0, ties: "shared", scores: null,
  };
}

function seated(choices: string[]): { play: ClansPlay; table: SampleTable } {
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

test("a destination is weighed by one press and taken by the second", async () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(37, AT);
  assert.equal(play.chosen?.text, "move 31 37");
  assert.equal(table.acts.length, 0);
  play.press(37, AT);
  await settled();
  assert.deepEqual(table.acts, ["move 31 37"]);
});

test("a destination in focus is taken by one key", async () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT, true);
  play.press(37, AT, true);
  await settled();
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

test("villages are put in order without taking up a group", async () => {
  const { play, table } = seated(["found 47", "found 50"]);
  assert.equal(play.isOrdering, true);
  assert.deepEqual([...play.targets.keys()], [47, 50]);
  play.press(50, AT);
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["found 50"]);
});

test("nothing can be taken up while others are asked", () => {
  const { play, table } = seated([move(31, 37)]);
  table.askOthers("move_huts");
  play.press(31, AT);
  assert.equal(play.picked, null);
});

test("the bar tells who comes next, up to the reader", async () => {
  await learn("en");
  const { play, table } = seated([move(31, 37)]);
  table.askOthers("move_huts", [2, 0, 1]);
  assert.match(play.hint, /^Then [^,]+, you\.$/);
  table.askOthers("move_huts");
  assert.equal(play.hint, "");
});

test("a move that founds several villages is played with their order, as one", async () => {
  const { play, table } = seated([move(31, 37)]);
  const after = { ...view(), points: [9, 0, 0, 0, 0] };
  table.foretell([move(31, 37)], samplePreview(after, [], sampleDecision("order_villages", ["found 31", "found 40"])));
  play.press(31, AT, true);
  play.press(37, AT, true);
  await settled();
  assert.deepEqual(table.acts, []);
  assert.equal(play.isOrdering, true);
  assert.deepEqual(play.view.points, after.points);
  play.press(40, AT, true);
  await settled();
  assert.deepEqual(table.acts, ["move 31 37, found 40"]);
});

test("a step of a dialogue is taken back without asking the server", async () => {
  const { play, table } = seated([move(31, 37)]);
  table.foretell([move(31, 37)], samplePreview(view(), [], sampleDecision("order_villages", ["found 31", "found 40"])));
  play.press(31, AT, true);
  play.press(37, AT, true);
  await settled();
  await table.session.undo();
  assert.equal(play.isOrdering, false);
  assert.deepEqual([...play.movable], [31]);
  assert.deepEqual(table.acts, []);
});

test("what would come of a destination is shown once the server has told it", async () => {
  const { play, table } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(37, AT);
  assert.equal(play.considered === null, true);
  await table.session.dialogue.learn(move(31, 37));
  assert.equal(play.considered?.text, "move 31 37");
});
