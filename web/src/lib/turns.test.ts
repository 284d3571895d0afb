import assert from "node:assert/strict";
import { test } from "node:test";
import type { TurnInfo, WhoseTurn } from "../generated/wire";
import { ownTables } from "./seats.svelte";
import { OwnTurns, type AskServer } from "./turns.svelte";

function sit(...ids: string[]): void {
  for (const id of ids) {
    ownTables.keep({ id, game: "clans", title: "", seat: 0, token: `token ${id}`, invitations: {}, openedAt: "" });
  }
}

function info(table: string, turn: WhoseTurn, since: string | null = null): TurnInfo {
  return { table, turn, since, others: [{ seat: 1, kind: "human", name: "Bo", mark: "leaf" }] };
}

/** A server that answers once with these tables, and what it was asked. */
function server(...tables: TurnInfo[]): { ask: AskServer; asked: string[][] } {
  const asked: string[][] = [];
  const ask: AskServer = (wanted) => {
    asked.push(wanted.map(({ table, known }) => `${table} ${known ?? "?"}`));
    return Promise.resolve({ tables, now: "" });
  };
  return { ask, asked };
}

test("all tables are asked about at once, but not the one in view nor those that are over", async () => {
  sit("c", "b", "a");
  const { ask, asked } = server(info("b", "yours", "2026-01-01"));
  const turns = new OwnTurns(ask);
  turns.here = "a";
  turns.note(info("c", "over"));
  await turns.look();
  turns.stop();
  assert.deepEqual(asked, [["b ?"]]);
  assert.deepEqual(turns.elsewhere.map(({ table }) => table.id), ["b"]);
});

test("the longest waiting table comes first, and one that was waved away is not shown", () => {
  sit("a", "b");
  const turns = new OwnTurns(server().ask);
  turns.note(info("a", "yours", "2026-01-02"));
  turns.note(info("b", "yours", "2026-01-01"));
  assert.deepEqual(turns.waiting.map(({ table }) => table.id), ["b", "a"]);
  assert.equal(turns.next?.table.id, "b");
  turns.dismiss(info("b", "yours", "2026-01-01"));
  assert.equal(turns.next?.table.id, "a");
  assert.equal(turns.waiting.length, 2);
});

test("a turn calls once when it comes, and not on arrival", () => {
  sit("a");
  const turns = new OwnTurns(server().ask);
  const called: string[] = [];
  turns.onturn = ({ table }) => called.push(table.id);
  turns.note(info("a", "yours"));
  assert.deepEqual(called, []);
  turns.note(info("a", "others"));
  turns.note(info("a", "yours"));
  turns.note(info("a", "yours"));
  assert.deepEqual(called, ["a"]);
});

test("a table that is hidden waits no more, until it is one's turn once more", () => {
  sit("a");
  const turns = new OwnTurns(server().ask);
  turns.note(info("a", "yours", "2026-01-01"));
  const hide = (isHidden: boolean) => turns.hide(ownTables.of("a") ?? assert.fail(), isHidden);
  hide(true);
  assert.deepEqual(turns.waiting, []);
  turns.note(info("a", "others", "2026-01-02"));
  assert.ok(turns.isHidden(ownTables.of("a") ?? assert.fail()));
  turns.note(info("a", "yours", "2026-01-03"));
  assert.equal(turns.waiting.length, 1);
  hide(true);
  assert.equal(turns.waiting.length, 0);
  hide(false);
  assert.equal(turns.waiting.length, 1);
});

test("a table that was hidden while others moved comes back with one's turn", () => {
  sit("a");
  const turns = new OwnTurns(server().ask);
  turns.note(info("a", "others", "2026-01-01"));
  turns.hide(ownTables.of("a") ?? assert.fail());
  assert.ok(turns.isHidden(ownTables.of("a") ?? assert.fail()));
  turns.note(info("a", "yours", "2026-01-02"));
  assert.equal(turns.waiting.length, 1);
});

test("what is asked anew is told whatever was known, and a moment of another turn is not kept", async () => {
  sit("a");
  const { ask, asked } = server(info("a", "others", "2026-01-02"));
  const turns = new OwnTurns(ask);
  turns.note(info("a", "others", "2026-01-01"));
  await turns.refresh(["a"]);
  assert.deepEqual(asked, [["a ?"]]);
  assert.equal(turns.told["a"]?.since, "2026-01-02");
  turns.note(info("a", "others"));
  assert.equal(turns.told["a"]?.since, "2026-01-02");
  turns.note(info("a", "yours"));
  assert.equal(turns.told["a"]?.since, null);
});
