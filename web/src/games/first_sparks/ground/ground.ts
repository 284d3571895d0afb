/** The land as one SVG picture: everything that never changes once the tiles lie. */

import { boxOf, linePath, ringPath, type Box, type Point } from "../../../lib/geometry";
import { blotch, drawScene, grainAndLight } from "../../../lib/ground";
import { handCut } from "../../../lib/strokes";
import type { Hex, Land, Space } from "../map/land";
import { GROUND, tileRing } from "../map/outline";
import { BEAR, groundOf, MAMMOTH, placed, silhouette } from "./beasts";
import style from "./ground.css?raw";
import { signsOf, TERRAIN } from "./scatter";

const TOKENS = [
  "--first_sparks-cave", "--t-shore", "--t-shore-2",
  "--f-berry", "--f-fish", "--f-bear", "--f-mammoth", "--gd-berry", "--gd-fish", "--gd-bear", "--gd-mammoth",
  "--mammoth", "--mammoth-far", "--mammoth-hair", "--bear", "--bear-far", "--bear-hair", "--fish", "--bush", "--bush-2",
] as const;

/** Tiles lie so far apart. */
const GAP = 3.4;
/** Room that a faint painting needs in a corner of the wall. */
const PAINTING: Box = { x: 0, y: 0, width: 84, height: 64 };

/** Draws the land inside a frame, with the colours of an element, in the light or dark theme. */
export function drawGround(land: Land, frame: Box, colours: CSSStyleDeclaration, isDark: boolean): string {
  const tiles = tilesOf(land);
  const body = [
    cave(frame, land),
    `<path class="shadow" filter="url(#soft)" d="${tiles.map(({ ring }) => ringPath(ring.map(([px, py]) => [px + 1, py + 7]))).join("")}"/>`,
    ...tiles.map((tile) => drawTile(tile, land)),
    ...land.hexes.map((hex, index) => placed(hex.centre, groundOf(hex.food, index + 1))),
  ].join("");
  return drawScene({ box: frame, style, defs: SOFT, tokens: TOKENS, body }, colours, isDark);
}

interface DrawnTile {
  readonly index: number;
  readonly hexes: readonly Hex[];
  readonly ring: readonly Point[];
}

function tilesOf({ hexes }: Land): DrawnTile[] {
  const names = [...new Set(hexes.map(({ tile }) => tile))];
  return names.map((name, index) => {
    const own = hexes.filter(({ tile }) => tile === name);
    return { index, hexes: own, ring: tileRing(own[0]?.ring ?? [], own[1]?.ring ?? [], GAP) };
  });
}

function drawTile({ index, hexes, ring }: DrawnTile, land: Land): string {
  const outline = handCut(ring, index * 7 + 3);
  const whole = boxOf(ring);
  return [
    `<clipPath id="tile${index}"><path d="${outline}"/></clipPath><g clip-path="url(#tile${index})">`,
    ...hexes.map((hex) => `<path class="${TERRAIN[hex.food]}" d="${ringPath(hex.ring)}"/>`),
    blotch(whole),
    ...hexes.map((hex, half) => signsOf(hex, spacesIn(land, hex), index * 2 + half + 31)),
    `<path class="borders" d="${hexes.flatMap((hex) => hex.cuts.map(borderOf)).join("")}"/>`,
    `<path class="seam" d="${seamOf(hexes)}"/>`,
    grainAndLight(whole, land.box),
    `</g><path class="edge" d="${outline}"/>`,
  ].join("");
}

function spacesIn(land: Land, hex: Hex): Space[] {
  return [...land.spaces.values()].filter((space) => space.hex === hex);
}

/** A plain border from the ground to the corner; mountains are drawn above all. */
function borderOf({ from, to, isRidge }: Hex["cuts"][number]): string {
  if (isRidge) return "";
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const start: Point = [from[0] + ((to[0] - from[0]) * GROUND) / length, from[1] + ((to[1] - from[1]) * GROUND) / length];
  return linePath([start, to]);
}

function seamOf([first, second]: readonly Hex[]): string {
  const shared = first?.ring.filter(([x, y]) => second?.ring.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < 1)) ?? [];
  return shared.length > 0 ? linePath(shared) : "";
}

/** Faint paintings on the wall, in the corners on the right that no tile reaches. */
function cave(frame: Box, { box, hexes }: Land): string {
  if (frame.width - box.width < PAINTING.width / 2) return "";
  const x = frame.x + frame.width - PAINTING.width - 6;
  const corners = [
    { drawn: MAMMOTH, at: [x, frame.y + 14] as const },
    { drawn: BEAR, at: [x, frame.y + frame.height - PAINTING.height] as const },
  ];
  const isFree = ([left, top]: Point): boolean =>
    hexes.every(({ centre }) => Math.hypot(centre[0] - left - 40, centre[1] - top - 28) > 140);
  const free = corners.filter(({ at }) => isFree(at));
  return free.map(({ drawn, at }) => placed(at, `<path class="cave" d="${silhouette(drawn)}"/>`, 0.36)).join("");
}

const SOFT = `<filter id="soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="5"/></filter>`;
