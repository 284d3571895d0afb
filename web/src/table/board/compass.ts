/** Arrow keys on a map: the next place in a direction. */

import type { Point } from "../../lib/geometry";

/** A place of a map: what it is called, and where its middle lies. */
export interface Place<K> {
  readonly id: K;
  readonly centre: Point;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Widest angle off the wished direction, as a cosine. */
const WIDEST = 0.3;

/** The place to go to when an arrow key is pressed; null if none lies that way or the key is no arrow. */
export function placeTowards<K>(key: string, from: Point, places: readonly Place<K>[]): K | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: K | null = null;
  let least = Infinity;
  for (const { id, centre } of places) {
    const dx = centre[0] - from[0];
    const dy = centre[1] - from[1];
    const length = Math.hypot(dx, dy);
    const straight = length === 0 ? -1 : (dx * direction[0] + dy * direction[1]) / length;
    const cost = length * (2.2 - straight);
    if (straight > WIDEST && cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** The place nearest to a point, if it is near enough; small targets are met by thumbs this way. */
export function nearestPlace<K>([x, y]: Point, places: readonly Place<K>[], within: number): K | null {
  let best: K | null = null;
  let least = within;
  for (const { id, centre } of places) {
    const length = Math.hypot(centre[0] - x, centre[1] - y);
    if (length <= least) {
      least = length;
      best = id;
    }
  }
  return best;
}
