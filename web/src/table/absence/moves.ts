/** Which lines of the log tell of moves that a stand-in made. */

import type { SeatInfo, Told } from "../../generated/wire";

/** Whether a stand-in made this entry of a seat. */
export function isStandIns(seat: SeatInfo, entry: number): boolean {
  return seat.stints.some(({ first, last }) => first <= entry && entry <= last);
}

/** The lines of all moves that stand-ins made for a seat from an entry on, move by move; whoever is told of with them belongs to them. */
export function movesOf(log: readonly Told[], seat: SeatInfo, from = 0): Told[][] {
  const moves = new Map<number, Told[]>();
  for (const told of log) {
    if (told.entry < from || !isStandIns(seat, told.entry)) continue;
    const lines = moves.get(told.entry);
    if (lines) lines.push(told);
    else if (told.seat === seat.seat) moves.set(told.entry, [told]);
  }
  return [...moves.values()];
}
