/** Keeps the books of a raid: told lines applied to the position before it, never deciding anything. */

import { KINDS } from "../../../generated/tain";
import type { ClanBoard, HostageView, TainView, TileView, Told } from "../../../generated/wire";
import { allSpaces, keyOf, OUTER, tileOn, type Space } from "../spaces";
import { kindOf, type Kind } from "../view";
import { count } from "./lines";

export const OUTCOMES = ["fails", "succeeds", "captured", "captures", "draw"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A meeting at a door: who came, who stood there, what came of it. */
export interface Meeting {
  readonly board: number;
  readonly door: number;
  readonly raider: number;
  readonly kind: Kind;
  /** null: nobody stood there. */
  readonly guard: Kind | null;
  readonly outcome: Outcome;
}

/** A tile that was captured, and by whom. */
export interface Captive {
  readonly owner: number;
  readonly kind: Kind;
  readonly captor: number;
}

/** What a raid has brought so far. */
export interface Position {
  readonly view: TainView;
  /** The meetings at doors that are told, by "board door", and the newest. */
  readonly meetings: ReadonlyMap<string, Meeting>;
  readonly newest: Meeting | null;
  /** Spaces whose bluff has left, and those whose tile was captured. */
  readonly gone: ReadonlySet<string>;
  readonly bound: ReadonlySet<string>;
  /** What the newest meeting let somebody take. */
  readonly led: "cow" | "jewel" | null;
  /** Whom somebody captured in the newest meeting. */
  readonly captive: Captive | null;
}

interface Books {
  view: TainView;
  meetings: Map<string, Meeting>;
  newest: Meeting | null;
  gone: Set<string>;
  bound: Set<string>;
  led: "cow" | "jewel" | null;
  captive: Captive | null;
}

/** The position after the lines were told. */
export function keepBooks(before: TainView, lines: readonly Told[]): Position {
  const books: Books = {
    view: structuredClone(before), meetings: new Map(), newest: null, gone: new Set(), bound: new Set(), led: null, captive: null,
  };
  for (const told of lines) ENTRIES[told.kind]?.(books, told);
  for (const { hostages } of books.view.boards) hostages.sort(inOrder);
  return books;
}

/** Hostages as a view lists them: those in the house first, by owner and kind. */
function inOrder(a: HostageView, b: HostageView): number {
  const place = ({ kind }: HostageView): number => KINDS.findIndex((known) => known === kind);
  return Number(a.isNew) - Number(b.isNew) || a.owner - b.owner || place(a) - place(b);
}

export function doorKey(board: number, door: number): string {
  return `${board} ${door}`;
}

const ENTRIES: Readonly<Record<string, (books: Books, told: Told) => void>> = {
  passed: ({ view }, told) => {
    const board = boardOf(view, told);
    if (board) board.hasPassed = true;
  },
  raid_began: ({ view }) => {
    view.isRaid = true;
  },
  shown: ({ view }, told) => {
    const isOuter = count(told, "board") === OUTER;
    const tile = isOuter ? view.outer.find((rover) => rover?.owner === told.seat) : tileOn(view, doorSpaceOf(told));
    if (tile) tile.kind = kindOf(told.args["kind"]);
  },
  bluffs_left: (books, told) => {
    for (const [space, tile] of tilesIn(books.view)) {
      if (tile.owner !== told.seat || tile.kind !== "bluff") continue;
      books.gone.add(keyOf(space));
      putAway(books.view, tile);
    }
  },
  roved: ({ view }, told) => {
    const board = boardOf(view, told);
    view.pasture -= count(told, "cows");
    if (board) board.lootCows += count(told, "cows");
  },
  raided: (books, told) => {
    const meeting = meetingOf(told);
    books.meetings.set(doorKey(meeting.board, meeting.door), meeting);
    books.newest = meeting;
    books.led = books.captive = null;
  },
  captured: (books, told) => {
    const { view, newest } = books;
    const captive = { owner: count(told, "owner-seat"), kind: kindOf(told.args["kind"]) ?? "boy", captor: count(told, "captor-seat") };
    books.captive = captive;
    view.boards[captive.captor]?.hostages.push({ owner: captive.owner, kind: captive.kind, isNew: true });
    if (newest) books.bound.add(keyOf({ ...newest, side: newest.outcome === "captured" ? "entrance" : "threshold" }));
  },
  stole_cow: (books, told) => {
    const cows = count(told, "cows");
    const from = books.view.boards[count(told, "board")];
    const to = boardOf(books.view, told);
    if (from) from.cows -= cows;
    if (to) to.lootCows += cows;
    notePoints(books.view, count(told, "board"), told);
    books.led = cows > 0 ? "cow" : null;
  },
  stole_jewel: (books, told) => {
    const jewels = count(told, "jewels");
    const from = books.view.boards[count(told, "board")];
    const to = boardOf(books.view, told);
    if (from) from.jewels -= jewels;
    if (to) to.lootJewels += jewels;
    notePoints(books.view, count(told, "board"), told);
    books.led = jewels > 0 ? "jewel" : null;
  },
  freed: ({ view }, told) => {
    const owner = count(told, "owner-seat");
    const house = view.boards[count(told, "board")];
    const kind = kindOf(told.args["kind"]);
    const at = house?.hostages.findIndex((held) => held.owner === owner && held.kind === kind && !held.isNew) ?? -1;
    if (at >= 0) house?.hostages.splice(at, 1);
    putAway(view, { owner, kind });
    notePoints(view, count(told, "board"), told);
  },
  loot_stored: (books, told) => {
    clearBoards(books);
    const board = boardOf(books.view, told);
    if (!board) return;
    board.cows += board.lootCows;
    board.jewels += board.lootJewels;
    board.lootCows = board.lootJewels = 0;
    for (const hostage of board.hostages) hostage.isNew = false;
    notePoints(books.view, told.seat ?? 0, told);
  },
  refilled: (books, told) => {
    clearBoards(books);
    const board = boardOf(books.view, told);
    if (!board) return;
    board.screen = count(told, "tiles");
    board.discard = 0;
    if (told.seat !== books.view.seat || books.view.discard === null) return;
    books.view.screen = books.view.discard;
    books.view.discard = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  },
  turn_began: (books, told) => {
    clearBoards(books);
    const { view } = books;
    view.isRaid = false;
    view.turn = count(told, "turn");
    view.active = told.seat ?? view.active;
    for (const board of view.boards) board.hasPassed = false;
  },
  ended: clearBoards,
};

/** The used tiles go to their owners' discards, but for those that have already left. */
function clearBoards(books: Books): void {
  const { view, gone, bound } = books;
  for (const [space, tile] of tilesIn(view)) {
    if (!gone.has(keyOf(space)) && !bound.has(keyOf(space))) putAway(view, tile);
  }
  gone.clear();
  bound.clear();
  books.meetings.clear();
  books.newest = books.led = books.captive = null;
  view.outer = view.outer.map(() => null);
  for (const board of view.boards) {
    board.entrances = board.entrances.map(() => null);
    board.thresholds = board.thresholds.map(() => null);
  }
}

/** What a clan's goods count now, as it is told. */
function notePoints(view: TainView, seat: number, told: Told): void {
  view.scores[seat] = count(told, "points");
}

function putAway(view: TainView, { owner, kind }: TileView): void {
  const board = view.boards[owner];
  if (board) board.discard += 1;
  if (owner === view.seat && view.discard && kind !== null) view.discard[kind] = (view.discard[kind] ?? 0) + 1;
}

function tilesIn(view: TainView): [Space, TileView][] {
  return allSpaces(view).flatMap((space): [Space, TileView][] => {
    const tile = tileOn(view, space);
    return tile ? [[space, tile]] : [];
  });
}

function boardOf(view: TainView, told: Told): ClanBoard | undefined {
  return told.seat === null ? undefined : view.boards[told.seat];
}

function doorSpaceOf(told: Told): Space {
  const side = told.args["guards"] === "yes" ? "threshold" : "entrance";
  return { side, board: count(told, "board"), door: count(told, "door") };
}

function meetingOf(told: Told): Meeting {
  return {
    board: count(told, "board"),
    door: count(told, "door"),
    raider: told.seat ?? 0,
    kind: kindOf(told.args["kind"]) ?? "boy",
    guard: kindOf(told.args["guard"]),
    outcome: OUTCOMES.find((outcome) => outcome === told.args["outcome"]) ?? "fails",
  };
}
