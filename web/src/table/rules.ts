/** The rules of a game in the reader's language, fetched once. */

import { api } from "../lib/api";
import { language } from "../lib/language.svelte";
import type { RuleText } from "../generated/wire";

const books = new Map<string, Promise<RuleText[]>>();

/** The paragraph of an id, or null when the book has none or cannot be had. */
export async function ruleOf(game: string, id: string): Promise<RuleText | null> {
  const key = `${game} ${language.current}`;
  const book = books.get(key) ?? api.rules(game);
  books.set(key, book);
  try {
    return (await book).find((rule) => rule.id === id) ?? null;
  } catch {
    books.delete(key);
    return null;
  }
}
