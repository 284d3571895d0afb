/** What a tile on a space may come to, by whoever it may meet there: never how likely that is. */

import { KINDS, OUTCOME } from "../../../generated/tain";
import type { TainView } from "../../../generated/wire";
import type { Outcome } from "../raid/ledger";
import { printed } from "../printed.svelte";
import { partOf, tileOn, type Space } from "../spaces";
import type { Kind } from "../view";

export type Met = Kind | "none";

/** All that a tile may meet with the same result. */
export interface Guess {
  readonly met: readonly Met[];
  /** Key of the sentence that says what comes of it. */
  readonly key: string;
}

const GUARDS: readonly Met[] = ["none", "bluff", "boy", "warrior", "chief", "daughter"];
const RAIDERS: readonly Met[] = ["none", "bluff", "boy", "warrior", "chief"];
const ROVERS: readonly Met[] = ["none", "bluff", "warrior", "chief"];

/** What may come of a tile, grouped by result, for whoever looks at the view. */
export function guessesFor(view: TainView, kind: Kind, space: Space): Guess[] {
  if (space.side === "threshold") return guarding(view, kind, space);
  if (kind === "bluff") return [{ met: [], key: "tain-ui-guess-bluff" }];
  if (space.side === "outer") return grouped(ROVERS, (met) => roving(kind, met));
  const guards = GUARDS.filter((met) => mayGuard(view, met, space));
  return grouped(guards, (met) => raiding(view, kind, met, space));
}

/** Own hostages in the house behind this space. */
export function heldBehind(view: TainView, { board, door }: Space): Kind[] {
  if (partOf(door) !== "house") return [];
  const own = view.boards[board]?.hostages.filter((held) => held.owner === view.seat && !held.isNew) ?? [];
  return KINDS.filter((kind) => own.some((held) => held.kind === kind));
}

function grouped(met: readonly Met[], keyFor: (met: Met) => string): Guess[] {
  const groups = new Map<string, Met[]>();
  for (const one of met) groups.set(keyFor(one), [...(groups.get(keyFor(one)) ?? []), one]);
  return [...groups].map(([key, all]) => ({ met: all, key }));
}

/** "Nobody" only where no tile lies; other guards only where one lies or may still come. */
function mayGuard(view: TainView, met: Met, space: Space): boolean {
  const inside: Space = { ...space, side: "threshold" };
  const isEmpty = tileOn(view, inside) === null;
  if (met === "none") return isEmpty;
  if (isEmpty && view.boards[space.board]?.hasPassed) return false;
  return printed().tiles[met] > heldOf(view, space.board, met);
}

/** How many tiles of a kind others hold of a clan. */
function heldOf(view: TainView, owner: number, kind: Kind): number {
  return view.boards.flatMap(({ hostages }) => hostages).filter((held) => held.owner === owner && held.kind === kind).length;
}

function outcomeOf(raider: Met, guard: Met): Outcome | null {
  if (raider !== "boy" && raider !== "warrior" && raider !== "chief") return null;
  return OUTCOME[raider][guard === "bluff" ? "none" : guard];
}

function raiding(view: TainView, kind: Kind, met: Met, space: Space): string {
  const outcome = outcomeOf(kind, met);
  if (outcome !== "succeeds") return `tain-ui-guess-raid-${outcome ?? "fails"}`;
  if (partOf(space.door) === "stables") return "tain-ui-guess-cow";
  const held = heldBehind(view, space);
  return held.length === 2 ? "tain-ui-guess-free-one" : held[0] ? `tain-ui-guess-free-${held[0]}` : "tain-ui-guess-jewel";
}

function guarding(view: TainView, kind: Kind, space: Space): Guess[] {
  const outside: Space = { ...space, side: "entrance" };
  const isEmpty = tileOn(view, outside) === null;
  const raiders = RAIDERS.filter((met) => (met === "none" ? isEmpty : true));
  return grouped(raiders, (met) => {
    const outcome = outcomeOf(met, kind);
    return outcome === null ? "tain-ui-guess-guard-idle" : `tain-ui-guess-guard-${outcome}`;
  });
}

function roving(kind: Kind, met: Met): string {
  if (kind === "warrior" && met === "chief") return "tain-ui-guess-rove-beaten";
  if (kind === "chief" && met === "warrior") return "tain-ui-guess-rove-beats";
  return met === kind ? "tain-ui-guess-rove-both" : "tain-ui-guess-rove";
}
