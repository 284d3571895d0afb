/** Scatters things over the ground of a picture: the same places at every render. */

import { short, type Box, type Point } from "./geometry";

export interface Field {
  /** Where places are sought. */
  readonly box: Box;
  /** How often one is sought, and how many are enough. */
  readonly tries: number;
  readonly most: number;
  readonly isFree: (place: Point) => boolean;
  /** Whether a new place is far enough from others already taken. */
  readonly isApart: (place: Point) => (other: Point) => boolean;
}

export type Sign = "forest" | "mountain" | "steppe" | "grassland" | "shore";

/** Size of a sign, and the least distance between two of a kind. */
const SIGNS: Readonly<Record<Sign, { readonly width: number; readonly height: number; readonly gap: number }>> = {
  forest: { width: 20, height: 24, gap: 16.5 },
  mountain: { width: 24, height: 20, gap: 21 },
  steppe: { width: 20, height: 12, gap: 18.5 },
  grassland: { width: 18, height: 16, gap: 18 },
  shore: { width: 18, height: 18, gap: 19 },
};

/** Places in a field, back to front. */
export function scatter(next: () => number, { box, tries, most, isFree, isApart }: Field): Point[] {
  const places: Point[] = [];
  for (let tried = 0; tried < tries && places.length < most; tried++) {
    const place: Point = [box.x + next() * box.width, box.y + next() * box.height];
    if (isFree(place) && places.every(isApart(place))) places.push(place);
  }
  return places.sort((a, b) => a[1] - b[1]);
}

/** Whether two places have room for the same sign; rows a little further apart than columns read as depth. */
export function hasRoom(sign: Sign, spacing = 1): Field["isApart"] {
  const gap = SIGNS[sign].gap * spacing;
  return ([ax, ay]) => ([bx, by]) => Math.hypot(ax - bx, (ay - by) * 1.15) >= gap;
}

/** A sign of terrain with its middle at a place; symbols are named `sign-forest` and so on. */
export function useSign(sign: Sign, [x, y]: Point, scale: number): string {
  const [width, height] = [SIGNS[sign].width * scale, SIGNS[sign].height * scale];
  const at = `x="${short(x - width / 2)}" y="${short(y - height / 2)}"`;
  return `<use class="signs-${sign}" href="#sign-${sign}" ${at} width="${short(width)}" height="${short(height)}"/>`;
}
