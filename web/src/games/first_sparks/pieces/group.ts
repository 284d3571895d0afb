/** How the members of several clans stand on one space, and where a price stands beside them. */

import type { Point } from "../../../lib/geometry";
import type { Space } from "../map/land";

const SLOTS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-0.53, 0.02], [0.53, 0.02]],
  [[0, -0.42], [-0.56, 0.44], [0.56, 0.44]],
  [[-0.54, -0.44], [0.54, -0.44], [-0.54, 0.46], [0.54, 0.46]],
  [[-0.54, -0.46], [0.54, -0.46], [-1.06, 0.46], [0, 0.46], [1.06, 0.46]],
  [[-1.06, -0.46], [0, -0.46], [1.06, -0.46], [-1.06, 0.46], [0, 0.46], [1.06, 0.46]],
];
const SCALES = [1, 1.06, 0.96, 0.9, 0.86, 0.8, 0.8] as const;
const WIDE = 28;
const HIGH = 34;

export interface Standing {
  readonly at: Point;
  readonly scale: number;
}

/** Where each of so many members stands, about the middle of the group; six clans at most, and one neutral. */
export function standings(count: number, scale: number): Standing[] {
  const size = Math.min(count, SLOTS.length - 1);
  const each = (SCALES[size] ?? 0.8) * scale;
  return (SLOTS[size] ?? []).map(([x, y]) => ({ at: [x * WIDE * each, y * HIGH * each], scale: each }));
}

/** From the middle of a space to the group and to the price, so that both have room along its long axis. */
export function besidePrice({ centre, hex }: Space, count: number, scale: number): { group: Point; price: Point } {
  if (count === 0) return { group: [0, 0], price: [0, 0] };
  const out = unit([centre[0] - hex.centre[0], centre[1] - hex.centre[1]]);
  const along = lengthwise(out);
  if (Math.abs(along[1]) < 0.3) {
    return { group: [-(count > 1 ? 26 : 22) * scale, 0], price: [(count > 1 ? 34 : 22) * scale, 1] };
  }
  if (count === 1) {
    const price: Point = [(along[0] * 19 - out[0] * 6) * scale, (along[1] * 19 - out[1] * 4) * scale + 2];
    return { group: [-along[0] * 15 * scale, -along[1] * 15 * scale], price };
  }
  return {
    group: [-out[0] * 5 * scale, -14 * scale],
    price: [-out[0] * 3 * scale, (count === 2 ? 20 : 31) * scale],
  };
}

/** Along the long axis of a space, downwards or to the right. */
function lengthwise([x, y]: Point): Point {
  const [along, down] = [-y, x];
  const isBack = Math.abs(down) > 0.3 ? down < 0 : along < 0;
  return isBack ? [-along, -down] : [along, down];
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
