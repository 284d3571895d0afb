import assert from "node:assert/strict";
import { test } from "node:test";
import { longSpan, shortSpan, shortWait, since } from "./durations";
import { learn } from "./words";

await learn("en");

const MINUTE = 60_000;

test("times are said in their largest unit", () => {
  assert.equal(longSpan(59_999), "a moment");
  assert.equal(longSpan(MINUTE), "one minute");
  assert.equal(longSpan(12.9 * MINUTE), "12 minutes");
  assert.equal(longSpan(119 * MINUTE), "one hour");
  assert.equal(longSpan(49 * 60 * MINUTE), "2 days");
  assert.equal(shortSpan(12 * MINUTE), "12 min");
  assert.equal(shortSpan(5 * 60 * MINUTE), "5 h");
});

test("time to come is rounded up", () => {
  assert.equal(shortWait(1), "1 min");
  assert.equal(shortWait(5.1 * MINUTE), "6 min");
  assert.equal(shortWait(61 * MINUTE), "2 h");
  assert.equal(shortWait(25 * 60 * MINUTE), "2 d");
});

test("nothing was less than no time ago", () => {
  assert.equal(since("2026-01-01T00:00:10.000Z", Date.parse("2026-01-01T00:00:09.000Z")), 0);
  assert.equal(since("2026-01-01T00:00:00.000Z", Date.parse("2026-01-01T00:00:09.000Z")), 9000);
});
