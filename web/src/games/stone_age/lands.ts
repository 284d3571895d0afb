/** What the lands bring, and what their rolls are divided by. */

import type { GoodPicture } from "./pieces/shapes";
import type { LandName } from "./board/geometry";
import { tileOf } from "./cards";
import { printed } from "./printed.svelte";

export type Rolled = "food" | "wood" | "brick" | "stone" | "gold";

const GOOD_OF: Readonly<Record<LandName, Rolled>> = { hunt: "food", forest: "wood", clay_pit: "brick", quarry: "stone", river: "gold" };

/** A place where dice are rolled: what for, and what the roll is divided by. */
export interface Yield {
  readonly good: Rolled & GoodPicture;
  readonly divisor: number;
}

export function yieldOf(land: LandName): Yield {
  const good = GOOD_OF[land];
  return { good, divisor: printed().divisor[good] };
}

/** Buildings that are places for their owner's people, in the order of the places. */
export function workshops(): readonly string[] {
  const { tiles, style_tiles, spielbox_tiles } = printed();
  return [...Object.keys(tiles), ...Object.keys(style_tiles), ...Object.keys(spielbox_tiles)].filter((name) => tileOf(name).effect.startsWith("workshop_"));
}

/** The same of any place; null where no dice are rolled. */
export function yieldAt(place: string): Yield | null {
  const workshop = /^workshop_(\d)$/.exec(place);
  if (workshop) {
    const { effect, amount } = tileOf(workshops()[Number(workshop[1]) - 1] ?? "");
    const good = (["wood", "brick", "stone", "gold"] as const).find((name) => effect === `workshop_${name}`);
    return good ? { good, divisor: amount } : null;
  }
  return isLand(place) ? yieldOf(place) : null;
}

export function isLand(place: string): place is LandName {
  return place in GOOD_OF;
}
