/** Where the marks of deeds lie: each beside what it speaks of, none on another. */

import type { Point } from "../../lib/geometry";
import type { Deed } from "../since";

export interface LaidMark {
  readonly key: string;
  readonly number: number;
  /** Where the number stands. */
  readonly at: Point;
  /** Where the arrow ends, and how far before it; null where nothing went anywhere. */
  readonly to: Point | null;
  readonly end: number;
}

/** Numbers of ways stand where the way began; others above what stands at their place; those that would meet side by side. */
export function layMarks(
  deeds: readonly Deed[],
  pointOf: (place: string) => Point | null,
  reachOf: (place: string) => number,
  radius: number,
): readonly LaidMark[] {
  const laid: LaidMark[] = [];
  for (const { number, ways } of deeds) {
    for (const way of ways) {
      const known = way.flatMap((place) => {
        const at = pointOf(place);
        return at ? [{ place, at }] : [];
      });
      const first = known[0];
      const last = known.at(-1);
      if (!first || !last) continue;
      const isWay = known.length > 1;
      const [x, y] = first.at;
      const beside: Point = isWay ? first.at : [x, y - reachOf(first.place)];
      const at = free(beside, laid, radius);
      laid.push({ key: `${number} ${way.join(" ")}`, number, at, to: isWay ? last.at : null, end: isWay ? reachOf(last.place) + radius / 2 : 0 });
    }
  }
  return laid;
}

/** The point, or as far to its right as no other number stands. */
function free([x, y]: Point, laid: readonly LaidMark[], radius: number): Point {
  let at = x;
  while (laid.some((mark) => Math.hypot(mark.at[0] - at, mark.at[1] - y) < radius * 1.8)) at += radius * 2;
  return [at, y];
}
