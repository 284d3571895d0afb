import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, FirstSparksView, FromBrowser, TableInfo } from "../../generated/wire";
import { Connection } from "../../lib/connection.svelte";
import { Session } from "../../table/session.svelte";
import { FirstSparksPlay } from "./play.svelte";
import { sampleClan, sampleView } from "./sample";

const TABLE: TableInfo = {
  id: "t", game: "first_sparks", title: "", options: {}, status: "playing", watchable: true, rulesVersion: "1",
  commitment: "", seed: null, createdAt: "", seq: 1,
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "human", name: `P${seat}`, bot: null, joined: true, online: true })),
};
const AT = { x: 0, y: 0 };

interface Seated {
  readonly play: FirstSparksPlay;
  readonly connection: Connection;
  /** Texts of all actions sent, and of all asked about. */
  readonly acts: () => string[];
  readonly asked: () => string[];
}

function seated(step: string, texts: string[], view: FirstSparksView): Seated {
  const sent: FromBrowser[] = [];
  const line = { start: () => {}, stop: () => {}, send: (message: FromBrowser) => void sent.push(message) };
  const connection = new Connection("t", "token", { socket: () => line, poll: () => line });
  connection.table = TABLE;
  connection.seat = 0;
  ask(connection, step, texts, view);
  const session = new Session(connection, TABLE);
  const of = (type: string) => (): string[] =>
    sent.flatMap((message) => (message.type === type && "action" in message ? [message.action] : []));
  return { play: new FirstSparksPlay(session), connection, acts: of("act"), asked: of("why_not") };
}

function ask(connection: Connection, step: string, texts: string[], view: FirstSparksView): void {
  const choices = texts.map((text): Choice => ({ action: 0, text, rule: "", outcome: [] }));
  connection.view = view;
  connection.decision = { kind: "yours", step, ask: "", args: {}, choices, undo: { allowed: false, reason: null } };
}

function reach(space: string, cost: number, canPay: boolean) {
  return { space, base: cost, ridge: 0, company: 0, cost, canPay };
}

test("a space is weighed by one press and taken by the second", () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 1, true)] });
  const { play, acts } = seated("spread", ["spread T1Ac", "done"], view);
  play.pressSpace("T1Ac", AT);
  assert.equal(play.considered?.text, "spread T1Ac");
  assert.deepEqual(acts(), []);
  play.pressSpace("T1Ac", AT);
  assert.deepEqual(acts(), ["spread T1Ac"]);
});

test("a space in focus is taken by one key", () => {
  const { play, acts } = seated("settle", ["settle T1Ac"], sampleView({ phase: "placing" }));
  play.pressSpace("T1Ac", AT, true);
  assert.deepEqual(acts(), ["settle T1Ac"]);
});

test("a space too dear is asked about", () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 9, false)] });
  const { play, asked } = seated("spread", ["done"], view);
  play.pressSpace("T1Ac", AT);
  assert.deepEqual(asked(), ["spread T1Ac"]);
});

test("a card of the market is weighed and offered", () => {
  const { play, acts } = seated("offer", ["offer 10", "pass"], sampleView());
  play.pressCard(10, AT);
  assert.equal(play.cardInQuestion, 10);
  play.confirm();
  assert.deepEqual(acts(), ["offer 10"]);
});

test("the tool chosen to leave is given up once that is asked", () => {
  const offer = { card: 10, price: 4, by: 1, asked: 0, declined: [], canBox: false };
  const clans = [sampleClan({ tools: [1, 7, 8] }), sampleClan(), sampleClan()];
  const { play, connection } = seated("answer", ["buy", "decline"], sampleView({ offer, clans }));
  assert.equal(play.mustDrop, true);
  play.chooseLeaving(7);
  play.confirm();
  const after = [sampleClan({ tools: [1, 7, 8, 10] }), sampleClan(), sampleClan()];
  ask(connection, "drop_tool", ["drop 1", "drop 7", "drop 8", "drop 10"], sampleView({ clans: after }));
  assert.equal(play.takePromise(), "drop 7");
  assert.equal(play.takePromise(), null);
});

test("what a card would bring is told with the tool gone that is chosen to leave", () => {
  const offer = { card: 10, price: 4, by: 1, asked: 0, declined: [], canBox: false };
  const clans = [sampleClan({ tools: [1, 7, 8] }), sampleClan(), sampleClan()];
  const trials = [null, 1, 7, 8, 10].map((leaves, more) => ({ card: 10, leaves, tokens: 1, worth: 3, more }));
  const { play } = seated("answer", ["buy", "decline"], sampleView({ offer, clans, trials }));
  assert.equal(play.trialOf(10)?.more, 0);
  play.chooseLeaving(7);
  assert.equal(play.trialOf(10)?.more, 2);
  assert.equal(play.trialOf(11), null);
});

test("with room for it nothing has to leave", () => {
  const offer = { card: 10, price: 4, by: 1, asked: 0, declined: [], canBox: false };
  assert.equal(seated("answer", ["buy", "decline"], sampleView({ offer })).play.mustDrop, false);
});

test("the hunt in the best order is the answer at hand", () => {
  const { play, acts } = seated("hunt", ["hunt", "use 10", "use 14"], sampleView({ phase: "hunting" }));
  play.confirm();
  assert.deepEqual(acts(), ["hunt"]);
});

test("a tile pressed again is turned, then laid", () => {
  const { play, acts } = seated("lay_tile", ["lay 2 0 0", "lay 2 0 1", "lay 3 0 3"], sampleView({ phase: "map", drawn: "T5" }));
  play.pressSite("2 0");
  const first = play.laying.chosen?.choice.text;
  play.pressSite("2 0");
  assert.notEqual(play.laying.chosen?.choice.text, first);
  play.confirm();
  assert.equal(acts().length, 1);
});

test("on a ready map the hint says where the first members stand", () => {
  const hintOn = (map: string): string =>
    seated("second", ["spread T1Ac", "done"], sampleView({ phase: "placing", map })).play.hint;
  assert.match(hintOn("first"), /-ready$/);
  assert.doesNotMatch(hintOn("built"), /-ready$/);
});
