/** The sizes of the clans year by year, read from what was told. */

import type { Told } from "../../../generated/wire";

/** So many years alike in a row are told in one row. */
const LONG = 4;

export interface YearEnd {
  /** 0 is the placing before the first year. */
  readonly year: number;
  /** The last year of a long run in which no clan changed; otherwise the year itself. */
  readonly until: number;
  /** Members by seat. */
  readonly sizes: readonly number[];
}

/** One row for the start and for every year that was played, in order; a long run without any change is one row. */
export function yearsIn(log: readonly Told[], seats: number): YearEnd[] {
  const years: YearEnd[] = [];
  const sizes: number[] = Array.from({ length: seats }, () => 0);
  let year = 0;
  for (const told of log) {
    if (told.kind === "year_began") {
      years.push({ year, until: year, sizes: [...sizes] });
      year = Number(told.args["year"]);
    }
    if (told.seat !== null) sizes[told.seat] = (sizes[told.seat] ?? 0) + changeIn(told);
  }
  return inRuns([...years, { year, until: year, sizes }]).flatMap(asRows);
}

/** The years cut wherever a clan changed; the start stands alone. */
function inRuns(years: readonly YearEnd[]): YearEnd[][] {
  const runs: YearEnd[][] = [];
  for (const row of years) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && before.year > 0 && isSame(row, before)) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function asRows(run: readonly YearEnd[]): readonly YearEnd[] {
  const [first] = run;
  const last = run.at(-1);
  return first && last && run.length >= LONG ? [{ ...first, until: last.year }] : run;
}

function isSame({ sizes }: YearEnd, before: YearEnd): boolean {
  return sizes.every((size, seat) => size === before.sizes[seat]);
}

function changeIn({ kind, args }: Told): number {
  if (kind === "starved") return -1;
  return kind === "spread" || (kind === "settled" && args["clan"] === "own") ? 1 : 0;
}
