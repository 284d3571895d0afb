/** The figures of the luck ledger. */

import type { Luck } from "../../generated/wire";

/** Pips of a die on average. */
const FAIR = 3.5;

export interface LuckRow {
  readonly row: Luck;
  /** The pips that so many dice show on average. */
  readonly fair: number;
  /** By how much more than that, or by how many percent chance has moved the seat. */
  readonly sum: number;
  /** The same as a part of the largest of all seats, from -1 to 1. */
  readonly share: number;
}

/** A row for each seat; where dice were thrown, luck is counted in pips. */
export function luckOf(luck: readonly Luck[]): LuckRow[] {
  const hasDice = luck.some(({ dice }) => dice > 0);
  const sums = luck.map((row) => (hasDice ? row.pips - FAIR * row.dice : row.gain));
  const most = Math.max(...sums.map(Math.abs), 1);
  return luck.map((row, at) => ({ row, fair: FAIR * row.dice, sum: sums[at] ?? 0, share: (sums[at] ?? 0) / most }));
}
