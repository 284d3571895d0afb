/** How a label is laid out: numbers and signs beside each other, and how wide that is. */

import { say } from "../../../lib/words";
import type { Gain, GainKind } from "../gains";

export interface TagPart {
  readonly what: GainKind;
  readonly text: string;
  readonly left: number;
  /** The middle of its sign. */
  readonly sign: number;
}

/** Letters of a label, in its own units, and how many pixels high they are to be at least. */
const HIGH = 14;
const LEAST = 13;
/** Labels larger than this would hide too much of the board. */
const LARGEST = 1.35;

const DIGIT = 8.6;
const LETTER = 6.7;
const SIGN = 14;
const EDGE = 8;

/** How large a label is drawn where so many units of the board make a pixel. */
export function tagScale({ isTall }: { readonly isTall: boolean }, units: number): number {
  return Math.min(LARGEST, Math.max(isTall ? 0.82 : 1, (LEAST * units) / HIGH));
}

export function partsOf(gains: readonly Gain[], isAbout: boolean): readonly TagPart[] {
  let left = EDGE;
  return gains.map(({ what, amount }) => {
    const text = isAbout ? say("stone_age-ui-about", { value: amount }) : `+${amount}`;
    const part = { what, text, left, sign: left + text.length * DIGIT + 9 };
    left = part.sign + SIGN;
    return part;
  });
}

export function widthOf(gains: readonly Gain[], words: string, isAbout = false): number {
  return words === "" ? (partsOf(gains, isAbout).at(-1)?.sign ?? 0) + EDGE + 5 : words.length * LETTER + 2 * EDGE;
}
