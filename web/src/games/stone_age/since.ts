/** What others placed since the reader's last turn, numbered in order. */

import type { Told } from "../../generated/wire";

export interface Pin {
  readonly number: number;
  readonly seat: number;
  readonly place: string;
  readonly told: Told;
}

/** Those of this round only; none for a spectator. */
export function pinsOf(log: readonly Told[], reader: number | null): readonly Pin[] {
  if (reader === null) return [];
  const from = log.findLastIndex(({ kind, seat }) => kind === "round_began" || (kind === "placed" && seat === reader));
  return log
    .slice(from + 1)
    .filter(({ kind, seat }) => kind === "placed" && seat !== reader)
    .map((told, index) => ({ number: index + 1, seat: told.seat ?? 0, place: String(told.args["place"]), told }));
}
