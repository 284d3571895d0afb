/** Who took which pillar. */

import type { Told } from "../../../generated/wire";

/** The seat that took each pillar this summer, by its place; "tribe" for the tribe. */
export function takersOf(log: readonly Told[]): ReadonlyMap<number, number | "tribe"> {
  const year = log.slice(log.findLastIndex(({ kind }) => kind === "year_began") + 1);
  return new Map(year.filter(({ kind }) => kind === "pillar_taken").map(({ args, seat }) => [Number(args["pillar"]), seat ?? "tribe"]));
}
