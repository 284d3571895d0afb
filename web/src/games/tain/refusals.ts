/** Refusals that need no server: some tile may lie there, but not this one, or only its owner's. */

import { say } from "../../lib/words";
import type { TainPlay } from "./play.svelte";
import type { Space } from "./spaces";

export interface OwnRefusal {
  readonly answer: string;
  readonly rule: string;
}

/** Why the tile taken up may not lie on a space; null where the server knows better. */
export function ownRefusal({ tile, view, isScouting }: TainPlay, { side, board }: Space, isOpen: boolean): OwnRefusal | null {
  if (tile !== null && isOpen) {
    if (side === "outer") return { answer: say("tain-no-rover", { kind: tile }), rule: "TN-3.4" };
    return { answer: say("tain-no-daughter-raids"), rule: "TN-3.3" };
  }
  if (!isScouting) return null;
  if (side === "entrance" && board === view.seat) return { answer: say("tain-ui-no-own-entrance"), rule: "TN-3.3" };
  if (side === "threshold" && board !== view.seat) return { answer: say("tain-ui-no-threshold"), rule: "TN-3.2" };
  return null;
}
