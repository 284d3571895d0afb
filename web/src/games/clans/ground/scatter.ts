/** Scatters the marks of terrain and water: the same places at every render. */

import type { Board, Terrain, Territory } from "../board";
import { boxOf, distanceToEdge, isInside, seeded, short, type Point } from "../../../lib/geometry";

interface Sign {
  readonly width: number;
  readonly height: number;
  /** Least distance between two of a kind. */
  readonly gap: number;
}

const SIGNS: Readonly<Record<Terrain, Sign>> = {
  forest: { width: 20, height: 24, gap: 16 },
  mountain: { width: 24, height: 20, gap: 21 },
  steppe: { width: 20, height: 12, gap: 18.5 },
  grassland: { width: 18, height: 16, gap: 18 },
};

const TRIES = 520;
const MOST_SIGNS = 40;
const MOST_WAVES = 26;
/** Signs stay away from borders, and from where huts stand. */
const FROM_BORDER = 11;
const HUT_GROUND = 21;

/** The signs of one territory as `use` elements, back to front. */
export function scatterSigns(board: Board, territory: Territory, spacing: number): string {
  const next = seeded(territory.id * 7919 + 77);
  const sign = SIGNS[territory.terrain];
  const gap = sign.gap * spacing;
  const places: Point[] = [];
  for (let tries = 0; tries < TRIES && places.length < MOST_SIGNS; tries++) {
    const place = somewhereIn(territory.ring, next);
    if (isFree(board, territory, place) && places.every((other) => apart(place, other) >= gap)) places.push(place);
  }
  places.sort((a, b) => a[1] - b[1]);
  return places.map((place) => useSign(territory.terrain, sign, place, 0.78 + next() * 0.3)).join("");
}

/** The short strokes on a lake, as one path. */
export function scatterWaves(lake: readonly Point[], seed: number): string {
  const next = seeded(seed * 104729 + 13);
  const places: Point[] = [];
  for (let tries = 0; tries < TRIES && places.length < MOST_WAVES; tries++) {
    const place = somewhereIn(lake, next);
    if (!isInside(place, lake) || distanceToEdge(place, lake) < 8) continue;
    if (places.some(([x, y]) => Math.abs(x - place[0]) < 19 && Math.abs(y - place[1]) < 8)) continue;
    places.push(place);
  }
  return places.map(([x, y]) => gouge(x, y, 9 + next() * 6)).join("");
}

function somewhereIn(ring: readonly Point[], next: () => number): Point {
  const { x, y, width, height } = boxOf(ring);
  return [x + next() * width, y + next() * height];
}

function isFree(board: Board, territory: Territory, place: Point): boolean {
  const [x, y] = place;
  if (x < 10 || y < 12 || x > board.width - 10 || y > board.height - 10) return false;
  if (!isInside(place, territory.ring) || distanceToEdge(place, territory.ring) < FROM_BORDER) return false;
  return Math.hypot(x - territory.centre[0], y - territory.centre[1]) >= HUT_GROUND;
}

/** Distance with rows a little further apart than columns, which reads as depth. */
function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, (ay - by) * 1.15);
}

function useSign(terrain: Terrain, sign: Sign, [x, y]: Point, scale: number): string {
  const width = sign.width * scale;
  const height = sign.height * scale;
  const at = `x="${short(x - width / 2)}" y="${short(y - height / 2)}"`;
  return `<use href="#sign-${terrain}" ${at} width="${short(width)}" height="${short(height)}"/>`;
}

/** A tapered gouge mark, the basic stroke of a lino-cut. */
function gouge(x: number, y: number, length: number): string {
  const half = length / 2;
  const at = (u: number, v: number): string => `${short(x + u)} ${short(y + v)}`;
  return `M${at(-half, 0)}Q${at(-half * 0.2, -2.7)} ${at(half, -0.42)}Q${at(half * 0.1, -0.1)} ${at(-half, 0)}Z`;
}
