/** The short form of a game's rules: a few sections, each with a diagram made from its own board. */

import type { Component } from "svelte";
import { byGame, gameIn } from "../../lib/folders";
import { bringTexts } from "../../lib/texts/games";
import { say } from "../../lib/words";

/** A section; its words are `clans-rules-move` with the attributes `title`, `caption` and `seen`. */
export interface ShortSection {
  readonly name: string;
  /** The paragraphs of the full form that say it exactly. */
  readonly rules: readonly string[];
  readonly diagram: Component;
}

export interface ShortRules {
  readonly sections: readonly ShortSection[];
  /** The paragraphs behind `clans-rules-goal` and `clans-rules-end`, which have no diagram. */
  readonly goal: readonly string[];
  readonly end: readonly string[];
  /** Something of the table that is good to have at hand. */
  readonly aside?: Component;
}

/** What one plays for, and how it ends. */
export const ENDS = ["goal", "end"] as const;

/** What a section says, in the chosen language. */
export interface SaidSection {
  readonly title: string;
  readonly text: string;
  /** Below the diagram. */
  readonly caption: string;
  /** The diagram for those who do not see it. */
  readonly seen: string;
}

const TEXTS = import.meta.glob<string>("../../games/*/rules/text/*.ftl", { query: "?said", import: "default" });
bringTexts(TEXTS);

/** The rules that have a short form, each by the name under which its texts are fetched. */
export const RULES: readonly string[] = [...new Set(Object.keys(TEXTS).map((path) => `${gameIn(path)}/rules`))];

const SHORT = byGame(import.meta.glob<{ default: ShortRules }>("../../games/*/rules/short.ts"));

/** The short rules of a game with their diagrams; null for a game that has none. */
export async function shortRules(game: string): Promise<ShortRules | null> {
  return (await SHORT.get(game)?.())?.default ?? null;
}

export function saidOf(game: string, name: string): SaidSection {
  return {
    title: say(`${game}-rules-${name}.title`),
    text: say(`${game}-rules-${name}`),
    caption: say(`${game}-rules-${name}.caption`),
    seen: say(`${game}-rules-${name}.seen`),
  };
}

/** Whether a hash names a paragraph of the full form. */
export function isParagraph(hash: string): boolean {
  return /^#[A-Z]{2}-\d/.test(hash);
}

/** A section's anchor in the page. */
export function shortAnchor(name: string): string {
  return `short-${name}`;
}
