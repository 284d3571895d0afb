/** Where everything lies on the action board: whole beside the rail, or one station across a phone. */

import { MIGRATION_SIDES } from "../../../generated/prehistory";
import { linePath, ringPath, seeded, type Box, type Point } from "../../../lib/geometry";
import { hexagon, towards } from "../pieces/shapes";

/** Fields of the ground. */
export type Field = "gathering" | "centre" | "hunting" | "fishing" | "painting" | "ceremony" | "migration";

/** A tile that turns. */
export interface Turning {
  readonly at: Point;
  readonly radius: number;
}

/** A way to migrate: the sides that pay, as actions name them, and where its people stand. */
export interface Way {
  readonly sides: string;
  readonly isMany: boolean;
  readonly at: Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Outlines by field; a phone has one. */
  readonly fields: Readonly<Partial<Record<Field, readonly Point[]>>>;
  /** Lines between fields, and the bank of the river. */
  readonly lines: string;
  readonly bank: string;
  /** The left end of a station's name. */
  readonly heads: Readonly<Partial<Record<Field, Point>>>;
  /** The left end of its sentence. */
  readonly hints: Readonly<Partial<Record<Field, Point>>>;
  readonly tiles: Readonly<Partial<Record<Field, Turning>>>;
  /** Places round a tile. */
  readonly gathering: readonly Point[];
  /** Where the price of a place stands. */
  readonly prices: readonly Point[];
  readonly signs: readonly Point[];
  readonly shamans: readonly Point[];
  readonly ways: readonly Way[];
  readonly fish: readonly Point[];
  readonly hunting: readonly Box[];
  readonly rites: readonly Box[];
  readonly pillars: readonly Point[];
  readonly pillarScale: number;
  readonly steps: readonly Point[];
  /** The tile of the next year. */
  readonly next: Turning | null;
  /** Places of the order track, and the left end of its name. */
  readonly track: { readonly label: Point; readonly places: readonly Point[] } | null;
}

const WIDTH = 1052;
const HEIGHT = 552;
/** How far fields go on beyond the board, for a window of another form. */
const BEYOND = 500;
const SIDES = [0, 1, 2, 3, 4, 5] as const;
const MOST_PLAYERS = 4;

/** The board as it lies beside the rail. */
export function wide(isSeparate: boolean): Layout {
  const borders = wideBorders();
  const gathering: Turning = { at: [158, 158], radius: 48 };
  const painting: Turning = { at: [116, 440], radius: 46 };
  const ceremony: Turning = { at: [344, 448], radius: 46 };
  const migration: Turning = { at: [942, 440], radius: 46 };
  const centre: Turning = { at: [480, 152], radius: 50 };
  return {
    width: WIDTH,
    height: HEIGHT,
    ...borders,
    heads: { gathering: [12, 26], hunting: [664, 26], fishing: [660, 296], painting: [12, 331], ceremony: [244, 331], migration: [848, 331] },
    hints: { hunting: [800, 186], ceremony: [450, 474] },
    tiles: isSeparate
      ? { gathering, painting, ceremony, migration, centre, hunting: { at: [704, 184], radius: 30 }, fishing: { at: [773, 256], radius: 27 } }
      : { gathering, painting, ceremony, migration, centre, fishing: { at: [724, 226], radius: 50 } },
    gathering: round(gathering.at, 103, 1.06),
    prices: round(gathering.at, 70, 1.04),
    signs: round(painting.at, 78, 1.04),
    shamans: round(ceremony.at, 80, 1.08, 2),
    ways: waysRound(migration.at, 72, 76),
    fish: SIDES.map((place): Point => [838 + (place % 3) * 82, 239 + Math.floor(place / 3) * 43]),
    hunting: row(5, 662, 42, 71, 106, 77),
    rites: row(5, 450, 328, 72, 116, 77),
    pillars: SIDES.map((side): Point => {
      const [x, y] = towards(side, 1);
      return [centre.at[0] + x * 124, centre.at[1] + y * (side % 3 === 0 ? 113 : 118) + 4];
    }),
    pillarScale: 1,
    steps: round(centre.at, 60, 1),
    next: { at: [626, 279], radius: 15 },
    track: { label: [450, 517], places: Array.from({ length: MOST_PLAYERS }, (_, place): Point => [593 + place * 62, 513]) },
  };
}

/** One station across a phone, 390 wide. */
export function tall(field: Field, isSeparate: boolean): Layout {
  const width = 390;
  const middle: Point = [195, 172];
  const empty: Layout = {
    width, height: 344, fields: {}, lines: "", bank: "", heads: { [field]: [14, 30] }, hints: {}, tiles: {}, gathering: [], prices: [],
    signs: [], shamans: [], ways: [], fish: [], hunting: [], rites: [], pillars: [], pillarScale: 1, steps: [], next: null, track: null,
  };
  const whole = (height: number): Pick<Layout, "height" | "fields"> => ({ height, fields: { [field]: [[-BEYOND, -BEYOND], [width + BEYOND, -BEYOND], [width + BEYOND, height + BEYOND], [-BEYOND, height + BEYOND]] } });
  switch (field) {
    case "gathering":
      return { ...empty, ...whole(344), tiles: { gathering: { at: middle, radius: 56 } }, gathering: round(middle, 122, 1.16), prices: round(middle, 84, 1.1) };
    case "painting":
      return { ...empty, ...whole(300), tiles: { painting: { at: [195, 160], radius: 58 } }, signs: round([195, 160], 102, 1.1) };
    case "migration":
      return { ...empty, ...whole(330), tiles: { migration: { at: [195, 176], radius: 60 } }, ways: waysRound([195, 176], 104, 118) };
    case "hunting":
    case "fishing":
      return {
        ...empty,
        height: 356,
        fields: {
          hunting: [[-BEYOND, -BEYOND], [width + BEYOND, -BEYOND], [width + BEYOND, 228], [width, 228], [0, 236], [-BEYOND, 236]],
          fishing: [[-BEYOND, 236], [0, 236], [width, 228], [width + BEYOND, 228], [width + BEYOND, 356 + BEYOND], [-BEYOND, 356 + BEYOND]],
        },
        bank: linePath([[-BEYOND, 236], [0, 236], [width, 228], [width + BEYOND, 228]]),
        heads: { hunting: [12, 28], fishing: [10, 344] },
        hints: { hunting: [136, 205] },
        tiles: isSeparate ? { hunting: { at: [62, 196], radius: 32 }, fishing: { at: [62, 286], radius: 34 } } : { fishing: { at: [66, 240], radius: 56 } },
        fish: SIDES.map((place): Point => [178 + (place % 3) * 78, 268 + Math.floor(place / 3) * 50]),
        hunting: row(5, 8, 44, 71, 106, 75),
      };
    case "ceremony":
      return {
        ...empty,
        ...whole(344),
        tiles: { ceremony: { at: [113, 150], radius: 48 } },
        shamans: round([113, 150], 84, 1.1, 2),
        rites: [0, 1, 2, 3, 4].map((slot) => ({ x: 230 + (slot % 2) * 79, y: 22 + Math.floor(slot / 2) * 104, width: 74, height: 98 })),
        track: { label: [14, 284], places: Array.from({ length: MOST_PLAYERS }, (_, place): Point => [38 + place * 52, 312]) },
      };
    case "centre":
      return {
        ...empty,
        ...whole(390),
        heads: {},
        tiles: { centre: { at: [195, 196], radius: 58 } },
        pillars: SIDES.map((side): Point => {
          const [x, y] = towards(side, 1);
          return [195 + x * 146, 196 + y * (side % 3 === 0 ? 146 : 142) + 6];
        }),
        pillarScale: 1.06,
        steps: round([195, 196], 70, 1),
        next: { at: [364, 366], radius: 16 },
      };
  }
}

/** The board within a window of this size; what is left over is ground. */
export function frameOf({ width, height }: Layout, across: number, high: number): Box {
  if (across === 0 || high === 0) return { x: 0, y: 0, width, height };
  const unit = Math.max(width / across, height / high);
  const [wide, tallBy] = [across * unit, high * unit];
  return { x: (width - wide) / 2, y: (height - tallBy) / 2, width: wide, height: tallBy };
}

/** Points round a middle, one towards each side. */
function round([x, y]: Point, reach: number, stretch: number, down = 0): Point[] {
  return SIDES.map((side): Point => {
    const [dx, dy] = towards(side, reach);
    return [x + dx * stretch, y + dy + down];
  });
}

/** Few go from above and below, many from the sides. */
function waysRound([x, y]: Point, high: number, wideBy: number): Way[] {
  const stands: readonly Point[] = [[x, y - high], [x, y + high], [x + wideBy, y], [x - wideBy, y]];
  return MIGRATION_SIDES.map((sides, index) => ({ sides: sides.join("+"), isMany: sides.length > 1, at: stands[index] ?? [x, y] }));
}

function row(count: number, x: number, y: number, width: number, height: number, step: number): Box[] {
  return Array.from({ length: count }, (_, index) => ({ x: x + index * step, y, width, height }));
}

/** Lines that waver between the fields of the wide board. */
function wideBorders(): Pick<Layout, "fields" | "lines" | "bank"> {
  const shelf = 304;
  const [right, bottom, left, top] = [WIDTH + BEYOND, HEIGHT + BEYOND, -BEYOND, -BEYOND];
  const west = [[318, top], ...waver([318, 0], [312, shelf], 3)] as Point[];
  const east = [[644, top], ...waver([644, 0], [650, shelf], 5)] as Point[];
  const shelfWest = [[left, shelf - 4], ...waver([0, shelf - 4], [312, shelf], 7, 5)] as Point[];
  const shelfMiddle = waver([312, shelf], [650, shelf], 9, 4);
  const shelfEast = [...waver([650, shelf], [WIDTH, shelf - 2], 11, 5), [right, shelf - 2]] as Point[];
  const low = [...waver([232, shelf - 2], [226, HEIGHT], 13), [226, bottom]] as Point[];
  const lowEast = [...waver([836, shelf], [832, HEIGHT], 15), [832, bottom]] as Point[];
  const shore = [...waver([650, 224], [WIDTH, 212], 17, 6), [right, 212]] as Point[];
  const back = (line: readonly Point[]): Point[] => [...line].reverse();
  return {
    fields: {
      gathering: [[left, top], ...west, ...back(shelfWest)],
      centre: [...east, ...back(shelfMiddle), ...back(west)],
      hunting: [[644, top], [right, top], ...back(shore)],
      fishing: [...shore, ...back(shelfEast)],
      painting: [...shelfWest.filter(([x]) => x <= 232), ...low, [left, bottom]],
      ceremony: [[232, shelf - 2], ...shelfWest.filter(([x]) => x > 232), ...shelfMiddle, ...shelfEast.filter(([x]) => x < 836), ...lowEast, ...back(low)],
      migration: [[836, shelf], ...shelfEast.filter(([x]) => x > 836), [right, bottom], ...back(lowEast)],
    },
    lines: [west, east, shelfWest, shelfMiddle, low, lowEast].map(linePath).join(""),
    bank: linePath(shore) + linePath(shelfEast) + linePath([[650, 224], [650, shelf]]),
  };
}

function waver(from: Point, to: Point, seed: number, most = 7, pieces = 9): Point[] {
  const next = seeded(seed);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return Array.from({ length: pieces + 1 }, (_, piece): Point => {
    const along = piece / pieces;
    const off = piece === 0 || piece === pieces ? 0 : (next() * 2 - 1) * most;
    return [from[0] + dx * along - (dy / length) * off, from[1] + dy * along + (dx / length) * off];
  });
}

/** A thing that may be pressed: its key, its outline, its middle. */
export interface Pressed {
  readonly id: string;
  readonly path: string;
  readonly centre: Point;
}

/** All that may be pressed, in the order of the columns. */
export function spotsOf(layout: Layout): Pressed[] {
  const boxed = (verb: string, cards: readonly Box[]): Pressed[] =>
    cards.map(({ x, y, width, height }, index) => ({
      id: `${verb} ${index}`,
      path: `M${x} ${y}h${width}v${height}h${-width}Z`,
      centre: [x + width / 2, y + height / 2],
    }));
  const about = (verb: string, places: readonly Point[], across: number, high: number): Pressed[] =>
    places.map(([x, y], index) => ({
      id: `${verb} ${index}`,
      path: ringPath([[x - across, y - high], [x + across, y - high], [x + across, y + high], [x - across, y + high]]),
      centre: [x, y],
    }));
  const tiles = Object.entries(layout.tiles)
    .filter(([field]) => field !== "centre")
    .map(([field, { at, radius }]): Pressed => ({ id: `turn ${field}`, path: moved(radius, at), centre: at }));
  return [
    ...tiles,
    ...about("gather", layout.gathering, 29, 27),
    ...boxed("ceremony", layout.rites),
    ...about("shaman", layout.shamans, 27, 22),
    ...about("fish", layout.fish, 37, 20),
    ...boxed("hunt", layout.hunting),
    ...layout.ways.map(({ sides, at, isMany }) => ({ ...ofWay(at, isMany ? 26 : 22), id: `migrate ${sides}` })),
    ...about("pillar", layout.pillars, 46 * layout.pillarScale, 36 * layout.pillarScale),
  ];
}

function ofWay(at: Point, reach: number): Omit<Pressed, "id"> {
  const [x, y] = at;
  return { path: ringPath([[x - reach, y - reach], [x + reach, y - reach], [x + reach, y + reach], [x - reach, y + reach]]), centre: at };
}

/** A hexagon elsewhere than at 0. */
function moved(radius: number, [x, y]: Point): string {
  return hexagon(radius).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${Number(px) + x} ${Number(py) + y}`);
}

/** The field in which a key lies; null for what is not on this board. */
export function fieldOf(key: string): Field | null {
  const [verb = "", word = ""] = key.split(" ");
  const fields: Readonly<Record<string, Field>> = { gather: "gathering", fish: "fishing", hunt: "hunting", ceremony: "ceremony", shaman: "ceremony", paint: "painting", migrate: "migration", pillar: "centre" };
  return verb === "turn" && word !== "" ? (word as Field) : (fields[verb] ?? null);
}
