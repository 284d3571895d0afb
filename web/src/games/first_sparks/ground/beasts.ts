/** The four hunting grounds: bush, lake, wood and valley with what lives there, centred on the origin. */

import { distanceToEdge, isInside, seeded, short, type Point } from "../../../lib/geometry";
import { blob, gouge, smooth } from "../../../lib/strokes";
import type { Food } from "../map/land";
import { GROUND } from "../map/outline";

type Leg = readonly [x: number, y: number, width: number, height: number];

interface Beast {
  readonly body: readonly Point[];
  readonly near: readonly Leg[];
  readonly far: readonly Leg[];
  readonly hair: { readonly seed: number; readonly step: number; readonly angle: number; readonly length: number; readonly width: number };
  readonly tusks: string;
}

/** Beasts are drawn in a box of 200 by 150. */
const BEAST_SCALE = 0.31;

export const MAMMOTH: Beast = {
  body: [
    [20, 96], [13, 78], [18, 58], [36, 45], [62, 37], [86, 28], [104, 21], [118, 27], [127, 15], [143, 8], [158, 17],
    [164, 38], [167, 60], [171, 84], [174, 104], [182, 113], [188, 108], [189, 118], [178, 126], [166, 118], [159, 98],
    [153, 80], [146, 76], [140, 92], [136, 108], [118, 112], [98, 118], [78, 116], [58, 112], [38, 112], [26, 108],
  ],
  near: [[20, 98, 21, 40], [118, 100, 21, 40]],
  far: [[48, 106, 17, 34], [104, 106, 17, 34]],
  hair: { seed: 3, step: 11, angle: 1.35, length: 20, width: 3.6 },
  tusks:
    smooth([[149, 68], [160, 88], [182, 96], [202, 82], [208, 60], [199, 78], [182, 84], [166, 76], [158, 60]], true, 0.9) +
    gouge([151, 40], 9, 0, 6),
};

export const BEAR: Beast = {
  body: [
    [12, 96], [8, 76], [14, 54], [30, 40], [56, 34], [82, 26], [104, 19], [122, 23], [136, 33], [143, 28], [150, 19],
    [159, 24], [161, 34], [174, 42], [190, 54], [197, 61], [195, 70], [182, 74], [168, 76], [158, 86], [152, 104],
    [136, 110], [104, 106], [74, 108], [46, 112], [24, 110],
  ],
  near: [[16, 96, 26, 44], [126, 98, 24, 44]],
  far: [[50, 102, 20, 36], [104, 102, 20, 36]],
  hair: { seed: 5, step: 12, angle: 0.5, length: 18, width: 3.4 },
  tusks: gouge([172, 50], 8, 0, 5),
};

const FISH = "M-17 0C-13-6.5-5-9.5 3-8.5 9-7.8 14-4.5 17.5-.5L25-7C24-2.5 24 2.5 25.5 7L17.5 1.5C13.5 5.5 8 8.2 2 8.4-6 8.6-13 6-17 0Z";
const GILLS = "M-6-4.6C-4-1.6-4 1.8-6 4.6L-7.2 4C-5.8 1.4-5.8-1.4-7.2-4ZM0-3.6 10-2.2 10-1.2 0-2Z";
const BERRIES: readonly Point[] = [
  [-13, -8], [-3, -14], [9, -10], [15, 1], [-16, 5], [-6, -1], [5, 1], [10, 12], [-2, 13], [-12, 15],
];

/** A ground: its bed, marks round the rim, what lives there, and a ring in the colour of the food. */
export function groundOf(food: Food, seed: number): string {
  const rim = smooth(blob([0, 0], GROUND, seed * 13 + 5), true, 1);
  const bed = `<path class="bed-${food}" d="${rim}"/><path class="marks marks-${food}" d="${marksOf(food, seed)}"/>`;
  return `${bed}${lifeOf(food, seed)}<path class="ring ring-${food}" d="${rim}"/>`;
}

/** Body and legs as one shape, for the faint paintings on the wall. */
export function silhouette({ body, near, far }: Beast): string {
  return smooth(body, true, 0.85) + [...near, ...far].map(legPath).join("");
}

function marksOf(food: Food, seed: number): string {
  const next = seeded(seed * 7 + 3);
  return Array.from({ length: 46 }, () => {
    const angle = next() * 2 * Math.PI;
    const out = GROUND * (0.62 + next() * 0.3);
    const at: Point = [Math.cos(angle) * out, Math.sin(angle) * out];
    if (food === "fish") return gouge([at[0] * 0.95, at[1] * 0.95], 7 + next() * 5, 0, 2.2, -1.1);
    return gouge(at, 6 + next() * 4, angle + Math.PI / 2 + (next() - 0.5) * 0.4, 1.7);
  }).join("");
}

function lifeOf(food: Food, seed: number): string {
  switch (food) {
    case "mammoth":
      return beast(MAMMOTH, "mammoth");
    case "bear":
      return beast(BEAR, "bear");
    case "fish":
      return shoal();
    case "berry":
      return bush(seed);
  }
}

function beast(drawn: Beast, name: string): string {
  const far = drawn.far.map((leg) => `<path class="far" d="${legPath(leg)}"/>`).join("");
  const near = drawn.near.map((leg) => `<path class="body" d="${legPath(leg)}"/>`).join("");
  const body = `<path class="body" d="${smooth(drawn.body, true, 0.85)}"/>`;
  const fur = `<path class="hair" d="${hairOf(drawn)}"/><path class="tusk" d="${drawn.tusks}"/>`;
  const place = `translate(${-100 * BEAST_SCALE} ${-75 * BEAST_SCALE - 2}) scale(${BEAST_SCALE})`;
  return `<g class="beast-${name}" transform="${place}">${far}${body}${near}${fur}</g>`;
}

function shoal(): string {
  const one = `<path class="body" d="${FISH}"/><path class="hair" d="${GILLS}"/><circle class="tusk" cx="-11.4" cy="-1.6" r="1.5"/>`;
  const upper = `<g transform="translate(-3 -9) scale(1.06)">${one}</g>`;
  return `<g class="beast-fish">${upper}<g transform="translate(4 12) scale(-.9 .9)">${one}</g></g>`;
}

function bush(seed: number): string {
  const next = seeded(seed * 11 + 2);
  const leaves = Array.from({ length: 22 }, () => {
    const angle = next() * 2 * Math.PI;
    const out = next() * 21;
    return gouge([Math.cos(angle) * out, 1 + Math.sin(angle) * out], 9, angle + 0.8, 2.6);
  }).join("");
  const berries = BERRIES.map(
    ([x, y]) => `<circle class="berry" cx="${x}" cy="${y}" r="4.7"/><circle class="shine" cx="${x - 1.4}" cy="${y - 1.6}" r="1.2"/>`,
  ).join("");
  return `<path class="bush" d="${smooth(blob([0, 1], 25, seed * 5 + 9, 15, 0.13), true, 1)}"/><path class="leaves" d="${leaves}"/>${berries}`;
}

function legPath([x, y, width, height]: Leg): string {
  const half = y + height / 2;
  const foot = y + height;
  return smooth([[x, y], [x + width, y], [x + width - 1, half], [x + width + 2, foot], [x - 2, foot], [x + 1, half]], true, 0.4);
}

function hairOf({ body, hair }: Beast): string {
  const next = seeded(hair.seed);
  let path = "";
  for (let y = 8; y < 126; y += hair.step) {
    for (let x = 8; x < 197; x += hair.step) {
      const at: Point = [x + (next() - 0.5) * hair.step, y + (next() - 0.5) * hair.step];
      if (!isInside(at, body) || distanceToEdge(at, body) < 6.5 || next() < 0.2) continue;
      path += gouge(at, hair.length * (0.6 + next() * 0.7), hair.angle + (next() - 0.5) * 0.25, hair.width);
    }
  }
  return path;
}

/** Where a group of SVG is placed. */
export function placed([x, y]: Point, inner: string, scale = 1): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${inner}</g>`;
}
