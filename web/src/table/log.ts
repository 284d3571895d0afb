/** The log as people read it: all that one entry of the record brought about is one paragraph. */

import type { Told } from "../generated/wire";

export interface LogEntry {
  /** The newest entry of the record that it tells of. */
  readonly entry: number;
  readonly seat: number | null;
  readonly lines: readonly Told[];
}

/** Whether a line belongs into the same paragraph as the one before it. */
export type Joins = (told: Told, before: Told) => boolean;

/** Lines of one entry and one seat belong together; lines of nobody belong to what they follow. */
export function isSameEntry(told: Told, before: Told, seat: number | null = before.seat): boolean {
  return told.entry === before.entry && (told.seat === seat || told.seat === null);
}

/** Told lines as paragraphs, oldest first; a game may say itself which lines belong together. */
export function groupByEntry(log: readonly Told[], joins?: Joins): LogEntry[] {
  const groups: { entry: number; seat: number | null; lines: Told[] }[] = [];
  for (const told of log) {
    const last = groups.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && (joins ? joins(told, before) : isSameEntry(told, before, last.seat))) {
      last.lines.push(told);
      last.entry = told.entry;
    } else groups.push({ entry: told.entry, seat: told.seat, lines: [told] });
  }
  return groups;
}
