/** The board as drawn: territories, borders, rivers and lakes, lying or turned a quarter. */

import { lakes, territories } from "../../../../src/lascaux/games/clans/board.json?drawn";
import { TERRAINS } from "../../generated/clans";
import { pointsOf } from "../../lib/drawn";
import { linePath, ringPath, sidesOf, type Point } from "../../lib/geometry";

export type Terrain = (typeof TERRAINS)[number];

export interface Territory {
  readonly id: number;
  readonly region: number;
  readonly terrain: Terrain;
  readonly neighbours: readonly number[];
  /** The safe middle, where huts stand. */
  readonly centre: Point;
  readonly ring: readonly Point[];
  readonly path: string;
}

export interface Board {
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  readonly territories: readonly Territory[];
  readonly lakes: readonly (readonly Point[])[];
  /** Borders inside a region, as paths. */
  readonly borders: readonly string[];
  /** All rivers as one path: the borders between regions. */
  readonly rivers: string;
}

const LONG = 1000;
const WIDE = 700;

/** The board lying, as on a desk. */
export const LYING = makeBoard(false);

/** The board turned a quarter, as on a phone held upright. */
export const UPRIGHT = makeBoard(true);

/** The territory of a number from 1 to 60. */
export function territoryOf(board: Board, id: number): Territory {
  const found = board.territories[id - 1];
  if (!found) throw new RangeError(`Clans has no territory ${id}.`);
  return found;
}

/** The terrain of a territory, however the board lies. */
export function terrainOf(id: number): Terrain {
  return territoryOf(LYING, id).terrain;
}

function makeBoard(upright: boolean): Board {
  const turn = (point: readonly number[]): Point => {
    const [x = 0, y = 0] = point;
    return upright ? [WIDE - y, x] : [x, y];
  };
  const drawn = territories.map((territory): Territory => {
    const ring = pointsOf(territory.polygon).map(turn);
    return {
      id: territory.id,
      region: territory.region,
      terrain: asTerrain(territory.terrain),
      neighbours: territory.neighbours,
      centre: turn(territory.centroid),
      ring,
      path: ringPath(ring),
    };
  });
  const shared = sharedBorders(drawn);
  return {
    upright,
    width: upright ? WIDE : LONG,
    height: upright ? LONG : WIDE,
    territories: drawn,
    lakes: lakes.map((lake) => pointsOf(lake.polygon).map(turn)),
    borders: shared.filter((border) => !border.river).map((border) => linePath(border.line)),
    rivers: shared.filter((border) => border.river).map((border) => linePath(border.line)).join(""),
  };
}

function asTerrain(word: string): Terrain {
  const terrain = TERRAINS.find((known) => known === word);
  if (!terrain) throw new TypeError(`${word} is no terrain of Clans.`);
  return terrain;
}

interface SharedBorder {
  readonly river: boolean;
  readonly line: Point[];
}

/** Lines along which two territories touch; the board file need not ship them a second time. */
function sharedBorders(drawn: readonly Territory[]): SharedBorder[] {
  const ownersOf = new Map<string, Territory[]>();
  for (const territory of drawn) {
    for (const side of sidesOf(territory.ring)) {
      const key = keyOf(side);
      ownersOf.set(key, [...(ownersOf.get(key) ?? []), territory]);
    }
  }
  return drawn.flatMap((territory) => {
    const sides = [...sidesOf(territory.ring)].map((side) => ({
      side,
      beyond: ownersOf.get(keyOf(side))?.find((owner) => owner.id > territory.id),
    }));
    // Begin where the neighbour changes, so that no border is cut in two by the start of the ring.
    const start = sides.findIndex(({ beyond }, index) => beyond !== sides.at(index - 1)?.beyond);
    return runsOf(territory, [...sides.slice(start), ...sides.slice(0, start)]);
  });
}

interface Side {
  readonly side: readonly [Point, Point];
  /** The neighbour beyond, if it is this territory's to draw the border. */
  readonly beyond: Territory | undefined;
}

/** Sides in a row with the same neighbour beyond make one border. */
function runsOf(territory: Territory, sides: readonly Side[]): SharedBorder[] {
  const borders: SharedBorder[] = [];
  let last: Territory | undefined;
  for (const { side, beyond } of sides) {
    if (beyond && beyond === last) borders.at(-1)?.line.push(side[1]);
    else if (beyond) borders.push({ river: beyond.region !== territory.region, line: [...side] });
    last = beyond;
  }
  return borders;
}

function keyOf([from, to]: readonly [Point, Point]): string {
  const ends = [from.join(","), to.join(",")];
  return ends.sort().join(" ");
}
