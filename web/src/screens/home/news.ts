/** What to say of an own table on the home page: whose turn it is, who else sits there, how far they are, how it ended. */

import type { Clock, ClockInfo, Companion, SeatInfo, TableInfo, Update, View } from "../../generated/wire";
import { api, faultOf, type Key } from "../../lib/api";
import type { OwnTable } from "../../lib/seats.svelte";
import { named, nameOf } from "../../lib/told";
import { asWritten, learnGame, listed, say } from "../../lib/words";
import { headline, margin, STOPPED } from "../result/headline";

export interface News {
  readonly turn: "yours" | "others" | "waiting" | "over";
  /** All who sit there and not here. */
  readonly others: readonly Companion[];
  /** How far the game is; empty before it begins and once it is over. */
  readonly place: string;
  /** Whose turn it is, or who won. */
  readonly state: string;
  /** What is asked of the reader, or how it ended; may be empty. */
  readonly line: string;
  /** Whether somebody calls the reader, who is then named by the line. */
  readonly isCalled: boolean;
  /** The clock that runs. */
  readonly clock: RunningClock | null;
}

export interface RunningClock {
  readonly rule: Clock;
  readonly left: ClockInfo;
}

const NOTHING = { others: [], place: "", line: "", isCalled: false, clock: null } as const;

/** The news of a table; "gone" when the server no longer has it, null while it cannot be reached. */
export async function newsOf(own: OwnTable): Promise<News | "gone" | null> {
  const here = own.people ?? [];
  const tokens = here.map((person) => person.token);
  // Of a device that several share the page tells nobody's secrets.
  const key: Key = here.length > 1 ? { token: tokens[0] ?? null, beside: tokens, watches: true } : own.token;
  try {
    const table = await api.table(own.id, key);
    const seats = here.length > 1 ? here.map((person) => person.seat) : own.seat === null ? [] : [own.seat];
    if (table.status === "waiting") return waiting(table, seats);
    await learnGame(table.game);
    const { update } = await api.updates(own.id, Math.max(0, table.seq - 1), key, AbortSignal.timeout(10_000));
    return update === null ? plain(table, seats) : fromUpdate(update, seats);
  } catch (error) {
    const { code, message } = faultOf(error);
    if (code === "seat-moved") return { ...NOTHING, turn: "others", state: say("news-moved"), line: message };
    return ["no-table", "closed"].includes(code) ? "gone" : null;
  }
}

function waiting(table: TableInfo, here: readonly number[]): News {
  const awaited = table.seats.filter((seat) => !seat.joined).length;
  const others = othersOf(table, here).filter((seat) => seat.joined);
  return { ...NOTHING, turn: "waiting", others, state: say("news-waiting", { count: awaited }) };
}

function plain(table: TableInfo, here: readonly number[]): News {
  const isOver = table.status === "over";
  return { ...NOTHING, turn: isOver ? "over" : "others", others: othersOf(table, here), state: say(isOver ? "news-over" : "news-playing") };
}

/** What the newest update of a table says to those in these seats. */
export function fromUpdate({ decision, table, view }: Update, here: readonly number[]): News {
  const others = othersOf(table, here);
  const own = view.seat === null ? undefined : table.seats[view.seat];
  if (decision.kind === "over") {
    const line = rematchOf(table, view.seat) ?? (decision.reason === STOPPED ? "" : margin(decision, table, view.seat));
    return { ...NOTHING, turn: "over", others, state: headline(decision, table, view.seat), line };
  }
  const place = placeOf(view);
  if (own?.standIn) return { ...NOTHING, turn: "others", others, place, state: say("news-stand-in") };
  if (decision.kind === "yours") {
    const caller = own?.nudge?.by == null ? undefined : table.seats[own.nudge.by];
    const line = caller === undefined ? say(decision.ask, named(decision.args, table, view.seat)) : say("news-nudged", { who: asWritten(nameOf(caller)) });
    return { turn: "yours", others, place, state: say("row-turn"), line, isCalled: caller !== undefined, clock: clockOf(table, own) };
  }
  const asked = table.seats.filter((seat) => decision.seats.includes(seat.seat));
  const ours = asked.filter((seat) => here.includes(seat.seat) && seat.standIn === null);
  const awaited = ours.length > 0 ? ours : asked;
  const state = say("news-turn", { who: asWritten(listed(awaited.map((seat) => nameOf(seat)))) });
  return { ...NOTHING, turn: ours.length > 0 ? "yours" : "others", others, place, state, clock: clockOf(table, awaited[0]) };
}

function othersOf(table: TableInfo, here: readonly number[]): SeatInfo[] {
  return table.seats.filter((seat) => !here.includes(seat.seat));
}

function clockOf(table: TableInfo, seat: SeatInfo | undefined): RunningClock | null {
  return table.clock === null || seat?.clock?.ends == null ? null : { rule: table.clock, left: seat.clock };
}

/** What the rules of one game or another count. */
interface Counted {
  readonly year?: number;
  readonly years?: number;
  readonly round?: number;
  readonly turn?: number;
  readonly villages?: readonly unknown[];
}

/** How far a game is, by what its rules count: years, rounds, turns or villages; empty for a game that counts otherwise. */
function placeOf(view: View): string {
  const { year, years, round, turn, villages }: Counted = view;
  const count = year ?? round ?? turn ?? villages?.length ?? 0;
  return say("row-place", { game: view.game, count, of: years ?? count });
}

/** Who waits for the reader at the table after this one, if anybody does. */
function rematchOf(table: TableInfo, you: number | null): string | null {
  const come = table.seats.filter((seat) => seat.again);
  if (you === null || come.length === 0 || table.seats[you]?.again) return null;
  return say("again-wait", { who: asWritten(listed(come.map((seat) => nameOf(seat)))), count: come.length });
}
