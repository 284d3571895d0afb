/** Faces for dice of which only the sum is known: any that add up to it will do, and they stay the same. */

const FACES = 6;

/** So many faces that add up to a sum; `seed` says which. */
export function facesOf(dice: number, sum: number, seed: number): number[] {
  const faces = Array.from({ length: dice }, () => 1);
  const next = numbersFrom(seed);
  for (let left = sum - dice; left > 0; left -= 1) {
    const open = [...faces.keys()].filter((die) => (faces[die] ?? FACES) < FACES);
    const die = open[next() % open.length];
    if (die === undefined) return faces;
    faces[die] = (faces[die] ?? 0) + 1;
  }
  return faces;
}

/** Whole numbers that look random, always the same from one seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
