/** Where cards may lie on the board: not on legal places, and on tracks and people only if nothing else is free. */

import type { Box } from "../../../lib/geometry";
import type { CardGround } from "../../../table/play";
import type { StoneAgePlay } from "../play.svelte";
import { frameOf, spotsOf, WIDE } from "./geometry";

const LEDGE: Box = { x: 0, y: WIDE.shore, width: WIDE.width, height: WIDE.height - WIDE.shore };
const TRACKS: Box = { x: 300, y: 426, width: 700, height: 70 };

export function groundOf(play: StoneAgePlay): CardGround {
  const { view, place } = play;
  const spots = spotsOf(WIDE, view.hasStyle, view.stacks.length);
  const target = spots.find(({ id }) => id === place)?.box ?? null;
  return {
    frame: frameOf(WIDE),
    target: target ?? (place === null ? null : { x: 960, y: 300, width: 0, height: 0 }),
    clear: spots.filter(({ id }) => id !== place && play.isTarget(id)).map(({ box }) => box),
    quiet: [TRACKS, LEDGE, ...spots.filter(({ id }) => view.at[id] !== undefined).map(({ box }) => box)],
  };
}
