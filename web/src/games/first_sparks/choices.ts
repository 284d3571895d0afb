/** The choices of a decision, sorted by what they are made with: spaces, cards, places of a tile, words. */

import type { Choice, LaidTile } from "../../generated/wire";

export interface Laying {
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly choice: Choice;
}

export interface Sorted {
  /** settle, spread, lose: by the space. */
  readonly spaces: ReadonlyMap<string, Choice>;
  /** offer, drop, use: by the number of the card. */
  readonly cards: ReadonlyMap<number, Choice>;
  readonly layings: readonly Laying[];
  /** done, pass, buy, decline, box, hunt: by the word. */
  readonly words: ReadonlyMap<string, Choice>;
}

const ON_SPACES = ["settle", "spread", "lose"];
const WITH_CARDS = ["offer", "drop", "use"];

/** Reads `spread T2Ab`, `offer 22`, `lay 0 1 4` and `pass`. */
export function sortChoices(choices: readonly Choice[]): Sorted {
  const spaces = new Map<string, Choice>();
  const cards = new Map<number, Choice>();
  const words = new Map<string, Choice>();
  const layings: Laying[] = [];
  for (const choice of choices) {
    const [verb = "", first = "", ...rest] = choice.text.split(" ");
    if (ON_SPACES.includes(verb)) spaces.set(first, choice);
    else if (WITH_CARDS.includes(verb)) cards.set(Number(first), choice);
    else if (verb === "lay") layings.push({ q: Number(first), r: Number(rest[0]), rotation: Number(rest[1]), choice });
    else words.set(verb, choice);
  }
  return { spaces, cards, layings, words };
}

/** The verb of a choice. */
export function verbOf(choice: Choice | null): string {
  return choice?.text.split(" ")[0] ?? "";
}

/** A tile as it would lie. */
export function asLaid(tile: string, { q, r, rotation }: Laying): LaidTile {
  return { tile, q, r, rotation };
}
