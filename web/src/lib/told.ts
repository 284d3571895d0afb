/** Told lines as sentences: who did it is filled in here, because names belong to the table. */

import type { SeatInfo, TableInfo, Told } from "../generated/wire";
import { asWritten, say } from "./words";

export const MARKS = ["m-sun", "m-spiral", "m-horn", "m-leaf", "m-hand", "m-fish"] as const;

const BOT_NAMES = ["Brun", "Mira", "Orm", "Tala", "Ska", "Ulf"] as const;

/** What a bot in this seat is called unless the table names it. */
export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? BOT_NAMES[0];
}

/** The name to show for a seat; a reader without a name reads of himself as "You". */
export function nameOf(info: SeatInfo, you: number | null = null): string {
  if (info.name !== null) return info.name;
  if (info.kind === "bot") return botName(info.seat);
  return info.seat === you ? say("seat-you") : say("seat-nameless", { number: info.seat + 1 });
}

/** The mark of a seat: sun, spiral, horn, leaf, hand, fish. */
export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length] ?? MARKS[0];
}

/** One told line as the reader in seat `you` should read it. */
export function sentence(told: Told, table: TableInfo, you: number | null): string {
  const teller = told.seat === null ? undefined : table.seats[told.seat];
  return say(told.key, {
    ...told.args,
    who: teller === undefined ? "" : asWritten(nameOf(teller)),
    you: told.seat !== null && told.seat === you ? "yes" : "no",
  });
}
