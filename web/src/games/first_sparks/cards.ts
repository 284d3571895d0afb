/** The technology cards: what is printed on them, their signs and names. */

import { FOODS, HERB, HERBS, KNOWLEDGE, TOOLS } from "../../generated/first_sparks";
import { say } from "../../lib/words";
import { foodOf, type Food } from "./map/land";
import type { ClanView, FirstSparksView } from "../../generated/wire";
import { printed } from "./printed.svelte";

const KINDS = [HERB, ...TOOLS, ...KNOWLEDGE] as const;

export type Kind = (typeof KINDS)[number];
export type AnyFood = (typeof FOODS)[number];

export interface Card {
  readonly number: number;
  readonly kind: Kind;
  readonly price: number;
  /** What a tool brings; null for knowledge. */
  readonly food: AnyFood | null;
  /** With at least so many tokens it takes so many. */
  readonly steps: readonly (readonly [least: number, take: number])[];
}

export const FOOD_ICONS: Readonly<Record<AnyFood, string>> = {
  crop: "gi-wheat",
  berry: "gi-berries",
  fish: "gi-fish",
  bear: "gi-bear",
  mammoth: "gi-mammoth",
};

export const CARD_ICONS: Readonly<Record<Kind, string>> = {
  herb: "gi-herbs",
  field: "gi-wheat",
  basket: "gi-basket",
  rod: "gi-rod",
  bow: "gi-bow",
  spear: "gi-spear",
  fire: "gi-campfire",
  plow: "gi-plow",
  sled: "first_sparks-sled",
  language: "gi-talk",
  intelligence: "gi-brain",
};

/** The card of a number, as this table's box has it. */
export function cardOf(number: number): Card {
  const { kind: kinds, price, takes, herb_crops: crops } = printed();
  if (1 <= number && number <= HERBS) return { number, kind: HERB, price: 0, food: "crop", steps: [[0, crops]] };
  const kind = KINDS.find((known) => known === kinds[number]);
  if (kind === undefined) throw new RangeError(`The First Sparks has no card ${number}.`);
  const food = FOODS.find((_, place) => TOOLS[place] === kind) ?? null;
  const steps = (takes[number] ?? []).map(([least = 0, take = 0]) => [least, take] as const);
  return { number, kind, price: price[number] ?? 0, food, steps };
}

/** "Bow 23". */
export function cardName(number: number): string {
  return `${say(`first_sparks-card-${cardOf(number).kind}`)} ${number}`;
}

/** The arguments of a card for sentences. */
export function cardArgs(number: number): { card: string; number: number } {
  return { card: `@first_sparks-card-${cardOf(number).kind}.the`, number };
}

/** What a card does: "takes fish, needs a member by a lake: 1 of 1 or more, 2 of 5 or more". */
export function doesInWords({ kind, food, steps }: Card): string {
  if (food === null) return say(`first_sparks-ui-effect-${kind}`);
  if (food === "crop") return say("first_sparks-ui-always", { crops: steps[0]?.[1] ?? 0 });
  const takes = steps.map(([least, take]) => say("first_sparks-ui-step", { least, take }));
  const needs = say("first_sparks-ui-needs", { food: `@first_sparks-food-${food}`, where: `@first_sparks-ground-${food}.at` });
  return `${needs}: ${takes.join(", ")}`;
}

/** "3 bears". */
export function tokensInWords(food: string, tokens: number): string {
  return say("first_sparks-tokens", { food, tokens });
}

/** The class that gives a card the colour of its food, or of knowledge. */
export function tintOf({ food }: Card): string {
  return `f-${food ?? "know"}`;
}

export interface Step {
  /** The line of the harvest table that counts now; -1 if none. */
  readonly index: number;
  /** Whether no own member stands at such a ground. */
  readonly isAway: boolean;
}

/** The line of a hunting tool that counts for whoever looks, as the storage lies. */
export function stepFor({ number, food }: Card, { harvest }: FirstSparksView): Step | null {
  const hunt = food === null ? undefined : harvest[food];
  return hunt ? { index: hunt.lines[number] ?? -1, isAway: hunt.isAway } : null;
}

/** The hexes of a food at which a clan has members. */
export function hexesAt(food: Food, view: FirstSparksView, { members }: ClanView): string[] {
  const hexes = new Set(members.map((space) => space.slice(0, 3)));
  return [...hexes].filter((hex) => foodOf(hex) === food && view.tiles.some(({ tile }) => hex.startsWith(tile)));
}

/** Whether a clan has fire, which hides its food from others. */
export function hasFire(clan: ClanView): boolean {
  return clan.knowledge.some((number) => cardOf(number).kind === "fire");
}
