/** Outlines of the pieces, each round a middle at 0. */

import { ringPath, short, type Point } from "../../../lib/geometry";
import { gouge } from "../../../lib/strokes";

/** Where a shape stands inside a drawing, and how large it is. */
export interface Placed {
  x?: number;
  y?: number;
  scale?: number;
}

/** A resource is a block with depth; never the outline of an action cube. */
export const BLOCK = {
  key: "M-11.4-6.2-5-12.6H12.6V5L6.2 11.8H-11.4Z",
  top: "M-11.4-6.2-5-12.6H12.6L6.2-6.2Z",
  side: "M6.2-6.2 12.6-12.6V5L6.2 11.8Z",
  face: "M-11.4-6.2H6.2V11.8H-11.4Z",
  line: "M-11.4-6.2H6.2V11.8M6.2-6.2 12.6-12.6",
} as const;

/** An action cube is a sun with rays. */
export const RAYS = rays(11, 10.4, 14.4);

export const MEMBER = {
  key: "M0-16A5.6 5.6 0 0 1 4.2-6.6C8.6-4.4 10.4 2.6 9.6 13.2H-9.6C-10.4 2.6-8.6-4.4-4.2-6.6A5.6 5.6 0 0 1 0-16Z",
  face: "M0-14A3.9 3.9 0 1 1 0-6.2 3.9 3.9 0 1 1 0-14ZM-7.6 11.2C-8.2 2.4-5.8-5-0-5.2 5.8-5 8.2 2.4 7.6 11.2Z",
} as const;

export const SHAMAN = {
  key: "M-9.8-18.4-7-18-5.8-14.6-3.6-15.8A6 6 0 0 1 3.6-15.8L5.8-14.6 7-18 9.8-18.4 8.2-10.6 4.4-8.6C8.6-5.6 10.2 2.4 9.4 12H-9.4C-10.2 2.4-8.6-5.6-4.4-8.6L-8.2-10.6Z",
  face: "M0-15A3.8 3.8 0 1 1 0-7.4 3.8 3.8 0 1 1 0-15ZM-7.4 10C-8 1.6-5.8-6.4 0-6.6 5.8-6.4 8 1.6 7.4 10ZM-8.6-17.2-6.6-11.6-4.4-12.4-6-13-7.6-17ZM8.6-17.2 6.6-11.6 4.4-12.4 6-13 7.6-17Z",
} as const;

export const HUT = {
  key: "M-3.8-19.6-1.8-20.4 0-17.4 1.8-20.4 3.8-19.6 2-14.6C7.6-8 13.4 2 17.4 13.4H-17.4C-13.4 2-7.6-8-2-14.6Z",
  face: "M0-14.4C6-7 11.4 2 15 11.6H-15C-11.4 2-6-7 0-14.4Z",
  door: "M0 2.4 4.4 11.6H-4.4Z",
} as const;

/** Megaliths by letter: their stones, and where the letter stands. */
export const MEGALITHS: Readonly<Record<string, { readonly stones: string; readonly letter: number }>> = {
  A: { stones: "M-6 12C-7.4 4-6.2-9-2.4-14.4 1-16.4 5-13 6-7.4 7-1 6.8 6 6.2 12Z", letter: 9 },
  B: {
    stones:
      "M-15 10C-15.6 4-14.4-2-11.6-3.4-9.4-2.6-8.4 4-8.8 10ZM-5.4 8C-6.2 0-5-8.8-1.4-10.4 2.4-9.6 4.4-1 4 8ZM8 10C7.4 4 8.8-3 11.8-3.8 14.4-2.8 15.4 4 15 10ZM-8 13.4C-7.6 10.8-4 10.4-2.6 13.4ZM3 13.4C3.6 10.8 7.4 10.6 8.6 13.4Z",
    letter: 13,
  },
  C: {
    stones:
      "M-14.6-11C-8-14.2 7-14 14.6-11.4L14-5.4C10-4.4 9-4.6 9-4.6 9.6 1 10 7 9.8 12.4H3.4C3.4 6 3.2 1 3.6-4.2H-3.6C-3 2-3.2 7-3.6 12.4H-9.8C-9.8 6-9.6 1-9-4.4-11.6-4.6-13-5-14.2-5.6Z",
    letter: 12,
  },
  D: { stones: "M-6.4 12C-8-2-5-14 0-15.4 5-14 8-2 6.4 12Z", letter: 9 },
  E: { stones: "M-12 12C-13 3-11-9-7.4-11.4-3.4-9.6-2 2-2.4 12ZM2.2 12C1.6 1-.4-12 5.4-15 10.6-12 12.2 2 11.6 12Z", letter: 9 },
};
export const MEGALITH_LINES = gouge([-3, 0], 9, 1.5, 1.8) + gouge([1, -4], 7, 1.6, 1.5);

/** The lintel of a pillar on its two feet. */
export const PILLAR =
  "M-45-3C-30-6.4 28-6.6 45-3.4L44 6C34 8 30 7.4 28.4 7.6L29.4 31H11.6C12 22 11.4 14 11.2 8H-11.2C-11 16-11.6 24-11.4 31H-29.6L-28.4 7.6C-34 8-40 7.6-44 6.2Z";

/** Stocks on which things are drawn: a gathering tile, a fish, an animal, a hut. */
export const STOCKS = {
  gathering:
    "M-28-20C-26-26-22-25.4-18-25.6-6-26.4 8-25 20-25.8 26-25.4 28.4-22 28.2-17 27.6-6 28.8 6 28 17 27.6 23.4 24 25.4 19 25.2 6 24.6-8 25.8-20 25-26 24.6-28.4 21-28 15-27.4 4-28.8-8-28-20Z",
  fish: "M-38-1C-36-15-20-20.6 0-20.4 21-20.2 37-14 38.4 0 37 15 20 20.8-1 20.4-21 20-37 14-38-1Z",
  animal: "M-24-19C-8-24 10-23 24-19 26-6 25 8 23 19 8 23-10 22.6-23 19-26 6-25-8-24-19Z",
  hut: "M-24-27C-10-28.6 12-27.4 24-27.8 26-10 25 2 25.4 27 10 28.4-10 27.4-25 28-25.8 8-25-8-24-27Z",
} as const;

/** The dish of a tray of the tribe. */
export const TRAY = "M-43-21C-20-25 20-25 43-21 47-6 45 10 40 22 14 25-16 25-40 22-46 8-47-8-43-21Z";

/** A point so far from the middle; 0 degrees is to the right. */
export function polar(reach: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
}

/** A point towards a side of a hexagon: 0 is up, and so on clockwise. */
export function towards(side: number, reach: number): Point {
  return polar(reach, -90 + 60 * side);
}

/** A hexagon with flat top and bottom. */
export function hexagon(radius: number): string {
  return ringPath([0, 1, 2, 3, 4, 5].map((corner) => polar(radius, 60 * corner)));
}

/** The wedge of a side, between two radii; `inset` draws it in. */
export function wedge(side: number, outer: number, inner: number, inset: readonly [outer: number, inner: number] = [0, 0]): string {
  const [from, to] = [-120 + 60 * side, -60 + 60 * side];
  return ringPath([
    polar(outer, from + inset[0]),
    polar(outer, to - inset[0]),
    polar(inner, to - inset[1]),
    polar(inner, from + inset[1]),
  ]);
}

/** A card of this size cut by hand, its corner at 0. */
export function cardPath(width: number, height: number): string {
  const [w, h] = [width, height];
  const p = (...numbers: number[]): string => numbers.map(short).join(" ");
  return [
    `M${p(3.6, 0.8)}C${p(w * 0.4, -0.6, w * 0.7, 1, w - 3.4, 0.4)}C${p(w + 0.4, 1, w, 4, w - 0.2, 6)}`,
    `C${p(w + 0.6, h * 0.4, w - 0.8, h * 0.7, w, h - 5)}C${p(w, h - 1, w - 3, h, w - 6, h - 0.2)}`,
    `C${p(w * 0.6, h + 0.6, w * 0.3, h - 0.8, 5, h)}C${p(1, h, 0.2, h - 2, 0.2, h - 5)}`,
    `C${p(-0.6, h * 0.6, 0.8, h * 0.3, 0, 5)}C${p(0, 2, 1, 0.8, 3.6, 0.8)}Z`,
  ].join("");
}

/** A star of so many points. */
export function rays(points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner): Point => {
    const reach = corner % 2 === 1 ? inner : outer;
    return polar(reach, (corner / (points * 2)) * 360 - 90);
  });
  return ringPath(corners);
}
