/** The villages of a finished game of Clans, read from what was told. */

import { CLANS } from "../../../generated/clans";
import type { Told } from "../../../generated/wire";

export interface Village {
  chip: number;
  terrain: string;
  entry: number;
  /** What became of it: it scored, strife left nobody, or the ground was hostile. */
  fate: "scored" | "deserted" | "ruined";
  huts: number;
  bonus: number;
  /** Points by colour, in the order of CLANS. */
  gains: number[];
}

/** One row for each chip, in the order the chips were taken. */
export function villagesIn(log: readonly Told[]): Village[] {
  const villages: Village[] = [];
  for (const told of log) {
    if (told.kind === "founded") villages.push(founded(told));
    const village = villages.at(-1);
    if (village === undefined) continue;
    if (told.kind === "ruined") village.fate = "ruined";
    if (told.kind === "scored") score(village, told);
  }
  return villages;
}

function founded(told: Told): Village {
  return {
    chip: number(told, "chip"),
    terrain: String(told.args["terrain"] ?? ""),
    entry: told.entry,
    fate: "deserted",
    huts: 0,
    bonus: 0,
    gains: CLANS.map(() => 0),
  };
}

function score(village: Village, told: Told): void {
  const names = told.args["names"];
  village.fate = "scored";
  village.huts = number(told, "huts");
  village.bonus = number(told, "bonus");
  village.gains = CLANS.map((colour) => (Array.isArray(names) && names.includes(colour) ? number(told, "value") : 0));
}

function number(told: Told, name: string): number {
  return Number(told.args[name] ?? 0);
}
