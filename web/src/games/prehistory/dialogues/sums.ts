/** What a draft costs and brings, added up from positions and told lines. */

import { COLOURS } from "../../../generated/prehistory";
import type { PlayerView, Told } from "../../../generated/wire";

export interface Sums {
  /** By colour. */
  readonly resources: readonly number[];
  readonly cubes: readonly number[];
  readonly dev: number;
  readonly points: number;
}

const NONE: readonly number[] = COLOURS.map(() => 0);

/** What a player gained in these lines. */
export function gainsIn(told: readonly Told[], seat: number | null): Sums {
  const own = told.filter((line) => line.seat === seat);
  const amounts = (kind: string): number =>
    own.filter((line) => line.kind === kind).reduce((sum, { args }) => sum + Number(args["amount"] ?? 0), 0);
  return {
    resources: cubesIn(own, "gained", "resource"),
    cubes: cubesIn(own, "gained", "cube"),
    dev: amounts("dev_gained"),
    points: amounts("points_gained"),
  };
}

/** What a player gave away between two positions, gains set aside. */
export function paidBetween(before: PlayerView, after: PlayerView, told: readonly Told[], seat: number | null): Sums {
  const gains = gainsIn(told, seat);
  const own = told.filter((line) => line.seat === seat);
  const paid = (from: readonly number[], to: readonly number[], gained: readonly number[], kind: string): number[] => {
    const got = cubesIn(own, "bought", kind);
    const sold = cubesIn(own, "sold", kind);
    const footed = kind === "resource" ? cubesIn(own, "footed", null) : NONE;
    return COLOURS.map((_, colour) => at(from, colour) - at(to, colour) + at(gained, colour) + at(got, colour) - at(sold, colour) - at(footed, colour));
  };
  return {
    resources: paid(before.resources, after.resources, gains.resources, "resource"),
    cubes: paid(before.cubes, after.cubes, gains.cubes, "cube"),
    dev: before.dev - after.dev + gains.dev,
    points: 0,
  };
}

/** What the first spring brings by colour; after the last seat's set-up it has begun, and its tile is turned on. */
export function firstSpring(after: PlayerView): readonly number[] {
  return after.resources.some((count) => count > 0) ? after.resources : (after.weather?.next ?? []);
}

/** By line of the final scoring: how much more it would count. */
export function endChanges(before: PlayerView, after: PlayerView): readonly number[] {
  return (after.lines ?? []).map((points, line) => points - (before.lines?.[line] ?? points));
}

function cubesIn(told: readonly Told[], event: string, kind: string | null): readonly number[] {
  const lines = told.filter((line) => line.kind === event && (kind === null || line.args["kind"] === kind));
  return COLOURS.map((colour) =>
    lines.filter(({ args }) => args["hue"] === colour).reduce((sum, { args }) => sum + Number(args["amount"] ?? 1), 0),
  );
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
