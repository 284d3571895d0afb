import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../../generated/wire";
import { deedsOf, walkOf } from "./deeds";

function told(kind: string, args: Args = {}): Told {
  return { entry: 0, kind, key: "", seat: 0, args, rule: "", move: 0, by: null, places: [], heading: false };
}

test("a path reads as walks and buildings, each with its lines", () => {
  const path = ["walk start", "go M01a", "spend cube red", "buy cube red", "build HUT3 M01a", "home M01a"];
  const lines = [told("paid_steps"), told("walked", { from: "start", to: "M01a", steps: 1 }), told("found"), told("bought"), told("settled"), told("built"), told("points_gained")];
  const deeds = deedsOf(path, lines);
  assert.deepEqual(deeds.map(({ kind, from, actions }) => [kind, from, actions.length]), [["walk", 0, 3], ["other", 3, 1], ["build", 4, 2]]);
  assert.deepEqual(deeds.map((deed) => deed.lines.length), [3, 1, 3]);
  assert.deepEqual(deeds.map(walkOf), [{ from: "start", to: "M01a", steps: 1 }, null, null]);
});

test("a walk that was paid before has no payment of its own", () => {
  const lines = [told("paid_steps"), told("walked", { from: "start", to: "M01a", steps: 1 }), told("walked", { from: "M02a", to: "M02b", steps: 1 }), told("found")];
  const deeds = deedsOf(["walk start", "go M01a", "walk M02a", "go M02b"], lines);
  assert.deepEqual(deeds.map((deed) => deed.lines.length), [2, 2]);
});
