/** Heaps of goods: how many of each, in the order wood, brick, stone, gold, jewels. */

import { GOODS } from "../../../generated/stone_age";

export type Good = (typeof GOODS)[number];
export type Heap = readonly number[];

/** The names of goods, in order. */
export const GOOD_NAMES: readonly Good[] = GOODS;

export const NOTHING: Heap = GOODS.map(() => 0);

export function sizeOf(heap: Heap): number {
  return heap.reduce((sum, count) => sum + count, 0);
}

export function countOf(heap: Heap, good: number): number {
  return heap[good] ?? 0;
}

/** The heap with so many more of one good. */
export function changed(heap: Heap, good: number, by: number): Heap {
  return NOTHING.map((_, index) => countOf(heap, index) + (index === good ? by : 0));
}

/** What is left of a heap without another. */
export function without(heap: Heap, other: Heap): Heap {
  return NOTHING.map((_, good) => countOf(heap, good) - countOf(other, good));
}

export function isSame(one: Heap, other: Heap): boolean {
  return NOTHING.every((_, good) => countOf(one, good) === countOf(other, good));
}

/** Whether one heap is part of another. */
export function isWithin(part: Heap, whole: Heap): boolean {
  return NOTHING.every((_, good) => countOf(part, good) <= countOf(whole, good));
}

/** How many goods are to be changed to make one heap of another. */
export function distance(one: Heap, other: Heap): number {
  return NOTHING.reduce((sum, _, good) => sum + Math.abs(countOf(one, good) - countOf(other, good)), 0);
}

/** The goods one by one, in their order. */
export function goodsIn(heap: Heap): Good[] {
  return GOODS.flatMap((name, good) => Array.from({ length: Math.max(0, countOf(heap, good)) }, () => name));
}
