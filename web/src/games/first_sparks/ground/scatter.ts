/** The signs of the terrain all over a hex. */

import { boxAround, distanceToEdge, isInside, seeded, type Point } from "../../../lib/geometry";
import { hasRoom, scatter, useSign, type Sign } from "../../../lib/scatter";
import { SIDE, type Food, type Hex, type Space } from "../map/land";
import { GROUND } from "../map/outline";

export const TERRAIN: Readonly<Record<Food, Sign>> = {
  berry: "grassland",
  fish: "shore",
  bear: "forest",
  mammoth: "steppe",
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
  const places = scatter(next, {
    box: boxAround(hex.centre, SIDE),
    tries: TRIES,
    most: MOST,
    isFree: (at) => isFree(at, hex, spaces),
    isApart: hasRoom(terrain),
  });
  return places.map((at) => useSign(terrain, at, 0.72 + next() * 0.26)).join("");
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
