/** How much of the map a box shows: all of it, with room for the track, as large as it fits. */

import type { Box } from "../../../lib/geometry";

const LYING = { left: 64, right: 14, top: 10, bottom: 14 };
const UPRIGHT = { left: 4, right: 4, top: 4, bottom: 10 };

/** The part of the map plane that fills a box of this size, the land in its middle. */
export function frameOf(land: Box, width: number, height: number, upright: boolean): Box {
  const margin = upright ? UPRIGHT : LYING;
  const inner = {
    x: land.x - margin.left,
    y: land.y - margin.top,
    width: land.width + margin.left + margin.right,
    height: land.height + margin.top + margin.bottom,
  };
  if (width === 0 || height === 0) return inner;
  const scale = Math.min(width / inner.width, height / inner.height);
  const [wide, high] = [width / scale, height / scale];
  return { x: inner.x - (wide - inner.width) / 2, y: inner.y - (high - inner.height) / 2, width: wide, height: high };
}
