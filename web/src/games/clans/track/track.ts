/** The score track carved into the rim: where a number of points lies, and how discs share the way. */

import { LYING } from "../board";

/** Width of the rim, in board units. */
export const RIM = 34;

/** Pits of the track; above the last it goes round again. */
export const PITS = 64;

/** Room a disc takes on the way. */
const DISC = 23;

const ACROSS = LYING.width + RIM;
const DOWN = LYING.height + RIM;
const WAY = 2 * (ACROSS + DOWN);

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The pit of a number of points: nought at the bottom left, then clockwise. */
export function pitOf(points: number): Place {
  return placeOn((points / PITS) * WAY);
}

/** Where a disc lies that has come so far on the way round. */
export function placeOn(way: number): Place {
  const half = RIM / 2;
  let left = ((way % WAY) + WAY) % WAY;
  if (left < DOWN) return { x: -half, y: LYING.height + half - left };
  left -= DOWN;
  if (left < ACROSS) return { x: left - half, y: -half };
  left -= ACROSS;
  if (left < DOWN) return { x: LYING.width + half, y: left - half };
  left -= DOWN;
  return { x: LYING.width + half - left, y: LYING.height + half };
}

/** How far round each disc lies, so that none covers another and each stays nearest to its own pit. */
export function spreadDiscs(points: readonly number[]): number[] {
  const wished = points.map((value) => (value / PITS) * WAY);
  const order = points.map((_, index) => index).sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0) || a - b);
  const clumps: { members: number[]; centre: number }[] = [];
  for (const index of order) {
    clumps.push({ members: [index], centre: wished[index] ?? 0 });
    for (;;) {
      const last = clumps[clumps.length - 1];
      const before = clumps[clumps.length - 2];
      if (!last || !before) break;
      const room = ((last.members.length + before.members.length) / 2) * DISC;
      if (last.centre - before.centre >= room) break;
      const members = [...before.members, ...last.members];
      const centre = members.reduce((sum, member) => sum + (wished[member] ?? 0), 0) / members.length;
      clumps.splice(-2, 2, { members, centre });
    }
  }
  const laid = [...wished];
  for (const { members, centre } of clumps) {
    members.forEach((member, rank) => {
      laid[member] = centre + (rank - (members.length - 1) / 2) * DISC;
    });
  }
  return laid;
}
