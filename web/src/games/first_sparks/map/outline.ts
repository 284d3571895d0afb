/** Outlines of spaces without their ground, and of tiles. */

import { short, type Point } from "../../../lib/geometry";

/** Radius of a hunting ground, in units of the map. */
export const GROUND = 36;
/** Spaces end a little outside the ring of the ground. */
const GROUND_EDGE = GROUND + 3;

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
