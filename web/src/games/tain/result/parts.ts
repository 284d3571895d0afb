/** What Táin shows of its end: what counted for each clan, and what every raid brought home. */

import { markOf, seatColour } from "../../../lib/told";
import type { ResultParts } from "../../../screens/result/parts";
import Hauls from "./Hauls.svelte";
import Places from "./Places.svelte";

const TELLING = ["raided", "captured", "stole_cow", "stole_jewel", "freed", "roved"];

const parts: ResultParts = {
  Places,
  Details: Hauls,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: seatColour(seat) }),
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
