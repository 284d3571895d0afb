import assert from "node:assert/strict";
import { test } from "node:test";
import type { OwnTable } from "../../lib/seats.svelte";
import { candidates } from "./daily";

function table(id: string, game: string, openedAt: string): OwnTable {
  return { id, game, title: "", openedAt, seat: 0, token: "", invitations: {}, isUnsecured: false };
}

test("the first try of the day at the game counts", () => {
  const tables = [
    table("later", "clans", "2026-11-18T09:00:00Z"),
    table("first", "clans", "2026-11-18T08:00:00Z"),
    table("other", "tain", "2026-11-18T07:00:00Z"),
    table("before", "clans", "2026-11-17T08:00:00Z"),
  ];
  const daily = { game: "clans", day: "2026-11-18", seats: 3, par: null };
  assert.deepEqual(candidates(daily, tables).map(({ id }) => id), ["first", "later"]);
});
