import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../generated/wire";
import { contrast } from "./turning";

function told(kind: string, at = 0): Told {
  return { entry: 0, kind, key: `clans-told-${kind}`, seat: 0, args: { at }, rule: "", move: 0, by: null, places: [], heading: false };
}

const TELLING = { isTelling: ({ kind }: Told) => kind === "founded", isDeed: ({ kind }: Told) => kind === "moved", tell: ({ kind, args }: Told) => `${kind} ${String(args["at"])}.` };

test("the choice is named first, then what it brought", () => {
  const { played, better } = contrast([told("moved", 1)], [told("moved", 2), told("strife"), told("founded", 3)], TELLING);
  assert.equal(played, "moved 1.");
  assert.equal(better, "moved 2. founded 3.");
});

test("two choices that begin alike are told by what differs", () => {
  const { played, better } = contrast([told("founded", 1), told("scored", 4)], [told("founded", 1), told("scored", 5)], TELLING);
  assert.equal(played, "founded 1. scored 4.");
  assert.equal(better, "scored 5.");
});

test("nothing is told as its own alternative", () => {
  assert.equal(contrast([told("moved", 1)], [told("moved", 1)], TELLING).better, "");
  assert.equal(contrast([told("moved", 1), told("scored", 2)], [told("moved", 1)], TELLING).better, "");
});
