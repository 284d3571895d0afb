/** Times as people say them: how long something lasts, and when it was. */

import { language } from "./language.svelte";
import { serverNow } from "./servertime.svelte";
import { say } from "./words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the largest unit of which it has at least one; less than a minute is a moment. */
export function span(milliseconds: number): { unit: "moment" | "minutes" | "hours" | "days"; count: number } {
  if (milliseconds >= DAY) return { unit: "days", count: Math.floor(milliseconds / DAY) };
  if (milliseconds >= HOUR) return { unit: "hours", count: Math.floor(milliseconds / HOUR) };
  if (milliseconds >= MINUTE) return { unit: "minutes", count: Math.floor(milliseconds / MINUTE) };
  return { unit: "moment", count: 0 };
}

/** "12 minutes", "one day". */
export function longSpan(milliseconds: number): string {
  const { unit, count } = span(milliseconds);
  return say(`time-${unit}`, { count });
}

/** "12 min", "1 d". */
export function shortSpan(milliseconds: number): string {
  const { unit, count } = span(milliseconds);
  return say(`time-${unit}.short`, { count });
}

/** Time to come, rounded up: nobody waits longer than is said. */
export function shortWait(milliseconds: number): string {
  const unit = milliseconds > DAY ? DAY : milliseconds > HOUR ? HOUR : MINUTE;
  return shortSpan(Math.max(1, Math.ceil(milliseconds / unit)) * unit);
}

/** When something was, as arguments of a sentence: the time of day, and the day unless that is today. */
export function momentArgs(moment: string | number): { clock: string; day: string } {
  const at = new Date(moment);
  const locale = language.current === "en" ? "en-GB" : "it-IT";
  const isToday = at.toDateString() === new Date(serverNow()).toDateString();
  return {
    clock: at.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" }),
    day: isToday ? "today" : at.toLocaleDateString(locale, { day: "numeric", month: "long" }),
  };
}

/** "18 November". */
export function dayName(moment: string): string {
  return new Date(moment).toLocaleDateString(language.current === "en" ? "en-GB" : "it-IT", { day: "numeric", month: "long" });
}

/** Milliseconds since a moment that the server told; never less than nothing. */
export function since(moment: string, now: number = serverNow()): number {
  return Math.max(0, now - Date.parse(moment));
}
