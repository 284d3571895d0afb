/** The view of a Táin table, told apart from those of other games, and its words. */

import { KINDS } from "../../generated/tain";
import type { TainView, View } from "../../generated/wire";

export type { ClanBoard, HostageView, TainView, TileView } from "../../generated/wire";

export type Kind = (typeof KINDS)[number];

/** A heap of tiles, by kind. */
export type Heap = Readonly<Record<Kind, number>>;

/** The same view as a view of Táin; a table of Táin never has another. */
export function tainView(view: View | null): TainView {
  if (view?.game !== "tain") throw new TypeError("This is no view of a Táin table.");
  return view;
}

/** The kind of this name; null for anything else, such as "none". */
export function kindOf(word: unknown): Kind | null {
  return KINDS.find((kind) => kind === word) ?? null;
}

/** A heap as the server counts it, with every kind in it. */
export function heapOf(counts: Readonly<Record<string, number>>): Heap {
  const [chief, warrior, boy, daughter, bluff] = KINDS.map((kind) => counts[kind] ?? 0);
  return { chief: chief ?? 0, warrior: warrior ?? 0, boy: boy ?? 0, daughter: daughter ?? 0, bluff: bluff ?? 0 };
}

/** How many tiles a heap holds. */
export function sizeOf(heap: Heap): number {
  return KINDS.reduce((sum, kind) => sum + heap[kind], 0);
}
