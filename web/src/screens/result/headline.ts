/** Who won, in words. */

import type { GameOver, SeatInfo, TableInfo } from "../../generated/wire";
import { nameOf } from "../../lib/told";
import { asWritten, has, listed, say } from "../../lib/words";

/** The reason of an end on which all agreed, before anybody had won. */
export const STOPPED = "stopped";

/** "You win with 38 points." and its variants for others and for shared victories. */
export function headline(over: GameOver, table: TableInfo, you: number | null): string {
  if (over.reason === STOPPED) return say("result-stopped");
  const winners = table.seats.filter((seat) => over.ranking[seat.seat] === 1);
  const points = over.scores[winners[0]?.seat ?? 0] ?? 0;
  const yours = winners.some((seat) => seat.seat === you);
  if (winners.length === 0) {
    const ahead = over.others.filter((other) => other.place === 1).map((other) => say(other.name));
    return say(first(`${table.game}-result-nobody`, "result-nobody"), { who: listed(ahead) });
  }
  if (winners.length === 1) {
    return say(first(`${table.game}-result-wins`, "result-wins"), { who: asWritten(winners.map((seat) => nameOf(seat)).join("")), you: yours ? "yes" : "no", points });
  }
  const names = winners.filter((seat) => seat.seat !== you).map((seat) => nameOf(seat));
  return say(first(`${table.game}-result-shared`, "result-shared"), { who: asWritten(listed(yours ? [say("result-you-too"), ...names] : names)), you: yours ? "yes" : "no", points });
}

/** The seats from first to last. */
export function inOrder(table: TableInfo, over: GameOver): SeatInfo[] {
  const placeOf = (seat: SeatInfo) => over.ranking[seat.seat] ?? table.seats.length;
  return [...table.seats].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Who resigned: they come last, whatever the bot in their place came to. */
export function resigned(table: TableInfo, you: number | null): string {
  const gone = table.seats.filter((seat) => seat.standIn?.why === "resigned");
  return gone.map((seat) => say("stand-ins-resigned", { who: asWritten(nameOf(seat)), you: seat.seat === you ? "yes" : "no" })).join(" ");
}

/** How far ahead of the next seat; empty when all share the first place, or when whoever is next resigned. */
export function margin(over: GameOver, table: TableInfo, you: number | null): string {
  if (!over.ranking.includes(1)) return "";
  const best = Math.max(...over.scores.filter((_, seat) => over.ranking[seat] === 1));
  const next = inOrder(table, over).find((seat) => over.ranking[seat.seat] !== 1);
  if (next === undefined || next.standIn?.why === "resigned") return "";
  const ahead = best - (over.scores[next.seat] ?? 0);
  return say(first(`${table.game}-result-margin`, "result-margin"), { who: asWritten(nameOf(next)), you: next.seat === you ? "yes" : "no", ahead });
}

/** The game's own sentence if it has one, because not every game counts points. */
function first(own: string, shared: string): string {
  return has(own) ? own : shared;
}
