import assert from "node:assert/strict";
import { test } from "node:test";
import { difference, fileOf, merged, withValue } from "./boxes.svelte";

const STANDARD = { turns: 8, price: { "7": 2, "8": 3 }, tiles: { B01: { wood: 2, points: 10 } }, row: [1, 2] };

test("only what differs is kept", () => {
  assert.deepEqual(difference(STANDARD, { ...STANDARD, price: { "7": 4, "8": 3 } }), { price: { "7": 4 } });
  assert.equal(difference(STANDARD, STANDARD), undefined);
});

test("tables are changed key by key, lists whole", () => {
  assert.deepEqual(merged(STANDARD, { tiles: { B01: { points: 12 } }, row: [3] }), { ...STANDARD, tiles: { B01: { wood: 2, points: 12 } }, row: [3] });
});

test("a value put back leaves nothing behind", () => {
  const own = withValue({}, ["price", "7"], 4);
  assert.deepEqual(own, { price: { "7": 4 } });
  assert.deepEqual(withValue(own, ["price", "7"], undefined), {});
});

test("the file has plain values before tables, and quotes what is no bare name", () => {
  const text = fileOf("tain", { tiles: { boy: 5, "a b": [[1, 2]] }, turns: 2, of: { B01: { points: 3 } } });
  assert.equal(text, 'game = "tain"\nturns = 2\n\n[tiles]\nboy = 5\n"a b" = [[1, 2]]\n\n[of]\nB01 = { points = 3 }\n');
});
