/** Where everything lies on the board: the valley with its rim and ledge on a desk, the valley alone in the hand. */

import { boxAround, boxOf, type Box, type Point } from "../../../lib/geometry";
import { smooth } from "../../../lib/strokes";
import { cutRect } from "../pieces/cut";

export const LANDS = ["hunt", "forest", "quarry", "clay_pit", "river"] as const;
export type LandName = (typeof LANDS)[number];

export interface Land {
  readonly outline: readonly Point[];
  /** One for each of the people; on the hunt one for each seat. */
  readonly stands: readonly Point[];
  /** Middle of the sign with its name. */
  readonly sign: Point;
  /** Middle of the first row of dice that are thrown for it. */
  readonly dice: Point;
  /** Whether further rows of dice lie above the first: below it something else is written. */
  readonly isStackedUp?: true;
}

/** A track of steps from 0 on: the middle of its first step, and how far it is to the next. */
export interface Track {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  /** Left edge of its name. */
  readonly title: number;
}

export interface Geometry {
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  /** Width of the score track round the board; 0 where there is none. */
  readonly rim: number;
  /** Where the land ends and the ledge for cards begins. */
  readonly shore: number;
  readonly river: readonly Point[];
  readonly riverWidth: number;
  readonly lands: Readonly<Record<LandName, Land>>;
  readonly yard: readonly Point[];
  /** Middles of the places in the village, from the left, without and with the market. */
  readonly village: readonly Point[];
  readonly styleVillage: readonly Point[];
  /** Where people come from and go home to. */
  readonly home: Point;
  /** Where it is told what each seat brought from the hunt. */
  readonly bags: readonly Point[];
  readonly agriculture: Track | null;
  readonly trade: Track | null;
}

/** Rows of stands, each centred. */
function rows([x, y]: Point, across: number, down: number): readonly Point[] {
  return [4, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Point => [x + (index - (count - 1) / 2) * across, y + row * down]),
  );
}

export const WIDE: Geometry = {
  isTall: false,
  width: 1000,
  height: 700,
  rim: 34,
  shore: 506,
  riverWidth: 26,
  river: [[84, -20], [104, 60], [168, 132], [284, 182], [390, 204], [500, 214], [610, 226], [706, 216], [800, 232], [900, 240], [1020, 226]],
  lands: {
    forest: {
      outline: [[108, -40], [116, -12], [132, 52], [190, 112], [290, 148], [352, 156], [400, 140], [470, 130], [548, 134], [584, 96], [572, 40], [588, -12], [600, -40]],
      stands: rows([352, 66], 36, 36),
      sign: [352, 24],
      dice: [496, 66],
      isStackedUp: true,
    },
    quarry: {
      outline: [[600, -40], [588, -12], [572, 40], [586, 98], [640, 142], [690, 178], [790, 198], [900, 206], [1040, 196], [1040, -40]],
      stands: rows([888, 92], 36, 37),
      sign: [888, 48],
      dice: [742, 150],
      isStackedUp: true,
    },
    clay_pit: {
      outline: [[752, 270], [830, 262], [920, 268], [1040, 256], [1040, 430], [930, 424], [840, 428], [776, 410], [742, 372], [738, 312]],
      stands: rows([882, 340], 36, 36),
      sign: [882, 298],
      dice: [800, 396],
    },
    river: {
      outline: [[352, 196], [400, 168], [470, 160], [545, 164], [612, 176], [654, 206], [632, 246], [566, 262], [490, 262], [412, 252], [366, 228]],
      stands: [[394, 224], [430, 208], [467, 220], [504, 206], [541, 222], [578, 210], [615, 226]],
      sign: [446, 171],
      dice: [720, 240],
      isStackedUp: true,
    },
    hunt: {
      outline: [[-40, -40], [64, -40], [72, -12], [90, 64], [152, 146], [268, 204], [300, 262], [292, 330], [270, 392], [280, 440], [278, 490], [268, 505], [240, 508], [160, 508], [80, 508], [0, 508], [-40, 508]],
      stands: [[58, 316], [120, 308], [182, 316], [88, 372], [152, 372]],
      sign: [122, 252],
      dice: [84, 196],
      isStackedUp: true,
    },
  },
  yard: [[330, 286], [420, 274], [520, 278], [620, 272], [702, 290], [722, 340], [708, 398], [620, 416], [510, 412], [410, 418], [326, 402], [312, 344]],
  village: [[396, 330], [515, 330], [634, 330]],
  styleVillage: [[366, 330], [464, 330], [562, 330], [660, 330]],
  home: [515, 362],
  bags: [[36, 446], [36, 488], [164, 446], [164, 488]],
  agriculture: { x: 322, y: 468, step: 28, title: 308 },
  trade: { x: 670, y: 468, step: 30, title: 621 },
};

export const TALL: Geometry = {
  isTall: true,
  width: 374,
  height: 408,
  rim: 0,
  shore: 408,
  riverWidth: 16,
  river: [[192, -10], [186, 40], [186, 80], [176, 130]],
  lands: {
    forest: {
      outline: [[-12, -12], [176, -12], [168, 40], [172, 92], [110, 106], [-12, 122]],
      stands: rows([84, 56], 34, 33),
      sign: [84, 17],
      dice: [84, 92],
    },
    quarry: {
      outline: [[208, -12], [386, -12], [386, 122], [310, 106], [250, 104], [202, 96], [204, 40]],
      stands: rows([290, 56], 34, 33),
      sign: [290, 17],
      dice: [290, 92],
    },
    river: {
      outline: [[18, 140], [70, 124], [150, 118], [230, 118], [310, 122], [358, 142], [350, 176], [270, 190], [180, 191], [90, 190], [26, 176]],
      stands: [[84, 172], [118, 164], [152, 173], [187, 164], [222, 173], [256, 164], [290, 172]],
      sign: [187, 134],
      dice: [187, 168],
    },
    hunt: {
      outline: [[-12, 160], [26, 192], [100, 206], [176, 206], [188, 240], [178, 292], [120, 301], [-24, 304]],
      stands: [[30, 258], [74, 252], [118, 258], [50, 288], [98, 288]],
      sign: [76, 220],
      dice: [118, 262],
    },
    clay_pit: {
      outline: [[386, 160], [348, 192], [270, 206], [206, 206], [198, 246], [212, 294], [280, 301], [400, 302]],
      stands: rows([290, 253], 34, 31),
      sign: [290, 218],
      dice: [290, 284],
    },
  },
  yard: [[14, 322], [100, 312], [190, 316], [280, 312], [362, 322], [368, 362], [358, 404], [190, 408], [16, 404], [6, 362]],
  village: [[70, 355], [187, 355], [304, 355]],
  styleVillage: [[50, 355], [141, 355], [233, 355], [324, 355]],
  home: [187, 362],
  bags: [[62, 266], [62, 298], [120, 266], [120, 298]],
  agriculture: null,
  trade: null,
};

/** All that is drawn. */
export function frameOf({ width, height, rim }: Geometry): Box {
  return { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim };
}

/** Where the people of a village place stand, across from its middle. */
export function standsIn(name: string): readonly number[] {
  return name === "hut" || name === "market" ? [-15, 15] : [0];
}

/** How much smaller the village is drawn in the hand. */
export function villageScale({ isTall }: Geometry): number {
  return isTall ? 0.86 : 1;
}

/** The middles of the village's places. */
export function villageOf(geometry: Geometry, hasStyle: boolean): readonly Point[] {
  return hasStyle ? geometry.styleVillage : geometry.village;
}

/** The outline of a land. */
export function landPath(geometry: Geometry, land: LandName): string {
  return smooth(geometry.lands[land].outline, true, 0.58);
}

/** The outline of a place in the village. */
export function villagePath(geometry: Geometry, [x, y]: Point): string {
  const scale = villageScale(geometry);
  return cutRect(x - 45 * scale, y - 52 * scale, 90 * scale, 112 * scale, 22, 2);
}

/* The ledge: cards and stacks lie on it, on a desk. */

export const CARD = { width: 104, height: 150, y: 544 } as const;
export const TILE = { width: 80, height: 124, y: 560 } as const;

/** Left edge of the card on a space, counted from the right; five stacks leave less room. */
export function cardX(space: number, stacks: number): number {
  const fromLeft = 4 - space;
  return stacks > 4 ? 50 + fromLeft * 107.4 : 80 + fromLeft * 112;
}

/** Left edge of a stack. */
export function stackX(stack: number, stacks: number): number {
  if (stacks > 4) return 592 + stack * 81.4;
  return 650 + ((4 - stacks) / 2 + stack) * 87.5;
}

export function stackScale(stacks: number): number {
  return stacks > 4 ? 0.97 : 1;
}

/** A place on the board: its outline, what keeps clear of cards, and its middle. */
export interface Spot {
  readonly id: string;
  readonly path: string;
  readonly box: Box;
  readonly centre: Point;
}

const VILLAGE = ["tool_maker", "hut", "field", "market"] as const;

/** All places that lie on this board, from back to front. */
export function spotsOf(geometry: Geometry, hasStyle: boolean, stacks: number): readonly Spot[] {
  const lands = LANDS.map((land): Spot => {
    const { stands, sign } = geometry.lands[land];
    const box = boxOf([...stands.map(([x, y]): Point => [x, y - 6]), [sign[0] - 56, sign[1] - 14], [sign[0] + 56, sign[1] + 14], ...stands.flatMap(([x, y]): Point[] => [[x - 16, y - 20], [x + 16, y + 16]])]);
    return { id: land, path: landPath(geometry, land), box, centre: middleOf(box) };
  });
  const village = villageOf(geometry, hasStyle).map((at, index): Spot => {
    const box = { ...boxAround(at, 46), height: 106 };
    return { id: VILLAGE[index] ?? "", path: villagePath(geometry, at), box, centre: at };
  });
  if (geometry.isTall) return [...lands, ...village];
  const cards = Array.from({ length: hasStyle ? 5 : 4 }, (_, space): Spot => {
    const box = { x: cardX(space, stacks), y: CARD.y, width: CARD.width, height: CARD.height };
    return { id: `card_${space + 1}`, path: cutRect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 10, 1), box, centre: middleOf(box) };
  });
  const scale = stackScale(stacks);
  const tiles = Array.from({ length: stacks }, (_, stack): Spot => {
    const box = { x: stackX(stack, stacks), y: TILE.y, width: TILE.width * scale, height: TILE.height * scale };
    return { id: `stack_${stack + 1}`, path: cutRect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 9, 1), box, centre: middleOf(box) };
  });
  return [...lands, ...village, ...cards, ...tiles];
}

function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** The middle of a pit of the score track, from the lower left corner clockwise, and whether it is on a level side. */
export function pitAt({ width, height, rim }: Geometry, score: number): { readonly at: Point; readonly isLevel: boolean } {
  const half = rim / 2;
  const [across, down] = [width + rim, height + rim];
  let way = ((((score % PITS) + PITS) % PITS) / PITS) * 2 * (across + down);
  if (way < down) return { at: [-half, height + half - way], isLevel: false };
  way -= down;
  if (way < across) return { at: [way - half, -half], isLevel: true };
  way -= across;
  if (way < down) return { at: [width + half, way - half], isLevel: false };
  return { at: [width + half - (way - down), height + half], isLevel: true };
}

export const PITS = 100;
