/** What a player found, as the own board lists it. */

import { SPECIES } from "../../../generated/prehistory";
import type { PlayerView } from "../../../generated/wire";
import { huntedOf } from "../pieces/hunted";
import { printed } from "../printed.svelte";

export interface Game {
  readonly species: string;
  /** Points of its animals, of cards and of the map. */
  readonly points: number;
  readonly footprints: number;
}

/** Animals and footprints by species. */
export function gameOf(player: PlayerView): Game[] {
  return SPECIES.map((species, index) => {
    const cards = player.cards.map(huntedOf).filter((card) => card.species === species);
    const onCards = cards.reduce((sum, { points }) => sum + points, 0);
    return { species, points: onCards + (player.tokens[index] ?? 0) * printed().token_points, footprints: cards.filter(({ isAnimal }) => !isAnimal).length };
  });
}

/** What the space of the fishing track brings every year. */
export function fishingIncome(marker: number): { readonly points: number; readonly dev: number } {
  const [, points = 0, dev = 0] = printed().fishing_income.findLast(([space = 0]) => space <= marker) ?? [];
  return { points, dev };
}
