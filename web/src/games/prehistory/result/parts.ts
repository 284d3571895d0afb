/** What Prehistory shows of its end: the players with their huts, and the final scoring line by line. */

import { markOf, seatColour } from "../../../lib/told";
import type { ResultParts } from "../../../screens/result/parts";
import Lines from "./Lines.svelte";
import Places from "./Places.svelte";

const TELLING = ["painted", "gathered", "held", "fished", "trapped", "hunted", "migrated", "pillar_taken", "walked", "built", "quarried"];

const parts: ResultParts = {
  Places,
  Details: Lines,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: seatColour(seat) }),
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
