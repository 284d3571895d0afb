import assert from "node:assert/strict";
import { test } from "node:test";
import { invitedTo, routeOf, seatTokenOf } from "./router.svelte";

test("addresses name their screens", () => {
  assert.deepEqual(routeOf("/"), { name: "home" });
  assert.deepEqual(routeOf("/new/clans"), { name: "new", game: "clans" });
  assert.deepEqual(routeOf("/table/ochre-owl"), { name: "table", id: "ochre-owl", part: "play" });
  assert.deepEqual(routeOf("/table/ochre-owl/result"), { name: "table", id: "ochre-owl", part: "result" });
  assert.deepEqual(routeOf("/table/ochre-owl/replay/"), { name: "table", id: "ochre-owl", part: "replay" });
  assert.deepEqual(routeOf("/table/ochre-owl/screen"), { name: "table", id: "ochre-owl", part: "screen" });
  assert.deepEqual(routeOf("/rules/clans"), { name: "rules", game: "clans", form: "short" });
  assert.deepEqual(routeOf("/rules/clans/full"), { name: "rules", game: "clans", form: "full" });
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

test("a code for a seat may stand behind the address", () => {
  assert.deepEqual(routeOf("/c"), { name: "code", code: "" });
  assert.deepEqual(routeOf("/c/moss-heron-fox-40"), { name: "code", code: "moss-heron-fox-40" });
  assert.deepEqual(routeOf("/c/a/b"), { name: "lost" });
});

test("a link of an invitation leads to its table, with the token behind the hash", () => {
  assert.equal(invitedTo("/j/k7mq2xwp9abc", "#Ab_9-x"), "/table/k7mq2xwp9abc#seat=Ab_9-x");
  assert.equal(invitedTo("/table/k7mq2xwp9abc", "#Ab_9-x"), null);
  assert.equal(invitedTo("/j/", "#x"), null);
});
