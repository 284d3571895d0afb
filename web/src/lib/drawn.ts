/** Polygons as `board.json?drawn` ships them. */

import type { Point } from "./geometry";

const TENTHS = 10;

/** The points of a way told in steps of tenths. */
export function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / TENTHS, y / TENTHS]);
  }
  return points;
}
