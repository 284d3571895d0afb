import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, FromBrowser, TableInfo, TainView } from "../../generated/wire";
import { Connection } from "../../lib/connection.svelte";
import { Session } from "../../table/session.svelte";
import { TainPlay } from "./play.svelte";
import { sampleView } from "./sample";
import { doorFor, type Space } from "./spaces";

const TABLE: TableInfo = {
  id: "t", game: "tain", title: "", options: {}, status: "playing", watchable: true, rulesVersion: "1",
  commitment: "", seed: null, createdAt: "", seq: 1,
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "human", name: `P${seat}`, bot: null, joined: true, online: true })),
};
const AT = { x: 0, y: 0 };
const RAID: Space = doorFor(0, 1, 4);
const OUTER: Space = { side: "outer", board: -1, door: 1 };

function choice(text: string): Choice {
  return { action: 0, text, rule: "", outcome: [] };
}

function seated(texts: string[], step = "scout_space", view: TainView = sampleView()) {
  const sent: FromBrowser[] = [];
  const line = { start: () => {}, stop: () => {}, send: (message: FromBrowser) => void sent.push(message) };
  const connection = new Connection("t", "token", { socket: () => line, poll: () => line });
  connection.table = TABLE;
  connection.seat = 0;
  connection.view = view;
  const undo = { allowed: true, reason: null };
  connection.decision = { kind: "yours", step, ask: "", args: {}, choices: texts.map(choice), undo };
  const session = new Session(connection, TABLE);
  const actions = (): string[] => sent.flatMap((message) => (message.type === "act" || message.type === "why_not" ? [message.action] : []));
  return { play: new TainPlay(session), session, actions };
}

const SCOUTING = ["scout 0 1", "scout 1 4", "scout 1 5", "scout outer", "pass"];

test("a tile taken up may go only where its kind may lie", () => {
  const { play } = seated(SCOUTING);
  assert.equal(play.targets.size, 5);
  play.takeTile("daughter");
  assert.deepEqual([...play.targets.keys()], ["threshold 0 1"]);
  play.takeTile("boy");
  assert.equal(play.targets.has("outer -1 1"), false);
});

test("tile and space are chosen in either order", () => {
  const { play } = seated(SCOUTING);
  play.press(RAID, AT);
  play.takeTile("chief");
  assert.equal(play.considered?.text, "scout 1 4");
  play.back();
  play.takeTile("chief");
  play.press(RAID, AT);
  assert.equal(play.considered?.text, "scout 1 4");
});

test("a tile that may not lie on the chosen space lets go of it", () => {
  const { play } = seated(SCOUTING);
  play.press(RAID, AT);
  play.takeTile("daughter");
  assert.equal(play.space, null);
});

test("laying sends the space, and the tile once the space is taken", () => {
  const { play, session, actions } = seated(SCOUTING);
  play.takeTile("chief");
  play.press(RAID, AT);
  play.confirm();
  assert.deepEqual(actions(), ["scout 1 4"]);
  play.follow();
  assert.deepEqual(actions(), ["scout 1 4"]);
  const { connection } = session;
  connection.sending = false;
  connection.seq += 1;
  connection.decision = { kind: "yours", step: "lay_tile", ask: "", args: {}, choices: [choice("lay chief")], undo: { allowed: true, reason: null } };
  play.follow();
  assert.deepEqual(actions(), ["scout 1 4", "lay chief"]);
});

test("a table that lays the only possible tile itself is not told again", () => {
  const { play, session, actions } = seated(SCOUTING);
  play.takeTile("chief");
  play.press(RAID, AT);
  play.confirm();
  const { connection } = session;
  connection.sending = false;
  connection.seq += 1;
  connection.decision = { kind: "others", step: "scout_space", seats: [1], undo: { allowed: true, reason: null } };
  play.follow();
  assert.deepEqual(actions(), ["scout 1 4"]);
  assert.equal(play.isFollowing, false);
});

test("an open second half shows its space and asks only for the tile", () => {
  const view = sampleView({ scouted: { seat: 0, board: 1, door: 4 } });
  const { play, actions } = seated(["lay chief", "lay boy"], "lay_tile", view);
  assert.deepEqual(play.space, RAID);
  assert.deepEqual(play.kinds, ["chief", "boy"]);
  play.takeTile("boy");
  play.confirm();
  assert.deepEqual(actions(), ["lay boy"]);
});

test("passing is asked once more while a tile could be laid", () => {
  const { play, actions } = seated(SCOUTING);
  play.pass();
  assert.deepEqual(actions(), []);
  play.confirm();
  assert.deepEqual(actions(), ["pass"]);
});

test("a press on a space that is taken asks the server why", () => {
  const { play, actions } = seated(SCOUTING);
  play.press(doorFor(0, 2, 3), AT);
  assert.deepEqual(actions(), ["scout 2 3"]);
});

test("a daughter outside is refused without asking", () => {
  const { play, session, actions } = seated(SCOUTING);
  play.takeTile("daughter");
  play.press(OUTER, AT);
  assert.deepEqual(actions(), []);
  assert.equal(session.why?.rule, "TN-3.4");
});

test("nothing is asked while a raid is being told", () => {
  const { play, session } = seated(SCOUTING);
  const raid = (kind: string, seat: number) => ({ entry: 3, kind, key: "", seat, args: { turn: 2 }, rule: "" });
  session.connection.log = [raid("raid_began", 0), raid("turn_began", 1)];
  assert.equal(session.decision === null, true);
  assert.equal(session.log.length, 1);
  play.raid.next();
  play.raid.next();
  assert.equal(session.decision?.kind, "yours");
  assert.equal(session.log.length, 2);
});
