/** The map as drawn: hexes, spaces and mountains of the tiles laid, lying or turned a quarter. */

import { boxOf, type Box, type Point } from "../../../lib/geometry";
import { TILES } from "../../../generated/first_sparks";
import type { LaidTile } from "../../../generated/wire";
import { printed } from "../printed.svelte";
import { spacePath } from "./outline";

const HUNTED = ["berry", "fish", "bear", "mammoth"] as const;

export type Food = (typeof HUNTED)[number];
export type TileName = (typeof TILES)[number];

/** Length of a side of a hex, in units of the map. */
export const SIDE = 100;

/** From the middle of a hex to that of a space. */
const SPACE_OUT = 0.655;

/** Steps to the neighbouring hexes: edges 0 to 5 are east, then clockwise. */
export const STEPS: readonly Point[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

const SPACE_NAMES = ["a", "b", "c"] as const;
const CUT_NAMES = ["ab", "bc", "ca"] as const;

/** A border between two spaces of a hex, from its middle to a corner. */
export interface Cut {
  readonly from: Point;
  readonly to: Point;
  readonly isRidge: boolean;
}

export interface Hex {
  readonly id: string;
  readonly tile: TileName;
  readonly food: Food;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly centre: Point;
  readonly ring: readonly Point[];
  readonly cuts: readonly Cut[];
}

export interface Space {
  readonly id: string;
  readonly hex: Hex;
  readonly centre: Point;
  /** The third of the hex: its middle and three corners. */
  readonly ring: readonly Point[];
  /** Without the ground, a little inside its borders; and up to them. */
  readonly path: string;
  readonly whole: string;
  readonly neighbours: readonly string[];
}

export interface Land {
  /** The same for the same tiles, drawn the same way. */
  readonly key: string;
  readonly upright: boolean;
  readonly hexes: readonly Hex[];
  readonly spaces: ReadonlyMap<string, Space>;
  readonly box: Box;
}

const lands = new Map<string, Land>();

/** The land of some tiles; asked again, it is the same. */
export function landOf(tiles: readonly LaidTile[], upright: boolean): Land {
  const key = `${upright ? "upright" : "lying"} ${tiles.map(({ tile, q, r, rotation }) => `${tile}@${q},${r},${rotation}`).join(" ")}`;
  const known = lands.get(key);
  if (known) return known;
  const hexes = tiles.flatMap((tile) => hexesOf(tile, upright));
  const spaces = new Map(hexes.flatMap((hex) => spacesOf(hex, hexes, upright)).map((space) => [space.id, space]));
  const land = { key, upright, hexes, spaces, box: boxOf(hexes.flatMap(({ ring }) => ring)) };
  lands.set(key, land);
  return land;
}

/** Both hexes of a tile. */
export function hexesOf({ tile: name, q, r, rotation }: LaidTile, upright: boolean): Hex[] {
  const tile = tileOf(name);
  const [dq, dr] = STEPS[rotation] ?? [1, 0];
  const places: Point[] = [[q, r], [q + dq, r + dr]];
  return places.map(([hexQ, hexR], half) => {
    const centre = centreOf(hexQ, hexR, upright);
    return {
      id: `${name}${half === 0 ? "A" : "B"}`,
      tile: name as TileName,
      food: tile.grounds[half] ?? tile.grounds[0],
      q: hexQ,
      r: hexR,
      rotation,
      centre,
      ring: ringOf(hexQ, hexR, upright),
      cuts: CUT_NAMES.map((cut, turn) => ({
        from: centre,
        to: cornerOf(hexQ, hexR, 2 * turn + 1 + rotation, upright),
        isRidge: tile.ridges[half] === cut,
      })),
    };
  });
}

/** The food of the ground of a hex ("T1A") or of a space in it ("T1Ab"). */
export function foodOf(place: string): Food {
  const [first, second] = tileOf(place.slice(0, 2)).grounds;
  return place[2] === "B" ? second : first;
}

/** The six corners of a hex. */
export function ringOf(q: number, r: number, upright: boolean): Point[] {
  return STEPS.map((_, corner) => cornerOf(q, r, corner, upright));
}

export function centreOf(q: number, r: number, upright: boolean): Point {
  return turned([SIDE * Math.sqrt(3) * (q + r / 2), SIDE * 1.5 * r], upright);
}

function tileOf(name: string): { readonly grounds: readonly [Food, Food]; readonly ridges: readonly string[] } {
  const tile = TILES.find((known) => known === name);
  if (!tile) throw new RangeError(`The First Sparks has no tile ${name}.`);
  const { grounds, mountains } = printed();
  const [first, second] = grounds[tile];
  return { grounds: [hunted(first), hunted(second)], ridges: mountains[tile] };
}

function hunted(name: string | undefined): Food {
  const food = HUNTED.find((known) => known === name);
  if (!food) throw new RangeError(`Nobody hunts ${name}.`);
  return food;
}

/** Corner 0 lies at 30 degrees, the others clockwise; edge 0 is between corners 5 and 0. */
function cornerOf(q: number, r: number, corner: number, upright: boolean): Point {
  const angle = ((30 + 60 * corner) * Math.PI) / 180;
  const [x, y] = centreOf(q, r, false);
  return turned([x + SIDE * Math.cos(angle), y + SIDE * Math.sin(angle)], upright);
}

function turned([x, y]: Point, upright: boolean): Point {
  return upright ? [-y, x] : [x, y];
}

function spacesOf(hex: Hex, hexes: readonly Hex[], upright: boolean): Space[] {
  return SPACE_NAMES.map((name, place) => {
    const first = 2 * place - 1 + hex.rotation;
    const corners = [first, first + 1, first + 2].map((corner) => cornerOf(hex.q, hex.r, corner, upright));
    const [x, y] = corners[1] ?? hex.centre;
    const centre: Point = [
      hex.centre[0] + (x - hex.centre[0]) * SPACE_OUT,
      hex.centre[1] + (y - hex.centre[1]) * SPACE_OUT,
    ];
    const ring = [hex.centre, ...corners];
    return {
      id: `${hex.id}${name}`,
      hex,
      centre,
      ring,
      path: spacePath(ring, centre, 6),
      whole: spacePath(ring, centre, 0),
      neighbours: neighboursOf(hex, place, hexes),
    };
  });
}

/** The spaces that touch this one as it is drawn; a browser test holds them to those of the rules. */
function neighboursOf(hex: Hex, place: number, hexes: readonly Hex[]): string[] {
  const inner = SPACE_NAMES.filter((_, other) => other !== place).map((name) => hex.id + name);
  const outer = [2 * place, 2 * place + 1].flatMap((own) => {
    const edge = (own + hex.rotation) % 6;
    const [dq, dr] = STEPS[edge] ?? [0, 0];
    const beyond = hexes.find(({ q, r }) => q === hex.q + dq && r === hex.r + dr);
    if (!beyond) return [];
    const across = (edge + 3 - beyond.rotation + 6) % 6;
    return [`${beyond.id}${SPACE_NAMES[Math.floor(across / 2)] ?? ""}`];
  });
  return [...new Set([...inner, ...outer])];
}
