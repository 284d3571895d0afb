/** The texts of one game at play, each a chunk that is fetched when a table of it is opened. */

import { gameIn } from "../folders";
import type { Language } from "../language.svelte";

type Fetch = () => Promise<string>;

const labels: Record<string, Fetch> = import.meta.glob<string>("../../games/*/text/*.ftl", {
  query: "?play",
  import: "default",
});

const sentences: Record<string, Fetch> = import.meta.glob<string>("../../../../src/lascaux/games/*/text/*.ftl", {
  query: "?play",
  import: "default",
});

/** The names of all games that have texts. */
export const GAMES: readonly string[] = [...new Set(Object.keys(sentences).map(gameIn))];

/** The sentences of a game and the labels of its table; none for a game that this page does not know. */
export function textsOf(game: string, code: Language): Promise<string[]> {
  const wanted = `games/${game}/text/${code}.ftl`;
  const found = [...Object.entries(sentences), ...Object.entries(labels)].filter(([path]) => path.endsWith(`/${wanted}`));
  return Promise.all(found.map(([, fetch]) => fetch()));
}
