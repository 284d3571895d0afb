/** The ground of the board as one SVG picture: everything that never changes during play. */

import type { Board } from "../board";
import { ringPath, seeded, short } from "../../../lib/geometry";
import { blotch, drawScene, grainAndLight } from "../../../lib/ground";
import { RIM, pitOf, PITS } from "../track/track";
import { scatterSigns, scatterWaves } from "./scatter";
import style from "./ground.css?raw";

const TOKENS = ["--ground", "--stone", "--line", "--hair-2"] as const;

/** On the turned board signs stand further apart, because they are seen smaller. */
const UPRIGHT_SPACING = 1.35;
const NUMBERED_EVERY = 5;

/** Draws the ground with the colours of an element, in the light or dark theme. */
export function drawGround(board: Board, colours: CSSStyleDeclaration, isDark: boolean): string {
  const rim = board.upright ? 0 : RIM;
  const { width, height } = board;
  const map = { x: 0, y: 0, width, height };
  const body = [
    `<clipPath id="map"><rect width="${width}" height="${height}" rx="10"/></clipPath>`,
    rim ? drawFrame(board) : "",
    `<g clip-path="url(#map)"><rect class="bed" width="${width}" height="${height}"/>`,
    drawLand(board),
    drawWater(board),
    grainAndLight(map),
    `</g><rect class="edge" width="${width}" height="${height}" rx="10" filter="url(#rough)"/>`,
  ].join("");
  const box = { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim };
  return drawScene({ box, style, defs: ROUGH, tokens: TOKENS, body }, colours, isDark);
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
  const signs = board.territories.map((territory) => scatterSigns(board, territory, spacing));
  const wall = blotch({ x: 0, y: 0, width: board.width, height: board.height });
  return fields.join("") + wall + signs.join("") + `<path class="borders" d="${board.borders.join("")}"/>`;
}

function drawWater({ rivers, lakes }: Board): string {
  const shores = lakes.map(ringPath).join("");
  return [
    `<path class="river-bank" d="${rivers}"/><path class="lake-bank" d="${shores}"/>`,
    `<path class="river" d="${rivers}"/><path class="lakes" d="${shores}"/><path class="river-light" d="${rivers}"/>`,
    `<path class="waves" d="${lakes.map(scatterWaves).join("")}"/>`,
  ].join("");
}

const ROUGH = `<filter id="rough" x="-.05" y="-.05" width="1.1" height="1.1"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="7" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="3.2"/></filter>`;
