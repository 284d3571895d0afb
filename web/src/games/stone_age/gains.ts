/** What people bring home, as signs with numbers: read from the lines that tell it. */

import type { Told } from "../../generated/wire";
import type { GoodPicture } from "./pieces/shapes";

/** What can grow in a camp, besides goods: each has a sign of its own. */
export const GROWTH_SIGNS = {
  tool: "stone_age-tool",
  agriculture: "stone_age-field",
  person: "stone_age-person",
  trade: "stone_age-trade",
  card: "stone_age-card",
  points: "stone_age-hut",
} as const;

export type GainKind = Exclude<GoodPicture, "ring" | "any"> | keyof typeof GROWTH_SIGNS;

export interface Gain {
  readonly what: GainKind;
  readonly amount: number;
}

export const GOODS: readonly GainKind[] = ["food", "wood", "brick", "stone", "gold", "jewel"];

export function isGood(what: GainKind): what is Exclude<GoodPicture, "ring" | "any"> {
  return GOODS.includes(what);
}

/** What all these lines bring together, each thing once, in the order in which it came; nothing is left out. */
export function gainsIn(lines: readonly Told[]): readonly Gain[] {
  const sums = new Map<GainKind, number>();
  for (const { what, amount } of lines.flatMap(gainsOf)) sums.set(what, (sums.get(what) ?? 0) + amount);
  return [...sums].map(([what, amount]) => ({ what, amount })).filter(({ amount }) => amount !== 0);
}

/** What one line brings. */
export function gainsOf({ kind, args }: Told): readonly Gain[] {
  const number = (name: string): number => Number(args[name] ?? 0);
  const grown = args["grown"] === "yes" ? 1 : 0;
  switch (kind) {
    case "worked":
    case "gained":
    case "income": {
      const what = GOODS.find((good) => good === args["good"]);
      return what ? [{ what, amount: number("amount") }] : [];
    }
    case "hunted":
      return [{ what: "food", amount: number("food") }, { what: "jewel", amount: number("jewels") }];
    case "food_gained":
      return [{ what: "food", amount: number("food") }];
    case "tool_made":
      return [{ what: "tool", amount: grown }];
    case "farmed":
      return [{ what: "agriculture", amount: grown }];
    case "born":
      return [{ what: "person", amount: grown }];
    case "advanced":
      return [{ what: "trade", amount: grown }, { what: "jewel", amount: number("jewels") }];
    case "bought":
    case "drew":
      return [{ what: "card", amount: 1 }];
    case "built":
    case "pointed":
      return [{ what: "points", amount: number("points") }];
    default:
      return [];
  }
}
