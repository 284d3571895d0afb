/** How deeds are counted here: turns of players, and what each of the tribe does by itself, within one season. */

import type { Told } from "../../generated/wire";
import { EVERY_MOVE, type Counting } from "../../table/since";

/** What is marked: where something was taken, gone to or built. */
const MARKED: readonly string[] = [
  "painted", "gathered", "held", "fished", "trapped", "hunted", "migrated", "followed", "pillar_taken", "walked", "built", "quarried",
  "tribe_walked", "tribe_stayed",
];

export const COUNTING: Counting = {
  ...EVERY_MOVE,
  marks: ({ kind }) => MARKED.includes(kind),
  doer: (told) => (isTribe(told) ? null : told.by),
  begins: ({ kind }) => kind === "tribe_roused" || kind === "tribe_acted",
  clears: ({ kind }) => kind === "season_began",
};

export function isTribe({ kind, args }: Told): boolean {
  return kind.startsWith("tribe_") || args["by"] === "tribe";
}
