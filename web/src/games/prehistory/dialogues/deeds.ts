/** A draft of autumn as it reads: which walks and buildings the path has, and what each brings. */

import type { Told } from "../../../generated/wire";

export interface Deed {
  readonly kind: "walk" | "build" | "quarry" | "other";
  /** Its actions, from here on so many. */
  readonly from: number;
  readonly actions: readonly string[];
  /** Lines that tell of it. */
  readonly lines: readonly Told[];
}

/** A walk as it is told. */
export interface Walk {
  readonly from: string;
  readonly to: string;
  readonly steps: number;
}

/** Verbs that begin a deed; all others go on with one. */
const KINDS: Readonly<Record<string, Deed["kind"]>> = { walk: "walk", build: "build", quarry: "quarry" };
const OTHERS: readonly string[] = ["buy", "sell", "turn", "weather", "sloth"];
/** Lines that say that a deed has been done. */
const ENDS: Readonly<Record<string, Deed["kind"]>> = { walked: "walk", built: "build", quarried: "quarry", bought: "other", sold: "other", tile_turned: "other", weather_turned: "other" };
/** Lines that come before the one that says so. */
const BEFORE: readonly string[] = ["paid_steps", "settled"];

/** The deeds of a path, each with what is told of it. */
export function deedsOf(path: readonly string[], told: readonly Told[]): readonly Deed[] {
  const deeds: { kind: Deed["kind"]; from: number; actions: string[]; lines: Told[] }[] = [];
  for (const [index, action] of path.entries()) {
    const verb = action.split(" ")[0] ?? "";
    const kind = KINDS[verb] ?? (OTHERS.includes(verb) ? "other" : null);
    if (kind !== null || deeds.length === 0) deeds.push({ kind: kind ?? "other", from: index, actions: [action], lines: [] });
    else deeds.at(-1)?.actions.push(action);
  }
  const groups = groupsOf(told);
  return deeds.map((deed, index) => ({ ...deed, lines: groups[index] ?? [] }));
}

/** The lines of each deed: from its payments to all that it brings. */
function groupsOf(told: readonly Told[]): readonly (readonly Told[])[] {
  const groups: Told[][] = [];
  let isOpen = false;
  for (const line of told) {
    const begins = BEFORE.includes(line.kind) || line.kind in ENDS;
    if (begins && !isOpen) {
      groups.push([]);
      isOpen = true;
    }
    groups.at(-1)?.push(line);
    if (line.kind in ENDS) isOpen = false;
  }
  return groups;
}

/** Where a walk led. */
export function walkOf({ lines }: Pick<Deed, "lines">): Walk | null {
  const told = lines.find(({ kind }) => kind === "walked");
  return told ? { from: String(told.args["from"]), to: String(told.args["to"]), steps: Number(told.args["steps"]) } : null;
}
