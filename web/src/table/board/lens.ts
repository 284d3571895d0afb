/** How closely the board is looked at, and which part of it: all in parts of what the box shows from afar. */

import type { Box, Point } from "../../lib/geometry";

export interface Lens {
  /** 1 shows the whole board. */
  readonly scale: number;
  /** The upper left corner of the part that is seen. */
  readonly left: number;
  readonly top: number;
}

export const FROM_AFAR: Lens = { scale: 1, left: 0, top: 0 };

/** The closest look. */
export const CLOSEST = 3;

/** Nearer by a factor; what is under a point of the box stays under it. */
export function nearer({ scale, left, top }: Lens, by: number, [x, y]: Point): Lens {
  const next = Math.min(CLOSEST, Math.max(1, scale * by));
  return kept({ scale: next, left: left + x / scale - x / next, top: top + y / scale - y / next });
}

/** The map pushed along, by parts of the box. */
export function pushed({ scale, left, top }: Lens, [x, y]: Point): Lens {
  return kept({ scale, left: left - x / scale, top: top - y / scale });
}

/** The part of the board plane seen through the lens. */
export function seenThrough({ scale, left, top }: Lens, { x, y, width, height }: Box): Box {
  return { x: x + left * width, y: y + top * height, width: width / scale, height: height / scale };
}

/** The lens that shows a part of the whole, as large as it fits. */
export function lensOn(part: Box, { x, y, width, height }: Box): Lens {
  return kept({ scale: Math.min(width / part.width, height / part.height), left: (part.x - x) / width, top: (part.y - y) / height });
}

/** The lens that shows a part of the whole in its middle, no closer than a reader may look. */
export function lensRound(part: Box, { x, y, width, height }: Box): Lens {
  const scale = Math.min(CLOSEST, Math.max(1, Math.min(width / part.width, height / part.height)));
  const [middle, centre] = [(part.x + part.width / 2 - x) / width, (part.y + part.height / 2 - y) / height];
  return kept({ scale, left: middle - 0.5 / scale, top: centre - 0.5 / scale });
}

/** As near as before, with a point of the board in view: in the middle unless it was seen anyway. */
export function showing(lens: Lens, [x, y]: Point): Lens {
  const reach = 1 / lens.scale;
  const isSeen = x >= lens.left && x <= lens.left + reach && y >= lens.top && y <= lens.top + reach;
  return isSeen ? lens : kept({ scale: lens.scale, left: x - reach / 2, top: y - reach / 2 });
}

/** Never past the rims of the board. */
function kept({ scale, left, top }: Lens): Lens {
  const most = 1 - 1 / scale;
  const within = (value: number): number => Math.min(most, Math.max(0, value));
  return { scale, left: within(left), top: within(top) };
}
