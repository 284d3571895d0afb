/** The result of a game that brings no parts of its own: the ranking, and the curve by seat. */

import { markOf } from "../../lib/told";
import type { ResultParts } from "./parts";
import RankedPlaces from "./RankedPlaces.svelte";

const COLOURS = ["red", "blue", "green", "yellow", "black"] as const;

const parts: ResultParts = {
  Places: RankedPlaces,
  Details: null,
  signOf: (_, seat) => ({ symbol: markOf(seat), colour: COLOURS[seat % COLOURS.length] ?? COLOURS[0] }),
  isTelling: () => false,
};

export default parts;
