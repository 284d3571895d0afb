/** What a choice would bring about, read from what would be told. */

import type { Preview, Told, YourDecision } from "../../generated/wire";
import { CLANS, TERRAINS } from "../../generated/clans";
import type { Terrain } from "./board";
import { isClan, type Clan } from "./pieces/marks";
import { clansView } from "./view";

export interface Founding {
  readonly territory: number;
  readonly terrain: Terrain | null;
  readonly chip: number;
  readonly epoch: number;
  /** Huts gathered there before strife, by colour. */
  readonly colours: readonly number[];
  readonly huts: number;
  /** Huts that leave because five clans meet, and whose they are. */
  readonly lost: number;
  readonly leaving: readonly Clan[];
  /** Hostile ground: all huts are lost. */
  readonly isRuined: boolean;
  /** Beyond the twelfth: counts for nothing. */
  readonly isSurplus: boolean;
  readonly bonus: number;
  readonly value: number;
  readonly clans: readonly Clan[];
}

export interface Consequence {
  readonly moved: { readonly here: number; readonly there: number; readonly huts: number; readonly colours: readonly number[] } | null;
  /** Whether the group that gathers moves no more. */
  readonly staysThere: boolean;
  readonly foundings: readonly Founding[];
  /** Points each clan would gain, in the order of the clans. */
  readonly gains: readonly number[];
  /** Chips the mover takes. */
  readonly chips: number;
  /** The epoch that would begin. */
  readonly epoch: number | null;
  readonly ends: boolean;
  /** The question the choice would raise: which of several villages comes first. */
  readonly question: YourDecision | null;
}

/** Reads the preview of a choice. */
export function consequenceOf({ told: outcome, decision, view }: Preview): Consequence {
  const moved = outcome.find((told) => told.kind === "moved");
  const foundings = foundingsOf(outcome);
  const epoch = outcome.find((told) => told.kind === "epoch");
  return {
    moved: moved
      ? { here: count(moved, "here"), there: count(moved, "there"), huts: count(moved, "huts"), colours: counts(moved) }
      : null,
    staysThere: moved !== undefined && clansView(view).full.includes(count(moved, "there")),
    foundings,
    gains: CLANS.map((clan) =>
      foundings.reduce((sum, founding) => sum + (founding.clans.includes(clan) ? founding.value : 0), 0),
    ),
    chips: outcome.filter((told) => told.kind === "founded").length,
    epoch: epoch ? count(epoch, "epoch") : null,
    ends: outcome.some((told) => told.kind === "ended"),
    question: decision?.kind === "yours" && decision.step === "order_villages" ? decision : null,
  };
}

/** The villages that told lines found, with all that happens to each. */
export function foundingsOf(lines: readonly Told[]): Founding[] {
  const foundings: Founding[] = [];
  for (const told of lines) {
    if (told.kind === "founded" || told.kind === "surplus") foundings.push(newFounding(told));
    const last = foundings[foundings.length - 1];
    if (last) foundings[foundings.length - 1] = withLine(last, told);
  }
  return foundings;
}

function newFounding(told: Told): Founding {
  return {
    territory: count(told, "territory"),
    terrain: TERRAINS.find((terrain) => terrain === told.args["terrain"]) ?? null,
    chip: count(told, "chip"),
    epoch: count(told, "epoch"),
    colours: counts(told),
    huts: count(told, "huts"),
    lost: 0,
    leaving: [],
    isRuined: false,
    isSurplus: told.kind === "surplus",
    bonus: 0,
    value: 0,
    clans: [],
  };
}

function withLine(founding: Founding, told: Told): Founding {
  switch (told.kind) {
    case "strife":
      return { ...founding, lost: count(told, "lost"), leaving: names(told) };
    case "ruined":
      return { ...founding, isRuined: true };
    case "scored":
      return { ...founding, bonus: count(told, "bonus"), value: count(told, "value"), clans: names(told) };
    default:
      return founding;
  }
}

/** A number among the arguments of a told line. */
export function count(told: Told, name: string): number {
  return Number(told.args[name] ?? 0);
}

/** The clans a told line names. */
export function names(told: Told): Clan[] {
  const value = told.args["names"];
  return Array.isArray(value) ? value.filter(isClan) : [];
}

function counts(told: Told): number[] {
  const value = told.args["colours"];
  return CLANS.map((_, colour) => (Array.isArray(value) ? Number(value[colour] ?? 0) : 0));
}
