import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, TableInfo, Update, View } from "../../generated/wire";
import { sampleTable } from "../../lib/sample";
import { learn, learnGame } from "../../lib/words";
import { fromUpdate } from "./news";

await learn("en");
await learnGame("home");
await learnGame("clans");

const UNDO = { allowed: false, reason: null };
const YOURS: Decision = { kind: "yours", step: "move", ask: "clans-ask-move_huts", args: {}, verb: "", rule: "", choices: [], undo: UNDO };

function update(decision: Decision, seat: number | null, table: TableInfo = sampleTable("clans", ["Ada", "Bo", "Cy"])): Update {
  const view = { game: "clans", seat, villages: [1, 2] } as unknown as View;
  return { type: "update", seq: 1, keep: 0, entries: 0, told: [], view, decision, table, hold: null, others: [] };
}

function others(...seats: number[]): Decision {
  return { kind: "others", step: "move", seats, undo: UNDO, then: [] };
}

test("one's own turn tells what is asked, how far the game is and who else sits there", () => {
  const news = fromUpdate(update(YOURS, 0), [0]);
  assert.equal(news.turn, "yours");
  assert.equal(news.place, "2 of 12 villages");
  assert.notEqual(news.line, "");
  assert.deepEqual(news.others.map(({ name }) => name), ["Bo", "Cy"]);
  assert.equal(news.isCalled, false);
});

test("who calls is named", () => {
  const table = sampleTable("clans", ["Ada", "Bo"]);
  table.seats[0] = { ...(table.seats[0] ?? assert.fail()), nudge: { at: "", by: 1, seen: false } };
  const news = fromUpdate(update(YOURS, 0, table), [0]);
  assert.equal(news.line, "Bo nudges you.");
  assert.ok(news.isCalled);
});

test("of others it is told who is awaited, with the clock that runs", () => {
  const table = sampleTable("clans", ["Ada", "Bo"]);
  table.clock = { per: "turn", seconds: 60, then: "nothing" };
  table.seats[1] = { ...(table.seats[1] ?? assert.fail()), clock: { left: 60_000, ends: "2026-01-01T00:00:00Z" } };
  const news = fromUpdate(update(others(1), 0, table), [0]);
  assert.equal(news.turn, "others");
  assert.equal(news.state, "Bo to move");
  assert.equal(news.clock?.left.left, 60_000);
});

test("at a device of several people the one who is asked is named, and nobody's question is told", () => {
  const news = fromUpdate(update(others(2), null), [0, 2]);
  assert.equal(news.turn, "yours");
  assert.equal(news.state, "Cy to move");
  assert.equal(news.line, "");
  assert.deepEqual(news.others.map(({ name }) => name), ["Bo"]);
});

test("a game that is over tells who won and who came next; one that was stopped, only that", () => {
  const end = { kind: "over", reason: "villages", scores: [38, 35, 20], ranking: [1, 2, 3], others: [] } as const;
  const news = fromUpdate(update({ ...end, scores: [...end.scores], ranking: [...end.ranking], others: [] }, 1), [1]);
  assert.equal(news.turn, "over");
  assert.equal(news.state, "Ada wins with 38 points.");
  assert.equal(news.line, "You came next, 3 points behind.");
  assert.equal(news.place, "");
  const stopped = fromUpdate(update({ ...end, reason: "stopped", scores: [0, 0, 0], ranking: [1, 1, 1], others: [] }, 1), [1]);
  assert.equal(stopped.line, "");
});

test("while a bot plays for the reader nothing waits", () => {
  const table = sampleTable("clans", ["Ada", "Bo"]);
  table.seats[0] = { ...(table.seats[0] ?? assert.fail()), standIn: { bot: "greedy", since: "", entry: 0, why: "left", by: null } };
  const news = fromUpdate(update(others(0), 0, table), [0]);
  assert.deepEqual([news.turn, news.state], ["others", "A bot plays for you"]);
});
