/** Hands on a cave wall: pigment blown round a hand that was held against the rock. */

import { seeded, short, type Point } from "../../lib/geometry";

export interface Hand {
  readonly at: Point;
  readonly size: number;
  readonly turn: number;
  readonly seed: number;
  readonly pigment: "red" | "ochre" | "soot";
  /** A left hand. */
  readonly isLeft?: boolean;
}

export const WIDE = { width: 1440, height: 900 };
export const TALL = { width: 390, height: 844 };

export const WIDE_WALL: readonly Hand[] = [
  { at: [168, 196], size: 9.2, turn: -17, seed: 11, pigment: "red" },
  { at: [116, 522], size: 8, turn: 13, seed: 12, pigment: "ochre", isLeft: true },
  { at: [260, 718], size: 9.4, turn: -8, seed: 13, pigment: "red" },
  { at: [332, 384], size: 6.2, turn: 23, seed: 19, pigment: "soot" },
  { at: [1272, 204], size: 9.6, turn: 16, seed: 14, pigment: "red", isLeft: true },
  { at: [1118, 432], size: 6.4, turn: -21, seed: 15, pigment: "soot", isLeft: true },
  { at: [1330, 540], size: 8.6, turn: -10, seed: 16, pigment: "ochre" },
  { at: [1192, 728], size: 9.4, turn: 12, seed: 17, pigment: "red", isLeft: true },
];

export const TALL_WALL: readonly Hand[] = [
  { at: [70, 146], size: 5.2, turn: -16, seed: 31, pigment: "red" },
  { at: [322, 126], size: 4.8, turn: 14, seed: 32, pigment: "ochre", isLeft: true },
  { at: [66, 700], size: 5, turn: -8, seed: 35, pigment: "ochre" },
  { at: [324, 706], size: 5.2, turn: 10, seed: 34, pigment: "red", isLeft: true },
];

const SPLASHES = 420;

/** Where pigment was blown: the fingers and the ball of the hand. */
const AROUND: readonly Point[] = [
  [-4, 8], [-6, 3], [-8, 1.2], [-4.6, -3], [-4.6, -6], [-1, -4], [-1, -8], [3, -4], [3.6, -7.6], [6, -2], [7.6, -3.6], [4, 4], [0, 4], [3.4, 9], [0, 9],
];

/** The splashes of pigment round one hand, as one path. */
export function splashes(seed: number): string {
  const next = seeded(seed);
  let path = "";
  for (let count = 0; count < SPLASHES; count++) {
    const [x, y] = AROUND[Math.floor(next() * AROUND.length)] ?? [0, 0];
    const [angle, far] = [next() * 2 * Math.PI, next() * next() * 7.4 + next() * 1.2];
    const radius = 0.12 + next() * next() * 0.5;
    path += `M${short(x + Math.cos(angle) * far - radius)} ${short(y + Math.sin(angle) * far)}`;
    path += `a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`;
  }
  return path;
}
