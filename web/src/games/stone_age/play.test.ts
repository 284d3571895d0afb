import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoneAgeView } from "../../generated/wire";
import { AT, SampleTable, settled } from "../../table/sample";
import { deedAt, describe } from "./labels";
import { StoneAgePlay } from "./play.svelte";
import { sampleCamp, sampleView } from "./sample";

function seated(step: string, texts: string[], view: StoneAgeView = sampleView()): { play: StoneAgePlay; table: SampleTable } {
  const table = new SampleTable(view, step, texts);
  return { play: new StoneAgePlay(table.session), table };
}

const FOREST = ["place forest 1", "place forest 2", "place forest 3"];

test("as many go as can, unless fewer are chosen", async () => {
  const { play, table } = seated("place_workers", FOREST);
  play.pressPlace("forest", AT);
  assert.equal(play.people, 3);
  play.choosePeople(2);
  assert.equal(play.considered?.text, "place forest 2");
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["place forest 2"]);
});

test("a number that cannot go is not chosen", () => {
  const { play } = seated("place_workers", FOREST);
  play.pressPlace("forest", AT);
  play.choosePeople(7);
  assert.equal(play.people, 3);
});

test("a second press sends them", async () => {
  const { play, table } = seated("place_workers", FOREST);
  play.pressPlace("forest", AT);
  play.pressPlace("forest", AT);
  await settled();
  assert.deepEqual(table.acts, ["place forest 3"]);
});

test("with several numbers to choose from one key sends nobody", () => {
  const { play, table } = seated("place_workers", [...FOREST, "place field 1"]);
  play.pressPlace("forest", AT, true);
  assert.deepEqual(table.acts, []);
  play.pressPlace("field", AT, true);
  assert.deepEqual(table.acts, ["place field 1"]);
});

test("once a place is taken up, pointing at another changes nothing", () => {
  const { play } = seated("place_workers", [...FOREST, "place field 1"]);
  play.pressPlace("forest", AT);
  play.aim.pointed = "field";
  assert.equal(play.place, "forest");
  play.back();
  play.aim.pointed = "field";
  assert.equal(play.place, "field");
});

test("a number said for one place does not hold for another", () => {
  const { play } = seated("place_workers", [...FOREST, "place hunt 1", "place hunt 2", "place hunt 3", "place hunt 4"]);
  play.pressPlace("forest", AT);
  play.choosePeople(1);
  play.back();
  play.pressPlace("hunt", AT);
  assert.equal(play.people, 4);
});

test("a place that is not offered is asked about", () => {
  const { play, table } = seated("place_workers", FOREST);
  play.pressPlace("hut", AT);
  play.pressPlace("card_2", AT);
  assert.deepEqual(table.asked, ["place hut 2", "place card_2 1"]);
});

test("people are used by a press on their place", async () => {
  const view = sampleView({ phase: "acting", at: { forest: [3, 0, 0], field: [1, 0, 0] } });
  const { play, table } = seated("use_place", ["use forest", "use field"], view);
  play.pressPlace("field", AT);
  assert.equal(play.considered?.text, "use field");
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["use field"]);
});

test("what people will do is asked for beforehand, what is sent is not", () => {
  const { play } = seated("use_place", ["use field"], sampleView({ phase: "acting" }));
  play.pressPlace("field", AT);
  assert.deepEqual(play.foreseen.map(({ text }) => text), ["use field"]);
  const other = seated("place_workers", FOREST).play;
  other.pressPlace("forest", AT);
  assert.deepEqual(other.foreseen, []);
});

test("two resources for a card are asked for aside, and the places rest meanwhile", () => {
  const view = sampleView({ phase: "acting", camps: [sampleCamp({ anyTwo: 1 }), sampleCamp(), sampleCamp()] });
  const { play } = seated("use_place", ["use field", "two wood wood", "two wood gold"], view);
  assert.equal(play.isAskedAside, false);
  assert.ok(play.isLit("field"));
  play.others[0]?.act();
  assert.equal(play.isAskedAside, true);
  assert.equal(play.isLit("field"), false);
  play.back();
  assert.equal(play.isAskedAside, false);
});

test("a place is described with who is there and what may be done", () => {
  const { play } = seated("place_workers", FOREST);
  assert.equal(deedAt(play, "hunt"), "");
  assert.notEqual(deedAt(play, "forest"), "");
  assert.match(describe(play, "hut"), /is-closed/);
});

test("a mouse that passes over a place chooses nothing: the question stays, and nothing can be confirmed", () => {
  const { play } = seated("place_workers", FOREST);
  const asked = play.sentence;
  play.aim.pointed = "forest";
  play.aim.isHovered = true;
  assert.equal(play.considered?.text, "place forest 3");
  assert.equal(play.sentence, asked);
  assert.equal(play.confirmLabel, null);
  assert.equal(play.goal, null);
  play.pressPlace("forest", AT);
  assert.notEqual(play.sentence, asked);
  assert.notEqual(play.confirmLabel, null);
  assert.equal(play.goal, "forest");
});

test("a place in focus is in question by itself", () => {
  const { play } = seated("place_workers", FOREST);
  play.aim.pointed = "forest";
  assert.equal(play.goal, "forest");
  assert.notEqual(play.confirmLabel, null);
});
