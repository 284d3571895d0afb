/** Tools that may be added to a roll, as switches, and what they bring. */

import type { StoneAgeAction } from "../../../generated/stone_age";
import type { CampView, RollView } from "../../../generated/wire";
import type { ChoiceOf } from "../../../table/action";

/** A tool that may be added: one of the camp, or one of a card that is then used up. */
export interface Switch {
  readonly key: string;
  readonly value: number;
  readonly isOnce: boolean;
  readonly action: string;
}

/** What the sum would be, how much more that brings, and what of it is left over. */
export interface Bringing {
  readonly sum: number;
  readonly more: number;
  readonly over: number;
}

/** The switches of a roll, in the order in which tools are named: by value, then cards. */
export function switchesOf(camp: CampView, choices: readonly ChoiceOf<StoneAgeAction>[], valueOf: (card: string) => number): Switch[] {
  const offered = new Set(choices.map(({ text }) => text));
  const own = camp.tools
    .map(({ value, isUsed }, slot) => ({ key: `tool ${slot}`, value, isOnce: false, action: `tool ${value}`, isUsed }))
    .filter(({ action, isUsed }) => !isUsed && offered.has(action))
    .toSorted((one, other) => one.value - other.value);
  const cards = camp.oneUse
    .map((card) => ({ key: card, value: valueOf(card), isOnce: true, action: `spend ${card}` }))
    .filter(({ action }) => offered.has(action));
  return [...own.map(({ key, value, isOnce, action }) => ({ key, value, isOnce, action })), ...cards];
}

/** What a roll brings with so much added. */
export function gainOf({ gains }: RollView, added: number): number {
  return gains[added] ?? gains.at(-1) ?? 0;
}

/** What one tool more would bring. */
export function bringingOf(roll: RollView, added: number, value: number): Bringing {
  const sum = roll.sum + added + value;
  const gain = gainOf(roll, added + value);
  return { sum, more: gain - gainOf(roll, added), over: sum - gain * roll.divisor };
}

/** How much more would bring another one; null if no tool is left that could. */
export function missingFor({ gains }: RollView, added: number): number | null {
  const next = gains.findIndex((gain, more) => more > added && gain > (gains[added] ?? 0));
  return next < 0 ? null : next - added;
}

/** A mark on the scale of a roll: from this sum on it brings so many. */
export interface Mark {
  readonly sum: number;
  readonly gain: number;
  /** Whether there is room to say so: of many marks what is reached, what comes next and the last are named. */
  readonly isNamed: boolean;
}

/** Marks on the scale, up to the next one above all that could be added. */
export function marksOf({ divisor, gains }: RollView, added: number, most = 5): Mark[] {
  const gain = gains[added] ?? 0;
  const last = (gains.at(-1) ?? 0) + 1;
  return Array.from({ length: last }, (_, index) => index + 1).map((brought) => ({
    sum: divisor * brought,
    gain: brought,
    isNamed: last <= most || brought === gain || brought === last || (brought === gain + 1 && last - gain > 2),
  }));
}
