import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, type Root } from "postcss";
import { inRoom, markOf } from "../../tools/rooms";
import { gameIn } from "./folders";

/** The style sheets as the page gets them, except those of pictures, which are documents of their own. */
const sheets = import.meta.glob<string>(["../games/*/**/*.css", "!../games/*/ground/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});
const components = import.meta.glob<string>("../games/**/*.svelte", { query: "?raw", import: "default", eager: true });
const symbols = import.meta.glob<string>(["../games/*/symbols.svg", "../icons/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const parsed = Object.entries(sheets).map(([path, text]) => ({ game: gameIn(path), sheet: parse(text) }));

test("a selector keeps its weight and its pseudo-element in the room", () => {
  assert.equal(inRoom(".a > b:hover", "tain"), `.a > b:hover${markOf("tain")}`);
  assert.equal(inRoom(".a::before", "tain"), `.a${markOf("tain")}::before`);
});

test("whatever a game styles stands in its room", () => {
  const selectors = parsed.flatMap(({ game, sheet }) => selectorsOf(sheet).map((selector) => ({ game, selector })));
  assert.ok(selectors.length > 500, "the search finds the rules of the games");
  assert.deepEqual(
    selectors.filter(({ game, selector }) => !isHeld(selector, game)),
    [],
  );
});

test("no game styles the page around its room, which its rules cannot reach", () => {
  const selectors = parsed.flatMap(({ sheet }) => selectorsOf(sheet));
  assert.deepEqual(
    selectors.filter((selector) => /(^|[\s>])(:root|html|body)(\[[^\]]*\])?:where\(\[data-game/.test(selector)),
    [],
  );
});

test("animations of a game carry its name", () => {
  const nameless: string[] = [];
  for (const { game, sheet } of parsed) {
    sheet.walkAtRules("keyframes", ({ params }) => {
      if (!params.startsWith(`${game}-`)) nameless.push(params);
    });
  }
  assert.deepEqual(nameless, []);
});

test("components of games style nothing but themselves", () => {
  assert.deepEqual(Object.entries(components).filter(([, text]) => /<style[\s\S]*:global/.test(text)).map(([path]) => path), []);
});

test("no symbol is drawn in two files", () => {
  const ids = Object.values(symbols).flatMap((text) => [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  assert.ok(ids.length > 20, "the search finds the symbols");
  assert.deepEqual(ids.filter((id, at) => ids.indexOf(id) !== at), []);
});

test("a symbol with classes of a game brings the mark of its room", () => {
  const unmarked = Object.entries(symbols).flatMap(([path, text]) =>
    path.includes("/icons/")
      ? []
      : [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)]
          .filter(([, , drawing = ""]) => drawing.includes("class=") && !drawing.startsWith(`<g data-game="${gameIn(path)}">`))
          .map(([, id]) => id),
  );
  assert.deepEqual(unmarked, []);
});

/** Whether a selector reaches nothing but what stands in the room of a game: at the mark or within. */
function isHeld(selector: string, game: string): boolean {
  const [, within] = selector.split(markOf(game));
  return within !== undefined && !/[+~]/.test(within);
}

/** All selectors of a sheet; the steps of an animation select nothing. */
function selectorsOf(sheet: Root): string[] {
  const selectors: string[] = [];
  sheet.walkRules(({ parent, selectors: own }) => {
    if (!(parent?.type === "atrule" && "name" in parent && parent.name === "keyframes")) selectors.push(...own);
  });
  return selectors;
}
