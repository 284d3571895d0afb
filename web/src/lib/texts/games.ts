/** The texts of one game at play, of its short rules, of a part of the table or of a screen: each a chunk that is fetched when it is opened. */

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

const lessons: Record<string, Fetch> = import.meta.glob<string>("../../../../src/lascaux/games/*/text/*.ftl", {
  query: "?lesson",
  import: "default",
});

const parts: Record<string, Fetch> = import.meta.glob<string>(["../../table/*/text/*.ftl", "../../screens/*/text/*.ftl"], { query: "?said", import: "default" });

/** The names of all games that have texts. */
export const GAMES: readonly string[] = [...new Set(Object.keys(sentences).map(gameIn))];

/** What the guided first games of these games are called here. */
export const LESSONS: readonly string[] = GAMES.map((game) => `${game}-lesson`);

/** The parts of the table, and the screens, whose texts are fetched when they are opened. */
export const PARTS: readonly string[] = [...new Set(Object.keys(parts).map((path) => /\/(?:table|screens)\/(\w+)\//.exec(path)?.[1] ?? ""))];

/** Texts that a screen brings along for what it opens: no other page has to know their addresses. */
export function bringTexts(found: Record<string, Fetch>): void {
  Object.assign(parts, found);
}

/** The sentences of a game and the labels of its table, of its guided first game or its short rules, or of a part of the table; none for a name that this page does not know. */
export function textsOf(name: string, code: Language): Promise<string[]> {
  const isLesson = LESSONS.includes(name);
  const folder = new RegExp(`/(games|table|screens)/${isLesson ? name.replace("-lesson", "") : name}/text/${code}\\.ftl$`);
  const all = isLesson ? lessons : { ...sentences, ...labels, ...parts };
  const found = Object.entries(all).filter(([path]) => folder.test(path));
  return Promise.all(found.map(([, fetch]) => fetch()));
}
