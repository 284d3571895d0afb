import assert from "node:assert/strict";
import { test } from "node:test";
import { AT, sampleDecision, samplePreview, SampleTable, settled } from "../../table/sample";
import { byKey, keysOf } from "./choices";
import { PrehistoryPlay } from "./play.svelte";
import { sampleView, SPRING } from "./sample";
import { ownPlayer } from "./view";

const FEET = ["foot grey", "foot red", "foot blue"];

function table(step = "spring_turn", texts: readonly string[] = SPRING): { table: SampleTable; play: PrehistoryPlay } {
  const sample = new SampleTable(sampleView(), step, texts);
  return { table: sample, play: new PrehistoryPlay(sample.session) };
}

/** A spring action that asks for the pillar, and then whether anything more is to be done. */
function tellSpring(sample: SampleTable, action: string): void {
  sample.foretell([action], samplePreview(sampleView(), [], sampleDecision("lay_foot", FEET)));
  for (const foot of FEET) sample.foretell([action, foot], samplePreview(sampleView(), [], sampleDecision("end_turn", ["done", "sell resource red"])));
}

test("every choice is pressed by a key, and none of them is lost", () => {
  const { play } = table();
  assert.equal([...byKey(play.choices).values()].flat().length, SPRING.length);
  const gathering = play.choices.find(({ text }) => text === "gather 2 spring");
  assert.deepEqual(gathering && keysOf(gathering), ["gather 2", "by spring"]);
});

test("an action goes along the path with a cube proposed for the pillar, and the button plays all as one", async () => {
  const { table: sample, play } = table();
  tellSpring(sample, "gather 0 spring");
  play.press("gather 0", AT);
  await settled();
  await settled();
  const most = Math.max(...(ownPlayer(sampleView())?.resources ?? []));
  const [, proposed = ""] = play.session.dialogue.path;
  const colour = ["grey", "red", "yellow", "blue", "brown", "white"].indexOf(proposed.split(" ")[1] ?? "");
  assert.equal(play.step, "end_turn");
  assert.ok((ownPlayer(sampleView())?.resources[colour] ?? 0) <= most);
  assert.deepEqual(sample.acts, []);
  play.confirm();
  await settled();
  assert.deepEqual(sample.acts, [`gather 0 spring, ${proposed}, done`]);
});

test("another cube for the pillar takes the place of the proposed one", async () => {
  const { table: sample, play } = table();
  tellSpring(sample, "gather 0 spring");
  play.press("gather 0", AT);
  await settled();
  await settled();
  const [, stage] = play.stages;
  const other = stage?.choices.find(({ text }) => text !== stage.chosen?.text);
  assert.ok(stage && other);
  play.change(stage, other);
  await settled();
  assert.deepEqual(play.session.dialogue.path, ["gather 0 spring", other.text]);
});

test("another action takes the place of the one in the making", async () => {
  const { table: sample, play } = table();
  tellSpring(sample, "gather 0 spring");
  tellSpring(sample, "gather 1 spring");
  play.press("gather 0", AT);
  await settled();
  await settled();
  play.press("gather 1", AT);
  await settled();
  await settled();
  assert.equal(play.session.dialogue.path[0], "gather 1 spring");
});

test("what would end the turn waits for the button", async () => {
  const { table: sample, play } = table("summer_turn", ["skip", "hunt 1 summer"]);
  sample.foretell(["hunt 1 summer"], samplePreview(sampleView()));
  play.press("hunt 1", AT);
  await settled();
  assert.deepEqual(sample.acts, []);
  assert.equal(play.last?.text, "hunt 1 summer");
  play.confirm();
  await settled();
  assert.deepEqual(sample.acts, ["hunt 1 summer"]);
});

test("a new turn of the same seat is no part of the path", async () => {
  const { table: sample, play } = table("summer_turn", ["skip", "hunt 1 summer"]);
  sample.foretell(["hunt 1 summer"], samplePreview(sampleView(), [], sampleDecision("summer_turn", ["skip", "migrate white"])));
  play.press("hunt 1", AT);
  await settled();
  assert.deepEqual(play.session.dialogue.path, []);
  assert.equal(play.last?.text, "hunt 1 summer");
});

test("development comes back to the same menu, can be taken out of the path, and is played early", async () => {
  const { table: sample, play } = table("spring_turn", ["pass", "turn painting left", "turn painting right", "buy resource red"]);
  const menu = sampleDecision("spring_turn", ["pass", "buy resource red", "turn painting left", "turn painting right"]);
  for (const path of [["buy resource red"], ["turn painting left"], ["buy resource red", "turn painting left"]]) {
    sample.foretell(path, samplePreview(sampleView(), [], menu));
  }
  play.press("buy resource red", AT);
  await settled();
  play.press("turn painting", AT);
  assert.equal(play.variants.length, 2);
  play.press("way left", AT);
  await settled();
  assert.deepEqual(play.session.dialogue.path, ["buy resource red", "turn painting left"]);
  const [first] = play.stages;
  assert.ok(first);
  await play.without(first);
  assert.deepEqual(play.session.dialogue.path, ["turn painting left"]);
  play.confirm();
  await settled();
  assert.deepEqual(sample.acts, ["turn painting left"]);
});

test("passing is one of the other answers and plays at once", async () => {
  const { table: sample, play } = table();
  const [pass] = play.others;
  pass?.act();
  await settled();
  assert.deepEqual(sample.acts, ["pass"]);
});

test("the season chooses the hero, and the reader may swap it until the next decision", () => {
  const { table: sample, play } = table();
  assert.equal(play.hero, "actions");
  play.swapHero();
  assert.equal(play.hero, "map");
  sample.ask(sampleView(), "spring_turn", SPRING);
  assert.equal(play.hero, "actions");
  sample.ask(sampleView({ phase: "autumn" }), "autumn_turn", ["done"]);
  assert.equal(play.hero, "map");
});

test("a press on what is not offered asks why not", async () => {
  const { table: sample, play } = table("spring_turn", ["pass"]);
  play.press("gather 0", AT);
  await settled();
  assert.deepEqual(sample.asked, ["gather 0 spring"]);
});
