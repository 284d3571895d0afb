/** Where the trays of the tribe stand round its tile, and the blocks in them. */

import type { Point } from "../../../lib/geometry";
import { towards } from "../pieces/shapes";

/** The middle of a tray: north is the first, and so on clockwise. */
export function trayAt(tray: number): Point {
  const [x, y] = towards(tray, 1);
  return tray % 3 === 0 ? [0, y * 111] : [Math.sign(x) * 116, y * 110];
}

const SHOWN = 5;

/** Places of blocks in a tray, closer the more there are; beyond five the number tells. */
export function blocksIn(count: number): number[] {
  const shown = Math.min(count, SHOWN);
  const step = shown > 4 ? 9.6 : shown > 3 ? 12.5 : 16;
  return Array.from({ length: shown }, (_, block) => -26 + block * step);
}
