/** What Stone Age shows of its end: the camps, and the final scoring line by line. */

import { markOf, seatColour } from "../../../lib/told";
import type { ResultParts } from "../../../screens/result/parts";
import Lines from "./Lines.svelte";
import Places from "./Places.svelte";

const TELLING = ["built", "bought", "worked", "hunted", "starved", "placed"];

const parts: ResultParts = {
  Places,
  Details: Lines,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: seatColour(seat) }),
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
