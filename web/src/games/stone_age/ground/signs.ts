/** Signs of terrain all over the valley, clear of places and water. */

import { boxOf, distanceToEdge, isInside, seeded, short, type Point } from "../../../lib/geometry";
import { scatter, useSign, type Sign } from "../../../lib/scatter";
import type { Geometry } from "../board/geometry";
import { toRiver } from "./water";

interface Sown {
  readonly sign: Sign | "clay";
  readonly field: readonly Point[];
  readonly gap: number;
  readonly most: number;
  readonly fromEdge: number;
}

/** Signs back to front, in every land and on the grassland between. */
export function scatterSigns(geometry: Geometry, clear: readonly (readonly [Point, number])[]): string {
  const { width, shore, lands, yard, isTall, riverWidth } = geometry;
  const next = seeded(41);
  const between: readonly Point[] = [[0, 0], [width, 0], [width, shore], [0, shore]];
  const sown: readonly Sown[] = [
    { sign: "grassland", field: between, gap: isTall ? 24 : 21, most: isTall ? 40 : 150, fromEdge: 8 },
    { sign: "forest", field: lands.forest.outline, gap: isTall ? 15 : 15.5, most: isTall ? 60 : 190, fromEdge: 9 },
    { sign: "steppe", field: lands.hunt.outline, gap: isTall ? 22 : 25, most: isTall ? 20 : 70, fromEdge: 10 },
    { sign: "mountain", field: lands.quarry.outline, gap: 21, most: isTall ? 30 : 70, fromEdge: 11 },
    { sign: "clay", field: lands.clay_pit.outline, gap: isTall ? 20 : 22, most: isTall ? 24 : 60, fromEdge: 10 },
  ];
  const isFree = ([x, y]: Point): boolean =>
    x > 9 && y > 11 && x < width - 9 && y < shore - 9 &&
    toRiver([x, y], geometry) > riverWidth / 2 + 13 &&
    !isInside([x, y], lands.river.outline) && distanceToEdge([x, y], lands.river.outline) > 13 &&
    clear.every(([[cx, cy], reach]) => Math.hypot(x - cx, y - cy) >= reach);
  const isBetween = (place: Point): boolean =>
    [lands.forest, lands.hunt, lands.quarry, lands.clay_pit].every(({ outline }) => !isInside(place, outline) && distanceToEdge(place, outline) > 10) &&
    !isInside(place, yard) && distanceToEdge(place, yard) > 13 && (isTall || place[1] < 422);
  return sown
    .map(({ sign, field, gap, most, fromEdge }) => {
      const places = scatter(next, {
        box: boxOf(field),
        tries: most * 14,
        most,
        isFree: (place) =>
          isFree(place) && isInside(place, field) && distanceToEdge(place, field) >= fromEdge && (sign !== "grassland" || isBetween(place)),
        isApart: ([ax, ay]) => ([bx, by]) => Math.hypot(ax - bx, (ay - by) * 1.15) >= gap,
      });
      return places.map((place) => (sign === "clay" ? claySign(place, 0.82 + next() * 0.32) : useSign(sign, place, 0.82 + next() * 0.32))).join("");
    })
    .join("");
}

function claySign([x, y]: Point, scale: number): string {
  const [width, height] = [18 * scale, 11 * scale];
  return `<use class="signs-clay" href="#sign-clay" x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}"/>`;
}
