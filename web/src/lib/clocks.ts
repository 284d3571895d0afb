/** Clocks as people read them: what is left, and what was agreed at the table. */

import type { Clock, ClockInfo } from "../generated/wire";
import { shortSpan, span } from "./durations";
import { say } from "./words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Below so many milliseconds seconds are shown. */
const BY_SECONDS = 10 * MINUTE;

/** Milliseconds that are left now; never less than nothing. */
export function timeLeft(clock: ClockInfo, now: number): number {
  return Math.max(0, clock.ends === null ? clock.left : Date.parse(clock.ends) - now);
}

/** "2 d", "5 h", "12 min", "4:32". */
export function shownTime(milliseconds: number): string {
  if (milliseconds >= BY_SECONDS) return shortSpan(milliseconds);
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "5 minutes for a turn. When it runs out, a bot plays on." */
export function clockRule({ per, seconds, then }: Clock): string {
  const { unit, count } = span(seconds * SECOND);
  return `${say(`clock-rule-${per}`, { time: say(`time-${unit}`, { count }) })} ${say(`clock-then-${then}.rule`)}`;
}
