/** What Clans shows of its end: the cards revealed, and the points village by village. */

import type { ResultParts } from "../../../screens/result/parts";
import { clansView } from "../view";
import Places from "./Places.svelte";
import Villages from "./Villages.svelte";

const TELLING = ["founded", "scored", "ruined", "strife"];

const parts: ResultParts = {
  Places,
  Details: Villages,
  signOf: (view, seat) => {
    const clan = clansView(view).cards[seat] ?? "black";
    return { symbol: `disc-${clan}`, colour: clan };
  },
  isDeed: (told) => told.kind === "moved",
  isTelling: (told) => TELLING.includes(told.kind),
};

export default parts;
