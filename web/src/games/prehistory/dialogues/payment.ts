/** What pays for steps: a proposal that wastes little, and how it changes when something is kept or put in. */

import type { MeansView } from "../../../generated/wire";

/** How many of each of the means, in their order. */
export type Payment = readonly number[];

/** What weighs in a proposal: steps paid in vain, development points, and how many things are given. */
const WASTE = 100;
const DEV = 40;
const THING = 8;
/** A thing that is the last of its kind is given less gladly. */
const LAST = 3;

/** A payment for so many steps that gives what is least missed; null if the means do not reach. `must` is part of it, `kept` is not. */
export function propose(means: readonly MeansView[], steps: number, must: Payment = [], kept: Payment = []): Payment | null {
  const begun = means.map((_, index) => must[index] ?? 0);
  const need = steps - stepsOf(means, begun);
  if (need <= 0) return trimmed(means, begun, steps);
  const free = means.map(({ held }, index) => Math.max(0, held - (begun[index] ?? 0) - (kept[index] ?? 0)));
  const best = cheapest(means, free, need);
  return best === null ? null : trimmed(means, begun.map((count, index) => count + (best[index] ?? 0)), steps);
}

/** The steps that a payment gives. */
export function stepsOf(means: readonly MeansView[], payment: Payment): number {
  return means.reduce((sum, { steps }, index) => sum + steps * (payment[index] ?? 0), 0);
}

/** Nothing is paid once the steps are: what comes last in the order stays. */
function trimmed(means: readonly MeansView[], payment: Payment, steps: number): Payment {
  let left = steps;
  return payment.map((count, index) => {
    const value = means[index]?.steps ?? 1;
    const used = Math.min(count, Math.max(0, Math.ceil(left / value)));
    left -= used * value;
    return used;
  });
}

interface Found {
  readonly cost: number;
  readonly counts: Payment;
}

/** By steps reached: the cheapest way to reach them with the means looked at so far. */
function cheapest(means: readonly MeansView[], free: Payment, need: number): Payment | null {
  const most = need + Math.max(0, ...means.map(({ steps }) => steps)) - 1;
  let found = new Map<number, Found>([[0, { cost: 0, counts: [] }]]);
  for (const [index, { kind, steps, held }] of means.entries()) {
    const next = new Map<number, Found>();
    for (const [reached, { cost, counts }] of found) {
      for (let count = 0; count <= (free[index] ?? 0) && reached + count * steps <= most; count++) {
        const price = cost + count * (THING + (kind === "dev" ? DEV : 0)) + (count === held && count > 0 ? LAST : 0);
        const known = next.get(reached + count * steps);
        if (!known || price < known.cost) next.set(reached + count * steps, { cost: price, counts: [...counts, count] });
      }
    }
    found = next;
  }
  const enough = [...found].filter(([reached]) => reached >= need).map(([reached, { cost, counts }]) => ({ cost: cost + (reached - need) * WASTE, counts }));
  return enough.sort((a, b) => a.cost - b.cost)[0]?.counts ?? null;
}
