import assert from "node:assert/strict";
import { test } from "node:test";
import type { Act, ClansView, FromBrowser, Told, Update } from "../generated/wire";
import { Connection } from "./connection.svelte";
import { delayAfter, type Hears, type Line } from "./line";
import { sampleTable } from "./sample";

class FakeLine implements Line {
  sent: FromBrowser[] = [];
  running = false;

  constructor(readonly hears: Hears) {}

  start(): void {
    this.running = true;
  }

  stop(): void {
    this.running = false;
  }

  send(message: FromBrowser): void {
    this.sent.push(message);
  }
}

const table = sampleTable("clans", []);
const view: ClansView = {
  game: "clans",
  seat: 1,
  huts: [],
  full: [],
  villages: [],
  epoch: 1,
  points: [],
  chips: [],
  cards: [],
  first: 0,
  ties: "shared",
  scores: null,
};

function told(entry: number): Told {
  return { entry, kind: "moved", key: "k", seat: 0, args: {}, rule: "", move: 0, by: null, places: [], heading: false };
}

function update(seq: number, keep: number, lines: Told[]): Update {
  const undo = { allowed: false, reason: null };
  return { type: "update", seq, keep, entries: seq, told: lines, view, decision: { kind: "others", step: "", seats: [0], undo, then: [] }, table, hold: null, others: [] };
}

function connected(): { connection: Connection; lines: FakeLine[]; line: FakeLine } {
  const lines: FakeLine[] = [];
  const make = (_: string, hears: Hears) => {
    const made = new FakeLine(hears);
    lines.push(made);
    return made;
  };
  const connection = new Connection("t", "token", { socket: make, poll: make });
  connection.start();
  const line = lines[0];
  assert.ok(line);
  return { connection, lines, line };
}

test("an update keeps the lines below `keep` and adds what is told", () => {
  const { connection, line } = connected();
  line.hears.message(update(3, 0, [told(0), told(1), told(2)]));
  line.hears.message(update(4, 2, [told(2), told(3)]));
  assert.deepEqual(
    connection.log.map(({ entry }) => entry),
    [0, 1, 2, 3],
  );
});

test("hello says what was seen last", () => {
  const { line } = connected();
  line.hears.message(update(7, 0, []));
  assert.equal(line.hears.hello().since, 7);
  assert.equal(line.hears.hello().token, "token");
});

test("an action without acknowledgement is sent again, with the same id, when the line is back", async () => {
  const { connection, line } = connected();
  line.hears.up();
  const played = connection.act(["move 1 2"]);
  line.hears.down();
  assert.equal(connection.status, "offline");
  line.hears.up();
  const [first, second] = line.sent as Act[];
  assert.ok(first);
  assert.deepEqual(first, second);
  line.hears.message({ type: "ack", id: first.id, seq: 1 });
  assert.equal(await played, null);
  line.hears.up();
  assert.equal(line.sent.length, 2);
});

test("a refusal answers the action it belongs to", async () => {
  const { connection, line } = connected();
  const played = connection.act(["move 1 2"]);
  const fault = { code: "illegal", message: "No.", rule: null };
  line.hears.message({ type: "refused", id: (line.sent[0] as Act).id, seq: 0, fault });
  assert.deepEqual(await played, fault);
  assert.equal(connection.sending, false);
});

test("those without a seat are known while the game lasts", () => {
  const { connection, line } = connected();
  const tribe = { name: "toy-other-tribe", score: 5, place: 0 };
  line.hears.message({ ...update(5, 0, []), others: [tribe] });
  assert.deepEqual(connection.others, [tribe]);
});

test("ending the turn names the newest row, and nobody waits any longer", () => {
  const { connection, line } = connected();
  line.hears.message({ ...update(5, 0, []), hold: 4 });
  assert.equal(connection.hold, 4);
  connection.done();
  assert.deepEqual(line.sent, [{ type: "done", at: 5 }]);
  assert.equal(connection.hold, null);
});

test("who skips says so once, and again on coming back", () => {
  const { connection, line } = connected();
  assert.equal(line.hears.hello().skips, false);
  connection.skip(false);
  connection.skip(true);
  connection.skip(true);
  assert.deepEqual(line.sent, [{ type: "pace", skips: true }]);
  assert.equal(line.hears.hello().skips, true);
});

test("a blocked socket gives way to polling", () => {
  const { lines, line } = connected();
  line.hears.blocked();
  assert.equal(lines.length, 2);
  assert.deepEqual(
    lines.map(({ running }) => running),
    [false, true],
  );
});

test("a goodbye without return closes the connection", () => {
  const { connection, line } = connected();
  line.hears.message({ type: "bye", reason: "gone", retryIn: null });
  assert.equal(connection.status, "closed");
});

test("delays double up to a bound", () => {
  assert.equal(delayAfter(1, 0.5), 250);
  assert.equal(delayAfter(2, 0.5), 500);
  assert.equal(delayAfter(30, 0.5), 5000);
});

test("several actions are played as one message", async () => {
  const { connection, line } = connected();
  const played = connection.act(["scout 1 4", "lay boy"]);
  const [message] = line.sent;
  assert.ok(message?.type === "act_all");
  assert.deepEqual(message.actions, ["scout 1 4", "lay boy"]);
  line.hears.message({ type: "ack", id: message.id, seq: 1 });
  assert.equal(await played, null);
});

test("what if is a question: nothing is on its way, and the answer is a preview", async () => {
  const { connection, line } = connected();
  const asked = connection.whatIf(["move 1 2"]);
  assert.equal(connection.sending, false);
  const [message] = line.sent;
  assert.ok(message?.type === "what_if");
  const preview = { told: [told(-1)], decision: null, stop: null, view };
  line.hears.message({ type: "what_if", id: message.id, preview, fault: null });
  assert.deepEqual((await asked).preview, preview);
});

test("lines of talk are kept in order, once each, and asked for from the newest on", () => {
  const { connection, line } = connected();
  const said = (number: number) => ({ number, seat: 0, name: null, kind: "text" as const, text: `line ${number}`, at: "2026-01-01T12:00:00.000Z" });
  assert.equal(line.hears.hello().said, 0);
  line.hears.message({ type: "talk", lines: [said(1), said(2)], open: false });
  line.hears.message({ type: "talk", lines: [said(2), said(5)], open: true });
  assert.deepEqual(connection.talk.map(({ number }) => number), [1, 2, 5]);
  assert.equal(connection.isTalkOpen, true);
  assert.equal(line.hears.hello().said, 5);
});

test("one who watches comes anew under another name", () => {
  const { connection, lines } = connected();
  connection.watchAs("Zia");
  assert.deepEqual(lines.map(({ running }) => running), [false, true]);
  assert.equal(lines[1]?.hears.hello().name, "Zia");
});
