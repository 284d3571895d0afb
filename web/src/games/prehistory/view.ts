/** The view of a table of Prehistory, told apart from those of other games. */

import type { PlayerView, PrehistoryView, PriceTileView, View } from "../../generated/wire";

/** The same view as a view of Prehistory; a table of it never has another. */
export function prehistoryView(view: View | null): PrehistoryView {
  if (view?.game !== "prehistory") throw new TypeError("This is no view of a table of Prehistory.");
  return view;
}

/** What whoever looks has; null for a spectator. */
export function ownPlayer(view: PrehistoryView): PlayerView | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** The price tile of a station; fishing and hunting may share one. */
export function tileOf(view: PrehistoryView, station: string): PriceTileView | null {
  return view.prices[station] ?? (station === "hunting" ? (view.prices["fishing"] ?? null) : null);
}

/** The number of the tribe among the players; null where it does not play. */
export function tribeNumber(view: PrehistoryView): number | null {
  return view.tribe === null ? null : view.players.length - 1;
}
