/** What others did since the reader's turn: one number for each move that can be found on the board. */

import type { Told } from "../generated/wire";

export interface Deed {
  /** Counted from 1, in the order in which they were done. */
  readonly number: number;
  readonly seat: number | null;
  /** The first and the last of its moves. */
  readonly move: number;
  readonly until: number;
  /** All lines that tell of it. */
  readonly lines: readonly Told[];
  /** Ways on the board, from where each began; one place where nothing went anywhere. */
  readonly ways: readonly (readonly string[])[];
}

/** How a game counts deeds. */
export interface Counting {
  /** Which lines are marked on the board. */
  readonly marks: (told: Told) => boolean;
  /** Whether all that one player did has one number, where there are many small steps. */
  readonly isGrouped: boolean;
  /** Whose doing a line is: by default whose move it belongs to; null is somebody without a seat. */
  readonly doer: (told: Told) => number | null;
  /** Whether a line begins a deed although the move goes on. */
  readonly begins: (told: Told) => boolean;
  /** Whether the board is another from this line on, so that what was before is not marked any more. */
  readonly clears: (told: Told) => boolean;
}

export const EVERY_MOVE: Counting = { marks: () => true, isGrouped: false, doer: ({ by }) => by, begins: () => false, clears: () => false };

/** The newest move of a seat; 0 before its first. */
export function lastMoveOf(log: readonly Told[], seat: number | null): number {
  return seat === null ? 0 : (log.findLast(({ by }) => by === seat)?.move ?? 0);
}

/** The deeds of others after the reader's last move; a spectator has no turn, and none. */
export function deedsSince(log: readonly Told[], reader: number | null, counting: Counting = EVERY_MOVE): readonly Deed[] {
  if (reader === null) return [];
  const own = lastMoveOf(log, reader);
  const news = log.slice(log.findLastIndex(counting.clears) + 1).filter((told) => told.move > own || (told.move === own && own > 0 && counting.doer(told) !== reader));
  return groupDeeds(news, counting)
    .map((deed) => ({ ...deed, ways: waysOf(deed.lines.filter(counting.marks)) }))
    .filter(({ ways }) => ways.length > 0)
    .map((deed, index) => ({ number: index + 1, ...deed }));
}

function groupDeeds(log: readonly Told[], { doer, isGrouped, begins }: Counting): Omit<Deed, "number" | "ways">[] {
  const deeds: { seat: number | null; move: number; until: number; lines: Told[] }[] = [];
  for (const told of log) {
    const seat = doer(told);
    const last = isGrouped ? deeds.find((deed) => deed.seat === seat) : deeds.findLast((deed) => deed.until === told.move && deed.seat === seat);
    if (last && !begins(told)) {
      last.lines.push(told);
      last.until = told.move;
    } else deeds.push({ seat, move: told.move, until: told.move, lines: [told] });
  }
  return deeds;
}

/** Each way once; a place at which a way ends needs no mark of its own. */
export function waysOf(lines: readonly Told[]): readonly (readonly string[])[] {
  const ways = lines.map(({ places }) => places).filter(({ length }) => length > 0);
  const walked = new Set(ways.flatMap((way) => (way.length > 1 ? way : [])));
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = way.join(" > ");
    const isNew = !seen.has(key) && (way.length > 1 || !walked.has(key));
    seen.add(key);
    return isNew;
  });
}
