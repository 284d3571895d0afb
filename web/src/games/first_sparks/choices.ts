/** The choices of a decision, sorted by what they are made with: spaces, cards, places of a tile, words. */

import type { FirstSparksAction } from "../../generated/first_sparks";
import type { LaidTile } from "../../generated/wire";
import type { ChoiceOf } from "../../table/action";

type FirstSparksChoice = ChoiceOf<FirstSparksAction>;

/** An answer in one word. */
type Word = Extract<FirstSparksAction, { args: [] }>["verb"];

export interface Laying {
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly choice: FirstSparksChoice;
}

export interface Sorted {
  /** settle, spread, lose: by the space. */
  readonly spaces: ReadonlyMap<string, FirstSparksChoice>;
  /** offer, drop, use: by the number of the card. */
  readonly cards: ReadonlyMap<number, FirstSparksChoice>;
  readonly layings: readonly Laying[];
  /** done, pass, buy, decline, box, hunt: by the word. */
  readonly words: ReadonlyMap<Word, FirstSparksChoice>;
}

/** Sorts by verb. */
export function sortChoices(choices: readonly FirstSparksChoice[]): Sorted {
  const spaces = new Map<string, FirstSparksChoice>();
  const cards = new Map<number, FirstSparksChoice>();
  const words = new Map<Word, FirstSparksChoice>();
  const layings: Laying[] = [];
  for (const choice of choices) {
    switch (choice.verb) {
      case "settle":
      case "spread":
      case "lose":
        spaces.set(choice.args[0], choice);
        break;
      case "offer":
      case "drop":
      case "use":
        cards.set(choice.args[0], choice);
        break;
      case "lay": {
        const [q, r, rotation] = choice.args;
        layings.push({ q, r, rotation, choice });
        break;
      }
      default:
        words.set(choice.verb, choice);
    }
  }
  return { spaces, cards, layings, words };
}

/** A tile as it would lie. */
export function asLaid(tile: string, { q, r, rotation }: Laying): LaidTile {
  return { tile, q, r, rotation };
}
