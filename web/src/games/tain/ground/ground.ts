/** The land round the farmsteads as one SVG picture: everything that never changes during play. */

import { seeded, type Point } from "../../../lib/geometry";
import { TERRAIN_SIGNS, WALL } from "../../../lib/ground";
import { smooth } from "../../../lib/strokes";
import { emptyCorners, HEIGHT, MIDDLE, WIDTH } from "../layout";
import { COUNTRY, wildCorner, type Region } from "./regions";
import { scatter } from "./scatter";
import style from "./ground.css?raw";

const TOKENS = [
  "--water", "--water-hi", "--bank", "--t-forest", "--t-forest-2", "--t-mountain", "--t-mountain-2",
  "--t-steppe", "--t-steppe-2", "--t-grassland", "--t-grassland-2",
] as const;

/** A picture in the making: its corner and size, the regions in it, and where no signs may stand. */
interface Scene {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
  readonly isFree: (place: Point) => boolean;
  readonly water: string;
  readonly seed: number;
}

/** The whole land for so many players. */
export function drawGround(seats: number, farms: readonly Point[], colours: CSSStyleDeclaration, isDark: boolean): string {
  const water = riverPath();
  const scene: Scene = {
    x: 0, y: 0, width: WIDTH, height: HEIGHT, seed: 515,
    regions: [...COUNTRY, ...emptyCorners(seats).map(wildCorner)],
    isFree: (place) => isClearOfFarms(place, farms) && isClearOfOuterLand(place) && !isOnRiver(place),
    water: `<path class="river-bank" d="${water}"/><path class="river" d="${water}"/><path class="river-light" d="${water}"/>`,
  };
  return draw(scene, colours, isDark);
}

/** The land round a single place, on a phone. */
export function drawSpot(size: number, colours: CSSStyleDeclaration, isDark: boolean): string {
  const half = size / 2;
  const north: Region = { terrain: "steppe", ring: [[-half, -half], [half, -half], [half, -120], [150, -152], [10, -168], [-150, -156], [-half, -110]] };
  const south: Region = { terrain: "forest", ring: [[-half, half], [half, half], [half, 176], [110, 184], [10, 176], [-110, 190], [-half, 178]] };
  const isFree = ([, y]: Point): boolean => y < -160 || y > 176;
  return draw({ x: -half, y: -half, width: size, height: size, regions: [north, south], isFree, water: "", seed: 77 }, colours, isDark);
}

function draw(scene: Scene, colours: CSSStyleDeclaration, isDark: boolean): string {
  const { x, y, width, height } = scene;
  const tokens = TOKENS.map((token) => `${token}:${colours.getPropertyValue(token)}`).join(";");
  const whole = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const rings = scene.regions.map(({ terrain, ring }) => ({ terrain, path: smooth(ring, true, 1) }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<style>svg{${tokens}}${style}</style><defs>${TERRAIN_SIGNS}${WALL}</defs><g${isDark ? ' class="dark"' : ""}>`,
    `<rect class="grassland" ${whole}/>`,
    ...rings.map(({ terrain, path }) => `<path class="${terrain}" d="${path}"/>`),
    `<path class="borders" d="${rings.map(({ path }) => path).join("")}"/>`,
    `<rect class="blotch" ${whole} filter="url(#blotch)"/>`,
    scatter(scene, scene.regions, scene.isFree, scene.seed),
    scene.water,
    `<rect class="grain" ${whole} filter="url(#grain)"/><rect ${whole} fill="url(#firelight)"/></g></svg>`,
  ].join("");
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

