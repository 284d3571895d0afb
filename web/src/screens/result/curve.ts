/** The geometry of the chart of chances. */

import type { StoryPoint, TurningPoint } from "../../generated/wire";

type Place = readonly [number, number];

/** Moves marks apart until each is `gap` from the next, within [low, high] and in the same order. */
export function spread(marks: number[], gap: number, low: number, high: number): number[] {
  const order = marks.map((_, at) => at).sort((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0) || a - b);
  const placed = [...marks];
  let floor = low;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + gap;
  }
  let ceiling = high;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling);
    ceiling = (placed[at] ?? 0) - gap;
  }
  return placed;
}

/** A curve through all points that never goes beyond two neighbours: nothing is drawn that was not measured. */
export function curve(points: readonly Place[]): string {
  const [first] = points;
  if (first === undefined) return "";
  const slopes = slopesAt(points);
  const parts = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? first;
    const third = (x - fromX) / 3;
    const leaves = fromY + third * (slopes[at] ?? 0);
    const arrives = y - third * (slopes[at + 1] ?? 0);
    return `C${round(fromX + third)} ${round(leaves)} ${round(x - third)} ${round(arrives)} ${round(x)} ${round(y)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${parts.join("")}`;
}

/** How steep a monotone curve is at each point (Fritsch and Carlson): level where it turns. */
function slopesAt(points: readonly Place[]): number[] {
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y];
    return x === fromX ? 0 : (y - fromY) / (x - fromX);
  });
  return points.map((_, at) => {
    const before = steps[at - 1];
    const after = steps[at];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function round(value: number): string {
  return value.toFixed(1);
}

/** A point of the curve whose chances are known. */
export type KnownPoint = StoryPoint & { chances: number[] };

/** The points that are known, from the left up to the first that is not. */
export function known(points: readonly StoryPoint[]): KnownPoint[] {
  const end = points.findIndex(({ chances }) => chances === null);
  return points.slice(0, end < 0 ? points.length : end) as KnownPoint[];
}

/** Between which points a turning point lies: the number of the left one. */
export function stretchOf(points: readonly StoryPoint[], turn: TurningPoint): number {
  const after = points.findIndex(({ entry }) => entry > turn.entry);
  return Math.max(0, (after < 0 ? points.length - 1 : after) - 1);
}

/** Which points are named along the foot of the chart: those that begin with a new name, at most so many, and the last. */
export function ticks(names: readonly string[], most: number): number[] {
  const last = names.length - 1;
  const fresh = names.map((_, at) => at).filter((at) => at < last && names[at] !== names[at - 1]);
  const every = Math.max(1, Math.ceil(fresh.length / most));
  const apart = names.length / (2 * most);
  return [...fresh.filter((at, number) => number % every === 0 && last - at >= apart), last];
}
