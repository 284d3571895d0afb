/** The choices of a decision, sorted by what they are about. */

import type { StoneAgeAction } from "../../generated/stone_age";
import type { ChoiceOf } from "../../table/action";

export type StoneAgeChoice = ChoiceOf<StoneAgeAction>;

export interface Sorted {
  /** By place, while people are sent: how many may go there, the fewest first. */
  readonly sendings: ReadonlyMap<string, readonly StoneAgeChoice[]>;
  /** By place: people there may be used next. */
  readonly uses: ReadonlyMap<string, StoneAgeChoice>;
  /** Two resources for a card that brings any. */
  readonly twos: readonly StoneAgeChoice[];
}

export function sortChoices(choices: readonly StoneAgeChoice[]): Sorted {
  const sendings = new Map<string, StoneAgeChoice[]>();
  const uses = new Map<string, StoneAgeChoice>();
  const twos: StoneAgeChoice[] = [];
  for (const choice of choices) {
    switch (choice.verb) {
      case "place": {
        const [place] = choice.args;
        sendings.set(place, [...(sendings.get(place) ?? []), choice].sort((a, b) => peopleOf(a) - peopleOf(b)));
        break;
      }
      case "use":
        uses.set(choice.args[0], choice);
        break;
      case "two":
        twos.push(choice);
    }
  }
  return { sendings, uses, twos };
}

/** How many people a choice sends; 0 if it sends none. */
export function peopleOf(choice: StoneAgeChoice): number {
  return choice.verb === "place" ? choice.args[1] : 0;
}
