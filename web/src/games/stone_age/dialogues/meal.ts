/** One evening meal: what each of the people eats, and how the others fared. */

import { RESOURCES } from "../../../generated/stone_age";
import type { StoneAgeView, Told } from "../../../generated/wire";

export type Resource = (typeof RESOURCES)[number];

/** What is in the bowl of one of the people; null is nothing. */
export type Bowl = "food" | "field" | Resource | null;

/** The bowls of a seat: food, what the field gave, then the resources chosen, then nothing. */
export function bowlsOf(workers: number, hungry: number, harvest: number, chosen: readonly Resource[]): Bowl[] {
  const fed = workers - hungry;
  const fromField = Math.min(harvest, fed);
  const bowls: Bowl[] = [
    ...Array.from({ length: fed - fromField }, (): Bowl => "food"),
    ...Array.from({ length: fromField }, (): Bowl => "field"),
    ...chosen,
  ];
  return Array.from({ length: workers }, (_, index) => bowls[index] ?? null);
}

/** What agriculture brought a seat at this meal. */
export function harvestOf(log: readonly Told[], seat: number | null): number {
  const told = log.findLast(({ kind, seat: by }) => kind === "harvested" && by === seat);
  return Number(told?.args["food"] ?? 0);
}

/** How somebody's meal went or will go. */
export interface Meal {
  readonly seat: number;
  readonly state: "fed" | "goods" | "hungry" | "waiting";
  readonly workers: number;
  /** Food left over; below 0 it will be missing. */
  readonly left: number;
}

/** The meals of all other seats, from what was told since people were last at work. */
export function mealsOf(view: StoneAgeView, log: readonly Told[]): Meal[] {
  const since = log.slice(log.findLastIndex(({ kind }) => kind === "placed") + 1);
  const told = (kind: string, seat: number): boolean => since.some((line) => line.kind === kind && line.seat === seat);
  const stateOf = (seat: number): Meal["state"] => {
    if (!told("fed", seat)) return "waiting";
    return told("starved", seat) ? "hungry" : told("fed_with_goods", seat) ? "goods" : "fed";
  };
  return view.camps
    .map(({ workers, food, spare }, seat) => ({ seat, state: stateOf(seat), workers, left: stateOf(seat) === "waiting" ? spare : food }))
    .filter(({ seat }) => seat !== view.seat);
}

/** The actions that feed with these resources: where only one kind can come next the table gives it by itself. */
export function feedingWith(used: readonly number[], have: readonly number[]): string[] {
  const goods = RESOURCES.flatMap((_, good) => Array.from({ length: used[good] ?? 0 }, () => good));
  const stock = [...have];
  const following = (first: number): number => stock.slice(first).reduce((sum, count) => sum + count, 0);
  const actions: string[] = [];
  goods.forEach((good, number) => {
    const least = goods[number - 1] ?? 0;
    const open = RESOURCES.filter((_, next) => next >= least && (stock[next] ?? 0) > 0 && following(next) >= goods.length - number);
    // At the beginning one might also let people go hungry.
    if (number === 0 || open.length > 1) actions.push(`pay ${RESOURCES[good] ?? ""}`);
    stock[good] = (stock[good] ?? 0) - 1;
  });
  return actions;
}

/** A choice of resources to begin with: the cheapest first. */
export function cheapest(have: readonly number[], need: number): number[] {
  let left = need;
  return RESOURCES.map((_, good) => {
    const used = Math.min(left, have[good] ?? 0);
    left -= used;
    return used;
  });
}
