/** Moves pieces that would cover each other a little apart. */

import type { Point } from "../../../lib/geometry";
import { clampInto } from "./cluster";

export interface Standing {
  readonly centre: Point;
  /** Radius of the piece. */
  readonly reach: number;
}

const ROUNDS = 10;
/** Groups are rounder than their boxes: so much of both radii must stay between their middles. */
const APART = 0.84;

/** Where each piece stands: its own place, or at most `leeway` beside it, inside the map. */
export function spreadPieces(pieces: readonly Standing[], width: number, height: number, leeway: number): Point[] {
  const homes = pieces.map(({ centre, reach }) => clampInto(centre, reach, width, height));
  let places = homes;
  for (let round = 0; round < ROUNDS; round++) {
    const pushed = places.map((place, index) => pushOff(place, index, places, pieces));
    if (pushed.every((place, index) => place === places[index])) break;
    places = pushed.map((place, index) =>
      clampInto(tethered(place, homes[index] ?? place, leeway), pieces[index]?.reach ?? 0, width, height),
    );
  }
  return places;
}

function pushOff(place: Point, index: number, places: readonly Point[], pieces: readonly Standing[]): Point {
  let [x, y] = place;
  let isPushed = false;
  places.forEach((other, rank) => {
    const room = ((pieces[index]?.reach ?? 0) + (pieces[rank]?.reach ?? 0)) * APART;
    const [dx, dy] = [place[0] - other[0], place[1] - other[1]];
    const length = Math.hypot(dx, dy);
    if (rank === index || length >= room || length === 0) return;
    const push = (room - length) / 2 / length;
    x += dx * push;
    y += dy * push;
    isPushed = true;
  });
  return isPushed ? [x, y] : place;
}

function tethered([x, y]: Point, [homeX, homeY]: Point, leeway: number): Point {
  const length = Math.hypot(x - homeX, y - homeY);
  if (length <= leeway) return [x, y];
  return [homeX + ((x - homeX) * leeway) / length, homeY + ((y - homeY) * leeway) / length];
}
