/** How much of the map a box shows: all of it, as large as it fits. */

import type { Box } from "../../../lib/geometry";

/** Units of the map left free round the land. */
const ROOM = 12;

/** The part of the map plane that fills a box of this size, the land in the middle of what pixels at its right leave. */
export function frameOf(land: Box, width: number, height: number, right = 0): Box {
  const inner = { x: land.x - ROOM, y: land.y - ROOM, width: land.width + 2 * ROOM, height: land.height + 2 * ROOM };
  if (width === 0 || height === 0) return inner;
  const scale = Math.min((width - right) / inner.width, height / inner.height);
  const [wide, high] = [width / scale, height / scale];
  return { x: inner.x - (wide - right / scale - inner.width) / 2, y: inner.y - (high - inner.height) / 2, width: wide, height: high };
}
