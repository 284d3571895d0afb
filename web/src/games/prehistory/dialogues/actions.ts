/** Which of the six actions a choice belongs to. */

import { ACTIONS } from "../../../generated/prehistory";
import type { PrehistoryChoice } from "../choices";

export type ActionName = (typeof ACTIONS)[number];

const ACTION_OF: Readonly<Record<string, ActionName>> = {
  paint: "painting", gather: "gathering", ceremony: "ceremony", fish: "fishing", hunt: "hunting", pick: "hunting", migrate: "migration",
};

/** The action of a choice; null if it is none. */
export function actionOf(choice: PrehistoryChoice): ActionName | null {
  return ACTION_OF[choice.verb] ?? null;
}
