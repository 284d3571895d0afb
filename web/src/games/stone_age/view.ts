/** The view of a table of Stone Age, told apart from those of other games. */

import type { CampView, StoneAgeView, View } from "../../generated/wire";

/** The same view as a view of Stone Age; a table of it never has another. */
export function stoneAgeView(view: View | null): StoneAgeView {
  if (view?.game !== "stone_age") throw new TypeError("This is no view of a table of Stone Age.");
  return view;
}

/** The camp of whoever looks; null for a spectator. */
export function ownCamp(view: StoneAgeView): CampView | null {
  return view.seat === null ? null : (view.camps[view.seat] ?? null);
}

/** How many people of a seat are at a place. */
export function peopleAt(view: StoneAgeView, place: string, seat: number | null): number {
  return seat === null ? 0 : (view.at[place]?.[seat] ?? 0);
}

/** How many people of a seat are at home: all who are not at some place. */
export function homeOf(view: StoneAgeView, seat: number): number {
  const away = Object.keys(view.at).reduce((sum, place) => sum + peopleAt(view, place, seat), 0);
  return (view.camps[seat]?.workers ?? 0) - away;
}

/** The groups at a place: whose and how many. */
export function groupsAt(view: StoneAgeView, place: string): readonly { readonly seat: number; readonly count: number }[] {
  return (view.at[place] ?? []).map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0);
}
