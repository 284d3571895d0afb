import assert from "node:assert/strict";
import { test } from "node:test";
import { pacing } from "./pace.svelte";
import { preferences } from "./preferences.svelte";

test("a move is never shown for longer than it took to be made", () => {
  preferences.choosePace("calm");
  assert.equal(pacing.length(300, 100), 100);
  assert.ok(pacing.length(300, 10_000) > 300);
  preferences.choosePace("quick");
  assert.equal(pacing.length(300), 300);
});

test("at once, and while one skips to one's turn, nothing takes time", () => {
  preferences.choosePace("once");
  assert.equal(pacing.length(300), 0);
  preferences.choosePace("quick");
  pacing.isSkipping = true;
  assert.equal(pacing.length(300), 0);
  assert.ok(pacing.isAtOnce);
  pacing.isSkipping = false;
});
