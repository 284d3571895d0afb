import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, ClansView, FromBrowser, TableInfo, Told } from "../../generated/wire";
import { Connection } from "../../lib/connection.svelte";
import { Session } from "../../table/session.svelte";
import { ClansPlay } from "./play.svelte";

const TABLE: TableInfo = {
  id: "t", game: "clans", title: "", options: {}, status: "playing", watchable: true, rulesVersion: "1",
  commitment: "", seed: null, createdAt: "", seq: 1,
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "human", name: `P${seat}`, bot: null, joined: true, online: true })),
};

function told(kind: string, args: Told["args"]): Told {
  return { entry: -1, kind, key: `clans-told-${kind}`, seat: 0, args, rule: "" };
}

function move(here: number, there: number): Choice {
  const moved = told("moved", { here, there, huts: 1, colours: ["1", "0", "0", "0", "0"] });
  return { action: 0, text: `move ${here} ${there}`, rule: "CL-2.1", outcome: [moved] };
}

function view(): ClansView {
  const huts = Array.from({ length: 60 }, () => [1, 0, 0, 0, 0]);
  return {
    game: "clans", seat: 0, huts, villages: [], epoch: 1, points: [0, 0, 0, 0, 0], chips: [0, 0, 0],
    cards: ["red", null, null], first: 0, ties: "shared", scores: null,
  };
}

function seated(choices: Choice[]): { play: ClansPlay; sent: FromBrowser[]; session: Session } {
  const sent: FromBrowser[] = [];
  const line = { start: () => {}, stop: () => {}, send: (message: FromBrowser) => void sent.push(message) };
  const connection = new Connection("t", "token", { socket: () => line, poll: () => line });
  connection.table = TABLE;
  connection.seat = 0;
  connection.view = view();
  const undo = { allowed: false, reason: null };
  connection.decision = { kind: "yours", step: "move_huts", ask: "clans-ask-move_huts", args: {}, choices, undo };
  const session = new Session(connection, TABLE);
  return { play: new ClansPlay(session), sent, session };
}

const AT = { x: 0, y: 0 };

test("only groups with a legal move can be taken up", () => {
  const { play } = seated([move(31, 37), move(31, 32), move(5, 2)]);
  assert.deepEqual([...play.movable], [31, 5]);
  play.press(31, AT);
  assert.equal(play.picked, 31);
  assert.deepEqual([...play.targets.keys()], [37, 32]);
});

test("what was taken up is put back once the table has changed", () => {
  const { play, session } = seated([move(31, 37)]);
  play.press(31, AT);
  session.connection.seq += 1;
  assert.equal(play.picked, null);
  session.connection.seq += 1;
  assert.equal(play.picked, null);
});

test("a destination is weighed by one press and taken by the second", () => {
  const { play, sent } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(37, AT);
  assert.equal(play.considered?.text, "move 31 37");
  assert.equal(sent.length, 0);
  play.press(37, AT);
  assert.deepEqual(sent.map((message) => message.type === "act" && message.action), ["move 31 37"]);
});

test("a destination in focus is taken by one key", () => {
  const { play, sent } = seated([move(31, 37)]);
  play.press(31, AT, true);
  play.press(37, AT, true);
  assert.equal(sent.length, 1);
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
  const { play, sent } = seated([move(31, 37)]);
  play.press(31, AT);
  play.press(60, AT);
  assert.deepEqual(sent.map((message) => message.type === "why_not" && message.action), ["move 31 60"]);
});

test("villages are put in order without taking up a group", () => {
  const found = (territory: number): Choice => ({ action: 0, text: `found ${territory}`, rule: "CL-5.4", outcome: [] });
  const { play, sent } = seated([found(47), found(50)]);
  assert.equal(play.isOrdering, true);
  assert.deepEqual([...play.targets.keys()], [47, 50]);
  play.press(50, AT);
  play.confirm();
  assert.deepEqual(sent.map((message) => message.type === "act" && message.action), ["found 50"]);
});

test("nothing can be taken up while others are asked", () => {
  const { play, session } = seated([move(31, 37)]);
  session.connection.decision = { kind: "others", step: "move_huts", seats: [1], undo: { allowed: false, reason: null } };
  play.press(31, AT);
  assert.equal(play.picked, null);
});
