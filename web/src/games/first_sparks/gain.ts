/** What tools would take as the storage lies, in the best order and before anyone else hunts. */

import { PLOW_CROPS, WORTH } from "../../generated/first_sparks";
import type { ClanView, FirstSparksView } from "../../generated/wire";
import { cardOf, groundsOf, type AnyFood, type Card } from "./cards";
import type { Food } from "./map/land";

const HUNTED: readonly Food[] = ["berry", "fish", "bear", "mammoth"];

/** Tokens by card. */
export type Haul = ReadonlyMap<number, number>;

/** What each of these tools takes when the clan uses them in the best order. */
export function haulOf(tools: readonly number[], view: FirstSparksView, clan: ClanView): Haul {
  const haul = new Map<number, number>();
  for (const number of tools) {
    const card = cardOf(number);
    if (card.food === "crop") haul.set(number, cropsOf(card, clan));
  }
  for (const food of HUNTED) {
    const own = tools.map(cardOf).filter((card) => card.food === food);
    const grounds = groundsOf(food, view, clan);
    const best = grounds === 0 ? own.map(() => 0) : bestTakes(own, view.stock[food], grounds - 1);
    own.forEach(({ number }, index) => haul.set(number, best[index] ?? 0));
  }
  return haul;
}

/** The food a haul is worth. */
export function worthOf(haul: Haul): number {
  return [...haul].reduce((sum, [number, tokens]) => sum + tokens * WORTH[foodOf(number)], 0);
}

function foodOf(number: number): AnyFood {
  return cardOf(number).food ?? "crop";
}

function cropsOf(card: Card, clan: ClanView): number {
  const hasPlow = clan.knowledge.some((number) => cardOf(number).kind === "plow");
  return (card.steps[0]?.[1] ?? 0) + (hasPlow && card.kind === "field" ? PLOW_CROPS : 0);
}

/** Tokens by tool in the order that takes most; further grounds count as tokens that are not there. */
function bestTakes(tools: readonly Card[], stock: number, extra: number): number[] {
  let best: number[] = tools.map(() => 0);
  tools.forEach((tool, index) => {
    const counted = stock + extra;
    const step = tool.steps.findLast(([least]) => least <= counted)?.[1] ?? 0;
    const tokens = Math.min(step, stock);
    const rest = bestTakes(tools.toSpliced(index, 1), stock - tokens, extra);
    const takes = rest.toSpliced(index, 0, tokens);
    if (sum(takes) > sum(best)) best = takes;
  });
  return best;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
