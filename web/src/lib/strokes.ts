/** Strokes and outlines cut by hand, for drawings. */

import { seeded, short, type Point } from "./geometry";

/** A smooth path through points (Catmull-Rom as Bézier curves); `tension` 1 is the usual curve, less is straighter. */
export function smooth(points: readonly Point[], isClosed = true, tension = 0.5): string {
  const [first] = points;
  if (first === undefined) return "";
  const count = points.length;
  const at = (index: number): Point => {
    const place = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[place] ?? first;
  };
  let path = `M${short(first[0])} ${short(first[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, beyond] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${short(from[0] + ((to[0] - before[0]) * tension) / 3)} ${short(from[1] + ((to[1] - before[1]) * tension) / 3)}`;
    path += ` ${short(to[0] - ((beyond[0] - from[0]) * tension) / 3)} ${short(to[1] - ((beyond[1] - from[1]) * tension) / 3)}`;
    path += ` ${short(to[0])} ${short(to[1])}`;
  }
  return path + (isClosed ? "Z" : "");
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
  return smooth(points, true, 1);
}
