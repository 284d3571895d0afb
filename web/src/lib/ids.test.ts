import assert from "node:assert/strict";
import { test } from "node:test";

import { freshId } from "./ids";

test("ids are 32 hexadecimal digits, no two the same", () => {
  const ids = Array.from({ length: 100 }, freshId);
  assert.equal(new Set(ids).size, 100);
  for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/);
});
