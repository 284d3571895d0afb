/** In which order the clans act in a phase, and who has. */

import type { Decision, FirstSparksView } from "../../generated/wire";

export type Direction = "first" | "last" | "asked";

/** Who goes first: the first in order, the last, or the last of those an offer is put to. */
export function directionOf(view: FirstSparksView): Direction {
  if (view.offer !== null) return "asked";
  return view.phase === "hunting" || view.phase === "spreading" || isSettling(view) ? "last" : "first";
}

/** The seats in the order in which they act; the one who offers comes last. */
export function sequenceOf(view: FirstSparksView): number[] {
  const backwards = [...view.order].reverse();
  const { offer } = view;
  if (offer) {
    const others = backwards.filter((seat) => seat !== offer.by && !isOut(view, seat));
    return [...others, offer.by];
  }
  return directionOf(view) === "first" ? [...view.order] : backwards;
}

/** Who is asked now; null when nobody is. */
export function askedNow(view: FirstSparksView, decision: Decision | null): number | null {
  if (decision?.kind === "yours") return view.seat;
  return decision?.kind === "others" ? (decision.seats[0] ?? null) : null;
}

/** Whether a seat has had its go. */
export function hasActed(view: FirstSparksView, seat: number, now: number | null): boolean {
  if (view.phase === "technology" && !view.offer) return isOut(view, seat);
  const sequence = sequenceOf(view);
  return now !== null && sequence.indexOf(seat) < sequence.indexOf(now);
}

/** Whether a clan has bought or passed this year. */
function isOut(view: FirstSparksView, seat: number): boolean {
  const clan = view.clans[seat];
  return clan !== undefined && (clan.hasBought || clan.hasPassed);
}

/** First members are placed from the last to the first, second ones in order. */
function isSettling(view: FirstSparksView): boolean {
  return view.phase === "placing" && view.clans.some(({ members }) => members.length === 0);
}
