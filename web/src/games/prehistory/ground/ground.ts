/** The land as one SVG picture: everything that never changes once the tiles lie. */

import { boxAround, distanceToEdge, isInside, ringPath, seeded, type Box, type Point } from "../../../lib/geometry";
import { blotch, drawScene, grainAndLight } from "../../../lib/ground";
import { scatter, useSign, type Sign } from "../../../lib/scatter";
import { gouge } from "../../../lib/strokes";
import { ringOf, SIDE, type Land, type Space } from "../map/land";
import style from "./ground.css?raw";

const SIGNS: Readonly<Record<string, Sign>> = { forest: "forest", rock: "mountain" };
/** Room left free: for what lies in the middle, and along the borders. */
const FROM_MIDDLE = SIDE * 0.45;
const FROM_EDGE = SIDE * 0.15;
const APART = SIDE * 0.31;
const TRIES = 110;
const MOST = 10;

/** Draws the land inside a frame, with the colours of an element, in the light or dark theme. */
export function drawGround(land: Land, frame: Box, colours: CSSStyleDeclaration, isDark: boolean): string {
  const spaces = [...land.spaces.values()];
  const grounds = (kind: string | null): string => spaces.filter(({ terrain }) => terrain === kind).map(({ centre }) => ringPath(ringOf(centre, SIDE + 0.4))).join("");
  const body = [
    `<path class="shadow" filter="url(#soft)" d="${spaces.map(({ centre: [x, y] }) => ringPath(ringOf([x + 1, y + 8], SIDE * 1.03))).join("")}"/>`,
    `<clipPath id="land"><path d="${spaces.map(({ centre }) => ringPath(ringOf(centre, SIDE + 0.4))).join("")}"/></clipPath><g clip-path="url(#land)">`,
    `<path class="mountain" d="${grounds("rock")}"/><path class="forest" d="${grounds("forest")}"/><path class="lake" d="${grounds("water")}"/><path class="steppe" d="${grounds(null)}"/>`,
    blotch(land.box),
    ...spaces.map((space, index) => signsOf(space, index + 7)),
    `<path class="borders" d="${land.thin}"/>`,
    grainAndLight(land.box),
    `</g><path class="firm" d="${land.firm}"/>`,
  ].join("");
  return drawScene({ box: frame, style, defs: SOFT, tokens: ["--water-2"], body }, colours, isDark);
}

/** Trees, peaks or waves round the middle of a hex, back to front. */
function signsOf({ terrain, centre, ring }: Space, seed: number): string {
  if (terrain === null) return "";
  const next = seeded(seed);
  const places = scatter(next, {
    box: boxAround(centre, SIDE),
    tries: TRIES,
    most: MOST,
    isFree: (at) => isInside(at, ring) && distanceToEdge(at, ring) >= FROM_EDGE && from(at, centre) >= FROM_MIDDLE,
    isApart: (at) => (other) => from(at, other) >= APART,
  });
  const sign = SIGNS[terrain];
  if (sign) return places.map((at) => useSign(sign, at, 0.86 + next() * 0.3)).join("");
  return `<path class="waves" d="${places.map((at) => gouge(at, SIDE * 0.24 + next() * 5, 0, 3, -1.6)).join("")}"/>`;
}

function from([x, y]: Point, [ox, oy]: Point): number {
  return Math.hypot(x - ox, y - oy);
}

const SOFT = `<filter id="soft" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="4"/></filter>`;
