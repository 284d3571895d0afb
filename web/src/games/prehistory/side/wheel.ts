/** The wheel of the year, round a middle at 0: winter is up, and so on clockwise. */

import { short, type Point } from "../../../lib/geometry";
import { polar } from "../pieces/shapes";

export const NAMES = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof NAMES)[number];

const [OUTER, INNER, RIM, GAP] = [54, 25, 57, 2];

/** The season of a phase; the start has none. */
export function seasonOf(phase: string): Season | null {
  if (phase === "income" || phase === "extra") return "summer";
  if (phase === "over") return "autumn";
  return NAMES.find((name) => name === phase) ?? null;
}

function at(reach: number, degrees: number): string {
  return polar(reach, degrees).map(short).join(" ");
}

/** The quarter of a season. */
export function quarter(index: number): string {
  const [from, to] = [-135 + 90 * index + GAP, -45 + 90 * index - GAP];
  return `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;
}

/** The rim beside a quarter. */
export function arc(index: number): string {
  const middle = -90 + 90 * index;
  return `M${at(RIM, middle - 43)}A${RIM} ${RIM} 0 0 1 ${at(RIM, middle + 43)}`;
}

export function signAt(index: number): Point {
  return polar(40, -90 + 90 * index);
}

/** Where the pit of a year is, under the number. */
export function pitAt(year: number, years: number): Point {
  return polar(17.6, 90 - (year - (years - 1) / 2) * 27);
}
