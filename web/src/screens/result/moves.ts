/** Which move a moment of the record belongs to, as the log numbers them. */

import type { Told } from "../../generated/wire";

/** The number of the move that an entry belongs to, or of the last one before it that was told. */
export function moveAt(log: readonly Told[], entry: number): number {
  return Math.max(1, log.findLast((told) => told.entry <= entry)?.move ?? 0);
}

/** How many moves there were. */
export function movesIn(log: readonly Told[]): number {
  return log.at(-1)?.move ?? 0;
}
