import assert from "node:assert/strict";
import { test } from "node:test";
import { partsOf } from "./parts";

test("Clans brings parts of its own", async () => {
  const parts = await partsOf("clans");
  assert.notEqual(parts.Details, null);
});

test("a game without parts of its own shows a plain ranking", async () => {
  const parts = await partsOf("a game of tomorrow");
  assert.equal(parts.Details, null);
  assert.notEqual(parts.Places, (await partsOf("clans")).Places);
});
