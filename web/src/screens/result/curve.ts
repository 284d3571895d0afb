/** The geometry of the chart of chances. */

/** A series as a three-point average; both ends stay as they are, because start and end are exact. */
export function smoothed(values: number[]): number[] {
  return values.map((value, at) => {
    const around = values.slice(at - 1, at + 2);
    const inner = at > 0 && at < values.length - 2;
    return inner ? around.reduce((sum, each) => sum + each, 0) / around.length : value;
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
