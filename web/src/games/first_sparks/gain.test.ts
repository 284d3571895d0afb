import assert from "node:assert/strict";
import { test } from "node:test";
import { CARDS, PLOW_CROPS } from "../../generated/first_sparks";
import type { ClanView, FirstSparksView } from "../../generated/wire";
import { haulOf, worthOf } from "./gain";
import { sampleClan, sampleView } from "./sample";

function viewWith(stock: FirstSparksView["stock"]): FirstSparksView {
  return sampleView({ stock });
}

function clan(members: string[], knowledge: number[] = []): ClanView {
  return sampleClan({ members, knowledge });
}

const STOCK = { berry: 5, fish: 8, bear: 5, mammoth: 4 };

test("a basket takes by the berries in storage", () => {
  assert.deepEqual([...haulOf([22], viewWith(STOCK), clan(["T1Aa"]))], [[22, 2]]);
});

test("without a member at such a ground nothing is taken", () => {
  assert.deepEqual([...haulOf([22, 33], viewWith(STOCK), clan(["T2Aa"]))], [[22, 0], [33, 0]]);
});

test("a second ground counts as one token more", () => {
  const tiles = [
    { tile: "T1", q: 0, r: 0, rotation: 0 },
    { tile: "T3", q: 0, r: 1, rotation: 0 },
  ];
  const view = sampleView({ tiles, stock: { ...STOCK, mammoth: 3 } });
  assert.deepEqual([...haulOf([33], view, clan(["T1Ba"]))], [[33, 1]]);
  assert.deepEqual([...haulOf([33], view, clan(["T1Ba", "T3Ba"]))], [[33, 2]]);
});

test("no order of two tools takes more than the one that is counted", () => {
  const spears = CARDS.filter((card) => card.food === "mammoth").map((card) => card.number);
  for (const [first, second] of spears.flatMap((one) => spears.filter((other) => other !== one).map((other) => [one, other] as const)))
    for (let mammoth = 1; mammoth < 12; mammoth++) {
      const take = (card: number, left: number): number =>
        haulOf([card], viewWith({ ...STOCK, mammoth: left }), clan(["T1Ba"])).get(card) ?? 0;
      const before = take(first, mammoth);
      const both = haulOf([first, second], viewWith({ ...STOCK, mammoth }), clan(["T1Ba"]));
      assert.ok([...both.values()].reduce((sum, tokens) => sum + tokens) >= before + take(second, mammoth - before));
    }
});

test("the plow adds to fields, not to herbs", () => {
  const [plain, plowed] = [[], [18]].map((knowledge) => haulOf([1, 39], viewWith(STOCK), clan([], knowledge)));
  assert.equal(plowed?.get(1), 1);
  assert.equal(plowed?.get(39), (plain?.get(39) ?? 0) + PLOW_CROPS);
  assert.equal(worthOf(plowed ?? new Map()), 1 + (plowed?.get(39) ?? 0));
});
