import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../../lib/geometry";
import type { Deed } from "../since";
import { layMarks } from "./marks";

const POINTS: Readonly<Record<string, Point>> = { a: [0, 0], b: [100, 0], c: [0, 50] };

function deed(number: number, ...ways: string[][]): Deed {
  return { number, seat: 1, move: number, until: number, lines: [], ways };
}

function lay(...deeds: Deed[]) {
  return layMarks(deeds, (place) => POINTS[place] ?? null, () => 20, 10);
}

test("the number of a way stands where it began, and its arrow ends before what stands there", () => {
  const [mark] = lay(deed(1, ["a", "b"]));
  assert.deepEqual([mark?.at, mark?.to, mark?.end], [[0, 0], [100, 0], 25]);
});

test("where nothing went anywhere the number stands above the place", () => {
  assert.deepEqual(lay(deed(1, ["c"])).map(({ at, to }) => [at, to]), [[[0, 30], null]]);
});

test("numbers of one place stand side by side", () => {
  assert.deepEqual(lay(deed(1, ["c"]), deed(2, ["c"])).map(({ at }) => at), [[0, 30], [20, 30]]);
});

test("of a way that leads to another board the end in view is marked", () => {
  assert.deepEqual(lay(deed(1, ["migrate", "b"]), deed(2, ["nowhere"])).map(({ number, at, to }) => [number, at, to]), [[1, [100, -20], null]]);
});
