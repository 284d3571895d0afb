/** The choices of a decision by the territories they name. */

import type { ClansAction } from "../../generated/clans";
import type { ChoiceOf } from "../../table/action";

export interface Move {
  /** Where the huts come from; null when a village is only put in order. */
  readonly here: number | null;
  readonly there: number;
  readonly choice: ChoiceOf<ClansAction>;
}

/** Moves of huts, and villages to be put in order. */
export function movesOf(choices: readonly ChoiceOf<ClansAction>[]): Move[] {
  return choices.map((choice): Move => {
    if (choice.verb === "found") return { here: null, there: choice.args[0], choice };
    const [here, there] = choice.args;
    return { here, there, choice };
  });
}
