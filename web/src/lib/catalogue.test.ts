import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE, hasRoom, pictureOf } from "./catalogue";
import { byGame, gameIn } from "./folders";
import { GAMES } from "./texts/games";

test("whatever has a room comes first, by name", () => {
  const names = [...GAMES].sort();
  assert.deepEqual(
    CATALOGUE.slice(0, GAMES.length).map(({ name }) => name),
    [...names.filter(hasRoom), ...names.filter((name) => !hasRoom(name))],
  );
});

test("every game has a picture of its own", () => {
  assert.equal(new Set(CATALOGUE.map(({ name }) => pictureOf(name))).size, CATALOGUE.length);
});

test("a game without a picture borrows one", () => {
  assert.equal(pictureOf("chess"), CATALOGUE[0]?.picture);
});

test("what lies in a folder belongs to its game", () => {
  assert.deepEqual([...byGame({ "../games/tain/Room.svelte": 1, "/x/games/clans/result/parts.ts": 2 })], [["tain", 1], ["clans", 2]]);
  assert.throws(() => gameIn("../table/games.ts"), TypeError);
});
