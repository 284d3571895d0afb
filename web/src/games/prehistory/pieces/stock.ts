/** What kind of tile an item is. */

import { BASKETS, FISH, SPECIES } from "../../../generated/prehistory";
import { partsOf } from "./names";
import { MEGALITHS } from "./shapes";

export type Stock = "gathering" | "fish" | "animal" | "megalith";

export function stockOf(item: string): Stock | null {
  const { kind } = partsOf(item);
  if (kind in MEGALITHS) return "megalith";
  if (kind === "mushroom" || BASKETS.some((name) => name === kind)) return "gathering";
  if (kind === "trap" || FISH.some((name) => name === kind)) return "fish";
  return kind === "sloth" || SPECIES.some((name) => name === kind) ? "animal" : null;
}
