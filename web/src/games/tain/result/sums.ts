/** Where the points of a finished game came from, read from what was told and what is on the boards. */

import { HERD, POINTS } from "../../../generated/tain";
import type { ClanBoard, Told } from "../../../generated/wire";
import { count, raidsIn } from "../raid/lines";

/** The points of a clan by what they are for. */
export interface Sum {
  readonly cows: number;
  readonly jewels: number;
  readonly hostages: number;
  readonly bonus: number;
}

export function sumOf({ cows, jewels, hostages }: ClanBoard): Sum {
  const ransom = hostages.reduce((sum, { kind }) => sum + (kind === "daughter" ? POINTS.daughter : POINTS.boy), 0);
  return { cows: cows * POINTS.cow, jewels: jewels * POINTS.jewel, hostages: ransom, bonus: cows >= HERD ? POINTS.herd : 0 };
}

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
