/** Told lines as sentences: who did it is filled in here, because names belong to the table. */

import { MARKS, type Args, type Mark, type SeatInfo, type TableInfo, type Told } from "../generated/wire";
import { seatMarks } from "./marks.svelte";
import { asWritten, has, say } from "./words";

const BOT_NAMES = ["Brun", "Mira", "Orm", "Tala", "Ska", "Ulf"] as const;

/** What a bot in this seat is called unless the table names it. */
export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? BOT_NAMES[0];
}

/** The name to show for a seat; a reader without a name reads of himself as "You". */
export function nameOf(info: Pick<SeatInfo, "seat" | "kind" | "name">, you: number | null = null): string {
  if (info.name !== null) return info.name;
  if (info.kind === "bot") return botName(info.seat);
  return info.seat === you ? say("seat-you") : say("seat-nameless", { number: info.seat + 1 });
}

/** The symbol of a seat's mark, as its owner chose it at the table in view: sun, spiral, horn, leaf, hand, fish. */
export function markOf(seat: number): string {
  return `m-${seatMarks.chosen[seat] ?? seatColour(seat)}`;
}

/** The colour in which games paint what is a seat's, by the name of the mark that the seat has of itself. */
export function seatColour(seat: number): Mark {
  return MARKS[seat % MARKS.length] ?? MARKS[0];
}

/** One told line as the reader in seat `you` should read it; beside a board with the numbers of its places. */
export function sentence(told: Told, table: TableInfo, you: number | null, isAtBoard = false): string {
  const teller = told.seat === null ? undefined : table.seats[told.seat];
  return say(isAtBoard && has(`${told.key}.numbered`) ? `${told.key}.numbered` : told.key, {
    ...named(told.args, table, you),
    who: teller === undefined ? "" : asWritten(nameOf(teller)),
    you: told.seat !== null && told.seat === you ? "yes" : "no",
  });
}

/**
 * Arguments with players' names in place of seats: `owner: "#2"` becomes the name, and `owner-you` says whether the
 * reader is meant.  In a list the reader is "you".
 */
export function named(args: Args, table: TableInfo, you: number | null): Args {
  const filled: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") filled[name] = value.map((item) => nameInList(item, table, you));
    else if (typeof value === "string" && value.startsWith("#")) {
      const seat = Number(value.slice(1));
      filled[name] = nameAt(table, seat);
      filled[`${name}-you`] = seat === you ? "yes" : "no";
    } else filled[name] = value;
  }
  return filled;
}

function nameInList(item: string, table: TableInfo, you: number | null): string {
  if (!item.startsWith("#")) return item;
  const seat = Number(item.slice(1));
  return seat === you ? say("table-you") : nameAt(table, seat);
}

function nameAt(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  return info === undefined ? `#${seat}` : asWritten(nameOf(info));
}
