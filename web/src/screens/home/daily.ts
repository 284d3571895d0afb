/** One's own first try at a table of the day, as this browser remembers it. */

import type { DailyInfo, Update } from "../../generated/wire";
import { api } from "../../lib/api";
import type { OwnTable } from "../../lib/seats.svelte";

export interface OwnDaily {
  readonly id: string;
  /** None while it is played. */
  readonly points: number | null;
}

/** The tables of this browser that may be one of this day's, the first first. */
export function candidates(daily: DailyInfo, tables: readonly OwnTable[]): OwnTable[] {
  return tables.filter(({ game, openedAt }) => game === daily.game && openedAt.startsWith(daily.day)).sort((a, b) => (a.openedAt < b.openedAt ? -1 : 1));
}

/** The first try: later ones know what comes. */
export async function ownDaily(daily: DailyInfo, tables: readonly OwnTable[]): Promise<OwnDaily | null> {
  for (const { id, token, seat } of candidates(daily, tables)) {
    try {
      const { update } = await api.updates(id, 0, token, AbortSignal.timeout(10_000));
      if (update?.table.daily === daily.day) return { id, points: pointsIn(update, seat ?? 0) };
    } catch {
      // A table that is gone was nobody's try.
    }
  }
  return null;
}

function pointsIn({ decision }: Update, seat: number): number | null {
  return decision.kind === "over" ? (decision.scores[seat] ?? null) : null;
}
