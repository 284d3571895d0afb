/** What a dialogue shows in the decision line, and what it needs to know of the table. */

import type { StoneAgeAction } from "../../../generated/stone_age";
import type { StoneAgeView } from "../../../generated/wire";
import type { ChoiceOf } from "../../../table/action";
import type { Answer } from "../../../table/play";
import type { Session } from "../../../table/session.svelte";

/** The play of a table, as far as dialogues use it. */
export interface AskedTable {
  readonly session: Session;
  readonly step: string;
  readonly choices: readonly ChoiceOf<StoneAgeAction>[];
  readonly view: StoneAgeView;
  /** Whether the two resources of a card are chosen between two places. */
  readonly isTakingTwo: boolean;
}

/** One dialogue: several small decisions with a running total, sent as one. */
export interface Asking {
  /** The question, with what is chosen so far, and a quieter second line. */
  readonly sentence: string;
  readonly hint: string;
  /** What the button does; null while something is still to be chosen. */
  readonly confirmLabel: string | null;
  /** Other answers beside it. */
  readonly others: readonly Answer[];
  confirm(): void;
  /** Puts back what is chosen in it. */
  back(): void;
}
