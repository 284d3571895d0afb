/** Which station is in question. */

import type { PrehistoryPlay } from "../play.svelte";
import { fieldOf, type Field } from "./geometry";

/** The station of what is taken up, else the only one where anything may be done. */
export function focusOf(play: PrehistoryPlay, keys: readonly string[]): Field | null {
  const deed = play.deed?.chosen;
  const taken = keys.find((key) => play.isPinned(key)) ?? (deed ? `${deed.verb} ${deed.args[0] ?? ""}` : null);
  const pinned = taken === null ? null : fieldOf(taken);
  if (pinned !== null) return pinned;
  const lit = new Set(keys.filter((key) => !key.startsWith("turn") && play.isLit(key)).map(fieldOf));
  const [only] = lit;
  return lit.size === 1 && !play.isLit("pass") ? (only ?? null) : null;
}

/** How many things of a station may be chosen now. */
export function reachIn(play: PrehistoryPlay, field: Field): number {
  return [...play.offered.keys()].filter((key) => !key.startsWith("turn") && play.isLit(key) && fieldOf(key) === field).length;
}
