/** What a choice changes in a camp: from what to what. */

import { RESOURCES } from "../../../generated/stone_age";
import type { CampView } from "../../../generated/wire";

export interface Change {
  /** A good, or "food", "tools", "agriculture", "trade", "workers", "score", "cards". */
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** All that differs between a camp before and after, goods first. */
export function changesBetween(before: CampView, after: CampView): Change[] {
  const [was, is] = [numbersOf(before), numbersOf(after)];
  return [...was].map(([what, from]) => ({ what, from, to: is.get(what) ?? from })).filter(({ from, to }) => from !== to);
}

function numbersOf(camp: CampView): Map<string, number> {
  return new Map([
    ...RESOURCES.map((name, good): [string, number] => [name, camp.goods[good] ?? 0]),
    ["jewel", camp.jewels],
    ["food", camp.food],
    ["tools", camp.tools.reduce((sum, { value }) => sum + value, 0)],
    ["agriculture", camp.agriculture],
    ["trade", camp.trade],
    ["workers", camp.workers],
    ["score", camp.score],
    ["cards", camp.cards],
  ]);
}

/** What cards and resources of a camp would score now; null where that is secret. */
export function linesOf({ lines }: CampView): number | null {
  return lines === null ? null : lines.reduce((sum, points) => sum + points, 0);
}
