/** Where the points of a finished game came from, read from what was told and what is on the boards. */

import type { ClanBoard, Told } from "../../../generated/wire";
import { printed } from "../printed.svelte";
import { count, raidsIn } from "../raid/lines";

/** The points of a clan by what they are for. */
export interface Sum {
  readonly cows: number;
  readonly jewels: number;
  readonly hostages: number;
  readonly bonus: number;
}

export function sumOf({ cows, jewels, hostages }: ClanBoard): Sum {
  const points = printed();
  return {
    cows: cows * points.cow_points,
    jewels: jewels * points.jewel_points,
    hostages: hostages.reduce((sum, { kind }) => sum + ransomOf(kind), 0),
    bonus: cows >= points.herd ? points.herd_points : 0,
  };
}

/** What a hostage counts. */
export function ransomOf(kind: string): number {
  return kind === "daughter" ? printed().daughter_points : printed().boy_points;
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
