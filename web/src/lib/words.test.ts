import assert from "node:assert/strict";
import { test } from "node:test";
import { RULES } from "../screens/rules/short";
import { GAMES, LESSONS, PARTS } from "./texts/games";
import { keysOf, learn, learnGame, listed, sayIn } from "./words";

await Promise.all([...GAMES, ...LESSONS, ...PARTS, ...RULES].map(learnGame));
await learn("en");
await learn("it");

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("there are texts of games", () => {
  assert.ok(GAMES.includes("clans"));
});

test("both languages have the same keys", () => {
  assert.deepEqual(keysOf("it"), keysOf("en"));
});

test("every game is told in a minute, in four sentences", () => {
  const known = keysOf("en");
  const told = GAMES.map((game) => known.filter((key) => key.startsWith(`${game}-minute-`)).length);
  assert.deepEqual(told, GAMES.map(() => 4));
});

test("every key the code names exists", () => {
  const known = new Set(keysOf("en"));
  const named = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => ({ path, key: match[1] ?? "" })),
  );
  assert.ok(named.length > 50, "the search finds the calls of say");
  assert.deepEqual(
    named.filter(({ key }) => !known.has(key)),
    [],
  );
});

test("every key the code composes begins and ends like a known one", () => {
  const known = keysOf("en");
  const composed = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*`([^`$]*)\$\{[^`]*?([^`{}]*)`/g)].map(([, start = "", end = ""]) => ({ start, end })),
  );
  assert.ok(composed.length > 5, "the search finds composed keys");
  assert.deepEqual(
    composed.filter(({ start, end }) => !known.some((key) => key.startsWith(start) && key.endsWith(end))),
    [],
  );
});

test("an argument with @ is said in the same language first", () => {
  assert.equal(sayIn("it", "clans-ui-result-sum", { clan: "@clans-clan-red", points: 3, chips: 1 }), `${sayIn("it", "clans-clan-red")}, 3\ne un gettone`);
});

test("a list is joined as the language joins it", () => {
  assert.equal(listed(["A", "B", "C"], "en"), "A, B and C");
  assert.equal(listed(["A", "B", "C"], "it"), "A, B e C");
});

test("an unknown key shows itself", () => {
  assert.equal(sayIn("en", "no-such-key"), "no-such-key");
});
