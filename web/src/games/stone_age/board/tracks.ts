/** Markers that share a step stand beside each other. */

import type { Point } from "../../../lib/geometry";

/** By how many share a step, how far each is off its middle. */
const OFFSETS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-1, -5], [1, 5]],
  [[-6, -6], [6, -4], [-1, 6]],
  [[-6, -7], [6, -7], [-6, 6], [6, 6]],
  [[-7, -8], [7, -8], [0, -1], [-7, 7], [7, 7]],
];

export interface Marker {
  readonly seat: number;
  readonly step: number;
  readonly off: Point;
  readonly scale: number;
}

/** The markers of all seats, those in front last. */
export function markersOf(steps: readonly number[]): readonly Marker[] {
  return steps
    .map((step, seat): Marker => {
      const sharing = steps.flatMap((other, index) => (other === step ? [index] : []));
      const off = OFFSETS[sharing.length]?.[sharing.indexOf(seat)] ?? [0, 0];
      return { seat, step, off, scale: sharing.length > 2 ? 0.6 : 0.68 };
    })
    .reverse();
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly give: number;
  readonly get: number;
}

/** The stretches of the trade track, each with its own barter. */
export function stretchesOf(give: readonly number[], get: readonly number[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  give.forEach((given, step) => {
    const last = stretches.at(-1);
    const got = get[step] ?? 0;
    if (given === 0) return;
    if (last?.give === given && last.get === got) stretches[stretches.length - 1] = { ...last, to: step };
    else stretches.push({ from: step, to: step, give: given, get: got });
  });
  return stretches;
}
