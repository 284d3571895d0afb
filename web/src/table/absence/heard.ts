/** What changed at a table that is no move, in words: who plays on, who is back, who would end it. */

import { asWritten, say } from "../../lib/words";
import type { SeatInfo, TableInfo } from "../../generated/wire";

/** What is told, and the sign that stands before it. */
export interface Change {
  readonly text: string;
  readonly icon: string;
}

/** What to tell the reader, in the order of the seats. */
export function changesBetween(before: TableInfo, after: TableInfo, you: number | null, nameOf: (seat: number) => string): Change[] {
  return after.seats.flatMap((now) => {
    const then = before.seats[now.seat];
    return then === undefined ? [] : changesOf(then, now, you, asWritten(nameOf(now.seat)), after.status === "playing");
  });
}

function changesOf(then: SeatInfo, now: SeatInfo, you: number | null, who: string, isPlaying: boolean): Change[] {
  const told: Change[] = [];
  const yours = now.seat === you ? "yes" : "no";
  if (now.standIn !== null && then.standIn?.since !== now.standIn.since) {
    if (now.seat !== you || now.standIn.by !== you) {
      told.push({ text: say(`screen-heard-${now.standIn.why}`, { who, you: yours }), icon: "i-bot" });
    }
  } else if (now.standIn === null && then.standIn !== null && now.seat !== you) {
    told.push({ text: say("screen-heard-back", { who }), icon: "i-hand" });
  }
  if (now.agrees && !then.agrees && now.seat !== you && isPlaying) {
    told.push({ text: say("screen-heard-stop", { who }), icon: "i-flag" });
  }
  return told;
}

/** Whether the reader was called and has not seen it. */
export function isCalled(own: SeatInfo | null): boolean {
  return own?.nudge?.seen === false;
}
