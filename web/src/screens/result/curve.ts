/** The geometry of the chart of chances. */

/** A series with a little of its neighbours mixed in, since chances are sampled; the exact ends stay. */
export function smoothed(values: number[]): number[] {
  return values.map((value, at) => {
    const inner = at > 0 && at < values.length - 2;
    return inner ? ((values[at - 1] ?? value) + 2 * value + (values[at + 1] ?? value)) / 4 : value;
  });
}

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

/** An open path through points. */
export function path(points: [number, number][]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Who gained or lost most at a turn: the seat, before and after. */
export function biggestChange(before: number[], after: number[]): { seat: number; from: number; to: number } {
  const changes = after.map((to, seat) => ({ seat, from: before[seat] ?? to, to }));
  return changes.reduce((most, each) => (Math.abs(each.to - each.from) > Math.abs(most.to - most.from) ? each : most));
}
