/** The choices of a decision by the territories they name. */

import type { SpelledChoice } from "../../table/play";

export interface Move {
  /** Where the huts come from; null when a village is only put in order. */
  readonly here: number | null;
  readonly there: number;
  readonly choice: SpelledChoice;
}

/** Moves of huts, and villages to be put in order. */
export function movesOf(choices: readonly SpelledChoice[]): Move[] {
  return choices.flatMap((choice): Move[] => {
    const [first, second] = choice.args.map(Number);
    if (choice.verb === "move" && first && second) return [{ here: first, there: second, choice }];
    return choice.verb === "found" && first ? [{ here: null, there: first, choice }] : [];
  });
}
