/** The map as drawn: flat-topped hexes, north up, with the borders of its tiles. */

import { boxOf, linePath, ringPath, type Box, type Point } from "../../../lib/geometry";
import type { PrehistoryView, SpaceView } from "../../../generated/wire";

/** Length of a side of a hex, in units of the map. */
export const SIDE = 64;

/** Steps to the neighbouring hexes, clockwise from north. */
export const STEPS: readonly Point[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/** Where the four hexes of a tile lie before it is turned. */
const TILE_SHAPE: readonly Point[] = [[0, 0], [1, 0], [0, 1], [1, 1]];

export interface Space {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: string | null;
  readonly content: string;
  readonly centre: Point;
  readonly ring: readonly Point[];
  /** The whole hex, and a little inside it. */
  readonly whole: string;
  readonly path: string;
}

export interface Land {
  /** The same for the same map. */
  readonly key: string;
  /** By name, back to front. */
  readonly spaces: ReadonlyMap<string, Space>;
  /** Borders inside tiles, and round them. */
  readonly thin: string;
  readonly firm: string;
  readonly box: Box;
}

const KEPT = 40;
const lands = new Map<string, Land>();

/** The land of a view; asked again for the same map, it is the same. */
export function landOf(view: Pick<PrehistoryView, "spaces" | "tiles">): Land {
  const key = view.tiles.map((tile) => tile.join(",")).join(" ");
  const known = lands.get(key);
  if (known) return known;
  const spaces = view.spaces.map(spaceOf).sort((a, b) => a.centre[1] - b.centre[1]);
  const land = { key, spaces: new Map(spaces.map((space) => [space.name, space])), ...bordersOf(spaces), box: boxOf(spaces.flatMap(({ ring }) => ring)) };
  if (lands.size >= KEPT) lands.clear();
  lands.set(key, land);
  return land;
}

function spaceOf({ name, q, r, terrain, content }: SpaceView): Space {
  const centre = centreOf(q, r);
  const ring = ringOf(centre);
  return { name, q, r, terrain, content, centre, ring, whole: ringPath(ring), path: ringPath(ringOf(centre, SIDE - 2.4)) };
}

export function centreOf(q: number, r: number): Point {
  return [1.5 * q * SIDE, Math.sqrt(3) * (r + q / 2) * SIDE];
}

/** The six corners round a point; corner 0 is to the right. */
export function ringOf([x, y]: Point, side = SIDE): Point[] {
  return STEPS.map((_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)];
  });
}

/** The side of a hex in a direction, as two corners. */
export function sideOf(centre: Point, direction: number, side = SIDE): [Point, Point] {
  const ring = ringOf(centre, side);
  const at = (corner: number): Point => ring[(corner + 6) % 6] ?? centre;
  return [at(direction + 4), at(direction + 5)];
}

/** The tile that a space belongs to: "M05" of "M05b"; the start hex is one of its own. */
export function tileOf(space: string): string {
  return space === "start" ? space : space.slice(0, -1);
}

/** The neighbours of a space as it is drawn, clockwise from north; null where the map ends. */
export function around(land: Land, { q, r }: Space): (Space | null)[] {
  const at = placesOf(land);
  return STEPS.map(([dq, dr]) => at.get(`${q + dq} ${r + dr}`) ?? null);
}

const places = new WeakMap<Land, ReadonlyMap<string, Space>>();

function placesOf(land: Land): ReadonlyMap<string, Space> {
  const known = places.get(land) ?? new Map([...land.spaces.values()].map((space) => [`${space.q} ${space.r}`, space]));
  places.set(land, known);
  return known;
}

/** The outline of a space with all its neighbours, a little inside. */
export function influenceOf(land: Land, space: Space): string {
  const near = [space, ...around(land, space).flatMap((other) => other ?? [])];
  const names = new Set(near.map(({ name }) => name));
  return near
    .flatMap((one) =>
      around(land, one).flatMap((other, direction) => (other && names.has(other.name) ? [] : linePath(inner(sideOf(one.centre, direction), space.centre)))),
    )
    .join("");
}

function inner(points: readonly Point[], [x, y]: Point): Point[] {
  return points.map(([px, py]) => [px + (x - px) * 0.03, py + (y - py) * 0.03]);
}

function bordersOf(spaces: readonly Space[]): { thin: string; firm: string } {
  const at = new Map(spaces.map((space) => [`${space.q} ${space.r}`, space]));
  let [thin, firm] = ["", ""];
  for (const { name, q, r, centre } of spaces) {
    for (const [direction, [dq, dr]] of STEPS.entries()) {
      const other = at.get(`${q + dq} ${r + dr}`);
      if (other && direction >= 3) continue;
      const line = linePath(sideOf(centre, direction));
      if (other && tileOf(other.name) === tileOf(name)) thin += line;
      else firm += line;
    }
  }
  return { thin, firm };
}

/** The four hexes of a tile laid at (q, r) and turned so many steps clockwise. */
export function cellsOf(q: number, r: number, turn: number): Point[] {
  return TILE_SHAPE.map(([dq, dr]) => {
    let [tq, tr] = [dq, dr];
    for (let step = 0; step < turn; step++) [tq, tr] = [-tr, tq + tr];
    return [q + tq, r + tr];
  });
}
