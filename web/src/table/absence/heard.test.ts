import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleSeat, sampleTable } from "../../lib/sample";
import { learn } from "../../lib/words";
import type { SeatInfo, StandInInfo, TableInfo, Told } from "../../generated/wire";
import { changesBetween, isCalled } from "./heard";
import { movesOf } from "./moves";

await learn("en");

const STAND_IN: StandInInfo = { bot: "greedy", since: "2026-01-01T00:00:00.000Z", entry: 4, why: "away", by: 0 };
const BEFORE = sampleTable("clans");

function after(seat: number, changed: Partial<SeatInfo>): TableInfo {
  return { ...BEFORE, seats: BEFORE.seats.map((info) => (info.seat === seat ? { ...info, ...changed } : info)) };
}

function told(table: TableInfo, before: TableInfo = BEFORE, you = 0): string[] {
  return changesBetween(before, table, you, (seat) => `P${seat}`).map(({ text }) => text);
}

test("all hear of a stand-in once, and of the return", () => {
  const away = after(1, { standIn: STAND_IN });
  assert.deepEqual(told(away), ["A bot plays on for P1."]);
  assert.deepEqual(told(away, BEFORE, 1), ["A bot plays on for you."]);
  assert.deepEqual(told(away, away), []);
  assert.deepEqual(told(BEFORE, away), ["P1 is back."]);
  assert.deepEqual(told(BEFORE, away, 1), []);
});

test("whoever leaves is not told so", () => {
  assert.deepEqual(told(after(0, { standIn: { ...STAND_IN, why: "left" } })), []);
  assert.deepEqual(told(after(1, { standIn: { ...STAND_IN, why: "resigned", by: 1 } })), ["P1 has resigned. A bot plays on."]);
});

test("others hear who would end the game", () => {
  assert.deepEqual(told(after(1, { agrees: true })), ["P1 would end the game here."]);
  assert.deepEqual(told(after(0, { agrees: true })), []);
});

test("a call counts until it was seen", () => {
  const nudge = { at: "2026-01-01T00:00:00.000Z", by: 1, seen: false };
  const seat = sampleSeat(0, "Ada");
  assert.ok(isCalled({ ...seat, nudge }));
  assert.ok(!isCalled({ ...seat, nudge: { ...nudge, seen: true } }));
  assert.ok(!isCalled(seat));
  assert.ok(!isCalled(null));
});

test("the moves of a stand-in are its own entries, with all that they brought about", () => {
  const line = (entry: number, seat: number | null): Told => ({ entry, seat, kind: "moved", key: "", args: {}, rule: "", move: 1, by: null, places: [], heading: false });
  const log = [line(3, 1), line(4, 0), line(5, 1), line(5, null), line(6, 0), line(7, 1), line(8, null), line(9, 1)];
  const seat: SeatInfo = { ...sampleSeat(1, "Bea"), stints: [{ bot: "greedy", first: 3, last: 3 }, { bot: "greedy", first: 5, last: 7 }] };
  assert.deepEqual(movesOf(log, seat).map((lines) => lines.map(({ entry }) => entry)), [[3], [5, 5], [7]]);
  assert.deepEqual(movesOf(log, seat, 4).map((lines) => lines.length), [2, 1]);
});
