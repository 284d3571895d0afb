import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../../generated/wire";
import { sampleView } from "../sample";
import { ownPlayer } from "../view";
import { endChanges, firstSpring, gainsIn, paidBetween } from "./sums";

function told(kind: string, args: Told["args"], seat = 0): Told {
  return { entry: 1, kind, key: "", seat, args, rule: "", move: 0, by: null, places: [], heading: false };
}

const GAINED = [
  told("gained", { kind: "cube", hue: "red", amount: 2 }),
  told("gained", { kind: "resource", hue: "grey", amount: 1 }),
  told("dev_gained", { amount: 1 }),
  told("points_gained", { amount: 3 }),
  told("points_gained", { amount: 9 }, 1),
];

test("gains are those told of the own seat", () => {
  const gains = gainsIn(GAINED, 0);
  assert.deepEqual(gains, { resources: [1, 0, 0, 0, 0, 0], cubes: [0, 2, 0, 0, 0, 0], dev: 1, points: 3 });
});

test("what was paid is what is gone, gains, purchases and the pillar set aside", () => {
  const before = ownPlayer(sampleView());
  assert.ok(before);
  const lines = [...GAINED, told("bought", { kind: "resource", hue: "blue", price: 2 }), told("footed", { hue: "white" })];
  const [grey = 0, red = 0, yellow = 0, blue = 0, brown = 0, white = 0] = before.resources;
  const after = { ...before, resources: [grey + 1 - 1, red - 1, yellow, blue + 1 - 1, brown, white - 1], cubes: before.cubes.map((count, colour) => count + (colour === 1 ? 2 : 0)) };
  assert.deepEqual(paidBetween(before, after, lines, 0).resources, [1, 1, 0, 1, 0, 0]);
  assert.deepEqual(paidBetween(before, after, lines, 0).cubes, [0, 0, 0, 0, 0, 0]);
});

test("what spring brings is what the tile will show, or what it brought the last one who set up", () => {
  const own = ownPlayer(sampleView());
  assert.ok(own);
  const before = { ...own, resources: [0, 0, 0, 0, 0, 0], weather: { tile: "W1", turn: 0, next: [1, 3, 1, 2, 0, 2] } };
  assert.deepEqual(firstSpring(before), [1, 3, 1, 2, 0, 2]);
  const after = { ...before, resources: [1, 3, 1, 2, 0, 2], weather: { tile: "W1", turn: 1, next: [2, 1, 3, 1, 2, 0] } };
  assert.deepEqual(firstSpring(after), [1, 3, 1, 2, 0, 2]);
});

test("lines of the final scoring are compared one by one", () => {
  const before = ownPlayer(sampleView());
  assert.ok(before?.lines);
  const after = { ...before, lines: before.lines.map((points, line) => points + line) };
  assert.deepEqual(endChanges(before, after), before.lines.map((_, line) => line));
});
