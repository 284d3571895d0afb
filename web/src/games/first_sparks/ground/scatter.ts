/** Scatters the signs of the terrain over a hex: the same places at every render. */

import { distanceToEdge, isInside, seeded, short, type Point } from "../../../lib/geometry";
import { SIDE, type Food, type Hex, type Space } from "../map/land";
import { GROUND } from "../map/outline";

export type Terrain = "grassland" | "shore" | "forest" | "steppe";

export const TERRAIN: Readonly<Record<Food, Terrain>> = {
  berry: "grassland",
  fish: "shore",
  bear: "forest",
  mammoth: "steppe",
};

interface Sign {
  readonly width: number;
  readonly height: number;
  /** Least distance between two of a kind. */
  readonly gap: number;
}

const SIGNS: Readonly<Record<Terrain, Sign>> = {
  forest: { width: 20, height: 24, gap: 17 },
  shore: { width: 18, height: 18, gap: 19 },
  steppe: { width: 20, height: 12, gap: 18 },
  grassland: { width: 18, height: 16, gap: 18 },
};

const TRIES = 900;
const MOST = 46;
const FROM_EDGE = 9;
const FROM_GROUND = GROUND + 12;
const FROM_RIDGE = 22;
const FROM_BORDER = 7;
/** Where members stand. */
const FROM_PLACE = 22;

/** The signs of one hex as `use` elements, back to front. */
export function signsOf(hex: Hex, spaces: readonly Space[], seed: number): string {
  const next = seeded(seed);
  const terrain = TERRAIN[hex.food];
  const { width, height, gap } = SIGNS[terrain];
  const places: Point[] = [];
  for (let tries = 0; tries < TRIES && places.length < MOST; tries++) {
    const at: Point = [hex.centre[0] + (next() - 0.5) * 2 * SIDE, hex.centre[1] + (next() - 0.5) * 2 * SIDE];
    const isApart = places.every(([x, y]) => Math.hypot(x - at[0], (y - at[1]) * 1.15) >= gap);
    if (isApart && isFree(at, hex, spaces)) places.push(at);
  }
  places.sort((a, b) => a[1] - b[1]);
  const signs = places.map(([x, y]) => {
    const scale = 0.72 + next() * 0.26;
    const [wide, high] = [width * scale, height * scale];
    const box = `x="${short(x - wide / 2)}" y="${short(y - high / 2)}" width="${short(wide)}" height="${short(high)}"`;
    return `<use href="#sign-${terrain}" ${box}/>`;
  });
  return `<g class="signs-${terrain}">${signs.join("")}</g>`;
}

function isFree(at: Point, hex: Hex, spaces: readonly Space[]): boolean {
  const from = ([x, y]: Point): number => Math.hypot(x - at[0], y - at[1]);
  if (!isInside(at, hex.ring) || distanceToEdge(at, hex.ring) < FROM_EDGE) return false;
  if (from(hex.centre) < FROM_GROUND || spaces.some(({ centre }) => from(centre) < FROM_PLACE)) return false;
  return hex.cuts.every(({ from: start, to, isRidge }) => toLine(at, start, to) >= (isRidge ? FROM_RIDGE : FROM_BORDER));
}

function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
