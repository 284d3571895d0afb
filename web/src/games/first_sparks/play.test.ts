import assert from "node:assert/strict";
import { test } from "node:test";
import type { FirstSparksView } from "../../generated/wire";
import { AT, sampleDecision, samplePreview, SampleTable, settled } from "../../table/sample";
import { deedOn } from "./labels";
import { FirstSparksPlay } from "./play.svelte";
import { sampleClan, sampleView } from "./sample";

function seated(step: string, texts: string[], view: FirstSparksView): { play: FirstSparksPlay; table: SampleTable } {
  const table = new SampleTable(view, step, texts);
  return { play: new FirstSparksPlay(table.session), table };
}

function reach(space: string, cost: number, canPay: boolean) {
  return { space, base: cost, ridge: 0, company: 0, cost, canPay, further: null };
}

test("a space is weighed by one press and taken by the second", async () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 1, true)] });
  const { play, table } = seated("spread", ["spread T1Ac", "done"], view);
  play.pressSpace("T1Ac", AT);
  assert.equal(play.considered?.text, "spread T1Ac");
  assert.deepEqual(table.acts, []);
  play.pressSpace("T1Ac", AT);
  await settled();
  assert.deepEqual(table.acts, ["spread T1Ac"]);
});

test("a space in focus is taken by one key", () => {
  const { play, table } = seated("settle", ["settle T1Ac"], sampleView({ phase: "placing" }));
  play.pressSpace("T1Ac", AT, true);
  assert.deepEqual(table.acts, ["settle T1Ac"]);
});

test("of a space that is not offered nothing is said", () => {
  const { play } = seated("settle", ["settle T1Ac"], sampleView({ phase: "placing" }));
  assert.equal(deedOn(play, "T1Ab"), "");
  assert.notEqual(deedOn(play, "T1Ac"), "");
});

test("a space too dear is asked about", () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 9, false)] });
  const { play, table } = seated("spread", ["done"], view);
  play.pressSpace("T1Ac", AT);
  assert.deepEqual(table.asked, ["spread T1Ac"]);
});

test("a card of the market is weighed and offered", async () => {
  const { play, table } = seated("offer", ["offer 10", "pass"], sampleView());
  play.pressCard(10, AT);
  assert.equal(play.cardInQuestion, 10);
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["offer 10"]);
});

const OFFER = { card: 10, price: 4, by: 1, asked: 0, declined: [], canBox: false, mayBeBoxed: false };
const FULL = [sampleClan({ tools: [1, 7, 8] }), sampleClan(), sampleClan()];
const BOUGHT = { entry: -1, kind: "bought", key: "", seat: 0, args: { number: 10 }, rule: "", move: 0, by: null, places: [], heading: false };

/** A purchase that makes one tool too many. */
function buying(): { play: FirstSparksPlay; table: SampleTable } {
  const trials = [null, 1, 7, 8, 10].map((leaves, more) => ({ card: 10, leaves, tokens: 1, worth: 3, more, line: 0 }));
  const seat = seated("answer", ["buy", "decline"], sampleView({ offer: OFFER, clans: FULL, trials }));
  const after = sampleView({ clans: [sampleClan({ tools: [1, 7, 8, 10], food: 5 }), sampleClan(), sampleClan()] });
  seat.table.foretell(["buy"], samplePreview(after, [BOUGHT], sampleDecision("drop_tool", ["drop 1", "drop 7", "drop 8", "drop 10"])));
  return seat;
}

test("a purchase and the tool that leaves for it are played as one", async () => {
  const { play, table } = buying();
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, []);
  assert.equal(play.bought, 10);
  play.pressCard(7, AT);
  play.confirm();
  assert.deepEqual(table.acts, ["buy, drop 7"]);
});

test("what a card would bring is told with the tool gone that is chosen to leave", async () => {
  const { play } = buying();
  assert.equal(play.trialOf(10)?.more, 0);
  play.confirm();
  await settled();
  play.pressCard(7, AT);
  assert.equal(play.trialOf(10)?.more, 2);
  assert.equal(play.trialOf(11), null);
});

test("the members of one go are placed and paid for as one", async () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 1, true)] });
  const { play, table } = seated("spread", ["spread T1Ac", "done"], view);
  const spread = { entry: -1, kind: "spread", key: "", seat: 0, args: { space: "T1Ac", cost: 1 }, rule: "", move: 0, by: null, places: [], heading: false };
  const after = sampleView({ phase: "spreading", placed: 1, reach: [reach("T1Ba", 3, true)] });
  table.foretell(["spread T1Ac"], samplePreview(after, [spread], sampleDecision("spread", ["spread T1Ba", "done"])));
  play.pressSpace("T1Ac", AT, true);
  await settled();
  assert.deepEqual(play.bill.map(({ args }) => args["space"]), ["T1Ac"]);
  assert.deepEqual([...play.sorted.spaces.keys()], ["T1Ba"]);
  const done = play.others.find(({ label }) => label.includes("done"));
  done?.act();
  await settled();
  assert.deepEqual(table.acts, ["spread T1Ac, done"]);
});

test("with room for it nothing has to leave", () => {
  assert.equal(seated("answer", ["buy", "decline"], sampleView({ offer: OFFER })).play.mustDrop, false);
});

test("the hunt in the best order is the answer at hand", async () => {
  const { play, table } = seated("hunt", ["hunt", "use 10", "use 14"], sampleView({ phase: "hunting" }));
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["hunt"]);
});

test("a tile pressed again is turned, then laid", () => {
  const { play, table } = seated("lay_tile", ["lay 2 0 0", "lay 2 0 1", "lay 3 0 3"], sampleView({ phase: "map", drawn: "T5" }));
  play.pressSite("2 0");
  const first = play.laying.chosen?.choice.text;
  play.pressSite("2 0");
  assert.notEqual(play.laying.chosen?.choice.text, first);
  play.confirm();
  assert.equal(table.acts.length, 1);
});

test("on a ready map the hint says where the first members stand", () => {
  const hintOn = (map: string): string =>
    seated("second", ["spread T1Ac", "done"], sampleView({ phase: "placing", map })).play.hint;
  assert.match(hintOn("first"), /-ready$/);
  assert.doesNotMatch(hintOn("built"), /-ready$/);
});
