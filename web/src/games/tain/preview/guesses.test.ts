import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleBoard, sampleView } from "../sample";
import type { Space } from "../spaces";
import { guessesFor } from "./guesses";

const STABLES: Space = { side: "entrance", board: 1, door: 2 };
const HOUSE: Space = { side: "entrance", board: 1, door: 4 };
const HIDDEN = { owner: 1, kind: null };

function guarded(changes = {}) {
  return sampleView({ boards: [sampleBoard(), sampleBoard({ thresholds: [null, HIDDEN, null, HIDDEN, null], ...changes }), sampleBoard()] });
}

test("results are grouped by whom a raider may meet", () => {
  assert.deepEqual(guessesFor(guarded(), "chief", STABLES), [
    { met: ["bluff", "boy", "warrior"], key: "tain-ui-guess-cow" },
    { met: ["chief"], key: "tain-ui-guess-raid-draw" },
    { met: ["daughter"], key: "tain-ui-guess-raid-fails" },
  ]);
});

test("nobody is met only where no tile lies", () => {
  const met = (view = sampleView()) => guessesFor(view, "boy", STABLES).flatMap((guess) => guess.met);
  assert.equal(met().includes("none"), true);
  assert.equal(met(guarded()).includes("none"), false);
});

test("an empty threshold of somebody who has passed stays empty", () => {
  const view = sampleView({ boards: [sampleBoard(), sampleBoard({ hasPassed: true }), sampleBoard()] });
  assert.deepEqual(guessesFor(view, "boy", STABLES), [{ met: ["none"], key: "tain-ui-guess-cow" }]);
});

test("a daughter who is a hostage guards nothing", () => {
  const held = { owner: 1, kind: "daughter", isNew: false };
  const view = guarded();
  view.boards[2]?.hostages.push(held);
  assert.equal(guessesFor(view, "boy", STABLES).some(({ met }) => met.includes("daughter")), false);
});

test("own hostages come before jewels", () => {
  const hostages = [{ owner: 0, kind: "boy", isNew: false }];
  assert.equal(guessesFor(guarded(), "chief", HOUSE)[0]?.key, "tain-ui-guess-jewel");
  assert.equal(guessesFor(guarded({ hostages }), "chief", HOUSE)[0]?.key, "tain-ui-guess-free-boy");
  const both = [...hostages, { owner: 0, kind: "daughter", isNew: false }];
  assert.equal(guessesFor(guarded({ hostages: both }), "chief", HOUSE)[0]?.key, "tain-ui-guess-free-one");
});

test("a guard is seen from the raider's side", () => {
  const threshold: Space = { side: "threshold", board: 0, door: 1 };
  assert.deepEqual(guessesFor(sampleView(), "warrior", threshold), [
    { met: ["none", "bluff"], key: "tain-ui-guess-guard-idle" },
    { met: ["boy"], key: "tain-ui-guess-guard-captured" },
    { met: ["warrior"], key: "tain-ui-guess-guard-draw" },
    { met: ["chief"], key: "tain-ui-guess-guard-succeeds" },
  ]);
});

test("a bluff that raids or roves meets nobody", () => {
  const outer: Space = { side: "outer", board: -1, door: 1 };
  for (const space of [STABLES, outer]) {
    assert.deepEqual(guessesFor(guarded(), "bluff", space), [{ met: [], key: "tain-ui-guess-bluff" }]);
  }
});

test("in the outer land a chief goes before a warrior", () => {
  const outer: Space = { side: "outer", board: -1, door: 1 };
  const keys = (kind: "chief" | "warrior") => guessesFor(sampleView(), kind, outer).map(({ key }) => key);
  assert.deepEqual(keys("warrior"), ["tain-ui-guess-rove", "tain-ui-guess-rove-both", "tain-ui-guess-rove-beaten"]);
  assert.deepEqual(keys("chief"), ["tain-ui-guess-rove", "tain-ui-guess-rove-beats", "tain-ui-guess-rove-both"]);
});
