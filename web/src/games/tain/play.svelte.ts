/** A tile on its way: taken from the screen and brought to a space, in either order, then laid. */

import { announcer } from "../../lib/announcer.svelte";
import { named } from "../../lib/told";
import { say } from "../../lib/words";
import { KINDS } from "../../generated/tain";
import type { Args, Choice, TainView } from "../../generated/wire";
import type { CardGround, Play } from "../../table/play";
import type { Session } from "../../table/session.svelte";
import { boxAround, closeUp, farmBox, farmsOf, placeOf, QUIET, TILE, WHOLE } from "./layout";
import { Telling } from "./raid/telling.svelte";
import { ownRefusal } from "./refusals";
import { hintOf, sentenceOf } from "./sentences";
import { allSpaces, isSame, keyOf, kindsFor, OUTER, partOf, scoutText, spacesOf, tileOn, type Space } from "./spaces";
import { heapOf, kindOf, tainView, type Heap, type Kind } from "./view";

/** Room round a tile that cards leave free. */
const CLEAR = TILE + 3;

export class TainPlay implements Play {
  readonly telling: TellingPart = $derived.by(() => (this.raid.raid ? { seat: this.#tellerSeat } : null));
  readonly raid: Telling;
  /** The space under the pointer or in focus. */
  pointed: Space | null = $state.raw(null);
  /** Whether passing has been asked for and is to be asked once more. */
  #isPassing: boolean = $state(false);
  #tile: Kind | null = $state(null);
  #space: Space | null = $state.raw(null);
  /** The state of the table in which something was taken up: once it changes, nothing is. */
  #takenAt: number = $state(0);
  /** The tile that follows as soon as the space is scouted. */
  #following: Kind | null = $state(null);
  #calm: TainView | null = null;

  constructor(readonly session: Session) {
    this.raid = new Telling(session);
  }

  /** The raid that the moment looked back at brought about, if it did. */
  get pastRaid(): number | null {
    if (this.raid.raid) return null;
    return this.session.replay.moment?.told.find(({ kind }) => kind === "raid_began")?.entry ?? null;
  }

  /** The position on the board: live, looked back at, or the step of a raid that is being told. */
  readonly view: TainView = $derived.by(() => {
    const shown = tainView(this.session.view);
    if (!this.raid.raid) return (this.#calm = shown);
    // Until the position before the raid is here, the board keeps what it showed last.
    return this.raid.position?.view ?? this.#calm ?? shown;
  });

  readonly farms = $derived(farmsOf(this.view.boards.length, this.view.seat ?? 0));

  readonly #choices: readonly Choice[] = $derived.by(() => {
    const { decision } = this.session;
    return decision?.kind === "yours" ? decision.choices : [];
  });

  get #step(): string {
    const { decision } = this.session;
    return decision?.kind === "yours" ? decision.step : "";
  }

  get isScouting(): boolean {
    return this.#step === "scout_space" && this.#following === null;
  }

  /** Whether a space is chosen already and only its tile is wanted. */
  get isLaying(): boolean {
    return this.#step === "lay_tile" && this.#following === null;
  }

  get isFreeing(): boolean {
    return this.#step === "free_hostage";
  }

  /** Which hostages may go free. */
  readonly freeable: readonly Kind[] = $derived(
    this.#choices.flatMap(({ text }) => (text.startsWith("free ") ? (kindOf(text.slice(5)) ?? []) : [])),
  );

  readonly screen: Heap | null = $derived(this.view.screen ? heapOf(this.view.screen) : null);

  readonly discard: Heap | null = $derived(this.view.discard ? heapOf(this.view.discard) : null);

  /** Every space on which some tile may be laid. */
  readonly #open: ReadonlyMap<string, { space: Space; choice: Choice }> = $derived.by(() =>
    this.session.isMine ? spacesOf(this.#choices, this.view) : new Map(),
  );

  /** The spaces that may receive the tile taken up; any tile, while none is. */
  readonly targets: ReadonlyMap<string, { space: Space; choice: Choice }> = $derived.by(() => {
    if (!this.isScouting) return new Map();
    const fits = ({ space }: { space: Space }): boolean => this.tile === null || kindsFor(space).includes(this.tile);
    return new Map([...this.#open].filter(([, target]) => fits(target)));
  });

  /** The kinds behind the screen that may be taken up now. */
  readonly kinds: readonly Kind[] = $derived.by(() => {
    if (!this.session.isMine) return [];
    if (this.isLaying) return this.#choices.flatMap(({ text }) => kindOf(text.split(" ")[1]) ?? []);
    if (!this.isScouting || !this.screen) return [];
    const heap = this.screen;
    const spaces = [...this.#open.values()].map(({ space }) => space);
    return KINDS.filter((kind) => heap[kind] > 0 && spaces.some((space) => kindsFor(space).includes(kind)));
  });

  get #isFresh(): boolean {
    return this.#takenAt === this.session.connection.seq;
  }

  /** The tile taken up, or on its way. */
  get tile(): Kind | null {
    return this.#following ?? (this.#isFresh ? this.#tile : null);
  }

  /** The space taken up, or the one already scouted. */
  get space(): Space | null {
    if (this.#following !== null) return this.scouted ?? this.#space;
    if (this.isLaying) return this.scouted;
    return this.#isFresh && this.#space !== null && this.targets.has(keyOf(this.#space)) ? this.#space : null;
  }

  get isPassing(): boolean {
    return this.#isPassing && this.#isFresh && this.isScouting;
  }

  /** The space that waits for its tile, as all can see it. */
  get scouted(): Space | null {
    const { scouted } = this.view;
    if (scouted === null) return null;
    if (scouted.board === null) return this.#freeOuter();
    return { side: scouted.board === scouted.seat ? "threshold" : "entrance", board: scouted.board, door: scouted.door ?? 1 };
  }

  /** The space whose consequence is shown. */
  get aim(): Space | null {
    if (this.pointed !== null && this.targets.has(keyOf(this.pointed))) return this.pointed;
    return this.space;
  }

  readonly considered: Choice | null = $derived.by(() => {
    if (this.tile === null || this.aim === null) return null;
    if (this.isLaying) return this.#choices.find(({ text }) => text === `lay ${this.tile}`) ?? null;
    return this.targets.get(keyOf(this.aim))?.choice ?? null;
  });

  /** Takes up a tile of the screen, or puts it back. */
  takeTile(kind: Kind): void {
    if (!this.kinds.includes(kind)) return;
    const space = this.space;
    this.#takeUp(this.tile === kind ? null : kind, space && kindsFor(space).includes(kind) ? space : null);
    announcer.say(`${this.sentence} ${this.hint}`);
  }

  /** A press on a space: weigh it, lay the tile there, or learn why not. */
  press(space: Space, at: { x: number; y: number }, isKey = false): void {
    if (!this.session.isMine || this.isFreeing) return;
    this.session.why = null;
    if (!this.targets.has(keyOf(space))) return this.#askWhyNot(space, at);
    const isSecond = isSame(this.space, space);
    if (this.tile !== null && (isKey || isSecond)) {
      this.#takeUp(this.tile, space);
      return this.confirm();
    }
    this.#takeUp(this.tile, isSecond && this.tile === null ? null : space);
    if (isKey) announcer.say(`${this.sentence} ${this.hint}`);
  }

  confirm(): void {
    if (this.isPassing) return void this.session.act("pass");
    if (this.considered === null || this.tile === null) return;
    const { tile, considered } = this;
    if (!this.isLaying) this.#following = tile;
    this.pointed = null;
    void this.session.act(considered.text).then(() => {
      if (this.session.refusal) this.#following = null;
    });
  }

  /** The second half of laying a tile, once the server has taken the first. */
  follow(): void {
    const kind = this.#following;
    const { decision, sending } = this.session.connection;
    if (kind === null || sending || this.#isFresh) return;
    this.#following = null;
    const isOpen = decision?.kind === "yours" && decision.choices.some(({ text }) => text === `lay ${kind}`);
    if (isOpen) void this.session.act(`lay ${kind}`);
  }

  get isFollowing(): boolean {
    return this.#following !== null;
  }

  /** Passes; asks once more while a tile could still be laid. */
  pass(): void {
    if (!this.isScouting || !this.session.isMine) return;
    if (this.kinds.length === 0) return void this.session.act("pass");
    this.#takeUp(null, null);
    this.#isPassing = true;
  }

  free(kind: Kind): void {
    void this.session.act(`free ${kind}`);
  }

  back(): void {
    if (this.raid.raid && !this.isFreeing) return this.raid.leave();
    if (this.isLaying && this.tile === null) return void this.session.undo();
    this.#takeUp(null, null);
    this.pointed = null;
  }

  #takeUp(tile: Kind | null, space: Space | null): void {
    this.#tile = tile;
    this.#space = space;
    this.#isPassing = false;
    this.#takenAt = this.session.connection.seq;
  }

  #freeOuter(): Space {
    const door = this.view.outer.findIndex((tile) => tile === null);
    return { side: "outer", board: OUTER, door: Math.max(0, door) + 1 };
  }

  #askWhyNot(space: Space, at: { x: number; y: number }): void {
    const title = say("tain-ui-why-not");
    const own = ownRefusal(this, space, this.#open.has(keyOf(space)));
    if (own) this.session.why = { title, ...own, told: null, at };
    else void this.session.askWhyNot(scoutText(space), title, at);
  }

  /** A sentence about seats, with their names filled in. */
  phrase(key: string, args: Args = {}): string {
    return say(key, named(args, this.session.table, this.session.seat));
  }

  /** The arguments with which sentences speak of a space. */
  spaceArgs({ side, board, door }: Space): Args {
    return side === "outer" ? { side } : { side, owner: `#${board}`, door, part: partOf(door) };
  }

  get #tellerSeat(): number | null {
    const { step } = this.raid;
    return step?.kind === "door" ? (step.lines[0]?.seat ?? null) : null;
  }

  get sentence(): string {
    return sentenceOf(this);
  }

  get hint(): string {
    return hintOf(this);
  }

  get happened(): string {
    const newest = this.session.log.at(-1);
    return newest ? this.session.tell(newest) : "";
  }

  get confirmLabel(): string | null {
    if (this.isPassing) return say("tain-ui-pass");
    return this.considered ? say("tain-ui-lay-here") : null;
  }

  get backLabel(): string | null {
    if (this.isPassing) return say("tain-ui-stay");
    if (this.isLaying && this.tile === null) return this.session.canUndo ? say("tain-ui-another-space") : null;
    return this.tile !== null || this.space !== null ? say("tain-ui-another-tile") : null;
  }

  readonly ground: CardGround = $derived.by(() => {
    const aimed = this.tile === null ? null : this.aim;
    const taken = allSpaces(this.view).filter((space) => tileOn(this.view, space) !== null);
    const around = (space: Space) => boxAround(placeOf(space, this.farms), CLEAR);
    return {
      frame: this.raid.step ? closeUp(this.raid.step.board, this.farms) : WHOLE,
      target: aimed ? around(aimed) : null,
      clear: [...this.targets.values()].map(({ space }) => around(space)),
      quiet: [...taken.map(around), ...this.farms.map(farmBox), ...QUIET],
    };
  });
}

type TellingPart = { readonly seat: number | null } | null;
