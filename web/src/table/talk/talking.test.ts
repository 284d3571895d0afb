import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../../lib/connection.svelte";
import type { Hears } from "../../lib/line";
import { sampleTable } from "../../lib/sample";
import { learn, learnGame } from "../../lib/words";
import type { TalkLine } from "../../generated/wire";
import { Talking } from "./talking.svelte";

await learn("en");
await learnGame("talk");

const kept = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  },
});

function line(number: number, seat: number | null, text = "x", kind: TalkLine["kind"] = "text"): TalkLine {
  return { number, seat, name: null, kind, text, at: "2026-01-01T12:00:00.000Z" };
}

function talkingAt(id: string, seat: number | null, lines: TalkLine[], after: string | null = null): Talking {
  const table = { ...sampleTable("clans", ["Ada", "Bea", "Cid"]), id, after };
  const idle = (_: string, _hears: Hears) => ({ start() {}, stop() {}, send() {} });
  const connection = new Connection(id, null, { socket: idle, poll: idle });
  connection.seat = seat;
  connection.talk = lines;
  return new Talking(connection, table);
}

test("lines of others count as new until they are read, and stay read on this device", () => {
  const talking = talkingAt("a", 0, [line(1, 0), line(2, 1), line(3, 2)]);
  assert.equal(talking.unread, 2);
  talking.read();
  assert.equal(talking.unread, 0);
  assert.equal(talkingAt("a", 0, [line(1, 0), line(2, 1), line(3, 2), line(4, 1)]).unread, 1);
});

test("one who is muted is not shown, on this device and at the rematch", () => {
  const lines = [line(1, 1), line(2, 2), line(3, null)];
  const talking = talkingAt("b", 0, lines);
  talking.hear(1, false);
  talking.hear(null, false);
  assert.deepEqual(talking.lines.map(({ number }) => number), [2]);
  assert.deepEqual(talkingAt("b", 0, lines).lines.map(({ number }) => number), [2]);
  assert.deepEqual(talkingAt("c", 0, lines, "b").lines.map(({ number }) => number), [2]);
  talking.hear(1, true);
  assert.deepEqual(talking.lines.map(({ number }) => number), [1, 2]);
});

test("nobody mutes oneself", () => {
  const talking = talkingAt("d", 0, [line(1, 0)]);
  talking.hear(0, false);
  assert.equal(talking.lines.length, 1);
});

test("phrases are said in the reader's language, words as they are", () => {
  const talking = talkingAt("e", 0, []);
  assert.equal(talking.sentence(line(1, 1, "played", "phrase")), "Bea says: Well played");
  assert.equal(talking.sentence(line(2, 1, "@talk-send #2")), "Bea says: @talk-send #2");
  assert.equal(talking.sentence(line(3, null, "hi")), "A watcher says: hi");
});

test("alone, or watching a table whose talk is closed, there is none", () => {
  const watching = talkingAt("f", null, []);
  assert.equal(watching.isThere, false);
  watching.connection.isTalkOpen = true;
  assert.equal(watching.isThere, true);
});

test("what is kept and cannot be read is forgotten", () => {
  for (const text of ["", "{", "[1]", '[["g", {"read": "x"}]]', '[["g", {"read": 1, "muted": [{}]}]]']) {
    kept.set("lascaux.talk", text);
    assert.equal(talkingAt("g", 0, [line(1, 1)]).unread, 1);
  }
});
