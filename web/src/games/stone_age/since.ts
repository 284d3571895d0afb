/** What others did since the reader's last turn, numbered in order: where they placed people, then what those brought. */

import type { Told } from "../../generated/wire";
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
export interface Deed {
  readonly seat: number;
  readonly place: string;
  readonly lines: readonly Told[];
}

/** Lines that tell of people in the village, and where those were. */
const VILLAGE_OF: Readonly<Record<string, string>> = { tool_made: "tool_maker", born: "hut", farmed: "field", market_used: "market" };

/** The pins of placing: those of this round only; none for a spectator. */
export function pinsOf(log: readonly Told[], reader: number | null): readonly Pin[] {
  if (reader === null) return [];
  const from = log.findLastIndex(({ kind, seat }) => kind === "round_began" || (kind === "placed" && seat === reader));
  return log
    .slice(from + 1)
    .filter(({ kind, seat }) => kind === "placed" && seat !== reader)
    .map((told, index) => ({ number: index + 1, seat: told.seat ?? 0, place: placeOf(told), told, gains: null }));
}

/** The pins of acting: what others did in this round after the reader. */
export function deedPinsOf(log: readonly Told[], reader: number | null): readonly Pin[] {
  if (reader === null) return [];
  const deeds = deedsOf(log);
  return deeds
    .slice(deeds.findLastIndex(({ seat }) => seat === reader) + 1)
    .flatMap(({ seat, place, lines }) => lines.slice(0, 1).map((told) => ({ seat, place, told, gains: broughtBy(lines) })))
    .map((pin, index) => ({ number: index + 1, ...pin }));
}

/** All uses of people in the newest round, in order. */
export function deedsOf(log: readonly Told[]): readonly Deed[] {
  const round = log.slice(log.findLastIndex(({ kind }) => kind === "round_began") + 1);
  const waiting = round.filter(({ kind }) => kind === "placed");
  /** What dice for everybody give is told with them: nobody's people did that. */
  const gifts = new Set(round.flatMap(({ kind, entry }) => (kind === "die_taken" ? [entry] : [])));
  const deeds: { seat: number; place: string; lines: Told[] }[] = [];
  for (const told of round) {
    const { seat, kind } = told;
    if (seat === null || kind === "placed" || kind === "saw") continue;
    const from = gifts.has(told.entry) ? -1 : waiting.findIndex((placed) => placed.seat === seat && begins(told, placed));
    const [placed] = from < 0 ? [] : waiting.splice(from, 1);
    const last = deeds.at(-1);
    if (placed) deeds.push({ seat, place: placeOf(placed), lines: [told] });
    else if (last?.seat === seat && kind !== "harvested" && kind !== "fed") last.lines.push(told);
  }
  return deeds.filter(({ lines }) => lines[0]?.kind !== "declined");
}

/** What a deed brings: of a roll in vain, none of what was rolled for. */
function broughtBy(lines: readonly Told[]): readonly Gain[] {
  const gains = gainsIn(lines);
  const what = GOODS.find((good) => good === lines[0]?.args["good"]);
  return gains.length === 0 && what ? [{ what, amount: 0 }] : gains;
}

/** Whether a line tells that people who were placed are used now. */
function begins({ kind, args }: Told, placed: Told): boolean {
  const place = placeOf(placed);
  switch (kind) {
    case "rolled":
    case "bought":
    case "declined":
      return args["place"] === place;
    case "built":
      return placed.args["spot"] === "building" && placed.args["tile"] === args["tile"];
    default:
      return VILLAGE_OF[kind] === place;
  }
}

function placeOf({ args }: Told): string {
  return String(args["place"]);
}
