/** Finds the place of a card: on empty ground beside what it speaks of. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Surroundings {
  /** The card must lie inside. */
  readonly bounds: Box;
  /** What the card speaks of; it lies as near as it can. */
  readonly target: Box;
  /** Never to be covered. */
  readonly clear: readonly Box[];
  /** Covered only when nothing else is free. */
  readonly quiet: readonly Box[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const STEP = 12;
/** Cost of a covered square pixel against a pixel of distance. */
const CLEAR_COST = 1000;
const QUIET_COST = 0.07;
/** Between a card and its target, so that an arrow or ring still shows. */
const GAP = 14;

/** The upper left corner at which a card of this size does least harm. */
export function placeCard(size: Size, around: Surroundings): { x: number; y: number } {
  const { bounds } = around;
  const target = grown(around.target, GAP);
  let best = { x: bounds.x, y: bounds.y };
  let least = Infinity;
  for (const x of stepsBetween(bounds.x, bounds.x + bounds.width - size.width)) {
    for (const y of stepsBetween(bounds.y, bounds.y + bounds.height - size.height)) {
      const card = { x, y, ...size };
      const cost = distance(card, around.target) + harm(card, target, around);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function harm(card: Box, target: Box, { clear, quiet }: Surroundings): number {
  let cost = overlap(card, target) * CLEAR_COST;
  for (const box of clear) cost += overlap(card, box) * CLEAR_COST;
  for (const box of quiet) cost += overlap(card, box) * QUIET_COST;
  return cost;
}

/** Length of the way between the nearest points of two boxes, and a little for their middles. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width));
  const dy = Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height));
  const middle = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  return Math.hypot(dx, dy) + middle * 0.1;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function* stepsBetween(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}
