/** Refusals that need no server: no action names the spaces on which only others lay tiles. */

import { say } from "../../lib/words";
import type { TainPlay } from "./play.svelte";
import type { Space } from "./spaces";

export interface OwnRefusal {
  readonly answer: string;
  readonly rule: string;
}

/** Why no tile of this seat may ever lie on a space; null where the server knows better. */
export function ownRefusal({ view, isScouting }: TainPlay, { side, board }: Space): OwnRefusal | null {
  if (!isScouting) return null;
  if (side === "entrance" && board === view.seat) return { answer: say("tain-ui-no-own-entrance"), rule: "TN-3.3" };
  if (side === "threshold" && board !== view.seat) return { answer: say("tain-ui-no-threshold"), rule: "TN-3.2" };
  return null;
}
