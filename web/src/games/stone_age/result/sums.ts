/** Where the points of a finished game came from, line by line, as the server tells them. */

import { LINE_RULES, LINES, SYMBOLS } from "../../../generated/stone_age";
import type { CampView, Told } from "../../../generated/wire";
import { cardOf } from "../cards";

export type LineName = (typeof LINES)[number];

/** The points of one seat for one line, and how they come about. */
export interface Line {
  readonly name: LineName;
  readonly rule: string;
  readonly points: number;
  /** People and what they are multiplied with; null for other lines, and where there are none. */
  readonly times: { readonly people: number; readonly times: number } | null;
  /** The sizes of sets of symbols, the largest first. */
  readonly sets: readonly number[];
}

/** The lines of a seat, in order. */
export function linesFor(camp: CampView, seat: number, log: readonly Told[]): Line[] {
  return LINES.map((name, index) => {
    const told = log.findLast(({ kind, seat: by, args }) => kind === "scored" && by === seat && args["line"] === name);
    const [people, times, sets] = [told?.args["people"], told?.args["times"], told?.args["sets"]];
    return {
      name,
      rule: LINE_RULES[index] ?? "",
      points: camp.lines?.[index] ?? 0,
      times: typeof people === "number" && typeof times === "number" ? { people, times } : null,
      sets: Array.isArray(sets) ? sets.map(Number) : [],
    };
  });
}

/** The symbols on the cards of a camp, set by set: each set has its symbols once. */
export function symbolSets(cards: readonly string[]): string[][] {
  const bottoms = cards.flatMap((card) => {
    const { bottom, count } = cardOf(card);
    return Array.from({ length: count }, () => bottom);
  });
  const counted = SYMBOLS.map((symbol) => ({ symbol, count: bottoms.filter((bottom) => bottom === symbol).length }));
  const sets = Math.max(0, ...counted.map(({ count }) => count));
  return Array.from({ length: sets }, (_, set) => counted.filter(({ count }) => count > set).map(({ symbol }) => symbol));
}

/** Points of a camp with the first so many lines added. */
export function pointsAfter(camp: CampView, lines: number): number {
  return camp.score + (camp.lines ?? []).slice(0, lines).reduce((sum, points) => sum + points, 0);
}

/** What breaks a tie: agriculture, tools and people. */
export function tieOf({ agriculture, tools, workers }: CampView): { agriculture: number; tools: number; workers: number; sum: number } {
  const value = tools.reduce((sum, tool) => sum + tool.value, 0);
  return { agriculture, tools: value, workers, sum: agriculture + value + workers };
}
