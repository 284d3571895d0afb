/** The five games of the house, whether or not this server has them yet. */

import clans from "../art/clans.svg";
import firstSparks from "../art/first-sparks.svg";
import prehistory from "../art/prehistory.svg";
import stoneAge from "../art/stone-age.svg";
import tain from "../art/tain.svg";

/** What the home page says of a game besides its words. */
export interface CatalogueGame {
  name: string;
  picture: string;
  players: string;
  minutes: number;
}

export const CATALOGUE: CatalogueGame[] = [
  { name: "first_sparks", picture: firstSparks, players: "2–6", minutes: 75 },
  { name: "clans", picture: clans, players: "2–4", minutes: 30 },
  { name: "tain", picture: tain, players: "2–4", minutes: 40 },
  { name: "stone_age", picture: stoneAge, players: "2–5", minutes: 75 },
  { name: "prehistory", picture: prehistory, players: "1–4", minutes: 90 },
];

export function pictureOf(game: string): string {
  return CATALOGUE.find((entry) => entry.name === game)?.picture ?? clans;
}
