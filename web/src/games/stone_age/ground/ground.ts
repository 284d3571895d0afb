/** The valley as one SVG picture: everything that never changes during play. */

import { distanceToEdge, isInside, seeded, short, type Box, type Point } from "../../../lib/geometry";
import { asAttributes, blotch, drawScene, grainAndLight } from "../../../lib/ground";
import { gouge, smooth } from "../../../lib/strokes";
import { frameOf, landPath, pitAt, PITS, type Geometry } from "../board/geometry";
import { cutRect } from "../pieces/cut";
import symbols from "../symbols.svg?raw";
import { scatterSigns } from "./signs";
import { toRiver } from "./water";
import style from "./ground.css?raw";

const TOKENS = [
  "--t-clay", "--t-clay-2", "--snow", "--hematite", "--yard", "--fence", "--ledge", "--ledge-2", "--furrow", "--furrow-2", "--band",
  "--wall", "--stone", "--stone-2", "--hair-2",
];

const CLAY_SIGN =
  '<symbol id="sign-clay" viewBox="-10 -6 20 12" overflow="visible"><path d="M-9 0C-6-3.4 5-3.8 9-.6 5 3.4-5 3.6-9 0ZM-6 .2C-3 2 3 1.8 6-.2 3-2-3-1.8-6 .2Z" fill-rule="evenodd"/></symbol>';

/** Mountains: middle and size. */
const PEAKS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [640, 48, 0.8], [804, 52, 0.85], [716, 66, 1.25], [668, 96, 1.05], [764, 112, 1.1],
];
const BEASTS: readonly (readonly [beast: string, x: number, y: number, size: number])[] = [
  ["mammoth", 52, 134, 94], ["deer", 240, 258, 66], ["deer", 52, 446, 78], ["mammoth", 196, 452, 104],
];

/** The ground of a board. */
export function drawGround(geometry: Geometry, hasTrade: boolean, colours: CSSStyleDeclaration, isDark: boolean): string {
  const { width, height, isTall } = geometry;
  const map: Box = { x: 0, y: 0, width, height };
  const round = isTall ? 12 : 10;
  const valley = [
    `<rect class="grassland" ${asAttributes(map)}/>`,
    `<path class="steppe" d="${landPath(geometry, "hunt")}"/><path class="forest" d="${landPath(geometry, "forest")}"/>`,
    `<path class="mountain" d="${landPath(geometry, "quarry")}"/><path class="clay" d="${landPath(geometry, "clay_pit")}"/>`,
    blotch(map),
    scatterSigns(geometry, keptClear(geometry)),
    isTall ? "" : peaks() + beasts(),
    `<path class="borders" d="${landPath(geometry, "hunt")}${landPath(geometry, "forest")}${landPath(geometry, "quarry")}${landPath(geometry, "clay_pit")}"/>`,
    water(geometry),
    yard(geometry.yard),
    isTall ? "" : ledge(geometry) + tracks(geometry, hasTrade),
    grainAndLight(map),
  ].join("");
  const defs = `${CLAY_SIGN}${beastSymbols()}<clipPath id="map"><rect ${asAttributes(map)} rx="${round}"/></clipPath>`;
  const body = `${isTall ? "" : rim(geometry)}<g clip-path="url(#map)">${valley}</g><rect class="map-edge" ${asAttributes(map)} rx="${round}"/>`;
  return drawScene({ box: frameOf(geometry), style, defs, tokens: TOKENS, body }, colours, isDark);
}

/** Circles in which no sign of terrain stands. */
function keptClear({ lands, isTall }: Geometry): readonly (readonly [Point, number])[] {
  const stands = Object.entries(lands).flatMap(([land, { stands: all }]) =>
    all.map((at): readonly [Point, number] => [at, land === "hunt" ? (isTall ? 20 : 26) : 21]),
  );
  const signs = Object.values(lands).flatMap(({ sign: [x, y] }) =>
    [-44, 0, 44].map((off): readonly [Point, number] => [[x + off, y], isTall ? 20 : 24]),
  );
  if (isTall) return [...stands, ...signs];
  const hills = PEAKS.map(([x, y, scale]): readonly [Point, number] => [[x, y], 44 * scale]);
  const game = BEASTS.map(([, x, y, size]): readonly [Point, number] => [[x, y], size * 0.58]);
  return [...stands, ...signs, ...hills, ...game];
}

function peaks(): string {
  const crags = [[-22, 16, 22, -1.05, 3], [-10, 22, 18, -1.2, 2.6], [22, 16, 24, 1.1, 3.4], [32, 24, 14, 1, 2.6], [8, 20, 20, 1.45, 2.8]] as const;
  const crag = crags.map(([x, y, length, angle, width]) => gouge([x, y], length, angle, width)).join("");
  return PEAKS.map(
    ([x, y, scale]) =>
      `<g transform="translate(${x} ${y}) scale(${scale})"><path class="peak" d="M-44 34C-32 12-16-18-4-40L2-34 8-40C20-20 36 10 46 34 16 39-16 39-44 34Z"/><path class="snow" d="M-4-40 2-34 8-40C13-31 18-22 23-13L15-18 10-8 3-17-4-7-9-17-17-13C-12-23-8-32-4-40Z"/><path class="crag" d="${crag}"/></g>`,
  ).join("");
}

function beasts(): string {
  const uses = BEASTS.map(([beast, x, y, size]) => `<use href="#gi-stone_age-${beast}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`);
  return `<g class="beasts">${uses.join("")}</g>`;
}

/** The drawings of the beasts, which the picture needs within itself. */
function beastSymbols(): string {
  return [...symbols.matchAll(/<symbol id="gi-stone_age-(?:mammoth|deer)".*?<\/symbol>/gs)].map(([symbol]) => symbol).join("");
}

function water(geometry: Geometry): string {
  const { width, shore, riverWidth, lands, isTall } = geometry;
  const pool = landPath(geometry, "river");
  const river = smooth(geometry.river, false, 1);
  const next = seeded(43);
  let waves = "";
  for (let tried = 0; tried < (isTall ? 260 : 1100); tried++) {
    const at: Point = [next() * width, next() * shore];
    const isInPool = isInside(at, lands.river.outline) && distanceToEdge(at, lands.river.outline) > 6 && next() > 0.6;
    const isInRiver = toRiver(at, geometry) < riverWidth / 2 - 6 && !isInside(at, lands.river.outline) && next() > 0.45;
    if (isInPool || isInRiver) waves += gouge(at, 8 + next() * 7, isInPool ? 0.06 : 0.3, 2.3, -1.1);
  }
  return [
    `<path class="river-bank" style="stroke-width:${riverWidth + 4}px" d="${river}"/><path class="pool-bank" d="${pool}"/>`,
    `<path class="river" style="stroke-width:${riverWidth}px" d="${river}"/><path class="pool" d="${pool}"/><path class="waves" d="${waves}"/>`,
  ].join("");
}

/** The village yard within its palisade. */
function yard(outline: readonly Point[]): string {
  const next = seeded(5);
  const posts = postsAlong(outline).sort((a, b) => a[1] - b[1]);
  const fence = posts.map(([x, y]) => {
    const high = 8 + next() * 2.6;
    return `M${short(x - 1.8)} ${short(y + 3)}L${short(x - 1.6)} ${short(y - high + 3)}L${short(x)} ${short(y - high + 0.4)}L${short(x + 1.7)} ${short(y - high + 3)}L${short(x + 1.8)} ${short(y + 3)}Z`;
  });
  return `<path class="yard" d="${smooth(outline, true, 0.58)}"/><path class="fence" d="${fence.join("")}"/>`;
}

/** Points on the smooth outline, so far apart as posts are. */
function postsAlong(outline: readonly Point[]): Point[] {
  const count = outline.length;
  const at = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  const bend = 0.58 / 3;
  return outline.flatMap((from, index) => {
    const [before, to, beyond] = [at(index - 1), at(index + 1), at(index + 2)];
    const posts = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6.6));
    return Array.from({ length: posts }, (_, post): Point => {
      const t = post / posts;
      const u = 1 - t;
      const along = (axis: 0 | 1): number =>
        u ** 3 * from[axis] +
        3 * u * u * t * (from[axis] + (to[axis] - before[axis]) * bend) +
        3 * u * t * t * (to[axis] - (beyond[axis] - from[axis]) * bend) +
        t ** 3 * to[axis];
      return [along(0), along(1)];
    });
  });
}

/** The ledge of rock on which cards and buildings lie. */
function ledge({ width, height, shore }: Geometry): string {
  const next = seeded(41);
  const top = smooth(Array.from({ length: 26 }, (_, step): Point => [(step * width) / 25, shore + (next() - 0.5) * 5]), false, 1);
  let cracks = "";
  for (let crack = 0; crack < 60; crack++) {
    cracks += gouge([next() * width, shore + 10 + next() * (height - shore - 16)], 8 + next() * 14, next() * 0.6 - 0.3, 1.8);
  }
  return `<path class="ledge" d="${top}L${width} ${height}L0 ${height}Z"/><path class="ledge-cracks" d="${cracks}"/><path class="ledge-edge" d="${top}"/>`;
}

/** Furrows for agriculture, stepping stones for trade. */
function tracks({ agriculture, trade }: Geometry, hasTrade: boolean): string {
  let drawn = "";
  for (let step = 0; step <= 10 && agriculture; step++) {
    const x = agriculture.x + step * agriculture.step;
    drawn += `<path class="furrow${step % 2 === 1 ? " odd" : ""}" d="${cutRect(x - agriculture.step / 2 + 0.8, agriculture.y - 22, agriculture.step - 1.6, 44, 4, step + 3)}"/>`;
  }
  if (!trade || !hasTrade) return drawn;
  for (const [from, to] of [[1, 3], [4, 8], [9, 10]] as const) {
    const left = trade.x + (from - 0.5) * trade.step + 1.6;
    drawn += `<path class="band" d="${cutRect(left, trade.y - 22, (to - from + 1) * trade.step - 3.2, 44, 6, from)}"/>`;
  }
  for (let step = 0; step <= 10; step++) drawn += `<ellipse class="step" cx="${trade.x + step * trade.step}" cy="${trade.y - 4}" rx="11.4" ry="10.6"/>`;
  return drawn;
}

/** The score track round the valley. */
function rim(geometry: Geometry): string {
  const next = seeded(9);
  const { x, y, width, height } = frameOf(geometry);
  let pits = "";
  for (let pit = 0; pit < PITS; pit++) {
    if (pit % 5 === 0) continue;
    const [px, py] = pitAt(geometry, pit).at;
    pits += `<ellipse cx="${short(px)}" cy="${short(py)}" rx="${short(3.6 + next())}" ry="${short(2.9 + next())}"/>`;
  }
  return `<rect class="rim" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="20"/><g class="pit">${pits}</g>`;
}
