/** Where the huts of a group stand, and how much room they take. */

import { CLANS } from "../../../generated/clans";
import { seeded, short, type Point } from "../../../lib/geometry";
import type { Clan } from "./marks";

/** The side of a hut's box, in board units. */
const HUT = 28;

interface Shape {
  /** Size of each hut, so that many clans take little more room than one. */
  readonly size: number;
  /** Places of the huts, in units of the hut. */
  readonly slots: readonly Point[];
  /** Radius of the group. */
  readonly reach: number;
  /** Radius of the palisade when the group is a village. */
  readonly yard: number;
  /** Place of the total, in units of the hut. */
  readonly total: Point;
  readonly shadow: { readonly y: number; readonly width: number };
}

const SHAPES: readonly Shape[] = [
  { size: 1.12, slots: [[0, 0]], reach: 20, yard: 23, total: [0.6, -0.5], shadow: { y: 0.5, width: 0.46 } },
  { size: 1.04, slots: [[-0.53, 0.02], [0.53, 0.02]], reach: 33, yard: 34, total: [1.06, -0.56], shadow: { y: 0.5, width: 1 } },
  { size: 1, slots: [[0, -0.5], [-0.55, 0.5], [0.55, 0.5]], reach: 37, yard: 37, total: [0.74, -0.62], shadow: { y: 1.02, width: 1.05 } },
  { size: 0.97, slots: [[-0.54, -0.5], [0.54, -0.5], [-0.54, 0.52], [0.54, 0.52]], reach: 39, yard: 39, total: [1.06, -1.04], shadow: { y: 1.02, width: 1.05 } },
  { size: 0.95, slots: [[-0.54, -0.52], [0.54, -0.52], [-1.06, 0.5], [0, 0.5], [1.06, 0.5]], reach: 47, yard: 46, total: [1.3, -0.66], shadow: { y: 1.02, width: 1.5 } },
];

export interface StandingHut {
  readonly clan: Clan;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Group {
  readonly huts: readonly StandingHut[];
  readonly count: number;
  readonly reach: number;
  readonly yard: number;
  readonly total: Point;
  readonly shadow: { readonly y: number; readonly width: number; readonly height: number };
}

/** Lays out the huts of a group, one for each clan; null for an empty place. The total of a heavy one stands apart. */
export function layGroup(huts: readonly number[], isHeavy = false): Group | null {
  const present = CLANS.map((clan, colour) => ({ clan, count: huts[colour] ?? 0 })).filter((one) => one.count > 0);
  const shape = SHAPES[present.length - 1];
  if (!shape) return null;
  const unit = HUT * shape.size;
  return {
    huts: present.map((one, index) => {
      const [x, y] = shape.slots[index] ?? [0, 0];
      return { ...one, x: x * unit, y: y * unit, size: shape.size };
    }),
    count: countOf(huts),
    reach: shape.reach,
    yard: shape.yard,
    total: isHeavy ? [shape.reach * 0.76, -shape.reach * 0.72] : [shape.total[0] * unit, shape.total[1] * unit],
    shadow: { y: shape.shadow.y * unit, width: shape.shadow.width * unit, height: 0.16 * unit },
  };
}

/** How many huts stand there. */
export function countOf(huts: readonly number[]): number {
  return huts.reduce((sum, count) => sum + count, 0);
}

/** Moves the middle of a piece inwards, so that it does not hang over the edge of the map. */
export function clampInto([x, y]: Point, reach: number, width: number, height: number): Point {
  return [Math.max(reach, Math.min(width - reach, x)), Math.max(reach, Math.min(height - reach, y))];
}

/** The ring of stones that says a group no longer moves, as one path. */
export function stonesPath(reach: number, seed: number): string {
  const next = seeded(seed * 31 + 5);
  const stones = Math.round(reach * 0.62);
  let path = "";
  for (let index = 0; index < stones; index++) {
    const angle = (index / stones) * 2 * Math.PI + next() * 0.09;
    const radius = reach + 2 + next() * 2.4;
    const width = 3.6 + next() * 1.5;
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * 0.92 + 2;
    const tilt = Math.round(next() * 60 - 30);
    const dx = short(Math.cos((tilt * Math.PI) / 180) * width);
    const dy = short(Math.sin((tilt * Math.PI) / 180) * width);
    const arc = `A${short(width)} ${short(width * 0.74)} ${tilt} 1 1`;
    path += `M${short(x - Number(dx))} ${short(y - Number(dy))}${arc} ${short(x + Number(dx))} ${short(y + Number(dy))}`;
    path += `${arc} ${short(x - Number(dx))} ${short(y - Number(dy))}Z`;
  }
  return path;
}

/** The palisade round a village, as one path. */
export function fencePath(radius: number, seed: number): string {
  const next = seeded(seed * 17 + 3);
  const posts = Math.round(radius * 0.95);
  let path = "";
  for (let index = 0; index < posts; index++) {
    const angle = (index / posts) * 2 * Math.PI;
    const x = Math.cos(angle) * radius;
    const foot = Math.sin(angle) * radius * 0.92 + 5;
    const shoulder = foot - 8 - next() * 2.4;
    path += `M${short(x - 1.7)} ${short(foot)}L${short(x - 1.5)} ${short(shoulder)}L${short(x)} ${short(shoulder - 2.4)}`;
    path += `L${short(x + 1.6)} ${short(shoulder)}L${short(x + 1.7)} ${short(foot)}Z`;
  }
  return path;
}
