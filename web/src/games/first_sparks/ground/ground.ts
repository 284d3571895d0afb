/** The land as one SVG picture: everything that never changes once the tiles lie. */

import { boxOf, linePath, ringPath, short, type Box, type Point } from "../../../lib/geometry";
import type { Hex, Land, Space } from "../map/land";
import { GROUND, handCut, tileRing } from "../map/outline";
import { BEAR, groundOf, MAMMOTH, placed, silhouette } from "./beasts";
import style from "./ground.css?raw";
import { signsOf, TERRAIN } from "./scatter";

const TOKENS = [
  "--bank", "--water-hi", "--first_sparks-cave",
  "--t-forest", "--t-forest-2", "--t-steppe", "--t-steppe-2", "--t-grassland", "--t-grassland-2", "--t-shore", "--t-shore-2",
  "--f-berry", "--f-fish", "--f-bear", "--f-mammoth", "--gd-berry", "--gd-fish", "--gd-bear", "--gd-mammoth",
  "--mammoth", "--mammoth-far", "--mammoth-hair", "--bear", "--bear-far", "--bear-hair", "--fish", "--bush", "--bush-2",
] as const;

/** Tiles lie so far apart. */
const GAP = 3.4;
/** Room that a faint painting needs in a corner of the wall. */
const PAINTING: Box = { x: 0, y: 0, width: 84, height: 64 };

/** Draws the land inside a frame, with the colours of an element, in the light or dark theme. */
export function drawGround(land: Land, frame: Box, colours: CSSStyleDeclaration, isDark: boolean): string {
  const { x, y, width, height } = frame;
  const tokens = TOKENS.map((token) => `${token}:${colours.getPropertyValue(token)}`).join(";");
  const tiles = tilesOf(land);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<style>svg{${tokens}}${style}</style>${DEFS}<g${isDark ? ' class="dark"' : ""}>`,
    cave(frame, land),
    `<path class="shadow" filter="url(#soft)" d="${tiles.map(({ ring }) => ringPath(ring.map(([px, py]) => [px + 1, py + 7]))).join("")}"/>`,
    ...tiles.map((tile) => drawTile(tile, land)),
    ...land.hexes.map((hex, index) => placed(hex.centre, groundOf(hex.food, index + 1))),
    "</g></svg>",
  ].join("");
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
  const { x, y, width, height } = boxOf(ring);
  const whole = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  const all = boxOf(land.hexes.flatMap((hex) => hex.ring));
  const light = `x="${short(all.x)}" y="${short(all.y)}" width="${short(all.width)}" height="${short(all.height)}"`;
  return [
    `<clipPath id="tile${index}"><path d="${outline}"/></clipPath><g clip-path="url(#tile${index})">`,
    ...hexes.map((hex) => `<path class="${TERRAIN[hex.food]}" d="${ringPath(hex.ring)}"/>`),
    `<rect class="blotch" ${whole} filter="url(#blotch)"/>`,
    ...hexes.map((hex, half) => signsOf(hex, spacesIn(land, hex), index * 2 + half + 31)),
    `<path class="borders" d="${hexes.flatMap((hex) => hex.cuts.map(borderOf)).join("")}"/>`,
    `<path class="seam" d="${seamOf(hexes)}"/>`,
    `<rect class="grain" ${whole} filter="url(#grain)"/><rect ${light} fill="url(#firelight)"/></g>`,
    `<path class="edge" d="${outline}"/>`,
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

const DEFS = `<defs>
<symbol id="sign-forest" viewBox="-10 -12 20 24" overflow="visible"><path d="M0-11C2.5-7.5 4-5 5.6-3.6 4.9-3 4-2.7 3.2-2.5 4.6-.2 6 1.8 7.6 3.2 5.4 4.7 2.9 5.2 1.1 5.3L1.2 9H-1.1L-.9 5.3C-3 5.2-5.4 4.6-7.4 3.2-5.8 1.6-4.3-.4-3.1-2.6-4-2.8-4.8-3.1-5.5-3.6-3.8-5-2.3-7.6 0-11Z"/></symbol>
<symbol id="sign-steppe" viewBox="-10 -6 20 12" overflow="visible"><path d="M-9 .8C-6-.8-3-.9 0 .2-3 1.6-6 1.8-9 .8ZM2 3.4C4.2 2.4 6.6 2.5 8.6 3.3 6.4 4.3 4 4.4 2 3.4ZM3.4-3.4A1.2 1.2 0 1 1 3.3-3.3ZM-4-4C-2.8-4.6-1.4-4.6-.2-4.1-1.4-3.4-2.8-3.4-4-4Z"/></symbol>
<symbol id="sign-grassland" viewBox="-9 -8 18 16" overflow="visible"><path d="M-.9 6C-1.2 1.5-1-2.6.5-7.5 1.6-3 1.6 1.6.9 6ZM-2.4 6C-3.4 2.4-4.8-.6-7.4-3.4-5.9 1-4.9 3.6-4 6ZM2.5 6C3.2 2.5 4.6-.4 7.4-2.8 6 .9 5 3.4 4.1 6Z"/></symbol>
<symbol id="sign-shore" viewBox="-9 -10 18 18" overflow="visible"><path d="M-.6 8C-.9 2-.7-2 .2-6.4L1.2-6.2C.9-2 .9 2 1 8ZM-.9-9.6C.6-10 1.9-9 1.8-7.2L1.2-3.4-.6-3.6-1.2-7.4ZM-4.4 8C-5 4-5.4 1-6.8-2L-5.8-2.4C-4.4.8-3.6 4-3 8ZM3.6 8C4 5 4.8 2.4 6.4 0L7.2.6C6 3 5.2 5.4 5 8Z"/></symbol>
<radialGradient id="firelight" cx=".5" cy=".46" r=".74"><stop offset="0" class="light-near"/><stop offset=".55" class="light-mid"/><stop offset="1" class="light-far"/></radialGradient>
<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8 .75" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .1  0 0 0 -1.5 .95"/></filter>
<filter id="blotch" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .1  0 0 0 0 .05  0 0 0 -3.2 1.75"/></filter>
<filter id="soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="5"/></filter>
</defs>`;
