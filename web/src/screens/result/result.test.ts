import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../generated/wire";
import { villagesIn } from "../../games/clans/result/villages";
import { biggestChange, smoothed, spread } from "./curve";
import { seedFits } from "./proof";

function told(kind: string, args: Args, entry = 0): Told {
  return { entry, kind, key: `clans-told-${kind}`, seat: 0, args, rule: "" };
}

test("a scored village gives its value to each of its clans", () => {
  const [village] = villagesIn([
    told("founded", { chip: 1, terrain: "forest" }),
    told("scored", { value: 5, huts: 4, bonus: 1, names: ["red", "black"] }),
  ]);
  assert.deepEqual(village?.gains, [5, 0, 0, 0, 5]);
  assert.equal(village?.fate, "scored");
});

test("a ruined village and a deserted one give nothing", () => {
  const villages = villagesIn([
    told("founded", { chip: 1, terrain: "mountain" }),
    told("ruined", { territory: 3 }),
    told("founded", { chip: 2, terrain: "steppe" }),
    told("strife", { lost: 5, left: 0 }),
  ]);
  assert.deepEqual(
    villages.map(({ fate, gains }) => [fate, Math.max(...gains)]),
    [
      ["ruined", 0],
      ["deserted", 0],
    ],
  );
});

test("a smoothed curve keeps its ends", () => {
  assert.deepEqual(smoothed([0, 30, 60, 90, 100]), [0, 30, 60, 90, 100]);
  assert.deepEqual(smoothed([10, 40, 10, 40, 100]), [10, 25, 25, 40, 100]);
});

test("labels are spread without leaving the chart or changing order", () => {
  assert.deepEqual(spread([100, 100, 100], 20, 0, 100), [60, 80, 100]);
  assert.deepEqual(spread([10, 50], 20, 0, 100), [10, 50]);
});

test("the biggest change may be a fall", () => {
  assert.deepEqual(biggestChange([33, 33, 34], [40, 6, 54]), { seat: 1, from: 33, to: 6 });
});

test("a seed fits only its own fingerprint", async () => {
  const empty = "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  assert.equal(await seedFits("", empty), true);
  assert.equal(await seedFits("00", empty), false);
});
