/** The five games of the house, whether or not this server has them yet. */

import clans from "../art/clans.svg";
import firstSparks from "../art/first-sparks.svg";
import prehistory from "../art/prehistory.svg";
import stoneAge from "../art/stone-age.svg";
import tain from "../art/tain.svg";

/** A game's place on the home page; how many play it and how long, its server says. */
export interface CatalogueGame {
  name: string;
  picture: string;
}

export const CATALOGUE: CatalogueGame[] = [
  { name: "first_sparks", picture: firstSparks },
  { name: "clans", picture: clans },
  { name: "tain", picture: tain },
  { name: "stone_age", picture: stoneAge },
  { name: "prehistory", picture: prehistory },
];

export function pictureOf(game: string): string {
  return CATALOGUE.find((entry) => entry.name === game)?.picture ?? clans;
}
