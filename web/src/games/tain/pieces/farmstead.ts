/** The lines of a farmstead that never change: palisade, yard, paths, pen. Origin is its middle. */

import { seeded, short, type Point } from "../../../lib/geometry";
import { gouge, smooth } from "../../../lib/strokes";
import { DOOR_PLACES, ROUND } from "../layout";

const ROUND_STEPS = 420;
/** Half the width of the gap in the palisade at a door. */
const GAP = 21.5;
const POST_GAP = 5.6;

export interface Farmstead {
  readonly clearing: string;
  readonly yard: string;
  readonly yardLine: string;
  readonly paths: string;
  readonly scuffs: string;
  /** The earth bank, open at the doors, and the posts on it. */
  readonly bank: string;
  readonly palisade: string;
  readonly penPosts: string;
}

export const PEN = "M4-40C30-42 58-40 84-41 87 4 84 58 85 98 58 101 30 98 4 99 1 58 5 4 4-40Z";

/** Draws the farmstead of a seat; the same seat always gets the same lines. */
export function drawFarmstead(seat: number): Farmstead {
  const next = seeded(seat * 97 + 13);
  const walls = wallsOf();
  return {
    clearing: ring(1.13, seat + 40),
    yard: ring(0.955, seat + 9),
    yardLine: ring(0.9, seat + 19),
    paths: DOOR_PLACES.map((door) => pathTo(door.at, door.way, next)).join(""),
    scuffs: Array.from({ length: 26 }, () => scuff(next)).join(""),
    bank: walls.map((wall) => bankOf(wall, seeded(seat * 7 + 3))).join(""),
    palisade: palisadeOf(walls, seeded(seat * 7 + 5)),
    penPosts: penPostsOf(seeded(seat + 61)),
  };
}

/** A point of the rounded square, at an angle. */
function pointAt(angle: number): Point {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / ROUND.power);
  return [ROUND.x * bent(Math.cos(angle)), ROUND.y * bent(Math.sin(angle))];
}

function ring(scale: number, seed: number): string {
  const next = seeded(seed);
  const points = Array.from({ length: 60 }, (_, step): Point => {
    const [x, y] = pointAt((step / 60) * 2 * Math.PI);
    return [x * scale + (next() - 0.5) * 3, y * scale + (next() - 0.5) * 3];
  });
  return smooth(points);
}

/** The stretches of wall between the doors. */
function wallsOf(): Point[][] {
  const walls: Point[][] = [[]];
  for (let step = 0; step <= ROUND_STEPS; step++) {
    const point = pointAt(((step + ROUND_STEPS / 4) / ROUND_STEPS) * 2 * Math.PI);
    if (isDoor(point)) walls.push([]);
    else walls.at(-1)?.push(point);
  }
  return walls.filter((wall) => wall.length > 1);
}

function isDoor([x, y]: Point): boolean {
  const isSide = Math.abs(x) > ROUND.x * 0.7;
  return isSide && DOOR_PLACES.some(({ way, at }) => way === Math.sign(x) && Math.abs(y - at[1]) < GAP);
}

function bankOf(wall: readonly Point[], next: () => number): string {
  const kept = wall.filter((_, index) => index % 3 === 0 || index === wall.length - 1);
  return "M" + kept.map(([x, y]) => `${short(x + (next() - 0.5) * 1.6)} ${short(y + (next() - 0.5) * 1.6)}`).join("L");
}

function palisadeOf(walls: readonly (readonly Point[])[], next: () => number): string {
  const posts: Point[] = [];
  for (const wall of walls) {
    let since = POST_GAP;
    wall.forEach(([x, y], index) => {
      const [fromX, fromY] = wall[index - 1] ?? [x, y];
      since += Math.hypot(x - fromX, y - fromY);
      if (since < POST_GAP) return;
      since = 0;
      posts.push([x, y]);
    });
  }
  posts.sort((a, b) => a[1] - b[1]);
  return posts.map((at) => post(at, 2.1, 11 + next() * 3.4, 4)).join("");
}

function penPostsOf(next: () => number): string {
  const posts: Point[] = [];
  for (let x = 5; x <= 84; x += 8.7) posts.push([x, -38], [x, 99]);
  for (let y = -30; y <= 92; y += 8.2) posts.push([4, y], [85, y]);
  posts.sort((a, b) => a[1] - b[1]);
  return posts.map(([x, y]) => post([x + (next() - 0.5) * 1.2, y], 1.5, 7 + next() * 2.4, 3)).join("");
}

/** A pointed post, standing on a point. */
function post([x, y]: Point, half: number, height: number, foot: number): string {
  const top = y - height + foot;
  const left = short(x - half);
  const right = short(x + half);
  return `M${left} ${short(y + foot)}L${left} ${short(top)}L${short(x)} ${short(top - 3)}L${right} ${short(top)}L${right} ${short(y + foot)}Z`;
}

function pathTo([x, y]: Point, way: number, next: () => number): string {
  const outer = short(x + way * 34);
  const inner = short(x - way * 52);
  return `M${inner} ${short(y - 13)}L${outer} ${short(y - 15 - next() * 3)}L${outer} ${short(y + 15 + next() * 3)}L${inner} ${short(y + 13)}Z`;
}

/** A short stroke on the ground of the yard. */
function scuff(next: () => number): string {
  const angle = next() * 2 * Math.PI;
  const far = Math.sqrt(next()) * 0.82;
  const x = Math.cos(angle) * ROUND.x * far;
  const y = Math.sin(angle) * ROUND.y * far;
  return gouge([x, y], 7 + next() * 7, 0, 1.4, -1);
}
