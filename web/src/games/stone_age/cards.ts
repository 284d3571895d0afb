/** Civilization cards and buildings: what is printed on them, and how it is said in a few words. */

import { SYMBOLS } from "../../generated/stone_age";
import { say } from "../../lib/words";
import { printed } from "./printed.svelte";

/** A civilization card: what it does at once, and what it counts in the end. */
export interface CardFace {
  readonly name: string;
  readonly top: string;
  readonly amount: number;
  readonly bottom: string;
  readonly count: number;
}

/** A building: certain goods for certain points, or so many resources for what they are worth, or jewels for points each. */
export interface TileFace {
  readonly name: string;
  /** Goods asked for, one by one; null where a number of them is asked for. */
  readonly cost: readonly CostGood[] | null;
  readonly points: number;
  readonly least: number;
  readonly most: number;
  /** Exactly so many kinds; 0 is any number of them. */
  readonly kinds: number;
  /** Points for each jewel; 0 where it is paid otherwise. */
  readonly each: number;
  readonly effect: string;
  readonly amount: number;
}

export type CostGood = (typeof COST)[number];

interface PrintedCard {
  readonly top: string;
  readonly amount?: number;
  readonly bottom: string;
  readonly count: number;
}

type PrintedTile = Readonly<Record<string, number | string>>;

const COST = ["jewel", "wood", "brick", "stone", "gold"] as const;

export function cardOf(name: string): CardFace {
  const faces: Readonly<Record<string, PrintedCard>> = { ...printed().cards, ...printed().style_cards };
  const face = faces[name];
  if (face === undefined) throw new RangeError(`Stone Age has no card ${name}.`);
  return { name, top: face.top, amount: face.amount ?? 0, bottom: face.bottom, count: face.count };
}

export function tileOf(name: string): TileFace {
  const { tiles, style_tiles, spielbox_tiles } = printed();
  const faces: Readonly<Record<string, PrintedTile>> = { ...tiles, ...style_tiles, ...spielbox_tiles };
  const face = faces[name];
  if (face === undefined) throw new RangeError(`Stone Age has no building ${name}.`);
  const number = (key: string): number => Number(face[key] ?? 0);
  const cost = COST.flatMap((good) => Array.from({ length: number(good) }, () => good));
  return {
    name,
    cost: cost.length > 0 ? cost : null,
    points: number("points"),
    least: number("least") + number("least_jewels"),
    most: number("most") + number("most_jewels"),
    kinds: number("kinds"),
    each: number("each"),
    effect: String(face["effect"] ?? "nothing"),
    amount: number("amount"),
  };
}

/** Whether the lower half is a symbol of culture; otherwise it counts people. */
export function isCulture({ bottom }: CardFace): boolean {
  return SYMBOLS.some((symbol) => symbol === bottom);
}

/** "Dice for everybody", "7 food": the upper half in a word or two. */
export function topName({ top, amount }: CardFace): string {
  return say("stone_age-ui-top", { top, amount });
}

/** "2 shamans", "weaving": the lower half in a word or two. */
export function bottomName({ bottom, count }: CardFace): string {
  return say("stone_age-bottom", { bottom, count });
}

/** The whole card in words. */
export function cardName(name: string): string {
  const card = cardOf(name);
  return say("stone_age-ui-card", { top: topName(card), bottom: bottomName(card) });
}

/** "13", "sum", "4 each": what a building scores. */
export function tilePoints({ points, each, cost }: TileFace): string {
  if (each > 0) return say("stone_age-ui-tile-each", { each });
  return cost === null ? say("stone_age-ui-tile-sum") : String(points);
}

/** The whole building in words. */
export function tileName(name: string): string {
  const { cost, least, most, kinds, each, points, effect, amount } = tileOf(name);
  return say("stone_age-tile", {
    cost: cost ? "goods" : each > 0 ? "jewels" : "resources",
    goods: countedGoods(cost ?? []),
    range: least < most ? "yes" : "no",
    least, most, kinds, each, points, effect, amount,
  });
}

/** "2 wood", "1 jewel" for each kind among goods. */
export function countedGoods(goods: readonly CostGood[]): string[] {
  return COST.filter((good) => goods.includes(good)).map((good) =>
    say("stone_age-amount", { good, amount: goods.filter((other) => other === good).length }),
  );
}

/** What the lower halves of people multiply with, as a sign. */
export const FACTOR_SIGNS: Readonly<Record<string, string>> = {
  farmer: "stone_age-field",
  maker: "stone_age-tool",
  builder: "stone_age-hut",
  shaman: "stone_age-person",
  trader: "stone_age-trade",
};
