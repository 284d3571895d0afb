import assert from "node:assert/strict";
import { test } from "node:test";
import { announcer } from "../../lib/announcer.svelte";
import { deviceOf } from "../../lib/api";
import { ownTables } from "../../lib/seats.svelte";
import { Sharing } from "./sharing.svelte";

const people = [
  { seat: 0, token: "ada" },
  { seat: 2, token: "lia" },
];

function shared(): Sharing {
  ownTables.keep({ id: "t", game: "clans", title: "", seat: 0, token: "ada", invitations: {}, openedAt: "2026-01-01T00:00:00Z", people });
  return new Sharing("t");
}

test("a closed curtain asks for nobody's secrets, and all are here", () => {
  const sharing = shared();
  assert.deepEqual(sharing.key(false, "ada"), { token: "ada", beside: ["ada", "lia"], watches: true });
});

test("whoever has the device is told their own, and the others are here", () => {
  const sharing = shared();
  sharing.open(2, true);
  assert.deepEqual(sharing.key(false, "ada"), { token: "lia", beside: ["ada"], watches: false });
  sharing.close(0);
  assert.deepEqual([sharing.holder, sharing.last, sharing.next], [null, 2, 0]);
  assert.equal(deviceOf(sharing.key(false, "ada")).watches, true);
});

test("nobody opens the curtain who does not sit here", () => {
  const sharing = shared();
  sharing.open(1, true);
  assert.equal(sharing.holder, null);
});

test("what was announced to one is not left for the next", () => {
  const sharing = shared();
  sharing.open(0, true);
  announcer.say("You are the Blue clan.");
  sharing.close();
  assert.equal(announcer.text, "");
});

test("before the game the host looks after the table", () => {
  assert.deepEqual(shared().key(true, "ada"), { token: "ada", beside: ["lia"], watches: false });
});

test("a seat with a new token goes on with it", () => {
  const sharing = shared();
  ownTables.rekey("t", "lia", "new");
  assert.deepEqual(sharing.people.map(({ token }) => token), ["ada", "new"]);
  ownTables.rekey("t", "ada", "newer");
  assert.equal(ownTables.of("t")?.token, "newer");
});

test("one person alone shares nothing", () => {
  const sharing = shared();
  ownTables.amend("t", { people: people.slice(0, 1) });
  assert.equal(sharing.isOn, false);
});
