/** One table on the screen: the live position or a replayed one, the log, and what was asked about it. */

import { api, sentenceOf } from "../lib/api";
import type { Connection } from "../lib/connection.svelte";
import { preferences } from "../lib/preferences.svelte";
import { recall, remember } from "../lib/storage";
import { named, nameOf, sentence } from "../lib/told";
import { say } from "../lib/words";
import type { Decision, Fault, Moment, TableInfo, Told, View, YourDecision } from "../generated/wire";
import { Attending } from "./absence/attending.svelte";
import { Dialogue } from "./dialogue.svelte";
import { Hinting } from "./hint/hinting.svelte";
import type { Guide } from "./lesson/guide.svelte";
import type { Sharing } from "./oneroom/sharing.svelte";
import { StandingOrders } from "./orders/standing.svelte";
import { Replay } from "./replay.svelte";
import { Since } from "./since.svelte";
import { Talking } from "./talk/talking.svelte";

/** A second click so soon after a choice belongs to the first, in milliseconds. */
const DOUBLE_CLICK = 400;

/** How long somebody sees what came of a choice before the curtain falls, in seconds. */
const HAND_OVER_AFTER = 4;

/** A why card: what it explains, the rule behind it, and where on the screen the question was asked. */
export interface Why {
  readonly title: string;
  /** The sentence that answers; null when the rule's own text is the answer. */
  readonly answer: string | null;
  readonly rule: string | null;
  readonly told: Told | null;
  /** The middle of what was asked about, in window pixels. */
  readonly at: { readonly x: number; readonly y: number };
  /** Where it says what a good player would do: in words of its own, or as the log would tell it. */
  readonly hint?: "plain" | "told";
}

export class Session {
  readonly replay: Replay;
  readonly dialogue: Dialogue;
  /** Who is away, and what may be done about it. */
  readonly attending: Attending;
  /** What people say to each other. */
  readonly talking: Talking;
  /** What a good player would do. */
  readonly hinting: Hinting;
  /** Whether it is shown who watches. */
  isWatchersOpen: boolean = $state(false);
  /** What the reader would have answered unasked. */
  readonly orders: StandingOrders;
  /** What others did since the reader's turn. */
  readonly since: Since;
  why: Why | null = $state.raw(null);
  /** The board as a table of words instead of a picture. */
  isText: boolean = $state(preferences.textBoard);
  /** A refusal to show until the next choice. */
  refusal: Fault | null = $state.raw(null);

  /** From which line of the log on nothing is shown yet, because a game tells it step by step; null: all is. */
  heldFrom: () => number | null = () => null;

  #isNew: boolean = $state(false);
  /** Whether it is being asked what a choice would bring about, before it is played. */
  #isLearning: boolean = $state(false);
  #actedAt = -Infinity;

  constructor(
    readonly connection: Connection,
    private readonly opened: TableInfo,
    /** Who else plays at this device. */
    readonly sharing: Sharing | null = null,
    /** Whether this is a screen for all to see. */
    readonly isScreen: boolean = false,
    /** Who leads through a first game; null at every other table. */
    readonly guide: Guide | null = null,
  ) {
    this.#isNew = guide === null && recall(`guide.${opened.game}`) === null;
    this.dialogue = new Dialogue(connection);
    this.attending = new Attending(connection, opened);
    this.hinting = new Hinting(this);
    this.talking = new Talking(connection, opened);
    this.orders = new StandingOrders(connection, opened);
    this.since = new Since(this);
    this.replay = new Replay(
      (move) => api.move(opened.id, move, connection.key),
      () => connection.log.at(-1)?.move ?? 0,
      () => this.replay.moment?.told.reduce((signs, told) => signs + this.tell(told).length, 0) ?? 0,
    );
  }

  get table(): TableInfo {
    return this.connection.table ?? this.opened;
  }

  get seat(): number | null {
    return this.connection.seat;
  }

  /** The position to draw: a replayed moment, else the one to which the dialogue has led, else the newest. */
  get view(): View | null {
    return this.replay.moment?.view ?? this.dialogue.here?.view ?? this.connection.view;
  }

  /** What the dialogue would have brought about so far. */
  get rehearsed(): readonly Told[] {
    return this.dialogue.here?.told ?? [];
  }

  /** Names the position in which something is taken up. */
  get position(): string {
    return `${this.connection.seq} ${this.dialogue.path.length}`;
  }

  /** What is asked now; nothing while a past moment is shown or lines are held back. */
  get decision(): Decision | null {
    if (this.replay.isOn || this.heldFrom() !== null) return null;
    return this.dialogue.here?.decision ?? this.connection.decision;
  }

  get log(): readonly Told[] {
    const held = this.heldFrom();
    return held === null ? this.connection.log : this.connection.log.slice(0, held);
  }

  /** Whether this seat may choose now. */
  get isMine(): boolean {
    return this.decision?.kind === "yours" && !this.isBusy;
  }

  /** Whether an answer of the server is waited for, after which something else is asked. */
  get isBusy(): boolean {
    return this.connection.sending || this.#isLearning;
  }

  /** The position after so many entries of the record. */
  momentAt(entry: number): Promise<Moment> {
    if (this.guide) return Promise.resolve(this.guide.momentAt(entry));
    return api.moment(this.opened.id, entry, this.connection.key);
  }

  nameOf(seat: number): string {
    const info = this.table.seats[seat];
    return info ? nameOf(info, this.seat) : "";
  }

  tell(told: Told): string {
    return sentence(told, this.table, this.seat, true);
  }

  /** The question of a decision, as a sentence. */
  ask(decision: YourDecision): string {
    return say(decision.ask, named(decision.args, this.table, this.seat));
  }

  /** Plays the dialogue with these actions at its end, all as one. */
  async act(...texts: string[]): Promise<void> {
    if (!this.isMine) return;
    this.#actedAt = performance.now();
    this.why = null;
    this.refusal = await this.connection.act([...this.dialogue.path, ...texts]);
    if (this.refusal === null) this.learn();
    else this.dialogue.leave();
  }

  /** Goes on with the dialogue if the choice leads to a question that belongs to it, else plays all of it; nothing is played unseen. */
  async choose(text: string, belongs: (step: string) => boolean): Promise<void> {
    if (!this.isMine) return;
    const isGoing = await this.goOn(text, (next) => next?.kind === "yours" && belongs(next.step));
    if (isGoing === false) return this.act(text);
  }

  /** Goes on with the dialogue where the choice leads to something that belongs to it: whether it does; null if it was refused. */
  async goOn(text: string, belongs: (next: Decision | null) => boolean): Promise<boolean | null> {
    this.#isLearning = true;
    const { preview, fault } = await this.dialogue.learn(text);
    this.#isLearning = false;
    if (preview === null) {
      this.refusal = fault;
      return null;
    }
    if (!belongs(preview.decision)) return false;
    this.why = null;
    this.refusal = null;
    this.dialogue.go(text);
    return true;
  }

  /** Whether a click may be the second half of the double click that confirmed a choice. */
  get hasJustActed(): boolean {
    return performance.now() - this.#actedAt < DOUBLE_CLICK;
  }

  /** Whether this browser has never played the game, so that a guide helps. */
  get isFirstTurn(): boolean {
    return this.#isNew && this.seat !== null && !this.replay.isOn && this.decision?.kind !== "over";
  }

  /** The guide has served. */
  learn(): void {
    if (this.#isNew) remember(`guide.${this.opened.game}`, "seen");
    this.#isNew = false;
  }

  get canUndo(): boolean {
    if (this.dialogue.path.length > 0 && this.isMine) return true;
    const decision = this.decision;
    return decision !== null && decision.kind !== "over" && decision.undo.allowed && !this.connection.sending;
  }

  /** The key of the reason why undo is not possible. */
  get undoReason(): string | null {
    const decision = this.decision;
    return decision === null || decision.kind === "over" ? null : decision.undo.reason;
  }

  /** Whether bots wait for this seat, whose turn can still be taken back, to say that it is over. */
  get isEnding(): boolean {
    return this.connection.hold !== null && this.decision?.kind === "others" && this.decision.undo.allowed;
  }

  /** Who of those at this device is asked, while the reader is not: they have it next. */
  get next(): number | null {
    const { decision, sharing } = this;
    if (!sharing?.isOn || this.seat === null || decision?.kind !== "others" || this.connection.sending) return null;
    const plays = (seat: number) => seat !== this.seat && sharing.has(seat) && this.table.seats[seat]?.standIn === null;
    return decision.seats.find(plays) ?? null;
  }

  /** Whether the reader has chosen and only has to let go: of the turn, or of the device. */
  get isDone(): boolean {
    return this.isEnding || (this.next !== null && this.handsOverIn !== null);
  }

  /** Seconds after which the device goes to the next one by itself; null where the reader only looks. */
  get handsOverIn(): number | null {
    return this.sharing?.isLook ? null : HAND_OVER_AFTER;
  }

  /** Ends the turn: the next one at this device is given it, or bots go on. */
  endTurn(): void {
    if (this.next !== null) this.sharing?.close(this.next);
    else if (this.isEnding) this.connection.done();
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.why = null;
    if (this.dialogue.path.length > 0) return this.dialogue.back();
    this.refusal = await this.connection.undo();
  }

  /** Asks the server why these actions are not allowed and shows its sentence. */
  async askWhyNot(texts: readonly string[], title: string, at: Why["at"]): Promise<void> {
    const all = [...this.dialogue.path, ...texts];
    try {
      const fault = all.length === 1 ? await this.connection.whyNot(all.join("")) : (await this.connection.whatIf(all)).fault;
      if (fault) this.why = { title, answer: fault.message, rule: fault.rule, told: null, at };
    } catch (error) {
      this.why = { title, answer: sentenceOf(error), rule: null, told: null, at };
    }
  }

  /** Opens the rule behind a line of the log. */
  askWhy(told: Told, at: Why["at"]): void {
    this.why = { title: this.tell(told), answer: null, rule: told.rule, told, at };
  }
}
