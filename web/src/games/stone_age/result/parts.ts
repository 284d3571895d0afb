/** What Stone Age shows of its end: the camps, and the final scoring line by line. */

import { markOf } from "../../../lib/told";
import type { ResultParts } from "../../../screens/result/parts";
import Lines from "./Lines.svelte";
import Places from "./Places.svelte";

const MOVES = ["placed", "rolled", "market_used", "tool_made", "born", "farmed", "bought", "built", "declined", "die_taken", "extra_bought", "extra_declined"];
const TELLING = ["built", "bought", "worked", "hunted", "starved", "placed"];

const parts: ResultParts = {
  Places,
  Details: Lines,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: markOf(seat).slice(2) }),
  isMove: (told) => MOVES.includes(told.kind) && told.seat !== null,
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
