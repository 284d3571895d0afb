/** Choosing among the ways to pay that the server tells, and the actions that pay in one of them. */

import type { PaymentView, WayView } from "../../../generated/wire";
import { changed, countOf, distance, goodsIn, isSame, isWithin, sizeOf, type Heap } from "./heaps";

/** How little one likes to part with a good, jewels last: only what is proposed first depends on it. */
const DEAR = [3, 4, 5, 6, 1];

/** What may be given in a barter, each once; only nothing where no barter is needed. */
export function giftsIn(ways: readonly WayView[]): Heap[] {
  return ways.map(({ given }) => given).filter((given, index, all) => all.findIndex((other) => isSame(other, given)) === index);
}

/** The ways that give just this in the barter. */
export function waysWith(ways: readonly WayView[], given: Heap): WayView[] {
  return ways.filter((way) => isSame(way.given, given));
}

/** The way that pays just this. */
export function wayOf(ways: readonly WayView[], given: Heap, paid: Heap): WayView | null {
  return ways.find((way) => isSame(way.given, given) && isSame(way.paid, paid)) ?? null;
}

/** The way to propose: most points, then least lost, then what one parts with most easily. */
export function bestOf(ways: readonly WayView[]): WayView | null {
  const better = (one: WayView, other: WayView): WayView => (compare(other, one) < 0 ? other : one);
  const [first, ...rest] = ways;
  return first === undefined ? null : rest.reduce(better, first);
}

function compare(one: WayView, other: WayView): number {
  return other.points - one.points || one.lost - other.lost || dearness(one) - dearness(other);
}

function dearness({ given, paid }: WayView): number {
  return DEAR.reduce((sum, dear, good) => sum + dear * (countOf(given, good) + countOf(paid, good)), 0);
}

/** One more of a good: what is paid so far and it, else the nearest way that has it in place of another; null if none has. */
export function withOneMore(ways: readonly WayView[], paid: Heap, good: number): Heap | null {
  const wanted = changed(paid, good, 1);
  if (ways.some((way) => isWithin(wanted, way.paid))) return wanted;
  const having = ways.filter((way) => countOf(way.paid, good) > countOf(paid, good));
  const [nearest] = having.toSorted((one, other) => distance(one.paid, wanted) - distance(other.paid, wanted));
  return nearest?.paid ?? null;
}

/** The gift that has one more of a good than this one, as near to it as can be; null if none has. */
export function giftWith(ways: readonly WayView[], given: Heap, good: number): Heap | null {
  const having = giftsIn(ways).filter((gift) => countOf(gift, good) > 0 && !isSame(gift, given));
  const more = having.filter((gift) => countOf(gift, good) > countOf(given, good));
  const [nearest] = (more.length > 0 ? more : having).toSorted((one, other) => distance(one, given) - distance(other, given));
  return nearest ?? null;
}

/** How many goods are paid at least and at most. */
export function sizesOf(ways: readonly WayView[]): { readonly least: number; readonly most: number } {
  const sizes = ways.map(({ paid }) => sizeOf(paid));
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
}

/**
 * The actions that pay in a way: the goods of a barter, then those paid, each in their order, from where the purchase
 * stands.  Where there is but one way to go on the table goes on by itself.
 */
export function actionsFor(way: WayView, { given, paid, ways }: PaymentView, isBegun: boolean): string[] {
  const gifts = pathTo(way.given, giftsIn(ways), sizeOf(given)).map((good) => `give ${good}`);
  const pays = pathTo(way.paid, waysWith(ways, way.given).map((other) => other.paid), sizeOf(paid));
  return [...(isBegun ? [] : ["buy"]), ...gifts, ...pays.map((good) => (good === END ? END : `pay ${good}`))];
}

const END = "done";

/** The goods that lead to one of several heaps, one by one: only those that are chosen among others. */
function pathTo(heap: Heap, heaps: readonly Heap[], from: number): string[] {
  const path: string[] = [];
  let left = heaps.map(goodsIn);
  const goods = goodsIn(heap);
  for (let number = from; left.length > 1 && number <= goods.length; number += 1) {
    const next: string = goods[number] ?? END;
    if (new Set(left.map((other) => other[number] ?? END)).size > 1) path.push(next);
    left = left.filter((other) => (other[number] ?? END) === next);
  }
  return path;
}
