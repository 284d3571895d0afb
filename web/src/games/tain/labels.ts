/** The board in words: what lies on a space, what may be laid there, and what a clan owns. */

import { say } from "../../lib/words";
import type { ClanBoard } from "../../generated/wire";
import type { TainPlay } from "./play.svelte";
import type { Meeting } from "./raid/ledger";
import { keyOf, tileOn, type Space } from "./spaces";
import { kindOf } from "./view";

/** A space as a screen reader says it. */
export function describe(play: TainPlay, space: Space): string {
  const parts = [placeName(play, space), contents(play, space)];
  if (play.targets.has(keyOf(space))) parts.push(say("tain-ui-may-lay"));
  return parts.join(", ");
}

/** "Orm's house, door 4, entrance", or the outer land. */
export function placeName(play: TainPlay, space: Space): string {
  return play.phrase("tain-ui-space", play.spaceArgs(space));
}

/** What lies on a space, as far as the reader may know. */
export function contents(play: TainPlay, space: Space): string {
  const tile = tileOn(play.view, space);
  if (tile === null) return say("tain-ui-empty");
  const kind = kindOf(tile.kind);
  const owner = `#${tile.owner}`;
  if (play.raid.position?.gone.has(keyOf(space))) return play.phrase("tain-ui-tile-gone", { owner });
  if (kind === null) return play.phrase("tain-ui-tile-hidden", { owner });
  const look = play.view.isRaid ? "open" : "own";
  return play.phrase("tain-ui-tile", { owner, kind: `@tain-ui-kind-${kind}`, look });
}

/** The hostages of a house, as a list of whose and what. */
export function hostagesInWords(play: TainPlay, { hostages }: Pick<ClanBoard, "hostages">): string {
  if (hostages.length === 0) return say("tain-ui-none");
  const words = hostages.map(({ owner, kind }) => play.phrase("tain-ui-tile", { owner: `#${owner}`, kind: `@tain-ui-kind-${kind}`, look: "open" }));
  return words.join(", ");
}

/** Why a meeting at a door ended as it did; a bluff on guard has left before it. */
export function becauseOf({ raid }: TainPlay, { board, door, kind, guard }: Meeting): string {
  const isGone = raid.position?.gone.has(keyOf({ side: "threshold", board, door })) === true;
  return say("tain-ui-because", { raider: kind, guard: guard ?? (isGone ? "bluff" : "none") });
}
