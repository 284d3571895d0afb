/** The view of a Clans table, told apart from those of other games. */

import type { ClansView, View } from "../../generated/wire";

/** The same view as a view of Clans; a table of Clans never has another. */
export function clansView(view: View | null): ClansView {
  if (view?.game !== "clans") throw new TypeError("This is no view of a Clans table.");
  return view;
}
