/** What the table screen needs to know of a choice in the making; each game brings its own. */

import type { Told } from "../generated/wire";
import type { Action, ChoiceOf } from "./action";
import type { Box } from "./place";

/** A choice with its verb and the words behind it, of whichever game. */
export type SpelledChoice = ChoiceOf<Action>;

export interface Play {
  /** What is asked, as one sentence, and a quieter second line. */
  readonly sentence: string;
  readonly hint: string;
  /** What the own turn brought about, as one sentence, while it can still be taken back. */
  readonly happened: string;
  /** The choice in view, whose consequence is shown. */
  readonly considered: SpelledChoice | null;
  /** Choices whose consequence may be shown in a moment. */
  readonly foreseen: readonly SpelledChoice[];
  /** What the game itself is telling, step by step; null while it tells nothing. */
  readonly telling?: Recital | null;
  /** Ends what the game itself tells step by step. */
  skip?(): void;
  /** Words of the two buttons; null hides one. */
  readonly confirmLabel: string | null;
  readonly backLabel: string | null;
  /** Whether what is in view was taken up by a press, so that one more plays it: then the card has the button. */
  readonly isTakenUp?: boolean;
  /** Where cards may lie, in the board's own units; null when there is no board. */
  readonly ground: CardGround | null;
  /** More answers, beside the two buttons. */
  readonly others?: readonly Answer[];
  confirm(): void;
  back(): void;
  /** Takes up the first of some actions that a hint proposes, so that it is lit; the rest is what would follow. */
  propose?(actions: readonly string[]): void;
}

/** A part of what happened that a game tells itself. */
export interface Recital {
  /** Whose mark stands by the sentence. */
  readonly seat: number | null;
  /** Whether a line of the log is told here, so that nobody else needs to. */
  tells(told: Told): boolean;
}

/** One more way to answer: a word and what it does. */
export interface Answer {
  readonly label: string;
  readonly icon?: string;
  act(): void;
}

export interface CardGround {
  /** The whole picture. */
  readonly frame: Box;
  /** What a preview is about. */
  readonly target: Box | null;
  /** Never covered: legal targets. */
  readonly clear: readonly Box[];
  /** Covered only if nothing else is free: pieces and numbers. */
  readonly quiet: readonly Box[];
}
