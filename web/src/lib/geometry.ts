/** Plane geometry and seeded chance for drawing: points, polygons, paths. */

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A seeded generator (mulberry32), so that a drawing never moves between renders. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with one decimal, as paths are written. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The path through the points, left open. */
export function linePath(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");
}

/** The path round the points. */
export function ringPath(points: readonly Point[]): string {
  return linePath(points) + "Z";
}

/** Pairs of neighbouring corners of a closed ring. */
export function* sidesOf(ring: readonly Point[]): Generator<readonly [Point, Point]> {
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from) yield [from, to];
    from = to;
  }
}

/** Whether a point lies inside a ring, by counting crossings. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
  }
  return inside;
}

/** How far a point is from the nearest side of a ring. */
export function distanceToEdge([x, y]: Point, ring: readonly Point[]): number {
  let nearest = Infinity;
  for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return nearest;
}

/** The upright box round the points. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The square round a point, so far in every direction. */
export function boxAround([x, y]: Point, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

/** Boxes that together cover a ring, one for each band of the given height. */
export function bandsOf(ring: readonly Point[], height: number): Box[] {
  const around = boxOf(ring);
  const bands: Box[] = [];
  for (let top = around.y; top < around.y + around.height; top += height) {
    const xs: number[] = [];
    for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
      const low = Math.max(top, Math.min(ay, by));
      const high = Math.min(top + height, Math.max(ay, by));
      if (low > high) continue;
      const xAt = (y: number): number => (ay === by ? bx : ax + ((bx - ax) * (y - ay)) / (by - ay));
      xs.push(xAt(low), xAt(high));
    }
    if (xs.length > 0) {
      const x = Math.min(...xs);
      bands.push({ x, y: top, width: Math.max(...xs) - x, height });
    }
  }
  return bands;
}
