/** Curved strokes for drawings. */

import { short, type Point } from "./geometry";

/** A smooth path through points (Catmull-Rom as Bézier curves); `tension` 1 is the usual curve, less is straighter. */
export function smooth(points: readonly Point[], isClosed = true, tension = 0.5): string {
  const [first] = points;
  if (first === undefined) return "";
  const count = points.length;
  const at = (index: number): Point => {
    const place = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[place] ?? first;
  };
  let path = `M${short(first[0])} ${short(first[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, beyond] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${short(from[0] + ((to[0] - before[0]) * tension) / 3)} ${short(from[1] + ((to[1] - before[1]) * tension) / 3)}`;
    path += ` ${short(to[0] - ((beyond[0] - from[0]) * tension) / 3)} ${short(to[1] - ((beyond[1] - from[1]) * tension) / 3)}`;
    path += ` ${short(to[0])} ${short(to[1])}`;
  }
  return path + (isClosed ? "Z" : "");
}
