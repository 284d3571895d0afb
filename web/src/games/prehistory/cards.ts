/** Cards and tiles: their printed values, and their names as words. */

import { listed, say } from "../../lib/words";
import { printed } from "./printed.svelte";

export interface HuntingCard {
  readonly species: string;
  readonly kind: "animal" | "footprint";
  readonly value: number;
  readonly points: number;
  readonly resource: string | null;
  readonly cube: string | null;
  readonly dev: number;
}

interface PrintedCard {
  readonly value: number;
  readonly points?: number;
  readonly resource?: string;
  readonly cube?: string;
  readonly dev?: number;
}

/** A hunting card by its name: "rhino-f3". */
export function huntingCard(name: string): HuntingCard {
  const { animals, footprints } = printed();
  const [species = ""] = name.split("-");
  const animal = (animals as Readonly<Record<string, PrintedCard>>)[name];
  const card = animal ?? (footprints as Readonly<Record<string, PrintedCard>>)[name] ?? { value: 0 };
  return {
    species,
    kind: animal ? "animal" : "footprint",
    value: card.value,
    points: card.points ?? 0,
    resource: card.resource ?? null,
    cube: card.cube ?? null,
    dev: card.dev ?? 0,
  };
}

export interface RiteCard {
  readonly value: number;
  readonly points: number;
  readonly dev: number;
}

/** A ceremony card by its name: "C07". */
export function riteCard(name: string): RiteCard {
  const card = (printed().ceremony_cards as Readonly<Record<string, PrintedCard>>)[name] ?? { value: 0 };
  return { value: card.value, points: card.points ?? 0, dev: card.dev ?? 0 };
}

/** A tile, token, fish or megalith in words: "honey+" is honey with a development point. */
export function itemName(item: string): string {
  const kind = item.replace(/\+$/, "");
  return say(kind === item ? `prehistory-item-${kind}` : `prehistory-item-${kind}.plus`);
}

/** A hunting card in words. */
export function huntingName(name: string): string {
  const { species, kind, value, points, resource, cube, dev } = huntingCard(name);
  const brings = [
    ...(resource === null ? [] : [say(`prehistory-colour-${resource}.resource`)]),
    ...(cube === null ? [] : [say(`prehistory-colour-${cube}.cube`)]),
    ...(dev === 0 ? [] : [say("prehistory-one-dev")]),
  ];
  return say("prehistory-card", { kind, species: `@prehistory-species-${species}`, value, points, brings: listed(brings) });
}

/** A ceremony card in words: what it will count. */
export function riteName(name: string): string {
  return say("prehistory-rite", { points: riteCard(name).points, text: `@prehistory-rite-${name}` });
}
