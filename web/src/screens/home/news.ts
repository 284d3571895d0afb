/** What to say of an own table on the home page: who is awaited and what happened last. */

import type { TableInfo, Update } from "../../generated/wire";
import { api, Refusal } from "../../lib/api";
import type { OwnTable } from "../../lib/seats.svelte";
import { nameOf, sentence } from "../../lib/told";
import { asWritten, learnGame, listed, say } from "../../lib/words";

export interface News {
  turn: "yours" | "others" | "waiting" | "over";
  line: string;
  chip: string;
}

/** The news of a table; "gone" when the server no longer has it, null while it cannot be reached. */
export async function newsOf(own: OwnTable): Promise<News | "gone" | null> {
  try {
    const table = await api.table(own.id, own.token);
    if (table.status === "waiting") return waiting(table);
    await learnGame(table.game);
    const { update } = await api.updates(own.id, Math.max(0, table.seq - 1), own.token, AbortSignal.timeout(10_000));
    return update === null ? plain(table) : fromUpdate(update);
  } catch (error) {
    return error instanceof Refusal && error.fault.code === "no-table" ? "gone" : null;
  }
}

function waiting(table: TableInfo): News {
  const awaited = table.seats.filter((seat) => !seat.joined).length;
  return { turn: "waiting", line: say("news-waiting", { count: awaited }), chip: say("news-open") };
}

function plain(table: TableInfo): News {
  const others = table.seats.map((seat) => nameOf(seat));
  return { turn: table.status === "over" ? "over" : "others", line: listed(others), chip: say(`news-${table.status}`) };
}

function fromUpdate(update: Update): News {
  const { decision, table, told, view } = update;
  const last = told.at(-1);
  const line = last === undefined ? listed(table.seats.map((seat) => nameOf(seat, view.seat))) : sentence(last, table, view.seat);
  if (decision.kind === "yours") return { turn: "yours", line, chip: "" };
  if (decision.kind === "over") return { turn: "over", line, chip: say("news-over") };
  const asked = table.seats.filter((seat) => decision.seats.includes(seat.seat)).map((seat) => nameOf(seat));
  return { turn: "others", line, chip: say("news-turn", { who: asWritten(listed(asked)) }) };
}
