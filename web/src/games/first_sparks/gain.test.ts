import assert from "node:assert/strict";
import { test } from "node:test";
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
  const stock = { ...STOCK, bear: 4 };
  assert.deepEqual([...haulOf([10], viewWith(stock), clan(["T2Aa"]))], [[10, 1]]);
  assert.deepEqual([...haulOf([10], viewWith(stock), clan(["T2Aa", "T4Ba"]))], [[10, 2]]);
});

test("the tool that needs more goes first", () => {
  const stock = { ...STOCK, bear: 6 };
  assert.deepEqual([...haulOf([14, 10], viewWith(stock), clan(["T2Aa"]))], [[14, 2], [10, 2]]);
});

test("the plow adds to fields, not to herbs", () => {
  const haul = haulOf([1, 13], viewWith(STOCK), clan([], [18]));
  assert.deepEqual([...haul], [[1, 1], [13, 3]]);
  assert.equal(worthOf(haul), 4);
});
