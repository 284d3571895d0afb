/** The games of the house, whether or not this server has them yet: each has a picture in its folder. */

import { byGame } from "./folders";

/** A game's place on the home page; how many play it and how long, its server says. */
export interface CatalogueGame {
  name: string;
  picture: string;
}

const PICTURES = byGame(
  import.meta.glob<string>("../games/*/picture.svg", { query: "?url", import: "default", eager: true }),
);
/** A game without a room is played by lists of choices. */
const ROOMS = byGame(import.meta.glob("../games/*/Room.svelte"));

export function hasRoom(game: string): boolean {
  return ROOMS.has(game);
}

/** By name; those that have no room yet come last. */
export const CATALOGUE: readonly CatalogueGame[] = [...PICTURES]
  .map(([name, picture]) => ({ name, picture }))
  .sort((one, other) => Number(hasRoom(other.name)) - Number(hasRoom(one.name)) || (one.name < other.name ? -1 : 1));

/** The picture of a game; one without its own borrows the first. */
export function pictureOf(game: string): string {
  return PICTURES.get(game) ?? CATALOGUE[0]?.picture ?? "";
}
