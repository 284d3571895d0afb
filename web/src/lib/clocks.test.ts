import assert from "node:assert/strict";
import { test } from "node:test";
import { clockRule, shownTime, timeLeft } from "./clocks";
import { learn } from "./words";

await learn("en");

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test("what is left is told by the second at last", () => {
  assert.equal(shownTime(50 * 60 * MINUTE), "2 d");
  assert.equal(shownTime(5.5 * 60 * MINUTE), "5 h");
  assert.equal(shownTime(12.9 * MINUTE), "12 min");
  assert.equal(shownTime(10 * MINUTE - 1), "10:00");
  assert.equal(shownTime(4 * MINUTE + 32 * SECOND), "4:32");
  assert.equal(shownTime(1), "0:01");
  assert.equal(shownTime(0), "0:00");
});

test("a clock that stands still keeps what it has, one that runs ends", () => {
  const now = Date.parse("2026-01-01T00:00:00.000Z");
  assert.equal(timeLeft({ left: 5000, ends: null }, now), 5000);
  assert.equal(timeLeft({ left: 5000, ends: "2026-01-01T00:00:03.000Z" }, now), 3000);
  assert.equal(timeLeft({ left: 5000, ends: "2025-12-31T00:00:00.000Z" }, now), 0);
});

test("what was agreed is one sentence or two", () => {
  assert.equal(clockRule({ per: "turn", seconds: 300, then: "stand_in" }), "Everybody has 5 minutes for a turn. When it is over, a bot plays on.");
  assert.equal(clockRule({ per: "game", seconds: 86_400, then: "nothing" }), "Everybody has one day for the whole game. When it is over, nothing happens.");
});
