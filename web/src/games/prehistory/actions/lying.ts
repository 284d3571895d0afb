/** What lies in a place; what is being taken lies there until it is. */

import type { PrehistoryPlay } from "../play.svelte";

export type Row = "gathering" | "river" | "hunting" | "ceremony";

export function lyingAt(play: PrehistoryPlay, row: Row, place: number, key: string): string | null {
  const now = play.view[row][place] ?? null;
  if (now !== null || !play.isPinned(key)) return now;
  const before = play.session.connection.view;
  return before?.game === "prehistory" ? (before[row][place] ?? null) : null;
}
