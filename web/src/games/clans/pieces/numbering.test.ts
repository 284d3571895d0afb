import assert from "node:assert/strict";
import { test } from "node:test";
import { numberAt, type Standing } from "./numbering";

const SIZE = { width: 400, height: 400 };
const OWN: Standing = { id: 1, at: [200, 200], reach: 20 };

test("a number stands below its huts", () => {
  assert.deepEqual(numberAt(OWN, [OWN], [], 10, SIZE), [200, 227]);
});

test("a number gives way to the huts of others, to arrows and to the edge", () => {
  const below: Standing = { id: 2, at: [200, 245], reach: 20 };
  assert.deepEqual(numberAt(OWN, [OWN, below], [], 10, SIZE), [200, 173]);
  assert.deepEqual(numberAt(OWN, [OWN], [[[200, 200], [200, 300]]], 10, SIZE), [200, 173]);
  assert.deepEqual(numberAt({ ...OWN, at: [200, 390] }, [], [], 10, SIZE), [200, 363]);
});

test("a number stands on its own ground if it can", () => {
  const ring = [[150, 150], [260, 150], [260, 210], [150, 210]] as const;
  assert.deepEqual(numberAt({ ...OWN, ring }, [OWN], [], 10, SIZE), [200, 173]);
});
