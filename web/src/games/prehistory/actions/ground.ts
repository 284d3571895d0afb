/** The ground of the action board: its fields, with signs only where nothing lies. */

import { boxOf, distanceToEdge, isInside, ringPath, seeded, type Box, type Point } from "../../../lib/geometry";
import { asAttributes, blotch, drawScene, grainAndLight } from "../../../lib/ground";
import { scatter, useSign, type Sign } from "../../../lib/scatter";
import { gouge } from "../../../lib/strokes";
import type { Field, Layout } from "./geometry";
import style from "./ground.css?raw";

/** What grows in a field, how large, and how much of it. */
const SOWN: Readonly<Record<Field, { readonly fill: string; readonly sign: Sign | null; readonly most: number }>> = {
  gathering: { fill: "forest", sign: "forest", most: 34 },
  centre: { fill: "steppe", sign: "steppe", most: 16 },
  hunting: { fill: "grassland", sign: "grassland", most: 26 },
  fishing: { fill: "fishing", sign: null, most: 0 },
  painting: { fill: "mountain", sign: "mountain", most: 22 },
  ceremony: { fill: "steppe", sign: "steppe", most: 34 },
  migration: { fill: "grassland", sign: "grassland", most: 18 },
};
const FIELDS = Object.keys(SOWN) as Field[];

export function drawGround(layout: Layout, box: Box, colours: CSSStyleDeclaration, isDark: boolean): string {
  const next = seeded(41);
  const there = FIELDS.flatMap((field) => (layout.fields[field] ? [{ field, ring: layout.fields[field] }] : []));
  const clear = keptClear(layout);
  const ground = [
    ...there.map(({ field, ring }) => `<path class="${SOWN[field].fill}" d="${ringPath(ring)}"/>`),
    blotch(box),
    `<g class="signs">${there.map(({ field, ring }) => sown(next, field, ring, box, clear)).join("")}</g>`,
    ...there.filter(({ field }) => field === "fishing").map(({ ring }) => waves(next, ring, box)),
    `<path class="lines" d="${layout.lines}"/><path class="bank" d="${layout.bank}"/>`,
    grainAndLight(box),
  ].join("");
  const defs = `<clipPath id="map"><rect ${asAttributes(box)} rx="12"/></clipPath>`;
  const body = `<g clip-path="url(#map)">${ground}</g><rect class="map-edge" ${asAttributes(box)} rx="12"/>`;
  return drawScene({ box, style, defs, tokens: [], body }, colours, isDark);
}

/** Circles in which nothing grows. */
function keptClear(layout: Layout): readonly (readonly [Point, number])[] {
  const cards = [...layout.hunting, ...layout.rites].flatMap(({ x, y, width, height }) =>
    [0.2, 0.5, 0.8].map((down): readonly [Point, number] => [[x + width / 2, y + height * down], width * 0.6]),
  );
  const round = (places: readonly Point[], reach: number): (readonly [Point, number])[] => places.map((at) => [at, reach]);
  return [
    ...cards,
    ...Object.values(layout.tiles).map(({ at, radius }): readonly [Point, number] => [at, radius + 12]),
    ...round(layout.gathering, 38),
    ...round(layout.signs, 30),
    ...round(layout.shamans, 34),
    ...round(layout.ways.map(({ at }) => at), 34),
    ...round(layout.pillars, 52),
    ...round(layout.track?.places ?? [], 32),
    ...Object.values(layout.heads).flatMap(([x, y]) => round([[x + 20, y - 6], [x + 60, y - 6], [x + 100, y - 6]], 24)),
    ...Object.values(layout.hints).flatMap(([x, y]) => round([0, 1, 2, 3, 4, 5, 6].map((step): Point => [x + 20 + step * 45, y - 4]), 20)),
    ...(layout.track ? round([0, 1, 2].map((step): Point => [(layout.track?.label[0] ?? 0) + 15 + step * 35, layout.track?.label[1] ?? 0]), 22) : []),
    ...(layout.next ? round([layout.next.at], 40) : []),
  ];
}

function sown(next: () => number, field: Field, ring: readonly Point[], frame: Box, clear: readonly (readonly [Point, number])[]): string {
  const { sign, most } = SOWN[field];
  if (sign === null) return "";
  const places = scatter(next, {
    box: within(boxOf(ring), frame),
    tries: most * 26,
    most,
    isFree: (place) => isInside(place, ring) && distanceToEdge(place, ring) > 13 && clear.every(([[x, y], reach]) => Math.hypot(place[0] - x, place[1] - y) >= reach),
    isApart: ([ax, ay]) => ([bx, by]) => Math.hypot(ax - bx, ay - by) >= 26,
  });
  return places.map((place) => useSign(sign, place, 0.9 + next() * 0.3)).join("");
}

function waves(next: () => number, ring: readonly Point[], frame: Box): string {
  const { x, y, width, height } = within(boxOf(ring), frame);
  let drawn = "";
  for (let tried = 0; tried < 60; tried++) {
    const at: Point = [x + next() * width, y + next() * height];
    if (isInside(at, ring) && distanceToEdge(at, ring) > 8) drawn += gouge(at, 9 + next() * 6, 0, 2.6, -1.4);
  }
  return `<path class="waves" d="${drawn}"/>`;
}

/** What two boxes share. */
function within(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return { x, y, width: Math.min(one.x + one.width, other.x + other.width) - x, height: Math.min(one.y + one.height, other.y + other.height) - y };
}
