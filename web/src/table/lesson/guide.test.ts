import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, LessonBeat, ToBrowser, Update, View } from "../../generated/wire";
import { sampleTable } from "../../lib/sample";
import { Guide } from "./guide.svelte";

const VIEW: View = {
  game: "clans", seat: 0, huts: [], full: [], villages: [], epoch: 1, points: [], chips: [], cards: [], first: 0, ties: "shared", scores: null,
};
const OTHERS: Decision = { kind: "others", step: "move", seats: [1], undo: { allowed: false, reason: null }, then: [] };

function beat(entries: number, actions: readonly string[] = [], steps: readonly number[] = []): LessonBeat {
  const previews = actions.map(() => ({ told: [], decision: null, stop: null, view: VIEW }));
  const ask = actions.length === 0 ? null : { steps: [...steps], actions: [...actions], previews };
  return { entries, told: [], view: VIEW, decision: OTHERS, others: [], ask };
}

/** The first step is two actions in one go, then somebody else plays, then the second step. */
const BEATS = [beat(0, ["a", "b"], [0, 0]), beat(1, ["b"], [0]), beat(2), beat(3, ["c"], [1]), beat(4)];

function guided(): { guide: Guide; heard: ToBrowser[] } {
  const heard: ToBrowser[] = [];
  const steps = [{ name: "first", rule: "CL-2.1" }, { name: "second", rule: "CL-3.1" }];
  const guide = new Guide({ table: sampleTable("clans"), seat: 0, steps, beats: BEATS });
  guide.tells({ hello: () => ({ type: "hello" }), message: (message) => heard.push(message), up: () => {}, down: () => {}, blocked: () => {} });
  guide.start();
  return { guide, heard };
}

function entriesOf(heard: readonly ToBrowser[]): number[] {
  return heard.filter((message): message is Update => message.type === "update").map(({ entries }) => entries);
}

test("what the step wants is played, alone or as one, and others follow by themselves", () => {
  const { guide, heard } = guided();
  guide.send({ type: "act_all", id: "1", at: 0, actions: ["a", "b"] });
  guide.hurry();
  assert.deepEqual(entriesOf(heard), [0, 2, 3]);
  guide.send({ type: "act", id: "2", at: 0, action: "c" });
  assert.ok(guide.isOver);
  assert.deepEqual(entriesOf(heard), [0, 2, 3, 4]);
});

test("anything else is refused and changes nothing", () => {
  const { guide, heard } = guided();
  guide.send({ type: "act", id: "1", at: 0, action: "b" });
  guide.send({ type: "what_if", id: "2", at: 0, actions: ["a", "c"] });
  guide.send({ type: "why_not", id: "3", action: "c" });
  assert.deepEqual(heard.slice(2).map((message) => ("fault" in message ? message.fault?.code : message.type)), ["not-yet", "not-yet", "not-yet"]);
  assert.deepEqual(entriesOf(heard), [0]);
});

test("a step can be shown, and gone back to", () => {
  const { guide, heard } = guided();
  guide.show(0);
  guide.hurry();
  assert.equal(guide.stepAfter(0), 1);
  guide.goTo(0);
  assert.equal(guide.stepAfter(0), 0);
  assert.deepEqual(entriesOf(heard), [0, 2, 3, 0]);
});
