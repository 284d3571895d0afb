/** A tile on its way: taken from the screen and brought to a space, in either order, then laid. */

import { boxAround } from "../../lib/geometry";
import { named } from "../../lib/told";
import { say } from "../../lib/words";
import { KINDS, type TainAction } from "../../generated/tain";
import type { Args, TainView, YourDecision } from "../../generated/wire";
import { textOf } from "../../table/action";
import { Aim } from "../../table/aim.svelte";
import { Camera } from "../../table/board/camera.svelte";
import { GamePlay } from "../../table/gameplay.svelte";
import type { CardGround, Recital, SpelledChoice } from "../../table/play";
import { Taken } from "../../table/taken.svelte";
import { closeUp, farmBox, farmsOf, placeOf, QUIET, TILE } from "./layout";
import { Telling } from "./raid/telling.svelte";
import { prospectsFor, type Prospect } from "./prospects";
import { ownRefusal } from "./refusals";
import { advice, question, stepInWords } from "./sentences";
import { allSpaces, keyOf, kindsFor, layText, OUTER, partOf, scoutText, spacesOf, tileOn, type Space } from "./spaces";
import { heapOf, tainView, type Heap, type Kind } from "./view";

/** Room round a tile that cards leave free. */
const CLEAR = TILE + 3;

/** A hostage that may be worth its freedom. */
export type Freeable = Extract<TainAction, { verb: "free" }>["args"][0];

/** A space and the choice that scouts it. */
interface Target {
  readonly space: Space;
  readonly choice: SpelledChoice;
}

export class TainPlay extends GamePlay<TainAction> {
  readonly raid = new Telling(this.session);
  /** While a raid is told the camera goes close to the door in question. */
  readonly camera = new Camera(() => (this.raid.step?.kind === "door" ? closeUp(this.raid.step.board, this.raid.step.door, this.farms) : null));
  /** The space a tile goes to, by its key. */
  readonly aim = new Aim<string>(this.session, (key) => this.targets.has(key));
  readonly #tile = new Taken<Kind>(this.session);
  /** Whether passing has been asked for and is to be asked once more. */
  readonly #passing = new Taken<true>(this.session);
  #calm: TainView | null = null;

  readonly telling: Recital | null = $derived.by(() => {
    const { raid } = this.raid;
    return raid ? { seat: this.#tellerSeat, tells: (told) => raid.lines.includes(told) } : null;
  });

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

  get isScouting(): boolean {
    return this.step === "scout_space";
  }

  /** Whether a space is chosen already and only its tile is wanted. */
  get isLaying(): boolean {
    return this.step === "lay_tile";
  }

  get isFreeing(): boolean {
    return this.step === "free_hostage";
  }

  /** Which hostages may go free. */
  readonly freeable: readonly Freeable[] = $derived(
    this.choices.flatMap((choice) => (choice.verb === "free" ? choice.args : [])),
  );

  readonly screen: Heap | null = $derived(this.view.screen ? heapOf(this.view.screen) : null);

  readonly discard: Heap | null = $derived(this.view.discard ? heapOf(this.view.discard) : null);

  /** Every space on which some tile may be laid. */
  readonly #open: ReadonlyMap<string, Target> = $derived.by(() =>
    this.session.isMine ? spacesOf(this.choices, this.view) : new Map(),
  );

  /** The spaces that may receive the tile taken up; any tile, while none is. */
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() => {
    if (!this.isScouting) return new Map();
    const fits = ({ space }: Target): boolean => this.tile === null || kindsFor(this.view, space).includes(this.tile);
    return new Map([...this.#open].filter(([, target]) => fits(target)));
  });

  /** The kinds behind the screen that may be taken up now. */
  readonly kinds: readonly Kind[] = $derived.by(() => {
    if (!this.session.isMine) return [];
    if (this.isLaying) return this.choices.flatMap((choice) => (choice.verb === "lay" ? choice.args : []));
    if (!this.isScouting) return [];
    const spaces = [...this.#open.values()].map(({ space }) => space);
    return KINDS.filter((kind) => spaces.some((space) => kindsFor(this.view, space).includes(kind)));
  });

  /** The tile taken up. */
  get tile(): Kind | null {
    return this.#tile.thing;
  }

  /** The space taken up, or the one already scouted. */
  get space(): Space | null {
    if (this.isLaying) return this.scouted;
    return this.targets.get(this.aim.pinned ?? "")?.space ?? null;
  }

  get isPassing(): boolean {
    return this.#passing.thing !== null && this.isScouting;
  }

  /** The space that waits for its tile, as all can see it. */
  get scouted(): Space | null {
    const { scouted } = this.view;
    if (scouted === null) return null;
    if (scouted.board === null) return this.#freeOuter();
    return { side: scouted.board === scouted.seat ? "threshold" : "entrance", board: scouted.board, door: scouted.door ?? 1 };
  }

  /** The space whose consequence is shown. */
  get aimed(): Space | null {
    return this.targets.get(this.aim.at ?? "")?.space ?? this.space;
  }

  /** What the tile taken up may come to on the space in view, once that is known. */
  readonly prospects: readonly Prospect[] | null = $derived.by(() => {
    if (this.tile === null || this.aimed === null) return null;
    const preview = this.isLaying ? null : this.previewOf(this.chosen);
    const { scouted } = preview ? tainView(preview.view) : this.view;
    return scouted ? prospectsFor(scouted, this.tile) : null;
  });

  override get chosen(): SpelledChoice | null {
    if (this.tile === null || this.aimed === null) return null;
    if (this.isLaying) return this.choices.find(({ verb, args }) => verb === "lay" && args[0] === this.tile) ?? null;
    return this.targets.get(keyOf(this.aimed))?.choice ?? null;
  }

  readonly considered: SpelledChoice | null = $derived(this.prospects ? this.chosen : null);

  /** Takes up a tile of the screen, or puts it back. */
  takeTile(kind: Kind): void {
    if (!this.kinds.includes(kind)) return;
    this.#passing.take(null);
    this.#tile.take(this.tile === kind ? null : kind);
  }

  /** Takes up the tile and the space of a hint. */
  propose([first, second]: readonly string[]): void {
    const kind = this.kinds.find((one) => layText(one) === (this.isLaying ? first : second));
    const target = [...this.#open].find(([, { choice }]) => choice.text === first);
    if (kind) this.#tile.take(kind);
    if (target) this.aim.pin(target[0]);
  }

  /** A press on a space: weigh it, lay the tile there, or learn why not. */
  press(space: Space, at: { x: number; y: number }, isKey = false): void {
    if (this.isFreeing || !this.mayPress()) return;
    const key = keyOf(space);
    if (!this.targets.has(key)) return this.#askWhyNot(space, at);
    this.#passing.take(null);
    if (this.tile !== null) return this.weigh(this.aim, key, isKey);
    this.aim.pin(this.aim.pinned === key ? null : key);
  }

  /** Space and tile are played as one. */
  override confirm(): void {
    if (this.isPassing) return void this.session.act(textOf<TainAction>({ verb: "pass", args: [] }));
    const { tile, chosen } = this;
    if (chosen === null || tile === null) return;
    this.aim.pointed = null;
    void (this.isLaying ? this.session.act(chosen.text) : this.session.act(chosen.text, layText(tile)));
  }

  /** The position after choosing the space tells what a tile may come to there; once it is chosen, nothing is asked. */
  override get foreseen(): readonly SpelledChoice[] {
    return this.isLaying ? [] : super.foreseen;
  }

  /** Passes; asks once more while a tile could still be laid. */
  pass(): void {
    if (!this.isScouting || !this.session.isMine) return;
    if (this.kinds.length === 0) return void this.session.act(textOf<TainAction>({ verb: "pass", args: [] }));
    this.back();
    this.#passing.take(true);
  }

  free(kind: Freeable): void {
    void this.session.act(textOf<TainAction>({ verb: "free", args: [kind] }));
  }

  skip(): void {
    if (this.raid.raid) this.raid.leave();
  }

  back(): void {
    if (this.raid.raid && !this.isFreeing) return this.raid.leave();
    if (this.isLaying && this.tile === null) return void this.session.undo();
    this.#tile.take(null);
    this.#passing.take(null);
    this.aim.clear();
  }

  #freeOuter(): Space {
    const door = this.view.outer.findIndex((tile) => tile === null);
    return { side: "outer", board: OUTER, door: Math.max(0, door) + 1 };
  }

  #askWhyNot(space: Space, at: { x: number; y: number }): void {
    const title = say("tain-ui-why-not");
    const own = ownRefusal(this, space);
    if (own) this.session.why = { title, ...own, told: null, at };
    else void this.session.askWhyNot([scoutText(space), ...(this.tile && this.#open.has(keyOf(space)) ? [layText(this.tile)] : [])], title, at);
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

  override get sentence(): string {
    if (this.asked && this.isFreeing) return this.question(this.asked);
    return this.raid.raid ? stepInWords(this) : super.sentence;
  }

  override get hint(): string {
    if (!this.raid.raid) return super.hint;
    return say("tain-ui-step", { step: this.raid.at + 1, steps: this.raid.steps.length });
  }

  protected question(decision: YourDecision): string {
    return question(this, decision);
  }

  protected advice(): string {
    return advice(this);
  }

  override get happened(): string {
    const newest = this.session.log.at(-1);
    return newest ? this.session.tell(newest) : "";
  }

  get confirmLabel(): string | null {
    if (this.isPassing) return say("tain-ui-pass");
    return this.chosen ? say("tain-ui-lay-here") : null;
  }

  get backLabel(): string | null {
    if (this.isPassing) return say("tain-ui-stay");
    if (this.isLaying && this.tile === null) return this.session.canUndo ? say("tain-ui-another-space") : null;
    return this.tile !== null || this.space !== null ? say("tain-ui-another-tile") : null;
  }

  readonly ground: CardGround = $derived.by(() => {
    const aimed = this.tile === null ? null : this.aimed;
    const taken = allSpaces(this.view).filter((space) => tileOn(this.view, space) !== null);
    const around = (space: Space) => boxAround(placeOf(space, this.farms), CLEAR);
    return {
      frame: this.camera.frame,
      target: aimed ? around(aimed) : null,
      clear: [...this.targets.values()].map(({ space }) => around(space)),
      quiet: [...taken.map(around), ...this.farms.map(farmBox), ...QUIET],
    };
  });
}

