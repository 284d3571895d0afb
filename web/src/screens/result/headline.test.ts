import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameOver } from "../../generated/wire";
import { sampleTable } from "../../lib/sample";
import { learn } from "../../lib/words";
import { headline, margin, resigned } from "./headline";

await learn("en");

const table = sampleTable("clans", ["Ada", "Brun", "Mira"]);

function over(scores: number[], ranking: number[]): GameOver {
  return { kind: "over", reason: "villages", scores, ranking, others: [] };
}

test("the winner reads of himself as you, others by name", () => {
  const end = over([38, 35, 20], [1, 2, 3]);
  assert.equal(headline(end, table, 0), "You win with 38 points.");
  assert.equal(headline(end, table, 2), "Ada wins with 38 points.");
  assert.equal(margin(end, table, 1), "You came next, 3 points behind.");
});

test("a shared win names all who share it", () => {
  const end = over([30, 30, 20], [1, 1, 3]);
  assert.equal(headline(end, table, 1), "You and Ada share the win with 30 points.");
  assert.equal(headline(end, table, null), "Ada and Brun share the win with 30 points.");
});

test("nobody comes next when all share the win", () => {
  assert.equal(margin(over([9, 9, 9], [1, 1, 1]), table, null), "");
});

test("whoever resigned comes last, whatever the bot in their place came to", () => {
  const standIn = { bot: "greedy", since: "2026-11-18T12:00:00.000Z", entry: 12, why: "resigned", by: 1 } as const;
  const left = { ...table, seats: table.seats.slice(0, 2).map((seat) => (seat.seat === 1 ? { ...seat, standIn } : seat)) };
  const end = over([30, 38], [1, 2]);
  assert.equal(margin(end, left, null), "");
  assert.equal(resigned(left, null), "Brun resigned.");
  assert.equal(resigned(left, 1), "You resigned.");
});
