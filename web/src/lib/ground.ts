/** What the pictures of every board's ground share: signs of terrain, the grain of the wall, firelight. */

import { short, type Box } from "./geometry";
import shared from "./ground.css?raw";

/** Colours of the page that the shared style uses. */
const TOKENS = [
  "--bank", "--water", "--water-hi", "--t-forest", "--t-forest-2", "--t-mountain", "--t-mountain-2",
  "--t-steppe", "--t-steppe-2", "--t-grassland", "--t-grassland-2",
] as const;

/** A picture in the making: what it shows, its own style and definitions, and the colours of the page it needs. */
export interface Scene {
  readonly box: Box;
  readonly style: string;
  readonly defs: string;
  /** Colours of the page that its own style uses. */
  readonly tokens: readonly string[];
  readonly body: string;
}

/** The picture as SVG text, with the colours of an element, in the light or dark theme. */
export function drawScene({ box, style, defs, tokens, body }: Scene, colours: CSSStyleDeclaration, isDark: boolean): string {
  const { x, y, width, height } = box;
  const values = [...TOKENS, ...tokens].map((token) => `${token}:${colours.getPropertyValue(token)}`).join(";");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<style>svg{${values}}${shared}${style}</style><defs>${TERRAIN_SIGNS}${WALL}${defs}</defs>`,
    `<g${isDark ? ' class="dark"' : ""}>${body}</g></svg>`,
  ].join("");
}

/** Place and size of a box as attributes. */
export function asAttributes({ x, y, width, height }: Box): string {
  return `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
}

/** Blotches of the wall, above the fields and below the signs. */
export function blotch(box: Box): string {
  return `<rect class="blotch" ${asAttributes(box)} filter="url(#blotch)"/>`;
}

/** The grain of the wall and the light of the fire, above everything. */
export function grainAndLight(box: Box, light: Box = box): string {
  return `<rect class="grain" ${asAttributes(box)} filter="url(#grain)"/><rect ${asAttributes(light)} fill="url(#firelight)"/>`;
}

/** Symbols `sign-forest`, `sign-mountain`, `sign-steppe`, `sign-grassland` and `sign-shore`. */
const TERRAIN_SIGNS = `<symbol id="sign-forest" viewBox="-10 -12 20 24" overflow="visible"><path d="M0-11C2.5-7.5 4-5 5.6-3.6 4.9-3 4-2.7 3.2-2.5 4.6-.2 6 1.8 7.6 3.2 5.4 4.7 2.9 5.2 1.1 5.3L1.2 9H-1.1L-.9 5.3C-3 5.2-5.4 4.6-7.4 3.2-5.8 1.6-4.3-.4-3.1-2.6-4-2.8-4.8-3.1-5.5-3.6-3.8-5-2.3-7.6 0-11Z"/></symbol>
<symbol id="sign-mountain" viewBox="-12 -10 24 20" overflow="visible"><path d="M-12 7 -3.4-8.2-.8-4.3 1.4-6.4 11.6 7 8.2 7 1.9-1.6-.3 1.2-3.2-3.6-9 7Z"/><path d="M-3.3-3.4-1.2.6-3-.2-2.6 4-5.2 1.2-6.4 4.6-6.2 1.6Z"/></symbol>
<symbol id="sign-steppe" viewBox="-10 -6 20 12" overflow="visible"><path d="M-9 .8C-6-.8-3-.9 0 .2-3 1.6-6 1.8-9 .8ZM2 3.4C4.2 2.4 6.6 2.5 8.6 3.3 6.4 4.3 4 4.4 2 3.4ZM3.4-3.4A1.2 1.2 0 1 1 3.3-3.3ZM-4-4C-2.8-4.6-1.4-4.6-.2-4.1-1.4-3.4-2.8-3.4-4-4Z"/></symbol>
<symbol id="sign-grassland" viewBox="-9 -8 18 16" overflow="visible"><path d="M-.9 6C-1.2 1.5-1-2.6.5-7.5 1.6-3 1.6 1.6.9 6ZM-2.4 6C-3.4 2.4-4.8-.6-7.4-3.4-5.9 1-4.9 3.6-4 6ZM2.5 6C3.2 2.5 4.6-.4 7.4-2.8 6 .9 5 3.4 4.1 6Z"/></symbol>
<symbol id="sign-shore" viewBox="-9 -10 18 18" overflow="visible"><path d="M-.6 8C-.9 2-.7-2 .2-6.4L1.2-6.2C.9-2 .9 2 1 8ZM-.9-9.6C.6-10 1.9-9 1.8-7.2L1.2-3.4-.6-3.6-1.2-7.4ZM-4.4 8C-5 4-5.4 1-6.8-2L-5.8-2.4C-4.4.8-3.6 4-3 8ZM3.6 8C4 5 4.8 2.4 6.4 0L7.2.6C6 3 5.2 5.4 5 8Z"/></symbol>`;

/** Filters `grain` and `blotch`, and the gradient `firelight`, whose stops are `light-near`, `-mid` and `-far`. */
const WALL = `<radialGradient id="firelight" cx=".5" cy=".46" r=".74"><stop offset="0" class="light-near"/><stop offset=".55" class="light-mid"/><stop offset="1" class="light-far"/></radialGradient>
<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8 .75" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .1  0 0 0 -1.5 .95"/></filter>
<filter id="blotch" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .1  0 0 0 0 .05  0 0 0 -3.2 1.75"/></filter>`;
