/** The choices of a decision by the territories they name. */

import type { Choice } from "../../generated/wire";

export interface Move {
  /** Where the huts come from; null when a village is only put in order. */
  readonly here: number | null;
  readonly there: number;
  readonly choice: Choice;
}

/** Reads `move 12 17` and `found 12`. */
export function movesOf(choices: readonly Choice[]): Move[] {
  return choices.flatMap((choice): Move[] => {
    const [verb, ...numbers] = choice.text.split(" ");
    const [first, second] = numbers.map(Number);
    if (verb === "move" && first && second) return [{ here: first, there: second, choice }];
    return verb === "found" && first ? [{ here: null, there: first, choice }] : [];
  });
}
