/** Where the preview and the why card may lie on the map. */

import { bandsOf, boxAround, boxOf, type Box } from "../../../lib/geometry";
import type { CardGround } from "../../../table/play";
import { hexesAt, cardOf } from "../cards";
import type { FirstSparksPlay } from "../play.svelte";
import { TRACK } from "./frame";
import { GROUND } from "./outline";

const BAND = 16;
const MEMBER = 20;

/** What lies on the map: never cover spaces in question, rather not cover members and grounds. */
export function groundOf(play: FirstSparksPlay): CardGround {
  const { land, view, sorted } = play;
  const { frame, whole } = play.camera;
  const open = [...new Set([...sorted.spaces.keys(), ...play.reach.keys(), ...play.bill.map((told) => String(told.args["space"]))])];
  const members = [...view.clans.flatMap((clan) => clan.members), ...(view.neutral ?? [])];
  return {
    frame,
    target: targetOf(play),
    clear: [
      { x: whole.x, y: whole.y, width: TRACK, height: whole.height },
      ...open.flatMap((id) => bandsOf(land.spaces.get(id)?.ring ?? [], BAND)),
      ...questionedHexes(play).map(({ centre }) => boxAround(centre, GROUND + 8)),
    ],
    quiet: [
      ...members.flatMap((id) => land.spaces.get(id) ?? []).map(({ centre }) => boxAround(centre, MEMBER)),
      ...land.hexes.map(({ centre }) => boxAround(centre, GROUND)),
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
  const { land, considered } = play;
  const { frame, whole } = play.camera;
  if (considered === null || play.laying.chosen !== null) return null;
  const space = play.aim.at === null ? undefined : land.spaces.get(play.aim.at);
  if (space) return boxOf(space.ring);
  return { x: Math.max(frame.x, whole.x + TRACK) + 60, y: frame.y, width: 0, height: 0 };
}
