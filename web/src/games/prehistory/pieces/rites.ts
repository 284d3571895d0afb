/** Ceremony cards: what each shows of what it counts. */

import { STANDARD } from "../../../generated/prehistory";
import { printed } from "../printed.svelte";

/** How the points of a card are counted. */
export type Per = "once" | "pair" | "set" | "each" | "pairs" | "threes" | "double";

export interface Rite {
  /** Painted sections of a pattern, by number. */
  readonly cells?: readonly number[];
  /** Symbols beside each other. */
  readonly signs?: readonly string[];
  readonly per: Per;
  /** What is counted, where its picture does not say it: `prehistory-ui-rite-…`. */
  readonly of?: string;
}

/** By card, as the rules name them. */
export const RITES: Readonly<Record<string, Rite>> = {
  C01: { cells: [0, 4, 8], per: "once", of: "pattern" },
  C02: { cells: [2, 4, 6], per: "once", of: "pattern" },
  C03: { cells: [0, 2, 6, 8], per: "once", of: "pattern" },
  C04: { cells: [4, 5, 7, 8], per: "once", of: "pattern" },
  C05: { cells: [1, 3, 4, 5, 7], per: "once", of: "pattern" },
  C06: { signs: ["prehistory-k-honey", "prehistory-k-berry"], per: "pair" },
  C07: { signs: ["prehistory-k-fruit", "prehistory-k-egg"], per: "pair" },
  C08: { signs: ["prehistory-k-nut", "prehistory-k-root"], per: "pair" },
  C09: { signs: ["prehistory-k-honey", "prehistory-k-berry", "prehistory-k-fruit"], per: "set" },
  C10: { signs: ["prehistory-k-egg", "prehistory-k-nut", "prehistory-k-root"], per: "set" },
  C11: { signs: ["prehistory-a-fishing"], per: "each", of: "perch" },
  C12: { signs: ["prehistory-f-trout"], per: "each", of: "trout" },
  C13: { signs: ["prehistory-f-catfish"], per: "each", of: "catfish" },
  C14: { signs: ["prehistory-a-fishing", "prehistory-f-trout", "prehistory-f-catfish"], per: "set" },
  C15: { signs: ["prehistory-a-fishing"], per: "once", of: "space" },
  C16: { signs: ["prehistory-an-sabretooth"], per: "each", of: "animals" },
  C17: { signs: ["prehistory-an-rhino"], per: "each", of: "animals" },
  C18: { signs: ["prehistory-gi-mammoth"], per: "each", of: "animals" },
  C19: { signs: ["prehistory-ft-sabretooth"], per: "each", of: "footprints" },
  C20: { signs: ["prehistory-ft-rhino"], per: "each", of: "footprints" },
  C21: { signs: ["prehistory-ft-mammoth"], per: "each", of: "footprints" },
  C22: { signs: ["prehistory-ph-member", "prehistory-p-wave"], per: "each", of: "water" },
  C23: { signs: ["prehistory-ph-member", "prehistory-g-rock"], per: "each", of: "rock" },
  C24: { signs: ["prehistory-ph-member", "prehistory-g-forest"], per: "each", of: "forest" },
  C25: { signs: ["prehistory-ph-tent"], per: "each", of: "huts" },
  C26: { signs: ["prehistory-gi-dolmen"], per: "each", of: "megaliths" },
  C27: { signs: ["prehistory-ph-member"], per: "each", of: "home" },
  C28: { signs: ["prehistory-ph-dev", "prehistory-ph-dev"], per: "pairs", of: "dev" },
  C29: { signs: ["prehistory-a-ceremony"], per: "each", of: "cards" },
  C30: { signs: ["prehistory-gi-basket"], per: "pairs", of: "tiles" },
  C31: { signs: ["prehistory-ph-rock"], per: "each", of: "rows" },
  C32: { signs: ["prehistory-a-fishing"], per: "threes", of: "steps" },
  C33: { signs: ["prehistory-an-sabretooth", "prehistory-gi-mammoth", "prehistory-an-rhino"], per: "set" },
  C34: { signs: ["prehistory-a-ceremony"], per: "double", of: "another" },
};

interface Values {
  readonly value: number;
  readonly points: number;
  readonly dev?: number;
}

/** What is printed on a card besides its picture. */
export function riteValues(card: string): { readonly value: number; readonly points: number; readonly dev: number } {
  const cards: readonly (readonly [string, Values])[] = Object.entries(printed().ceremony_cards);
  const values = cards.find(([name]) => name === card)?.[1];
  return { value: values?.value ?? 0, points: values?.points ?? 0, dev: values?.dev ?? 0 };
}

/** All ceremony cards of the box. */
export const RITE_NAMES: readonly string[] = Object.keys(STANDARD.ceremony_cards);
