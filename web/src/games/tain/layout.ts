/** Where everything lies on the drawn table: farmsteads in the corners, the outer land between them. */

import type { Box, Point } from "../../lib/geometry";
import { DOOR_NUMBERS, type Space } from "./spaces";

export const WIDTH = 1068;
export const HEIGHT = 768;
export const MIDDLE: Point = [534, 384];

/** Corners for farmsteads: bottom right for whoever looks, then clockwise. */
const CORNERS: readonly Point[] = [
  [851, 592],
  [217, 592],
  [217, 158],
  [851, 158],
];
/** Which corners are taken, by the number of players. */
const TAKEN: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

/** Half width and height of the palisade, and how square it is. */
export const ROUND = { x: 150, y: 134, power: 2.9 } as const;
/** Where the hide with the loot of a clan lies, seen from the middle of its farmstead. */
export const HIDE: Point = [-88, ROUND.y + 6];
/** From a door to the middle of the space before or behind it. */
const STEP = 31;
const DOOR_HEIGHTS = [-62, 0, 62, -37, 37] as const;

/** A door in the palisade, seen from the middle of its farmstead. */
export interface Door {
  readonly number: number;
  /** -1 for the doors of the house, on the left; 1 for those of the stables. */
  readonly way: 1 | -1;
  readonly at: Point;
  readonly entrance: Point;
  readonly threshold: Point;
}

export const DOOR_PLACES: readonly Door[] = DOOR_NUMBERS.map((number, index) => {
  const way = index > 2 ? -1 : 1;
  const y = DOOR_HEIGHTS[index] ?? 0;
  const x = way * ROUND.x * (1 - Math.abs(y / ROUND.y) ** ROUND.power) ** (1 / ROUND.power);
  return { number, way, at: [x, y], entrance: [x + way * STEP, y], threshold: [x - way * STEP, y] };
});

/** The two spaces of the outer land. */
export const OUTER_PLACES: readonly Point[] = [
  [496, 416],
  [572, 416],
];

/** The middle of each farmstead, by seat, as whoever sits in `reader` sees the table. */
export function farmsOf(seats: number, reader: number): Point[] {
  const taken = TAKEN[seats] ?? [0, 1, 2, 3];
  return Array.from({ length: seats }, (_, seat) => {
    const corner = taken[(seat - reader + seats) % seats] ?? 0;
    return CORNERS[corner] ?? MIDDLE;
  });
}

/** Corners without a farmstead, where the land is wild. */
export function emptyCorners(seats: number): Point[] {
  return CORNERS.filter((_, corner) => !TAKEN[seats]?.includes(corner));
}

/** Where a space lies, given the middles of the farmsteads. */
export function placeOf({ side, board, door }: Space, farms: readonly Point[]): Point {
  if (side === "outer") return OUTER_PLACES[door - 1] ?? MIDDLE;
  const [x, y] = farms[board] ?? MIDDLE;
  const place = DOOR_PLACES[door - 1]?.[side] ?? [0, 0];
  return [x + place[0], y + place[1]];
}

/** Half the side of a tile. */
export const TILE = 21;

/** The ground of a farmstead, with its name. */
export function farmBox([x, y]: Point): Box {
  return { x: x - 175, y: y - 148, width: 350, height: 306 };
}

/** The half of a farmstead in which its cows or its jewels are. */
export function partBox([x, y]: Point, part: "stables" | "house"): Box {
  return { x: part === "stables" ? x + 4 : x - 104, y: y - 92, width: 100, height: 184 };
}

/** The stones and cows of the outer land. */
export const QUIET: readonly Box[] = [{ x: 355, y: 290, width: 358, height: 188 }];

export const WHOLE: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

const CLOSE = { width: 462, height: (462 * HEIGHT) / WIDTH } as const;
/** Where the door stands in what the camera shows, from the side on which its farmstead lies: beside the panels. */
const FROM_SIDE = 0.36;

/** Where a door is. */
export function doorAt(board: number, door: number, farms: readonly Point[]): Point {
  const [x, y] = farms[board] ?? MIDDLE;
  const [dx, dy] = DOOR_PLACES[door - 1]?.at ?? [0, 0];
  return [x + dx, y + dy];
}

/** Whether a farmstead lies on the left, or at the bottom. */
export function sidesOf(board: number, farms: readonly Point[]): { readonly isLeft: boolean; readonly isLow: boolean } {
  const [x, y] = farms[board] ?? MIDDLE;
  return { isLeft: x < MIDDLE[0], isLow: y > MIDDLE[1] };
}

/** What the camera shows while a door is raided. */
export function closeUp(board: number, door: number, farms: readonly Point[]): Box {
  const [x, y] = doorAt(board, door, farms);
  const { width, height } = CLOSE;
  const left = x - width * (sidesOf(board, farms).isLeft ? FROM_SIDE : 1 - FROM_SIDE);
  return { x: within(left, WIDTH - width), y: within(y - height / 2, HEIGHT - height), width, height };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
