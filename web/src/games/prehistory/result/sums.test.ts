import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameOver, PlayerView, Told } from "../../../generated/wire";
import { SAMPLE } from "../sample";
import { devOf, herdsOf, pointsAfter, rankedOf, ritesOf, rowsOf, stonesOf } from "./sums";

const [FIRST] = SAMPLE.players;
const OVER: GameOver = { kind: "over", reason: "years", ranking: [2, 3], scores: [40, 30], others: [{ name: "prehistory-other-tribe", score: 44, place: 1 }] };

function player(changes: Partial<PlayerView>): PlayerView {
  assert.ok(FIRST);
  return { ...FIRST, ...changes };
}

test("the tribe is ranked among the players, and nobody else need be first", () => {
  const tribe = { trays: [0, 0, 0, 0, 0, 0], priority: "hut", tile: null, actions: [], number: 2, tries: 0 };
  const ranked = rankedOf({ ...SAMPLE, tribe }, OVER);
  assert.deepEqual(ranked.map(({ who, place, total }) => [who, place, total]), [["tribe", 1, 44], [0, 2, 40], [1, 3, 30]]);
});

test("lines are added up one by one, from the points on the track", () => {
  const own = player({ points: 20, lines: [3, 1, 0, 4, 5, 6] });
  assert.deepEqual([0, 1, 4, 6].map((added) => pointsAfter(own, added)), [20, 23, 28, 39]);
});

test("cubes count as development, rows and herds by what is held", () => {
  assert.equal(devOf(player({ dev: 2, resources: [1, 0, 0, 0, 0, 1], cubes: [0, 3, 0, 0, 0, 0] })), 7);
  assert.deepEqual(rowsOf(player({ painted: ["r1c1", "r1c3", "r3c2"] })), [2, 0, 1]);
  assert.deepEqual(herdsOf(player({ cards: ["mammoth-a3", "mammoth-f1", "mammoth-f2", "rhino-a1"], tokens: [0, 0, 1] }), 1), [{ species: "mammoth", points: 3, tracks: 2 }]);
});

test("megaliths are told by kind, and what is left over is doubled by E", () => {
  assert.deepEqual(stonesOf({ ...SAMPLE, players: [player({ stonesA: 1, lines: [0, 0, 0, 0, 12, 0] })] }, 0, 2), { A: 2, B: 0, C: 5, E: 5 });
});

test("ceremony cards have what they scored", () => {
  const told: Told = { entry: 1, kind: "rite_scored", key: "", seat: 1, args: { card: "C05", scored: 7 }, rule: "", move: 0, by: null, places: [], heading: false };
  assert.deepEqual(ritesOf([told], 1), [{ card: "C05", points: 7 }]);
  assert.deepEqual(ritesOf([told], "tribe"), []);
});
