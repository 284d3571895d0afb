/** How much of the map a box shows: all of it, with room for the track, as large as it fits. */

import type { Box } from "../../../lib/geometry";

/** Units of the map for the track of sizes on the left rim: with the free side, room for three discs in a row. */
export const TRACK = 70;
/** Pixels of the screen it takes at least, so that its numbers can be read on small boards. */
const TRACK_PIXELS = 56;

/** Units of the map left free round the land. */
const LYING = { side: 14, top: 10, bottom: 14 };
const UPRIGHT = { side: 4, top: 4, bottom: 10 };

/** How much longer one side of the land must be for the map to be turned. */
const LONGER = 1.15;

/** Whether the land is drawn turned a quarter: its longer side lies along that of the screen. */
export function isTurned(lying: Box, upright: boolean): boolean {
  const isTall = lying.height > lying.width * LONGER;
  return isTall ? !upright : upright;
}

/** The part of the map plane that fills a box of this size, the land in its middle. */
export function frameOf(land: Box, width: number, height: number, upright: boolean): Box {
  const { side, top, bottom } = upright ? UPRIGHT : LYING;
  const [track, pixels] = upright ? [0, 0] : [TRACK, TRACK_PIXELS];
  const inner = { x: land.x - side, y: land.y - top, width: land.width + 2 * side, height: land.height + top + bottom };
  if (width <= pixels || height === 0) return inner;
  const scale = Math.min(width / (inner.width + track), (width - pixels) / inner.width, height / inner.height);
  const [wide, high] = [width / scale, height / scale];
  const left = Math.max(track, pixels / scale);
  return { x: inner.x - left - (wide - left - inner.width) / 2, y: inner.y - (high - inner.height) / 2, width: wide, height: high };
}
