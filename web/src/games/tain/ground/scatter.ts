/** Signs of terrain all over the picture of the land. */

import { distanceToEdge, isInside, seeded, type Box, type Point } from "../../../lib/geometry";
import { hasRoom, scatter, useSign } from "../../../lib/scatter";
import type { Region, Terrain } from "./regions";

const TRIES = 9000;
const MOST = 560;
const FROM_BORDER = 8;
const FROM_EDGE = 13;
/** The land is wide: its signs stand a little further apart. */
const SPACING = 1.06;

/** Signs where a picture is free, back to front. */
export function scatterSigns(frame: Box, regions: readonly Region[], isFree: (place: Point) => boolean, seed: number): string {
  const next = seeded(seed);
  const terrainAt = (place: Point): Terrain => regions.find(({ ring }) => isInside(place, ring))?.terrain ?? "grassland";
  const places = scatter(next, {
    box: { x: frame.x + FROM_EDGE, y: frame.y + FROM_EDGE, width: frame.width - 2 * FROM_EDGE, height: frame.height - 2 * FROM_EDGE },
    tries: TRIES,
    most: MOST,
    isFree: (place) => isFree(place) && regions.every(({ ring }) => distanceToEdge(place, ring) >= FROM_BORDER),
    isApart: (place) => hasRoom(terrainAt(place), SPACING)(place),
  });
  return places.map((place) => useSign(terrainAt(place), place, 0.8 + next() * 0.3)).join("");
}
