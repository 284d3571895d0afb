/** The ground of the board as one SVG picture: everything that never changes during play. */

import type { Board } from "../board";
import { ringPath, seeded, short } from "../../../lib/geometry";
import { RIM, pitOf, PITS } from "../track/track";
import { scatterSigns, scatterWaves } from "./scatter";
import style from "./ground.css?raw";

const TOKENS = [
  "--ground", "--stone", "--line", "--hair-2", "--water", "--water-hi", "--bank",
  "--t-forest", "--t-forest-2", "--t-mountain", "--t-mountain-2",
  "--t-steppe", "--t-steppe-2", "--t-grassland", "--t-grassland-2",
] as const;

/** On the turned board signs stand further apart, because they are seen smaller. */
const UPRIGHT_SPACING = 1.35;
const NUMBERED_EVERY = 5;

/** Draws the ground with the colours of an element, in the light or dark theme. */
export function drawGround(board: Board, colours: CSSStyleDeclaration, isDark: boolean): string {
  const rim = board.upright ? 0 : RIM;
  const tokens = TOKENS.map((token) => `${token}:${colours.getPropertyValue(token)}`).join(";");
  const { width, height } = board;
  const view = `${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width + 2 * rim}" height="${height + 2 * rim}">`,
    `<style>svg{${tokens}}${style}</style>`,
    DEFS,
    `<clipPath id="map"><rect width="${width}" height="${height}" rx="10"/></clipPath><g${isDark ? ' class="dark"' : ""}>`,
    rim ? drawFrame(board) : "",
    `<g clip-path="url(#map)"><rect class="bed" width="${width}" height="${height}"/>`,
    drawLand(board),
    drawWater(board),
    `<rect class="grain" width="${width}" height="${height}" filter="url(#grain)"/>`,
    `<rect width="${width}" height="${height}" fill="url(#firelight)"/></g>`,
    `<rect class="edge" width="${width}" height="${height}" rx="10" filter="url(#rough)"/></g></svg>`,
  ].join("");
}

function drawFrame({ width, height }: Board): string {
  const next = seeded(9);
  let pits = "";
  for (let points = 0; points < PITS; points++) {
    if (points % NUMBERED_EVERY === 0) continue;
    const { x, y } = pitOf(points);
    const left = short(x - 4.6 - next());
    const right = short(x + 4.6 + next());
    const up = short(y - 4.6 - next());
    const down = short(y + 4.4 + next());
    pits += `M${left} ${short(y)}C${short(x - 4.4)} ${up} ${short(x + 4.4)} ${up} ${right} ${short(y)}`;
    pits += `C${short(x + 4.4)} ${down} ${short(x - 4.4)} ${down} ${left} ${short(y)}Z`;
  }
  const frame = `x="${1 - RIM}" y="${1 - RIM}" width="${width + 2 * RIM - 2}" height="${height + 2 * RIM - 2}"`;
  return `<rect class="frame" ${frame} rx="20"/><path class="pit" d="${pits}"/>`;
}

function drawLand(board: Board): string {
  const spacing = board.upright ? UPRIGHT_SPACING : 1;
  const fields = board.territories.map(({ terrain, path }) => `<path class="${terrain}" d="${path}"/>`);
  const signs = board.territories.map(
    (territory) => `<g class="signs-${territory.terrain}">${scatterSigns(board, territory, spacing)}</g>`,
  );
  const blotch = `<rect class="blotch" width="${board.width}" height="${board.height}" filter="url(#blotch)"/>`;
  return fields.join("") + blotch + signs.join("") + `<path class="borders" d="${board.borders.join("")}"/>`;
}

function drawWater({ rivers, lakes }: Board): string {
  const shores = lakes.map(ringPath).join("");
  return [
    `<path class="river-bank" d="${rivers}"/><path class="lake-bank" d="${shores}"/>`,
    `<path class="river" d="${rivers}"/><path class="lakes" d="${shores}"/><path class="river-light" d="${rivers}"/>`,
    `<path class="waves" d="${lakes.map(scatterWaves).join("")}"/>`,
  ].join("");
}

const DEFS = `<defs>
<symbol id="sign-forest" viewBox="-10 -12 20 24" overflow="visible"><path d="M0-11C2.5-7.5 4-5 5.6-3.6 4.9-3 4-2.7 3.2-2.5 4.6-.2 6 1.8 7.6 3.2 5.4 4.7 2.9 5.2 1.1 5.3L1.2 9H-1.1L-.9 5.3C-3 5.2-5.4 4.6-7.4 3.2-5.8 1.6-4.3-.4-3.1-2.6-4-2.8-4.8-3.1-5.5-3.6-3.8-5-2.3-7.6 0-11Z"/></symbol>
<symbol id="sign-mountain" viewBox="-12 -10 24 20" overflow="visible"><path d="M-12 7 -3.4-8.2-.8-4.3 1.4-6.4 11.6 7 8.2 7 1.9-1.6-.3 1.2-3.2-3.6-9 7Z"/><path d="M-3.3-3.4-1.2.6-3-.2-2.6 4-5.2 1.2-6.4 4.6-6.2 1.6Z"/></symbol>
<symbol id="sign-steppe" viewBox="-10 -6 20 12" overflow="visible"><path d="M-9 .8C-6-.8-3-.9 0 .2-3 1.6-6 1.8-9 .8ZM2 3.4C4.2 2.4 6.6 2.5 8.6 3.3 6.4 4.3 4 4.4 2 3.4ZM3.4-3.4A1.2 1.2 0 1 1 3.3-3.3ZM-4-4C-2.8-4.6-1.4-4.6-.2-4.1-1.4-3.4-2.8-3.4-4-4Z"/></symbol>
<symbol id="sign-grassland" viewBox="-9 -8 18 16" overflow="visible"><path d="M-.9 6C-1.2 1.5-1-2.6.5-7.5 1.6-3 1.6 1.6.9 6ZM-2.4 6C-3.4 2.4-4.8-.6-7.4-3.4-5.9 1-4.9 3.6-4 6ZM2.5 6C3.2 2.5 4.6-.4 7.4-2.8 6 .9 5 3.4 4.1 6Z"/></symbol>
<radialGradient id="firelight" cx=".5" cy=".46" r=".74"><stop offset="0" class="light-near"/><stop offset=".55" class="light-mid"/><stop offset="1" class="light-far"/></radialGradient>
<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8 .75" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .1  0 0 0 -1.5 .95"/></filter>
<filter id="blotch" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .1  0 0 0 0 .05  0 0 0 -3.2 1.75"/></filter>
<filter id="rough" x="-.05" y="-.05" width="1.1" height="1.1"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="7" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="3.2"/></filter>
</defs>`;
