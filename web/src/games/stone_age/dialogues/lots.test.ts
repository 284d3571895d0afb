import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../../generated/wire";
import { drawIn } from "./lots";

function told(kind: string, seat: number, args: Args): Told {
  return { entry: 0, kind, key: "", seat, args, rule: "", move: 0, by: null, places: [], heading: false };
}

const THROWN = told("dice_thrown", 2, { dice: ["1", "4", "4", "6"] });

test("the buyer chooses first, the others in turn", () => {
  const draw = drawIn([THROWN], 4);
  assert.deepEqual(draw?.order, [2, 3, 0, 1]);
  assert.equal(draw?.chooser, 2);
});

test("of equal dice one is gone, and the others lie there still", () => {
  const draw = drawIn([THROWN, told("die_taken", 2, { face: 4 })], 4);
  assert.deepEqual(draw?.lots.map(({ taker }) => taker), [null, 2, null, null]);
  assert.equal(draw?.chooser, 3);
});

test("only the last throw counts, and without one there is nothing", () => {
  const again = told("dice_thrown", 0, { dice: ["5", "5"] });
  assert.equal(drawIn([THROWN, told("die_taken", 2, { face: 4 }), again], 2)?.chooser, 0);
  assert.equal(drawIn([], 4), null);
});
