/** The values of a box as they lie on the desk: cards, tiles and tracks, each with where it comes from. */

import type { PrintedBox, PrintedValue } from "../../generated/wire";
import { isTable, merged, valueAt, type OwnBox, type Value } from "../../lib/boxes.svelte";
import { has, say } from "../../lib/words";
import { PRINTED_WORDS } from "./printedwords";

/** book: by the rulebook, or fixed by the rules; guess: reconstructed; told: from other sources. */
export type Origin = "book" | "guess" | "told";

/** One thing of the box: a card with all that is printed on it, a tile, or a number. */
export interface Item {
  readonly id: string;
  readonly key: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly entry: string;
  readonly label: string;
  readonly place: readonly string[];
  readonly printed: Value;
}

export interface Group {
  readonly names: readonly string[];
  readonly labels: readonly string[];
  readonly origin: Origin;
  readonly notes: readonly string[];
  readonly items: readonly Item[];
}

/** Tables with so many keys that are the same are about the same cards. */
const MANY = 7;

/** What the words of a box are called, by the names of their messages. */
const WORDS = ["card", "food", "good", "ground", "terrain", "colour", "action", "basket", "species", "item"] as const;

export function groupsOf(box: PrintedBox): readonly Group[] {
  const sets = new Map<string, PrintedValue[]>();
  for (const entry of box.printed) {
    const value = entry.value as Value;
    const keys = isTable(value) ? Object.keys(value) : [];
    const set = keys.length >= MANY ? `${keys.join()} ${originOf(entry)}` : entry.name;
    sets.set(set, [...(sets.get(set) ?? []), entry]);
  }
  return [...sets.values()].map(groupOf);
}

export function originOf({ fixed, source }: PrintedValue): Origin {
  if (fixed || source === "rulebook") return "book";
  return source === "reconstructed" ? "guess" : "told";
}

function groupOf(entries: readonly PrintedValue[]): Group {
  const [first] = entries;
  const value = first?.value as Value;
  const keys = isTable(value) ? Object.keys(value) : [""];
  return {
    names: entries.map(({ name }) => name),
    labels: entries.map(({ label }) => label),
    origin: first === undefined ? "book" : originOf(first),
    notes: entries.map(({ note }) => note),
    items: keys.map((key) => ({
      id: [first?.name, key].filter(Boolean).join("."),
      key,
      fields: entries.map((entry) => ({
        entry: entry.name,
        label: entry.label,
        place: key === "" ? [entry.name] : [entry.name, key],
        printed: (key === "" ? entry.value : (entry.value as Record<string, Value>)[key]) as Value,
      })),
    })),
  };
}

/** The value of a field in one's own box. */
export function ownValue({ place, printed }: Field, own: OwnBox): Value {
  return merged(printed, valueAt(own.values, place));
}

export function isChanged(item: Item, own: OwnBox): boolean {
  return item.fields.some(({ place }) => valueAt(own.values, place) !== undefined);
}

export function isRead(item: Item, own: OwnBox): boolean {
  return isChanged(item, own) || own.read.includes(item.id);
}

/** A word of the box in the reader's language, where the game has one; a number, where the game says of what it is one. */
export function wordOf(game: string, word: string): string {
  const kind = WORDS.find((name) => has(`${game}-${name}-${word}`));
  if (kind !== undefined) return say(`${game}-${kind}-${word}`);
  if (/^\d+$/.test(word) && has(`${game}-ui-box-number`)) return say(`${game}-ui-box-number`, { number: word });
  if (PRINTED_WORDS.has(word)) return say(`ownbox-word-${word}`);
  const parts = word.split(/[ -]/);
  return parts.length === 1 ? word : parts.map((part) => wordOf(game, part)).join(" ");
}

/** A value in a few signs. */
export function shortOf(game: string, value: Value): string {
  if (typeof value === "string") return wordOf(game, value);
  if (isTable(value)) return Object.entries(value).map(([name, inner]) => `${wordOf(game, name)} ${shortOf(game, inner)}`).join(", ");
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return "–";
  if (value.every(isPair)) return value.map((pair: readonly Value[]) => pair.join(" → ")).join(", ");
  const isNested = value.some((inner) => Array.isArray(inner));
  return value.map((inner: Value) => shortOf(game, inner)).join(isNested ? " | " : " ");
}

/** "From so many on, so much." */
function isPair(value: Value): value is readonly Value[] {
  return Array.isArray(value) && value.length === 2 && value.every((inner) => typeof inner === "number");
}

/** All words that stand where this one does: what a choice has to offer. */
export function choicesOf(value: Value): readonly string[] {
  const found = new Set<string>();
  const look = (inner: Value): void => {
    if (typeof inner === "string") found.add(inner);
    else if (typeof inner === "object") Object.values(inner).forEach(look);
  };
  look(value);
  return [...found].sort();
}
