/** The marks of terrain and water: signs in every territory, strokes on every lake. */

import { boxOf, distanceToEdge, isInside, seeded, type Point } from "../../../lib/geometry";
import { hasRoom, scatter, useSign } from "../../../lib/scatter";
import { gouge } from "../../../lib/strokes";
import type { Board, Territory } from "../board";

const TRIES = 520;
const MOST_SIGNS = 40;
const MOST_WAVES = 26;
/** Signs stay away from borders, and from where huts stand; waves from the shore. */
const FROM_BORDER = 11;
const HUT_GROUND = 21;
const FROM_SHORE = 8;

/** The signs of one territory as `use` elements, back to front. */
export function scatterSigns(board: Board, territory: Territory, spacing: number): string {
  const next = seeded(territory.id * 7919 + 77);
  const places = scatter(next, {
    box: boxOf(territory.ring),
    tries: TRIES,
    most: MOST_SIGNS,
    isFree: (place) => isFree(board, territory, place),
    isApart: hasRoom(territory.terrain, spacing),
  });
  return places.map((place) => useSign(territory.terrain, place, 0.78 + next() * 0.3)).join("");
}

/** The short strokes on a lake, as one path. */
export function scatterWaves(lake: readonly Point[], seed: number): string {
  const next = seeded(seed * 104729 + 13);
  const places = scatter(next, {
    box: boxOf(lake),
    tries: TRIES,
    most: MOST_WAVES,
    isFree: (place) => isInside(place, lake) && distanceToEdge(place, lake) >= FROM_SHORE,
    isApart: ([ax, ay]) => ([bx, by]) => Math.abs(ax - bx) >= 19 || Math.abs(ay - by) >= 8,
  });
  return places.map((place) => gouge(place, 9 + next() * 6, 0, 2.6, -1.4)).join("");
}

function isFree(board: Board, territory: Territory, place: Point): boolean {
  const [x, y] = place;
  if (x < 10 || y < 12 || x > board.width - 10 || y > board.height - 10) return false;
  if (!isInside(place, territory.ring) || distanceToEdge(place, territory.ring) < FROM_BORDER) return false;
  return Math.hypot(x - territory.centre[0], y - territory.centre[1]) >= HUT_GROUND;
}
