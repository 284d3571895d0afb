import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Told } from "../../../generated/wire";
import { yearsIn } from "./years";

function told(kind: string, seat: number | null, args: Args = {}): Told {
  return { entry: 0, kind, key: "", seat, args, rule: "", move: 0, by: null, places: [], heading: false };
}

test("members are counted at the end of every year, also of one in which no clan changed", () => {
  const years = yearsIn(
    [
      told("settled", 0, { clan: "own" }),
      told("settled", 1, { clan: "neutral" }),
      told("settled", 1, { clan: "own" }),
      told("year_began", null, { year: 1 }),
      told("spread", 0),
      told("spread", 0),
      told("year_began", null, { year: 2 }),
      told("year_began", null, { year: 3 }),
      told("starved", 0),
      told("neutral_spread", 1),
    ],
    2,
  );
  assert.deepEqual(years, [
    { year: 0, until: 0, sizes: [1, 1] },
    { year: 1, until: 1, sizes: [3, 1] },
    { year: 2, until: 2, sizes: [3, 1] },
    { year: 3, until: 3, sizes: [2, 1] },
  ]);
});

test("a long run of years without any change is one row, and the start stands alone", () => {
  const began = Array.from({ length: 40 }, (_, index) => told("year_began", null, { year: index + 1 }));
  assert.deepEqual(yearsIn([told("settled", 0, { clan: "own" }), ...began, told("starved", 0)], 1), [
    { year: 0, until: 0, sizes: [1] },
    { year: 1, until: 39, sizes: [1] },
    { year: 40, until: 40, sizes: [0] },
  ]);
});
