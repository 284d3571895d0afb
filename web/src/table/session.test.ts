import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleView } from "../games/first_sparks/sample";
import { SampleTable, settled } from "./sample";

const STALE = { code: "stale", message: "The table has gone on.", rule: null };

test("a choice that could not be foretold is not played, and says why", async () => {
  const table = new SampleTable(sampleView(), "offer", ["offer 10", "pass"]);
  table.refuse(["pass"], STALE);
  await table.session.choose("pass", () => false);
  assert.deepEqual(table.acts, []);
  assert.equal(table.session.refusal, STALE);
  assert.ok(table.session.isMine);
});

test("a choice that could not be foretold is asked about again, and then played", async () => {
  const table = new SampleTable(sampleView(), "offer", ["offer 10", "pass"]);
  table.refuse(["pass"], STALE);
  await table.session.choose("pass", () => false);
  table.refuse(["pass"], null);
  void table.session.choose("pass", () => false);
  await settled();
  assert.deepEqual(table.wondered, ["pass", "pass"]);
  assert.deepEqual(table.acts, ["pass"]);
});
