import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoneAgeView, Told, WayView } from "../../../generated/wire";
import { sampleDecision, samplePreview, SampleTable, settled } from "../../../table/sample";
import { StoneAgePlay } from "../play.svelte";
import { sampleCamp, sampleView } from "../sample";
import { marksOf } from "./tools";

function seated(step: string, texts: string[], view: StoneAgeView): { play: StoneAgePlay; table: SampleTable } {
  const table = new SampleTable(view, step, texts);
  return { play: new StoneAgePlay(table.session), table };
}

const TOOLS = [{ value: 2, isUsed: false }, { value: 1, isUsed: false }, { value: 1, isUsed: true }];

function rolled(isShared: boolean): StoneAgeView {
  const gains = isShared ? [5, 6, 6, 7] : [2, 2, 2, 3];
  const place = isShared ? "hunt" : "river";
  return sampleView({
    phase: "acting",
    camps: [sampleCamp({ tools: TOOLS, spare: -2, jewels: 1 }), sampleCamp(), sampleCamp()],
    roll: { place, good: isShared ? "food" : "gold", isShared, sum: isShared ? 11 : 15, divisor: isShared ? 2 : 6, gains },
  });
}

test("a tool says what it brings, and the button what is taken now", async () => {
  const { play, table } = seated("use_tools", ["tool 1", "tool 2", "done"], rolled(false));
  const { roll } = play.dialogues;
  assert.deepEqual(roll.switches.map(({ value }) => value), [1, 2]);
  const [one, two] = roll.switches;
  assert.ok(one && two);
  assert.deepEqual(roll.brings(two), { sum: 17, more: 0, over: 5 });
  roll.toggle(two);
  assert.deepEqual(roll.brings(one), { sum: 18, more: 1, over: 0 });
  roll.toggle(one);
  assert.equal(roll.gain, 3);
  // After both no tool is left, so that the server does not ask whether that is all.
  table.foretell(["tool 1", "tool 2"], samplePreview(play.view, [], sampleDecision("use_place", [])));
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["tool 1, tool 2"]);
});

test("the scale names what is reached, what comes next and its end, however many marks there are", () => {
  const named = (gains: number[], added: number): number[] =>
    marksOf({ place: "forest", good: "wood", isShared: false, sum: 4, divisor: 3, gains }, added).flatMap(({ gain, isNamed }) => (isNamed ? [gain] : []));
  assert.deepEqual(named([1, 1, 2, 2, 2, 3], 0), [1, 2, 3, 4]);
  assert.deepEqual(named([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5], 0), [1, 2, 6]);
  assert.deepEqual(named([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5], 2), [2, 3, 6]);
});

test("where a tool is left it is said that these are all", async () => {
  const { play, table } = seated("use_tools", ["tool 1", "tool 2", "done"], rolled(false));
  const [one] = play.dialogues.roll.switches;
  assert.ok(one);
  play.dialogues.roll.toggle(one);
  table.foretell(["tool 1"], samplePreview(play.view, [], sampleDecision("use_tools", ["tool 2", "done"])));
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["tool 1, done"]);
});

test("without a tool a roll is only ended", async () => {
  const { play, table } = seated("use_tools", ["tool 1", "tool 2", "done"], rolled(false));
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["done"]);
});

test("a hunt feeds all first and shares out the rest, as one message", async () => {
  const { play, table } = seated("use_tools", ["tool 1", "tool 2", "done"], rolled(true));
  const { roll } = play.dialogues;
  assert.deepEqual([roll.food, roll.jewels], [2, 3]);
  roll.share(5);
  assert.deepEqual([roll.food, roll.jewels], [0, 5]);
  roll.share(99);
  assert.equal(roll.jewels, 5);
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["done, jewels 5"]);
});

test("back takes tools and shares away", () => {
  const { play } = seated("use_tools", ["tool 1", "tool 2", "done"], rolled(true));
  const { roll } = play.dialogues;
  const [one] = roll.switches;
  assert.ok(one);
  roll.toggle(one);
  roll.share(0);
  play.back();
  assert.equal(roll.added, 0);
  assert.equal(roll.jewels, 3);
});

function buying(ways: WayView[], changes: Partial<StoneAgeView> = {}): StoneAgeView {
  return sampleView({
    phase: "acting",
    payment: { place: "stack_1", given: [0, 0, 0, 0, 0], paid: [0, 0, 0, 0, 0], ways, isLast: false },
    ...changes,
  });
}

const way = (paid: number[], changes: Partial<WayView> = {}): WayView => ({ given: [], got: [], lost: 0, paid, points: 11, ...changes });

test("a purchase is proposed, changed and paid as one", async () => {
  const ways = [way([2, 0, 0, 0, 0]), way([1, 1, 0, 0, 0])];
  const { play, table } = seated("buy", ["buy", "decline"], buying(ways));
  const { purchase } = play.dialogues;
  assert.deepEqual(purchase.paid, [2, 0, 0, 0, 0]);
  purchase.add(1);
  assert.deepEqual(purchase.kept, [1, 0, 0, 0, 4]);
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["buy, pay brick"]);
});

test("what is taken back has to be paid before it can be bought", () => {
  const { play } = seated("buy", ["buy", "decline"], buying([way([2, 0, 0, 0, 0]), way([1, 1, 0, 0, 0])]));
  const { purchase } = play.dialogues;
  purchase.remove(0);
  assert.equal(play.confirmLabel, null);
  play.confirm();
  purchase.add(1);
  assert.notEqual(play.confirmLabel, null);
});

test("a barter keeps count of what is given, got and lost, and knows a thriftier way", () => {
  const lossy = way([1, 2, 0, 0, 0], { given: [0, 0, 0, 0, 1], got: [0, 1, 0, 0, 0], lost: 1 });
  const thrifty = way([1, 2, 0, 0, 0], { given: [1, 0, 0, 0, 0], got: [0, 1, 0, 0, 0], lost: 0 });
  const { play } = seated("buy", ["buy", "decline"], buying([lossy, thrifty]));
  const { purchase } = play.dialogues;
  assert.equal(purchase.way?.lost, 0);
  purchase.give(4);
  assert.equal(purchase.way?.lost, 1);
  assert.deepEqual(purchase.kept, [1, 0, 0, 0, 3]);
  assert.equal(purchase.thriftier, thrifty);
});

test("leaving it stands beside the button", async () => {
  const { play, table } = seated("buy", ["buy", "decline"], buying([way([2, 0, 0, 0, 0])]));
  play.others[0]?.act();
  await settled();
  assert.deepEqual(table.acts, ["decline"]);
});

test("two resources of a card come first, then the purchase is asked for again", async () => {
  const { play, table } = seated("buy", ["two wood brick", "decline"], buying([]));
  const { purchase } = play.dialogues;
  purchase.pair.add("brick");
  purchase.pair.add("wood");
  const after = buying([way([2, 0, 0, 0, 0])]);
  table.foretell(["two wood brick"], samplePreview(after, [], sampleDecision("buy", ["buy", "decline"])));
  await table.session.dialogue.learn("two wood brick");
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, []);
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["two wood brick, buy"]);
});

test("a meal is paid in the order of resources, or people go hungry", async () => {
  const view = sampleView({ phase: "feeding", hungry: 2, camps: [sampleCamp({ goods: [1, 0, 2, 0] }), sampleCamp(), sampleCamp()] });
  const { play, table } = seated("feed", ["pay wood", "pay stone", "starve"], view);
  const { feeding } = play.dialogues;
  assert.deepEqual(feeding.used, [1, 0, 1, 0]);
  feeding.add(2);
  assert.deepEqual(feeding.used, [0, 0, 2, 0]);
  play.confirm();
  await settled();
  feeding.choose("starve");
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["pay stone"]);
});

test("goods that leave somebody hungry are not paid", () => {
  const view = sampleView({ phase: "feeding", hungry: 2, camps: [sampleCamp({ goods: [1, 0, 2, 0] }), sampleCamp(), sampleCamp()] });
  const { play } = seated("feed", ["pay wood", "pay stone", "starve"], view);
  play.dialogues.feeding.remove(2);
  assert.equal(play.confirmLabel, null);
});

test("of the dice for everybody one press looks, the second takes", async () => {
  const gifts = ["wood", "brick", "stone", "gold", "tool", "agriculture"].map((effect) => ({ effect, amount: 1 }));
  const view = sampleView({ phase: "acting", dice: { faces: [1, 4], isStyle: false, gifts } });
  const { play, table } = seated("choose_die", ["die 1", "die 4"], view);
  const thrown: Told = { entry: 3, kind: "dice_thrown", key: "", seat: 2, args: { dice: ["1", "4", "4"] }, rule: "", move: 0, by: null, places: [], heading: false };
  table.connection.log = [thrown, { ...thrown, kind: "die_taken", args: { face: 4 } }];
  const { lottery } = play.dialogues;
  assert.equal(lottery.draw?.chooser, 0);
  lottery.press(4);
  assert.equal(lottery.picked, 4);
  assert.deepEqual(table.acts, []);
  lottery.press(4);
  await settled();
  assert.deepEqual(table.acts, ["die 4"]);
});

test("the two of a card just bought are taken, or it is kept", async () => {
  const { play, table } = seated("take_two", ["two wood wood", "two wood gold", "keep"], sampleView());
  play.dialogues.takeTwo.pair.add("gold");
  assert.equal(play.confirmLabel, null);
  play.dialogues.takeTwo.pair.add("wood");
  play.confirm();
  await settled();
  assert.deepEqual(table.acts, ["two wood gold"]);
});

test("while another chooses a die all look on, and nobody presses", () => {
  const gifts = ["wood", "brick", "stone", "gold", "tool", "agriculture"].map((effect) => ({ effect, amount: 1 }));
  const { play, table } = seated("choose_die", ["die 1", "die 4"], sampleView({ phase: "acting", dice: { faces: [1, 4], isStyle: false, gifts } }));
  assert.equal(play.isWatchingDice, false);
  table.askOthers("choose_die");
  assert.equal(play.isWatchingDice, true);
  assert.equal(play.answering, null);
  play.dialogues.lottery.press(4);
  assert.equal(play.dialogues.lottery.picked, null);
});
