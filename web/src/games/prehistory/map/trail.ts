/** A way over the map as a dotted line with a head. */

import type { Point } from "../../../lib/geometry";
import { smooth } from "../../../lib/strokes";
import { SIDE, type Land } from "./land";

export interface Trail {
  readonly line: string;
  /** Where the head is, and which way it points, in degrees. */
  readonly head: Point;
  readonly angle: number;
}

/** Before the middle of the last space. */
const SHORT = SIDE * 0.5;

/** The trail through some spaces; null where there is no way. */
export function trailOf(land: Land, way: readonly string[]): Trail | null {
  const points = way.flatMap((name) => {
    const space = land.spaces.get(name);
    return space ? [space.centre] : [];
  });
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return null;
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const head: Point = [last[0] - Math.cos(angle) * SHORT, last[1] - Math.sin(angle) * SHORT];
  return { line: smooth([...points.slice(0, -1), head], false, 0.5), head, angle: (angle * 180) / Math.PI };
}
