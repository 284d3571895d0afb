/** Which choices of a record count as moves, and which move a moment belongs to. */

import type { Told } from "../../generated/wire";

/** The entries of the record that are moves, in order. */
export function moveEntries(log: readonly Told[], isMove: (told: Told) => boolean): number[] {
  return [...new Set(log.filter(isMove).map(({ entry }) => entry))].sort((a, b) => a - b);
}

/** The number of the move that an entry belongs to: itself, or the one whose consequences are still chosen. */
export function moveAt(moves: readonly number[], entry: number): number {
  return Math.max(1, moves.filter((move) => move <= entry).length);
}
