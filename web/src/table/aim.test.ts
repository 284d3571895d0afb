import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleView } from "../games/tain/sample";
import { Aim } from "./aim.svelte";
import { SampleTable } from "./sample";

function aiming(): { aim: Aim<number>; table: SampleTable; targets: Set<number> } {
  const table = new SampleTable(sampleView(), "scout_space", []);
  const targets = new Set([1, 2]);
  return { aim: new Aim<number>(table.session, (place) => targets.has(place)), table, targets };
}

test("what is pointed at is aimed at, if it is a target", () => {
  const { aim } = aiming();
  aim.pointed = 1;
  assert.equal(aim.at, 1);
  aim.pointed = 7;
  assert.equal(aim.at, null);
});

test("one press pins a target, the second takes it", () => {
  const { aim } = aiming();
  assert.equal(aim.press(1, false), false);
  assert.equal(aim.at, 1);
  assert.equal(aim.press(2, false), false);
  assert.equal(aim.press(2, false), true);
});

test("one key takes a target", () => {
  const { aim } = aiming();
  assert.equal(aim.press(2, true), true);
  assert.equal(aim.at, 2);
});

test("the pointer shows another target than the one pinned", () => {
  const { aim } = aiming();
  aim.press(1, false);
  aim.pointed = 2;
  assert.equal(aim.at, 2);
  aim.pointed = null;
  assert.equal(aim.at, 1);
});

test("a pin falls once the table has changed, or its place is no target any more", () => {
  const { aim, table, targets } = aiming();
  aim.pin(1);
  targets.delete(1);
  assert.equal(aim.pinned, null);
  targets.add(1);
  assert.equal(aim.pinned, 1);
  table.connection.seq += 1;
  assert.equal(aim.pinned, null);
});
