import assert from "node:assert/strict";
import { test } from "node:test";
import type { WhoseTurn } from "../../generated/wire";
import type { OwnTable } from "../../lib/seats.svelte";
import { rowsOf } from "./rows";

function table(id: string): OwnTable {
  return { id, game: "clans", title: "", openedAt: "", seat: 0, token: "", invitations: {} };
}

test("what waits comes first in its own order, then what goes on, then what is over", () => {
  const [done, idle, late, early, unknown] = ["done", "idle", "late", "early", "unknown"].map(table) as [OwnTable, OwnTable, OwnTable, OwnTable, OwnTable];
  const turns: Record<string, WhoseTurn> = { done: "over", idle: "others", late: "yours", early: "yours" };
  const rows = rowsOf([done, idle, late, early, unknown], [early, late], ({ id }) => turns[id]);
  assert.deepEqual(
    rows.map((row) => `${row.table.id} ${row.group}`),
    ["early yours", "late yours", "idle going", "unknown going", "done over"],
  );
});
