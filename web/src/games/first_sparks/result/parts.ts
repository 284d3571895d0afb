/** What The First Sparks shows of its end: the clans with their cards, and how they grew. */

import { markOf } from "../../../lib/told";
import type { ResultParts } from "../../../screens/result/parts";
import Places from "./Places.svelte";
import Years from "./Years.svelte";

const MOVES = ["offered", "declined", "bought", "passed", "hunted", "spread", "stopped", "settled", "tile_laid"];
const TELLING = ["bought", "spread", "starved", "spoiled"];

const parts: ResultParts = {
  Places,
  Details: Years,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: markOf(seat).slice(2) }),
  isMove: (told) => MOVES.includes(told.kind) && told.seat !== null,
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
