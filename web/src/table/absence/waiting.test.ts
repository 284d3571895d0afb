import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleSeat } from "../../lib/sample";
import { learn } from "../../lib/words";
import type { SeatInfo } from "../../generated/wire";
import { waitingFor } from "./waiting";

await learn("en");

const NOW = Date.parse("2026-01-01T12:03:00.000Z");
const NAMES = ["Ada", "Bea", "Cid"];

function seat(at: number, changed: Partial<SeatInfo> = {}): SeatInfo {
  return { ...sampleSeat(at, NAMES[at] ?? ""), ...changed };
}

function gone(at: number): SeatInfo {
  return seat(at, { online: false, away: "2026-01-01T12:00:00.000Z" });
}

function standIn(at: number): SeatInfo {
  return { ...gone(at), standIn: { bot: "greedy", since: "2026-01-01T12:01:00.000Z", entry: 4, why: "away", by: 0 } };
}

function said(asked: SeatInfo[], you: number | null = 0) {
  return waitingFor(asked, you, (at) => NAMES[at] ?? "", () => NOW);
}

test("who is there is choosing a move", () => {
  assert.equal(said([seat(1)]).sentence, "Bea is choosing a move.");
  assert.equal(said([seat(1), seat(2)]).sentence, "Bea and Cid are choosing a move.");
});

test("who is away never is", () => {
  const { sentence, spoken, aside } = said([gone(1)]);
  assert.equal(sentence, "Bea has been away for 3 minutes.");
  assert.equal(spoken, "Bea is away.");
  assert.match(aside, /^Away since \d\d:\d\d on 1 January\.$/);
  assert.equal(said([gone(1), gone(2)]).sentence, "Bea and Cid are away.");
});

test("of several the one who is there chooses, and of the other it is told since when", () => {
  const { sentence, aside } = said([gone(1), seat(2)]);
  assert.equal(sentence, "Cid is choosing a move.");
  assert.match(aside, /^Bea is away since /);
});

test("a bot that plays on is named as one, and for oneself too", () => {
  assert.equal(said([standIn(1)]).sentence, "A bot is choosing for Bea.");
  assert.equal(said([standIn(1)], 1).sentence, "A bot plays for you.");
});

test("who is there and was called, or is asked for long, does not choose but has not answered", () => {
  const called = { asked: "2026-01-01T12:00:00.000Z", unanswered: "2026-01-01T12:02:00.000Z" };
  const { sentence, spoken, aside } = said([seat(1, called)]);
  assert.equal(sentence, "Bea is here but has not answered for 3 minutes.");
  assert.equal(spoken, "Bea is here but has not answered.");
  assert.match(aside, /^Asked since \d\d:\d\d on 1 January\.$/);
  assert.equal(said([seat(1, { asked: "2026-01-01T11:54:00.000Z" })]).sentence, "Bea is choosing a move.");
  assert.equal(said([seat(1, { asked: "2026-01-01T11:53:00.000Z" })]).sentence, "Bea is here but has not answered for 10 minutes.");
  assert.equal(said([seat(1, called), seat(2, called)]).sentence, "Bea and Cid are here but have not answered.");
  const together = said([seat(1, called), seat(2)]);
  assert.equal(together.sentence, "Cid is choosing a move.");
  assert.match(together.aside, /^Bea is here but has not answered since /);
  assert.match(said([seat(1, called), gone(2)]).aside, /^Asked since .* Cid is away since /);
});

test("the time is not asked for while only bots are", () => {
  waitingFor([seat(1)], 0, () => "", () => assert.fail("no person is asked"));
});
