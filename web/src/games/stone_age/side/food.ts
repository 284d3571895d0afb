/** What the food of a camp is good for: the meal to come, the one that is being eaten, and none once the game is over. */

import type { CampView, StoneAgeView } from "../../../generated/wire";
import { say } from "../../../lib/words";

export interface FoodLine {
  readonly words: string;
  readonly isShort: boolean;
}

/** How the food of a camp stands; `hungry` are those whose meal is asked about just now. */
export function foodLineOf(phase: StoneAgeView["phase"], { agriculture, workers, spare }: CampView, hungry: number): FoodLine {
  if (phase === "over") return { words: "", isShort: false };
  if (hungry > 0) return { words: say("stone_age-ui-food-hungry", { hungry, workers }), isShort: true };
  if (spare < 0) return { words: say("stone_age-ui-food-short", { field: agriculture, workers, need: -spare }), isShort: true };
  if (phase === "feeding") return { words: say("stone_age-ui-food-after"), isShort: false };
  return { words: say("stone_age-ui-food-enough", { field: agriculture, workers, over: spare }), isShort: false };
}
