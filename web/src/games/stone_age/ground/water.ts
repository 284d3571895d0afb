/** How far things are from the river. */

import type { Point } from "../../../lib/geometry";
import type { Geometry } from "../board/geometry";

/** The way from a point to the middle of the river. */
export function toRiver([x, y]: Point, { river }: Geometry): number {
  let nearest = Infinity;
  river.forEach(([bx, by], index) => {
    const [ax, ay] = river[index - 1] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  });
  return nearest;
}
