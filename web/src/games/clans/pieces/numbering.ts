/** Where the number of a territory stands beside its huts: on free ground, neither on other huts nor on an arrow. */

import { isInside, type Point } from "../../../lib/geometry";

/** What a number keeps clear of: a group with the room it takes. */
export interface Standing {
  readonly id: number;
  readonly at: Point;
  readonly reach: number;
}

/** As shares of the way from the middle of the group; below comes first, where one looks for it. */
const SIDES: readonly Point[] = [[0, 1], [0, -1], [1, 0], [-1, 0], [0.8, 0.7], [-0.8, 0.7], [0.8, -0.7], [-0.8, -0.7]];

/** The middle of the number, which is two letters wide; `ways` are arrows in view. */
export function numberAt(own: Standing & { readonly ring?: readonly Point[] }, others: readonly Standing[], ways: readonly (readonly [Point, Point])[], letters: number, size: { width: number; height: number }): Point {
  const spots = SIDES.map(([across, down]): Point => [own.at[0] + across * (own.reach + letters), own.at[1] + down * (own.reach + letters * 0.7)]);
  const inside = spots.filter(([x, y]) => x >= letters && x <= size.width - letters && y >= letters * 0.7 && y <= size.height - letters * 0.7);
  const clear = (spot: Point): number =>
    Math.min(...others.filter(({ id }) => id !== own.id).map(({ at, reach }) => Math.hypot(at[0] - spot[0], at[1] - spot[1]) - reach), ...ways.map((way) => apart(spot, way))) - letters;
  // On the ground of a neighbour it would be taken for the number of that.
  const worth = (spot: Point): number => Math.min(0, clear(spot)) - (own.ring && !isInside(spot, own.ring) ? letters / 2 : 0);
  return inside.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best), inside[0] ?? own.at);
}

/** How far a point is from a straight way. */
function apart([x, y]: Point, [[fromX, fromY], [toX, toY]]: readonly [Point, Point]): number {
  const [across, down] = [toX - fromX, toY - fromY];
  const share = Math.max(0, Math.min(1, ((x - fromX) * across + (y - fromY) * down) / (across * across + down * down || 1)));
  return Math.hypot(x - fromX - share * across, y - fromY - share * down);
}
