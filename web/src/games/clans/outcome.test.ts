import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClansAction } from "../../generated/clans";
import type { ClansView, Preview, Told } from "../../generated/wire";
import type { ChoiceOf } from "../../table/action";
import { sampleDecision, samplePreview } from "../../table/sample";
import { movesOf } from "./moves";
import { consequenceOf } from "./outcome";

function told(kind: string, args: Told["args"]): Told {
  return { entry: -1, kind, key: `clans-told-${kind}`, seat: 0, args, rule: "", move: 0, by: null, places: [], heading: false };
}

function preview(told: Told[]): Preview {
  return samplePreview(VIEW, told);
}

const VIEW: ClansView = {
  game: "clans", seat: 0, huts: [], full: [], villages: [], epoch: 1, points: [], chips: [], cards: [], first: 0, ties: "shared", scores: null,
};
const MOVED = told("moved", { here: 31, there: 37, huts: 1, colours: ["0", "0", "0", "1", "0"] });
const FOUNDED = told("founded", {
  territory: 37, terrain: "steppe", chip: 8, epoch: 3, huts: 13, colours: ["3", "4", "1", "4", "1"],
});

test("a village with strife and bonus is read whole", () => {
  const strife = told("strife", { territory: 37, lost: 2, left: 11, names: ["green", "black"] });
  const scored = told("scored", { territory: 37, value: 14, huts: 11, bonus: 3, names: ["red", "blue", "yellow"] });
  const { foundings, gains, chips, moved } = consequenceOf(preview([MOVED, FOUNDED, strife, scored]));
  assert.deepEqual(gains, [14, 14, 0, 14, 0]);
  assert.deepEqual(foundings[0]?.leaving, ["green", "black"]);
  assert.deepEqual([foundings[0]?.huts, foundings[0]?.lost, foundings[0]?.bonus, foundings[0]?.value], [13, 2, 3, 14]);
  assert.equal(chips, 1);
  assert.equal(moved?.there, 37);
});

test("a group stays where the position after the move says so", () => {
  assert.equal(consequenceOf(preview([MOVED])).staysThere, false);
  assert.equal(consequenceOf(samplePreview({ ...VIEW, full: [37] }, [MOVED])).staysThere, true);
});

test("two villages of one move add up", () => {
  const one = told("scored", { territory: 37, value: 3, names: ["red"] });
  const other = told("founded", { territory: 12, terrain: "forest", chip: 9, epoch: 3, huts: 2, colours: [] });
  const two = told("scored", { territory: 12, value: 2, names: ["red", "black"] });
  const { gains, foundings, chips } = consequenceOf(preview([MOVED, FOUNDED, one, other, two]));
  assert.deepEqual(gains, [5, 0, 0, 0, 2]);
  assert.deepEqual(foundings.map(({ territory }) => territory), [37, 12]);
  assert.equal(chips, 2);
});

test("a village on hostile ground gains nothing but its chip", () => {
  const ruined = told("ruined", { territory: 37, huts: 13, epoch: 4 });
  const { gains, foundings, chips } = consequenceOf(preview([MOVED, FOUNDED, ruined]));
  assert.deepEqual(gains, [0, 0, 0, 0, 0]);
  assert.equal(foundings[0]?.isRuined, true);
  assert.equal(chips, 1);
});

test("a surplus village takes no chip", () => {
  const { chips, foundings } = consequenceOf(preview([MOVED, told("surplus", { territory: 37 })]));
  assert.equal(chips, 0);
  assert.equal(foundings[0]?.isSurplus, true);
});

test("a move that isolates several groups raises the question of their order", () => {
  const asked = sampleDecision("order_villages", ["found 47", "found 50"]);
  assert.equal(consequenceOf(samplePreview(VIEW, [MOVED], asked)).question, asked);
  assert.equal(consequenceOf(preview([MOVED])).question, null);
});

test("moves and orders are read from verb and words", () => {
  const choices: ChoiceOf<ClansAction>[] = [
    { text: "move 31 37", verb: "move", args: [31, 37] },
    { text: "found 12", verb: "found", args: [12] },
  ];
  assert.deepEqual(movesOf(choices).map(({ here, there }) => [here, there]), [[31, 37], [null, 12]]);
});
