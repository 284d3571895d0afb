import assert from "node:assert/strict";
import { test } from "node:test";
import { formOf } from "./windowform.svelte";

const RATIO = 1068 / 768;

test("a laptop shows cards on the board", () => {
  assert.equal(formOf(1440, 900, RATIO), "wide");
  assert.equal(formOf(1366, 768, RATIO), "wide");
});

test("a 4:3 screen has its log under the board", () => {
  assert.equal(formOf(1024, 768, RATIO), "docked");
  assert.equal(formOf(1280, 1024, RATIO), "docked");
});

test("a game with a strip under its board keeps the log in the rail", () => {
  assert.equal(formOf(1024, 768, RATIO, false), "wide");
});

test("a phone turns the board", () => {
  assert.equal(formOf(390, 844, RATIO), "phone");
  assert.equal(formOf(600, 960, RATIO), "phone");
});

test("an upright tablet shows the whole table", () => {
  assert.equal(formOf(768, 1024, RATIO), "tall");
  assert.equal(formOf(820, 1180, RATIO, false), "tall");
});

test("a phone held sideways keeps the board lying", () => {
  assert.equal(formOf(844, 390, RATIO), "sideways");
});
