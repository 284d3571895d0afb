import assert from "node:assert/strict";
import { test } from "node:test";
import { facesOf } from "./dice";

test("faces add up to the sum, whatever it is", () => {
  for (let dice = 1; dice <= 10; dice += 1) {
    for (let sum = dice; sum <= dice * 6; sum += 1) {
      const faces = facesOf(dice, sum, sum * 7 + dice);
      assert.equal(faces.length, dice);
      assert.equal(faces.reduce((total, face) => total + face, 0), sum);
      assert.ok(faces.every((face) => face >= 1 && face <= 6));
    }
  }
});

test("the same throw keeps its faces, another has others", () => {
  assert.deepEqual(facesOf(3, 13, 5), facesOf(3, 13, 5));
  const throws = new Set(Array.from({ length: 20 }, (_, seed) => facesOf(5, 17, seed).join()));
  assert.ok(throws.size > 5);
});
