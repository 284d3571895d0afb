/** Where things lie on a pillar, round its middle. */

import type { Point } from "../../../lib/geometry";

export const FEET = 2;

/** The middle of a foot. */
export function footAt(foot: number): Point {
  return [foot === 0 ? -20.5 : foot === 1 ? 20.5 : 0, 20.5];
}
