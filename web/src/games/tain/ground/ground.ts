/** The land round the farmsteads as one SVG picture: everything that never changes during play. */

import { seeded, type Box, type Point } from "../../../lib/geometry";
import { asAttributes, blotch, drawScene, grainAndLight } from "../../../lib/ground";
import { smooth } from "../../../lib/strokes";
import { emptyCorners, MIDDLE, WHOLE } from "../layout";
import { COUNTRY, wildCorner, type Region } from "./regions";
import { scatterSigns } from "./scatter";
import style from "./ground.css?raw";

/** A part of the land: the regions in it, where no signs may stand, and its water. */
interface Country {
  readonly box: Box;
  readonly regions: readonly Region[];
  readonly isFree: (place: Point) => boolean;
  readonly water: string;
  readonly seed: number;
}

/** The whole land for so many players. */
export function drawGround(seats: number, farms: readonly Point[], colours: CSSStyleDeclaration, isDark: boolean): string {
  const water = riverPath();
  const country: Country = {
    box: WHOLE,
    seed: 515,
    regions: [...COUNTRY, ...emptyCorners(seats).map(wildCorner)],
    isFree: (place) => isClearOfFarms(place, farms) && isClearOfOuterLand(place) && !isOnRiver(place),
    water: `<path class="river-bank" d="${water}"/><path class="river" d="${water}"/><path class="river-light" d="${water}"/>`,
  };
  return draw(country, colours, isDark);
}

/** The land round a single place, on a phone. */
export function drawSpot(size: number, colours: CSSStyleDeclaration, isDark: boolean): string {
  const half = size / 2;
  const north: Region = { terrain: "steppe", ring: [[-half, -half], [half, -half], [half, -120], [150, -152], [10, -168], [-150, -156], [-half, -110]] };
  const south: Region = { terrain: "forest", ring: [[-half, half], [half, half], [half, 176], [110, 184], [10, 176], [-110, 190], [-half, 178]] };
  const isFree = ([, y]: Point): boolean => y < -160 || y > 176;
  const box = { x: -half, y: -half, width: size, height: size };
  return draw({ box, regions: [north, south], isFree, water: "", seed: 77 }, colours, isDark);
}

function draw({ box, regions, isFree, water, seed }: Country, colours: CSSStyleDeclaration, isDark: boolean): string {
  const rings = regions.map(({ terrain, ring }) => ({ terrain, path: smooth(ring, true, 1) }));
  const body = [
    `<rect class="grassland" ${asAttributes(box)}/>`,
    ...rings.map(({ terrain, path }) => `<path class="${terrain}" d="${path}"/>`),
    `<path class="borders" d="${rings.map(({ path }) => path).join("")}"/>`,
    blotch(box),
    scatterSigns(box, regions, isFree, seed),
    water,
    grainAndLight(box),
  ].join("");
  return drawScene({ box, style, defs: "", tokens: [], body }, colours, isDark);
}

/** The river comes from the left, parts round the outer land and leaves on the right. */
function riverPath(): string {
  const next = seeded(9);
  const [x, y] = MIDDLE;
  const bend = (way: number): Point[] =>
    Array.from({ length: 25 }, (_, step): Point => {
      if (step === 0) return [321, y];
      if (step === 24) return [747, y];
      const angle = Math.PI * (1 - step / 24);
      const across = 214 * (1 + (next() - 0.5) * 0.02);
      return [x + Math.cos(angle) * across, y + way * Math.sin(angle) * 118 * (1 + (next() - 0.5) * 0.05)];
    });
  const left: Point[] = [];
  for (let at = -10; at <= 318; at += 26) left.push([at, y + 14 * Math.sin(at / 60)]);
  const right: Point[] = [[747, y]];
  for (let at = 774; at <= 1080; at += 26) right.push([at, y + 12 * Math.sin((at - 748) / 55)]);
  return [[...left, [322, y] as const], bend(-1), bend(1), right].map((points) => smooth(points, false, 1)).join("");
}

function isClearOfFarms([x, y]: Point, farms: readonly Point[]): boolean {
  return farms.every(([farmX, farmY]) => Math.abs(x - farmX) > 216 || y < farmY - 152 || y > farmY + 166);
}

function isClearOfOuterLand([x, y]: Point): boolean {
  const distance = ((x - MIDDLE[0]) / 222) ** 2 + ((y - MIDDLE[1]) / 124) ** 2;
  const isStoneRing = ((x - MIDDLE[0]) / 190) ** 2 + ((y - MIDDLE[1]) / 96) ** 2 > 0.72;
  return distance > 1 || (distance < 0.7 && !isStoneRing);
}

function isOnRiver([x, y]: Point): boolean {
  return (x < 330 || x > 738) && Math.abs(y - MIDDLE[1] - 14 * Math.sin(x / 90)) < 22;
}
