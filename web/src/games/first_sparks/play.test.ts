import assert from "node:assert/strict";
import { test } from "node:test";
import type { FirstSparksView } from "../../generated/wire";
import { AT, SampleTable } from "../../table/sample";
import { FirstSparksPlay } from "./play.svelte";
import { sampleClan, sampleView } from "./sample";

function seated(step: string, texts: string[], view: FirstSparksView): { play: FirstSparksPlay; table: SampleTable } {
  const table = new SampleTable(view, step, texts);
  return { play: new FirstSparksPlay(table.session), table };
}

function reach(space: string, cost: number, canPay: boolean) {
  return { space, base: cost, ridge: 0, company: 0, cost, canPay };
}

test("a space is weighed by one press and taken by the second", () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 1, true)] });
  const { play, table } = seated("spread", ["spread T1Ac", "done"], view);
  play.pressSpace("T1Ac", AT);
  assert.equal(play.considered?.text, "spread T1Ac");
  assert.deepEqual(table.acts, []);
  play.pressSpace("T1Ac", AT);
  assert.deepEqual(table.acts, ["spread T1Ac"]);
});

test("a space in focus is taken by one key", () => {
  const { play, table } = seated("settle", ["settle T1Ac"], sampleView({ phase: "placing" }));
  play.pressSpace("T1Ac", AT, true);
  assert.deepEqual(table.acts, ["settle T1Ac"]);
});

test("a space too dear is asked about", () => {
  const view = sampleView({ phase: "spreading", reach: [reach("T1Ac", 9, false)] });
  const { play, table } = seated("spread", ["done"], view);
  play.pressSpace("T1Ac", AT);
  assert.deepEqual(table.asked, ["spread T1Ac"]);
});

test("a card of the market is weighed and offered", () => {
  const { play, table } = seated("offer", ["offer 10", "pass"], sampleView());
  play.pressCard(10, AT);
  assert.equal(play.cardInQuestion, 10);
  play.confirm();
  assert.deepEqual(table.acts, ["offer 10"]);
});

test("the tool chosen to leave is given up once that is asked", () => {
  const offer = { card: 10, price: 4, by: 1, asked: 0, declined: [], canBox: false };
  const clans = [sampleClan({ tools: [1, 7, 8] }), sampleClan(), sampleClan()];
  const { play, table } = seated("answer", ["buy", "decline"], sampleView({ offer, clans }));
  assert.equal(play.mustDrop, true);
  play.chooseLeaving(7);
  play.confirm();
  const after = [sampleClan({ tools: [1, 7, 8, 10] }), sampleClan(), sampleClan()];
  table.ask(sampleView({ clans: after }), "drop_tool", ["drop 1", "drop 7", "drop 8", "drop 10"]);
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
  const { play, table } = seated("hunt", ["hunt", "use 10", "use 14"], sampleView({ phase: "hunting" }));
  play.confirm();
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
