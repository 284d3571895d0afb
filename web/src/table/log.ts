/** The log as people read it: all that one entry of the record brought about is one paragraph. */

import type { Told } from "../generated/wire";

export interface LogEntry {
  readonly entry: number;
  readonly seat: number | null;
  readonly lines: readonly Told[];
}

/** Told lines grouped by the entry of the record they belong to, oldest first. */
export function groupByEntry(log: readonly Told[]): LogEntry[] {
  const groups: { entry: number; seat: number | null; lines: Told[] }[] = [];
  for (const told of log) {
    const last = groups[groups.length - 1];
    if (last && last.entry === told.entry && (told.seat === last.seat || told.seat === null)) last.lines.push(told);
    else groups.push({ entry: told.entry, seat: told.seat, lines: [told] });
  }
  return groups;
}
