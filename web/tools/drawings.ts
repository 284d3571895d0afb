/** A drawing in few bytes: `board.json?drawn` has every polygon as steps in tenths, each from the point before it. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\.json\?drawn$/;
/** What is measured of a drawing and never drawn. */
const MEASURED = ["area", "inradius"];
const TENTHS = 10;

export function drawings(): Plugin {
  return {
    name: "drawings",
    enforce: "pre",
    load(id) {
      if (!ASKED.test(id)) return null;
      const file = id.replace(/\?.*/, "");
      this.addWatchFile(file);
      const { territories, lakes } = JSON.parse(readFileSync(file, "utf8"), drawn);
      return { code: `export const territories = ${JSON.stringify(territories)}, lakes = ${JSON.stringify(lakes)};`, moduleType: "js" };
    },
  };
}

function drawn(name: string, value: unknown): unknown {
  if (MEASURED.includes(name)) return undefined;
  return name === "polygon" ? stepsOf(value as readonly (readonly [number, number])[]) : value;
}

/** The way round a polygon, two numbers for each step; the first leads there from the corner of the drawing. */
export function stepsOf(points: readonly (readonly [number, number])[]): number[] {
  const tenths = points.map(([x, y]) => [Math.round(x * TENTHS), Math.round(y * TENTHS)] as const);
  return tenths.flatMap(([x, y], index) => {
    const [lastX, lastY] = tenths[index - 1] ?? [0, 0];
    return [x - lastX, y - lastY];
  });
}
