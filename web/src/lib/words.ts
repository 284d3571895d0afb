/**
 * Every sentence the browser shows, from the same Fluent files the server reads.
 *
 * An argument that starts with "@" names another message (`@clans-terrain-forest`, or its attribute
 * `@clans-terrain-forest.to`) and is said first; "#2" is the player in seat 2 (see `named` in told.ts); a list is
 * joined as "A, B and C". The texts of a game carry its name, as in `tain-ask-lay_tile`.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args } from "../generated/wire";
import { language, type Language } from "./language.svelte";
import { textsOf } from "./texts/games";

const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./texts/en"),
  it: () => import("./texts/it"),
};

const bundles = new Map<Language, FluentBundle>();

/** Games whose tables, and parts of the table that were opened: a language learnt later must know them too. */
const opened = new Set<string>();
/** What has been fetched, as "en clans". */
const fetched = new Map<string, Promise<void>>();

/** Fetches the texts of a language; nothing can be said in it before. */
export async function learn(code: Language): Promise<void> {
  if (!bundles.has(code)) {
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of (await TEXTS[code]()).default) bundle.addResource(new FluentResource(text));
    bundles.set(code, bundle);
  }
  await Promise.all([...opened].map((game) => fetchGame(game, code)));
}

/** Fetches the texts of a game, or of a part of the table, in the chosen language; whatever shows them needs them first. */
export async function learnGame(game: string): Promise<void> {
  opened.add(game);
  await learn(language.current);
}

function fetchGame(game: string, code: Language): Promise<void> {
  const key = `${code} ${game}`;
  const known = fetched.get(key) ?? addTexts(game, code);
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  return known;
}

async function addTexts(game: string, code: Language): Promise<void> {
  for (const text of await textsOf(game, code)) bundles.get(code)?.addResource(new FluentResource(text));
}

language.learn = learn;

/** The sentence of a key in the chosen language; an unknown key shows itself. */
export function say(key: string, args: Args = {}): string {
  return sayIn(language.current, key, args);
}

/** What a game is called. */
export function gameName(game: string): string {
  return say(`${game}-name`);
}

/** Whether a sentence exists, for texts that only some games or steps have. */
export function has(key: string): boolean {
  return patternOf(bundles.get(language.current), key) !== null;
}

export function sayIn(code: Language, key: string, args: Args = {}): string {
  const bundle = bundles.get(code);
  const pattern = patternOf(bundle, key);
  if (bundle === undefined || pattern === null) return key;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) values[name] = said(code, value);
  return bundle.formatPattern(pattern, values, []);
}

/** All keys of a language, attributes included (`clans-terrain-forest.to`). */
export function keysOf(code: Language): string[] {
  const keys: string[] = [];
  for (const [id, message] of bundles.get(code)?._messages ?? []) {
    if (message.value !== null) keys.push(id);
    for (const attribute of Object.keys(message.attributes)) keys.push(`${id}.${attribute}`);
  }
  return keys.sort();
}

/** "A, B and C", as the language joins a list. */
export function listed(items: string[], code: Language = language.current): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${sayIn(code, "list-and")} ${items.at(-1)}`;
}

function said(code: Language, value: number | string | string[]): number | string {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return listed(value.map((item) => String(said(code, item))), code);
  if (value.startsWith("#")) return sayIn(code, "table-player", { number: Number(value.slice(1)) + 1 });
  if (value.startsWith("@@") || value.startsWith("@#")) return value.slice(1);
  if (!value.startsWith("@") || patternOf(bundles.get(code), value.slice(1)) === null) return value;
  return sayIn(code, value.slice(1));
}

/** What a person wrote, as an argument: an "@" before it keeps it from naming a message or a seat. */
export function asWritten(text: string): string {
  return text.startsWith("@") || text.startsWith("#") ? `@${text}` : text;
}

function patternOf(bundle: FluentBundle | undefined, key: string) {
  const [id = "", attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
