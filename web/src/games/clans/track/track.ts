/** The score track carved into the rim: where a number of points lies, and how discs share the way. */

import { LYING } from "../board";

/** Width of the rim, in board units. */
export const RIM = 34;

/** Pits of the track; above the last it goes round again. */
export const PITS = 64;

/** Room a disc takes on the way. */
const DISC = 23;
const UNMOVED = 10_000;

const ACROSS = LYING.width + RIM;
const DOWN = LYING.height + RIM;
const WAY = 2 * (ACROSS + DOWN);

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The pit of a number of points: nought at the bottom left, then clockwise. */
export function pitOf(points: number): Place {
  return placeOn(wayTo(points));
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
  return spread(points.map((value) => ({ way: wayTo(value), weight: 1 })));
}

/** How far round the rings lie that show where discs would go, beside the discs that lie there already. */
export function spreadGhosts(discs: readonly number[], points: readonly number[]): number[] {
  const standing = discs.map((way) => ({ way, weight: UNMOVED }));
  return spread([...standing, ...points.map((value) => ({ way: wayTo(value), weight: 1 }))]).slice(discs.length);
}

interface Wish {
  readonly way: number;
  /** How dear the wish is when two cannot both be met. */
  readonly weight: number;
}

interface Clump {
  readonly members: readonly number[];
  readonly start: number;
}

/** Pushes apart what would overlap, as little as can be: neighbours that touch move as one clump. */
function spread(wishes: readonly Wish[]): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a]?.way ?? 0) - (wishes[b]?.way ?? 0) || a - b);
  const clumps: Clump[] = [];
  for (const index of order) {
    let clump = clumpOf(wishes, [index]);
    for (let before = clumps.at(-1); before && endOf(before) > clump.start; before = clumps.at(-1)) {
      clumps.pop();
      clump = clumpOf(wishes, [...before.members, ...clump.members]);
    }
    clumps.push(clump);
  }
  const laid = wishes.map(({ way }) => way);
  for (const { members, start } of clumps) members.forEach((member, rank) => (laid[member] = start + rank * DISC));
  return laid;
}

function clumpOf(wishes: readonly Wish[], members: readonly number[]): Clump {
  let weights = 0;
  let starts = 0;
  members.forEach((member, rank) => {
    const { way, weight } = wishes[member] ?? { way: 0, weight: 0 };
    weights += weight;
    starts += weight * (way - rank * DISC);
  });
  return { members, start: starts / weights };
}

function endOf({ members, start }: Clump): number {
  return start + members.length * DISC;
}

function wayTo(points: number): number {
  return (points / PITS) * WAY;
}
