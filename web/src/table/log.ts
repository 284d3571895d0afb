/** The log as people read it: all that one entry of the record brought about is one paragraph. */

import type { Told } from "../generated/wire";

export interface LogEntry {
  /** The newest entry of the record that it tells of. */
  readonly entry: number;
  /** The move it belongs to; 0 before the first. */
  readonly move: number;
  /** Whether it is the first that is told of its move. */
  readonly opens: boolean;
  readonly seat: number | null;
  /** Whether it begins a stretch of the game: a turn, a year, a phase. */
  readonly isHeading: boolean;
  readonly lines: readonly Told[];
}

/** Whether a line belongs into the same paragraph as the one before it. */
export type Joins = (told: Told, before: Told) => boolean;

/** Lines of one entry and one seat belong together; lines of nobody belong to what they follow. */
export function isSameEntry(told: Told, before: Told, seat: number | null = before.seat): boolean {
  return told.entry === before.entry && (told.seat === seat || told.seat === null);
}

/** What was told last before so many entries had been played. */
export function toldBefore(log: readonly Told[], entries: number): readonly Told[] {
  const last = log.findLast(({ entry }) => entry < entries);
  return last ? log.filter(({ entry }) => entry === last.entry) : [];
}

/** Told lines as paragraphs, oldest first; a heading stands alone, and a game may say itself which lines belong together. */
export function groupByEntry(log: readonly Told[], joins?: Joins): LogEntry[] {
  const groups: { entry: number; move: number; opens: boolean; seat: number | null; isHeading: boolean; lines: Told[] }[] = [];
  for (const told of log) {
    const last = groups.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && !told.heading && !before.heading && (joins ? joins(told, before) : isSameEntry(told, before, last.seat))) {
      last.lines.push(told);
      last.entry = told.entry;
    } else groups.push({ entry: told.entry, move: told.move, opens: told.move > (before?.move ?? 0), seat: told.seat, isHeading: told.heading, lines: [told] });
  }
  return groups;
}
