/** The choices of a decision, sorted by what they are made with: spaces, cards, places of a tile, words. */

import type { LaidTile } from "../../generated/wire";
import type { SpelledChoice } from "../../table/play";

export interface Laying {
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly choice: SpelledChoice;
}

export interface Sorted {
  /** settle, spread, lose: by the space. */
  readonly spaces: ReadonlyMap<string, SpelledChoice>;
  /** offer, drop, use: by the number of the card. */
  readonly cards: ReadonlyMap<number, SpelledChoice>;
  readonly layings: readonly Laying[];
  /** done, pass, buy, decline, box, hunt: by the word. */
  readonly words: ReadonlyMap<string, SpelledChoice>;
}

const ON_SPACES = ["settle", "spread", "lose"];
const WITH_CARDS = ["offer", "drop", "use"];

/** Sorts by verb. */
export function sortChoices(choices: readonly SpelledChoice[]): Sorted {
  const spaces = new Map<string, SpelledChoice>();
  const cards = new Map<number, SpelledChoice>();
  const words = new Map<string, SpelledChoice>();
  const layings: Laying[] = [];
  for (const choice of choices) {
    const { verb, args } = choice;
    const [q = 0, r = 0, rotation = 0] = args.map(Number);
    if (ON_SPACES.includes(verb)) spaces.set(String(args[0]), choice);
    else if (WITH_CARDS.includes(verb)) cards.set(Number(args[0]), choice);
    else if (verb === "lay") layings.push({ q, r, rotation, choice });
    else words.set(verb, choice);
  }
  return { spaces, cards, layings, words };
}

/** A tile as it would lie. */
export function asLaid(tile: string, { q, r, rotation }: Laying): LaidTile {
  return { tile, q, r, rotation };
}
