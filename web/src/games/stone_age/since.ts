/** What others did since the reader's last turn, as pins: where they placed people, then what those brought. */

import type { Told } from "../../generated/wire";
import { EVERY_MOVE, type Counting, type Deed } from "../../table/since";
import { gainsIn, GOODS, type Gain } from "./gains";

export interface Pin {
  readonly number: number;
  readonly seat: number;
  readonly place: string;
  readonly told: Told;
  /** What people there brought home; null while they are only placed. */
  readonly gains: readonly Gain[] | null;
}

/** One use of people: where, and all lines that tell of it. */
export interface Use {
  readonly seat: number;
  readonly place: string;
  readonly lines: readonly Told[];
}

/** Lines that name a place at which nobody's people work. */
const NO_USE = ["placed", "declined"];

/** While people are being placed those are marked, later what they brought; a new round begins anew. */
export function countingIn(phase: string): Counting {
  const marks = ({ kind }: Told): boolean => (phase === "placing" ? kind === "placed" : !NO_USE.includes(kind));
  return { ...EVERY_MOVE, marks, clears: ({ kind }) => kind === "round_began" };
}

export function pinsOf(deeds: readonly Deed[]): readonly Pin[] {
  return deeds.flatMap(({ number, seat, lines, ways }) => {
    const place = ways[0]?.[0];
    const told = lines.find(({ places }) => places[0] === place);
    if (seat === null || place === undefined || !told) return [];
    return [{ number, seat, place, told, gains: told.kind === "placed" ? null : broughtBy(ownLines(lines, seat)) }];
  });
}

/** All uses of people in the newest round, in order: each is a move, and begins where its people stood. */
export function usesOf(log: readonly Told[]): readonly Use[] {
  const round = log.slice(log.findLastIndex(({ kind }) => kind === "round_began") + 1);
  const moves = new Map<number, Told[]>();
  for (const told of round) moves.set(told.move, [...(moves.get(told.move) ?? []), told]);
  return [...moves.values()].flatMap((lines) => {
    const first = lines.find(({ places, kind }) => places.length > 0 && !NO_USE.includes(kind));
    const [place] = first?.places ?? [];
    const seat = first?.by ?? null;
    return place === undefined || seat === null ? [] : [{ seat, place, lines: ownLines(lines, seat) }];
  });
}

/** What a use tells of its seat; the meal that may follow it in the same move is another matter. */
function ownLines(lines: readonly Told[], seat: number): readonly Told[] {
  const meal = lines.findIndex(({ heading }) => heading);
  return (meal < 0 ? lines : lines.slice(0, meal)).filter((told) => told.seat === seat && told.kind !== "saw");
}

/** What a deed brings: of a roll in vain, none of what was rolled for. */
function broughtBy(lines: readonly Told[]): readonly Gain[] {
  const gains = gainsIn(lines);
  const what = GOODS.find((good) => good === lines[0]?.args["good"]);
  return gains.length === 0 && what ? [{ what, amount: 0 }] : gains;
}
