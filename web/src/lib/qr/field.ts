/** Reed-Solomon checks: arithmetic with bytes, in which x⁸ = x⁴ + x³ + x² + 1. */

const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = value;
  LOGARITHMS[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return POWERS[((LOGARITHMS[one] ?? 0) + (LOGARITHMS[other] ?? 0)) % 255] ?? 0;
}

/** The product of (x - 2⁰) to (x - 2ⁿ⁻¹), highest first and without its leading 1. */
function divisorOf(degree: number): number[] {
  let product = [1];
  for (let at = 0; at < degree; at += 1) {
    const root = POWERS[at] ?? 0;
    product = [...product, 0].map((factor, place) => factor ^ times(product[place - 1] ?? 0, root));
  }
  return product.slice(1);
}

/** So many bytes by which a reader finds and mends what was spoilt. */
export function remainderOf(data: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree);
  let rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((each, at) => (rest[at + 1] ?? 0) ^ times(each, factor));
  }
  return rest;
}
