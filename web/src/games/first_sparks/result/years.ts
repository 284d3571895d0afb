/** The sizes of the clans year by year, read from what was told. */

import type { Told } from "../../../generated/wire";

export interface YearEnd {
  /** 0 is the placing before the first year. */
  readonly year: number;
  /** Members by seat. */
  readonly sizes: readonly number[];
}

/** One row for the start and for each year in which a clan grew or shrank, in order; the last year is always told. */
export function yearsIn(log: readonly Told[], seats: number): YearEnd[] {
  const years: YearEnd[] = [];
  const sizes: number[] = Array.from({ length: seats }, () => 0);
  let year = 0;
  for (const told of log) {
    if (told.kind === "year_began") {
      years.push({ year, sizes: [...sizes] });
      year = Number(told.args["year"]);
    }
    if (told.seat !== null) sizes[told.seat] = (sizes[told.seat] ?? 0) + changeIn(told);
  }
  return [...years.filter((row, index) => index === 0 || !isSame(row, years[index - 1])), { year, sizes }];
}

function isSame({ sizes }: YearEnd, before: YearEnd | undefined): boolean {
  return sizes.every((size, seat) => size === before?.sizes[seat]);
}

function changeIn({ kind, args }: Told): number {
  if (kind === "starved") return -1;
  return kind === "spread" || (kind === "settled" && args["clan"] === "own") ? 1 : 0;
}
