/** The told lines of raids: which belong together, and how they are told step by step. */

import type { Told } from "../../../generated/wire";
import { OUTER } from "../spaces";

/** One raid of the log, from the reveal until the next turn begins. */
export interface Raid {
  /** The entry of the record that set it off: the position before it is that of this moment. */
  readonly entry: number;
  /** Where its first line stands in the log, and where the first line after it does. */
  readonly from: number;
  readonly to: number;
  readonly turn: number;
  /** What happened in the same entry before it: somebody passed. */
  readonly prelude: readonly Told[];
  readonly lines: readonly Told[];
  /** Whether all of it is told; else somebody has to choose a hostage. */
  readonly isOver: boolean;
}

export interface RaidStep {
  readonly kind: "reveal" | "bluffs" | "outer" | "door" | "settling";
  /** The board it happens on; OUTER where it is no farmstead's. */
  readonly board: number;
  readonly door: number;
  readonly lines: readonly Told[];
}

const SETTLING = ["loot_stored", "refilled", "turn_began", "ended", "scored", "totalled"];
const LAST = ["turn_began", "ended", "scored", "totalled"];

/** All raids of a log, oldest first. */
export function raidsIn(log: readonly Told[]): Raid[] {
  return log.flatMap((told, from): Raid[] => {
    if (told.kind !== "raid_began") return [];
    const to = endOf(log, from);
    const lines = log.slice(from, to);
    const prelude = log.slice(0, from).filter(({ entry }) => entry === told.entry);
    const isOver = lines.some(({ kind }) => LAST.includes(kind));
    return [{ entry: told.entry, from, to, turn: count(told, "turn"), prelude, lines, isOver }];
  });
}

/** Groups the lines of a raid: reveal, bluffs, outer land, one step for each door, settling. */
export function stepsOf({ lines }: Raid): RaidStep[] {
  const steps: { kind: RaidStep["kind"]; board: number; door: number; lines: Told[] }[] = [];
  for (const told of lines) {
    const kind = stepKindOf(told);
    const last = steps.at(-1);
    const isNew = kind !== null && (kind !== last?.kind || kind === "door");
    if (isNew) {
      const board = kind === "door" ? count(told, "board") : OUTER;
      steps.push({ kind, board, door: count(told, "door"), lines: [told] });
    } else last?.lines.push(told);
  }
  return steps;
}

/** A number among the arguments of a told line. */
export function count(told: Told, name: string): number {
  return Number(told.args[name] ?? 0);
}

function endOf(log: readonly Told[], from: number): number {
  const next = log.findIndex(({ kind }, index) => index > from && (kind === "turn_began" || kind === "raid_began"));
  if (next < 0) return log.length;
  return log[next]?.kind === "turn_began" ? next + 1 : next;
}

/** The step a line opens; null for what a door brought, which belongs to that door. */
function stepKindOf({ kind }: Told): RaidStep["kind"] | null {
  if (kind === "raid_began" || kind === "shown") return "reveal";
  if (kind === "bluffs_left") return "bluffs";
  if (kind === "roved") return "outer";
  if (kind === "raided") return "door";
  return SETTLING.includes(kind) ? "settling" : null;
}
