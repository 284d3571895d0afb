/** Scatters the signs of terrain: the same places at every render. */

import { distanceToEdge, isInside, seeded, short, type Box, type Point } from "../../../lib/geometry";
import type { Region, Terrain } from "./regions";

interface Sign {
  readonly width: number;
  readonly height: number;
  /** Least distance between two. */
  readonly gap: number;
}

const SIGNS: Readonly<Record<Terrain, Sign>> = {
  forest: { width: 20, height: 24, gap: 17 },
  mountain: { width: 24, height: 20, gap: 22 },
  steppe: { width: 20, height: 12, gap: 20 },
  grassland: { width: 18, height: 16, gap: 21 },
};

const TRIES = 9000;
const MOST = 560;
const FROM_BORDER = 8;
const FROM_EDGE = 13;

/** Signs all over a picture where it is free, back to front. */
export function scatter(frame: Box, regions: readonly Region[], isFree: (place: Point) => boolean, seed: number): string {
  const next = seeded(seed);
  const placed: { place: Point; terrain: Terrain }[] = [];
  for (let tries = 0; tries < TRIES && placed.length < MOST; tries++) {
    const place: Point = [
      frame.x + FROM_EDGE + next() * (frame.width - 2 * FROM_EDGE),
      frame.y + FROM_EDGE + next() * (frame.height - 2 * FROM_EDGE),
    ];
    if (!isFree(place) || regions.some(({ ring }) => distanceToEdge(place, ring) < FROM_BORDER)) continue;
    const terrain = regions.find(({ ring }) => isInside(place, ring))?.terrain ?? "grassland";
    if (placed.every((other) => apart(place, other.place) >= SIGNS[terrain].gap)) placed.push({ place, terrain });
  }
  placed.sort((a, b) => a.place[1] - b.place[1]);
  return placed.map(({ place, terrain }) => draw(place, terrain, 0.8 + next() * 0.3)).join("");
}

/** Distance with rows a little further apart than columns, which reads as depth. */
function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, (ay - by) * 1.15);
}

function draw([x, y]: Point, terrain: Terrain, scale: number): string {
  const { width, height } = SIGNS[terrain];
  const [wide, high] = [width * scale, height * scale];
  const box = `x="${short(x - wide / 2)}" y="${short(y - high / 2)}" width="${short(wide)}" height="${short(high)}"`;
  return `<use class="signs-${terrain}" href="#sign-${terrain}" ${box}/>`;
}
