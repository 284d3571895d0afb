/** What each raid brought home, read from what was told. */

import type { Told } from "../../../generated/wire";
import { count, raidsIn } from "../raid/lines";

/** What one raid brought each seat: cows, jewels and captives carried home. */
export interface Haul {
  readonly turn: number;
  readonly entry: number;
  readonly gains: readonly { readonly cows: number; readonly jewels: number; readonly hostages: number }[];
}

/** The hauls of all raids, turn by turn. */
export function haulsIn(log: readonly Told[], seats: number): Haul[] {
  return raidsIn(log).map(({ turn, entry, lines }) => ({
    turn,
    entry,
    gains: Array.from({ length: seats }, (_, seat) => {
      const stored = lines.find((told) => told.kind === "loot_stored" && told.seat === seat);
      return stored
        ? { cows: count(stored, "cows"), jewels: count(stored, "jewels"), hostages: count(stored, "hostages") }
        : { cows: 0, jewels: 0, hostages: 0 };
    }),
  }));
}
