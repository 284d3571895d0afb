import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf, seatTokenOf } from "./router.svelte";

test("addresses name their screens", () => {
  assert.deepEqual(routeOf("/"), { name: "home" });
  assert.deepEqual(routeOf("/new/clans"), { name: "new", game: "clans" });
  assert.deepEqual(routeOf("/table/ochre-owl"), { name: "table", id: "ochre-owl", part: "play" });
  assert.deepEqual(routeOf("/table/ochre-owl/result"), { name: "table", id: "ochre-owl", part: "result" });
  assert.deepEqual(routeOf("/table/ochre-owl/replay/"), { name: "table", id: "ochre-owl", part: "replay" });
  assert.deepEqual(routeOf("/rules/clans"), { name: "rules", game: "clans" });
  assert.deepEqual(routeOf("/about"), { name: "about" });
});

test("unknown, broken and overlong addresses are lost", () => {
  for (const path of ["/nowhere", "/new", "/table/a/b", "/rules/clans/x", "/about/us", "/table/%E0%A4%A", "/table/a/result/b"]) {
    assert.deepEqual(routeOf(path), { name: "lost" }, path);
  }
});

test("a seat token is read from the hash only", () => {
  assert.equal(seatTokenOf("#seat=Ab_9-x"), "Ab_9-x");
  assert.equal(seatTokenOf("#seat="), null);
  assert.equal(seatTokenOf("#CL-2.1"), null);
  assert.equal(seatTokenOf("#seat=<b>"), null);
});
