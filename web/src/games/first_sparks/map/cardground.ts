/** Where the preview and the why card may lie on the map. */

import { bandsOf, boxOf, type Box } from "../../../lib/geometry";
import type { CardGround } from "../../../table/play";
import { hexesAt, cardOf } from "../cards";
import type { FirstSparksPlay } from "../play.svelte";
import { TRACK } from "./frame";
import { GROUND } from "./outline";

const BAND = 16;
const MEMBER = 20;

/** What lies on the map: never cover spaces in question, rather not cover members and grounds. */
export function groundOf(play: FirstSparksPlay): CardGround {
  const { land, frame, whole, view, sorted } = play;
  const open = [...new Set([...sorted.spaces.keys(), ...play.reach.keys(), ...play.bill.map((told) => String(told.args["space"]))])];
  const members = [...view.clans.flatMap((clan) => clan.members), ...(view.neutral ?? [])];
  return {
    frame,
    target: targetOf(play),
    clear: [
      { x: whole.x, y: whole.y, width: TRACK, height: whole.height },
      ...open.flatMap((id) => bandsOf(land.spaces.get(id)?.ring ?? [], BAND)),
      ...questionedHexes(play).map(({ centre: [x, y] }) => around(x, y, GROUND + 8)),
    ],
    quiet: [
      ...members.flatMap((id) => land.spaces.get(id) ?? []).map(({ centre: [x, y] }) => around(x, y, MEMBER)),
      ...land.hexes.map(({ centre: [x, y] }) => around(x, y, GROUND)),
    ],
  };
}

/** The grounds that feed the card in question. */
export function questionedHexes({ cardInQuestion, view, clan, land }: FirstSparksPlay) {
  const food = cardInQuestion === null ? null : cardOf(cardInQuestion).food;
  if (food === null || food === "crop" || clan === null) return [];
  const hexes = hexesAt(food, view, clan);
  return land.hexes.filter(({ id }) => hexes.includes(id));
}

/** What a preview speaks of; without a place it lies on the left, under the sentence. */
function targetOf(play: FirstSparksPlay): Box | null {
  const { land, frame, whole, considered } = play;
  if (considered === null || play.laying.chosen !== null) return null;
  const space = play.aim === null ? undefined : land.spaces.get(play.aim);
  if (space) return boxOf(space.ring);
  return { x: Math.max(frame.x, whole.x + TRACK) + 60, y: frame.y, width: 0, height: 0 };
}

function around(x: number, y: number, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}
