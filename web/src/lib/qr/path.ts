/** A QR code as one path, so that no gaps show between its places. */

import type { Matrix } from "./drawing";

/** Places that stay blank on each side, for cameras to find the corners. */
export const QUIET = 4;

/** The ink of a code, run by run. */
export function pathOf(code: Matrix): string {
  return code.flatMap((line, row) => runsOf(line).map(([start, end]) => `M${start + QUIET} ${row + QUIET}h${end - start}v1h${start - end}z`)).join("");
}

function runsOf(line: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let start = 0, end = 0; start < line.length; start = end) {
    while (end < line.length && line[end] === line[start]) end += 1;
    if (line[start]) runs.push([start, end]);
  }
  return runs;
}
