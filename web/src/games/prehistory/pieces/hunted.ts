/** Hunting cards: what is printed on them. */

import { SPECIES } from "../../../generated/prehistory";
import { printed } from "../printed.svelte";

export interface Hunted {
  readonly species: string;
  readonly isAnimal: boolean;
  readonly value: number;
  readonly points: number;
  readonly resource: string | null;
  readonly cube: string | null;
  readonly dev: number;
}

interface Footprint {
  readonly value: number;
  readonly resource?: string;
  readonly cube?: string;
  readonly dev?: number;
}

/** The card of this name: `rhino-a1`, `mammoth-f3`. */
export function huntedOf(card: string): Hunted {
  const species = SPECIES.find((name) => card.startsWith(name)) ?? SPECIES[0];
  const animal = Object.entries(printed().animals).find(([name]) => name === card)?.[1];
  if (animal) return { species, isAnimal: true, value: animal.value, points: animal.points, resource: null, cube: null, dev: 0 };
  const footprints: readonly (readonly [string, Footprint])[] = Object.entries(printed().footprints);
  const track = footprints.find(([name]) => name === card)?.[1];
  return { species, isAnimal: false, value: track?.value ?? 0, points: 0, resource: track?.resource ?? null, cube: track?.cube ?? null, dev: track?.dev ?? 0 };
}
