/** What The First Sparks shows of its end: the clans with their cards, and how they grew. */

import { markOf, seatColour } from "../../../lib/told";
import type { ResultParts } from "../../../screens/result/parts";
import Places from "./Places.svelte";
import Years from "./Years.svelte";

const TELLING = ["bought", "spread", "starved", "spoiled"];

const parts: ResultParts = {
  Places,
  Details: Years,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: seatColour(seat) }),
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
