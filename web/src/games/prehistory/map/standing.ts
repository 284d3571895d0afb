/** Who stands where on the map. */

import type { PrehistoryView } from "../../../generated/wire";

export interface Group {
  readonly player: number;
  readonly count: number;
  readonly isMoved: boolean;
}

/** Members by space; those of a player that have walked apart from those that have not. */
export function groupsOf(view: Pick<PrehistoryView, "players">): ReadonlyMap<string, readonly Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [player, { members }] of view.players.entries()) {
    for (const { space, standing, moved } of members) {
      const here = groups.get(space) ?? [];
      if (standing > 0) here.push({ player, count: standing, isMoved: false });
      if (moved > 0) here.push({ player, count: moved, isMoved: true });
      groups.set(space, here);
    }
  }
  return groups;
}

/** By space: whose hut stands there. */
export function hutsOf(view: Pick<PrehistoryView, "players">): ReadonlyMap<string, number> {
  return new Map(view.players.flatMap(({ huts }, player) => huts.flatMap((space) => (space === null || space === "board" ? [] : [[space, player] as const]))));
}
