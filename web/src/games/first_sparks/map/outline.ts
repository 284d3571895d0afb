/** Outlines cut by hand: of spaces without their ground, of tiles, of round grounds. */

import { seeded, short, type Point } from "../../../lib/geometry";

/** Radius of a hunting ground, in units of the map. */
export const GROUND = 36;
/** Spaces end a little outside the ring of the ground. */
const GROUND_EDGE = GROUND + 3;

/** A smooth closed path through points. */
export function smoothRing(points: readonly Point[], bend: number): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [x, y] = at(0);
  let path = `M${short(x)} ${short(y)}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + ((to[0] - before[0]) * bend) / 3, from[1] + ((to[1] - before[1]) * bend) / 3];
    const second: Point = [to[0] - ((after[0] - from[0]) * bend) / 3, to[1] - ((after[1] - from[1]) * bend) / 3];
    path += `C${[...first, ...second, ...to].map(short).join(" ")}`;
  }
  return `${path}Z`;
}

/** A tapered gouge, the basic stroke of the lino-cut. */
export function gouge([x, y]: Point, length: number, angle: number, width: number, bend = 0): string {
  const [cos, sin, half] = [Math.cos(angle), Math.sin(angle), length / 2];
  const at = (along: number, aside: number): string =>
    `${short(x + along * cos - aside * sin)} ${short(y + along * sin + aside * cos)}`;
  const there = `Q${at(-half * 0.2, -width / 2 + bend)} ${at(half, bend * 0.3)}`;
  return `M${at(-half, 0)}${there}Q${at(half * 0.1, width / 2 + bend)} ${at(-half, 0)}Z`;
}

/** A round thing that is not quite round. */
export function blob([x, y]: Point, radius: number, seed: number, corners = 18, roughness = 0.07): Point[] {
  const next = seeded(seed);
  return Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * 2 * Math.PI;
    const out = radius * (1 - roughness + next() * roughness * 2);
    return [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
  });
}

/** The outline of a polygon with small bends in every side and rounded corners. */
export function handCut(ring: readonly Point[], seed: number, roughness = 1.5): string {
  const next = seeded(seed);
  const points = ring.flatMap(([ax, ay], index): Point[] => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay);
    const pieces = Math.max(2, Math.round(length / 26));
    const inner = Array.from({ length: pieces }, (_, piece) => (piece + 0.5) / pieces).filter((t) => t > 0.12 && t < 0.88);
    return [0.035, ...inner, 0.965].map((along) => {
      const off = (next() - 0.5) * 2 * roughness * (along < 0.1 || along > 0.9 ? 0.3 : 1);
      return [ax + (bx - ax) * along - ((by - ay) / length) * off, ay + (by - ay) * along + ((bx - ax) / length) * off];
    });
  });
  return smoothRing(points, 1);
}

/** The ring round two hexes that share a side, a little inside, so that tiles lie apart. */
export function tileRing(first: readonly Point[], second: readonly Point[], gap: number): Point[] {
  const shared = (point: Point, ring: readonly Point[]): boolean => ring.some((other) => distance(point, other) < 1);
  const from = (ring: readonly Point[], other: readonly Point[]): Point[] => {
    const start = ring.findIndex((point, index) => shared(point, other) && !shared(ring[(index + 1) % 6] ?? point, other));
    const turn = [...ring.slice(start), ...ring.slice(0, start)];
    return turn.slice(0, 5);
  };
  const whole = [...from(first, second), ...from(second, first)];
  return inset(whole, gap);
}

/** A third of a hex without the ground, given as middle and three corners. */
export function spacePath(ring: readonly Point[], centre: Point, by: number): string {
  const [middle = centre, first = centre, second = centre, third = centre] = ring;
  const [ux, uy] = unit(middle, first);
  const [vx, vy] = unit(middle, third);
  const near: Point = [middle[0] + ux * GROUND_EDGE, middle[1] + uy * GROUND_EDGE];
  const far: Point = [middle[0] + vx * GROUND_EDGE, middle[1] + vy * GROUND_EDGE];
  const corners = [near, first, second, third, far].map((point): Point => {
    const [dx, dy] = unit(point, centre);
    return [point[0] + dx * by, point[1] + dy * by];
  });
  const sweep = vx * uy - vy * ux > 0 ? 1 : 0;
  const line = corners.map(([x, y]) => `${short(x)} ${short(y)}`);
  return `M${line.join("L")}A${GROUND_EDGE} ${GROUND_EDGE} 0 0 ${sweep} ${line[0] ?? ""}Z`;
}

/** All sides moved inwards by so much. */
function inset(ring: readonly Point[], by: number): Point[] {
  const turn = areaOf(ring) > 0 ? 1 : -1;
  return ring.map((point, index) => {
    const before = ring[(index - 1 + ring.length) % ring.length] ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    const [ax, ay] = unit(before, point);
    const [bx, by2] = unit(point, after);
    const [mx, my] = unit([0, 0], [-ay - by2, ax + bx]);
    const reach = by / Math.max(0.35, mx * -ay + my * ax);
    return [point[0] + mx * reach * turn, point[1] + my * reach * turn];
  });
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((area, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return area + x * nextY - nextX * y;
  }, 0);
}

function unit([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
