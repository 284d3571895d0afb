/** Outlines that several pieces share. */

import { short } from "../../../lib/geometry";

/** A tile, cut by hand: 42 units wide round the origin. */
export const SLAB =
  "M-16-20.6C-6-21.6 8-20.4 16.4-21 20-20.6 21.2-18 21-14.4 20.2-5 21.4 7 20.8 15.6 20.6 19.6 18.4 21.2 14.6 21 5 20.4-6 21.6-15.4 20.8-19.6 20.6-21.2 18.4-21 14.6-20.2 5-21.4-6-20.8-15.4-20.6-19.4-18.8-20.6-16-20.6Z";

/** A standing stone of the turn track. */
export const STONE = "M-11 15C-13 4-11-8-8-15-4-19 4-20 8-15 11-8 12.6 4 11.6 15 5 17-5 17-11 15Z";

/** A hide spread out, so wide, its left end at the origin. */
export function hide(width: number): string {
  const at = (share: number): string => short(width * share);
  return `M-4-16C${at(0.3)}-20 ${at(0.7)}-15 ${short(width + 3)}-18 ${short(width + 7)}-4 ${short(width + 1)} 8 ${short(width + 4)} 18 ${at(0.7)} 15 ${at(0.3)} 20-3 16-8 6-2-6-4-16Z`;
}

/** A board with a name on it, so wide, round the origin. */
export function nameSlab(width: number): string {
  const half = short(width / 2);
  const quarter = short(width / 4);
  const edge = short(width / 2 + 3);
  return `M-${half}-13C-${quarter}-14.6 ${quarter}-13 ${half}-14 ${edge}-5 ${edge} 6 ${half} 14 ${quarter} 15.4-${quarter} 13.6-${half} 14.6-${edge} 6-${edge}-6-${half}-13Z`;
}

/** A hand-cut frame round both spaces of a door, given its left and right end. */
export function frameRound(left: number, right: number, y: number): string {
  const [x0, x1, y0, y1] = [left - 30, right + 30, y - 33, y + 33];
  const at = (x: number, down: number): string => `${short(x)} ${short(down)}`;
  return [
    `M${at(x0 + 8, y0 + 1)}C${at(x0 + 50, y0 - 2)} ${at(x1 - 50, y0 + 2)} ${at(x1 - 9, y0)}`,
    `C${at(x1 - 1, y0)} ${at(x1 + 1, y0 + 6)} ${at(x1, y0 + 14)}C${at(x1 - 1, y)} ${at(x1 + 1, y1 - 20)} ${at(x1, y1 - 9)}`,
    `C${at(x1, y1 - 1)} ${at(x1 - 6, y1 + 1)} ${at(x1 - 14, y1)}C${at(x1 - 50, y1 - 1)} ${at(x0 + 50, y1 + 2)} ${at(x0 + 9, y1)}`,
    `C${at(x0 + 1, y1)} ${at(x0 - 1, y1 - 6)} ${at(x0, y1 - 14)}C${at(x0 + 1, y)} ${at(x0 - 1, y0 + 20)} ${at(x0, y0 + 9)}`,
    `C${at(x0, y0 + 2)} ${at(x0 + 3, y0 + 1)} ${at(x0 + 8, y0 + 1)}Z`,
  ].join("");
}
