/** The view of a table of The First Sparks, told apart from those of other games. */

import type { ClanView, FirstSparksView, View } from "../../generated/wire";

/** The same view as a view of The First Sparks; a table of it never has another. */
export function firstSparksView(view: View | null): FirstSparksView {
  if (view?.game !== "first_sparks") throw new TypeError("This is no view of a table of The First Sparks.");
  return view;
}

/** The clan of whoever looks; null for a spectator. */
export function ownClan(view: FirstSparksView): ClanView | null {
  return view.seat === null ? null : (view.clans[view.seat] ?? null);
}
