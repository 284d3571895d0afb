/** One table on the screen: the live position or a replayed one, the log, and what was asked about it. */

import { api, sentenceOf } from "../lib/api";
import type { Connection } from "../lib/connection.svelte";
import { recall, remember } from "../lib/storage";
import { named, nameOf, sentence } from "../lib/told";
import { say } from "../lib/words";
import type { Decision, Fault, TableInfo, Told, View, YourDecision } from "../generated/wire";
import { Dialogue } from "./dialogue.svelte";
import { Replay } from "./replay.svelte";

/** A second click so soon after a choice belongs to the first, in milliseconds. */
const DOUBLE_CLICK = 400;

/** A why card: what it explains, the rule behind it, and where on the screen the question was asked. */
export interface Why {
  readonly title: string;
  /** The sentence that answers; null when the rule's own text is the answer. */
  readonly answer: string | null;
  readonly rule: string | null;
  readonly told: Told | null;
  /** The middle of what was asked about, in window pixels. */
  readonly at: { readonly x: number; readonly y: number };
}

export class Session {
  readonly replay: Replay;
  readonly dialogue: Dialogue;
  why: Why | null = $state.raw(null);
  /** The board as a table of words instead of a picture. */
  isText: boolean = $state(false);
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
  ) {
    this.#isNew = recall(`guide.${opened.game}`) === null;
    this.dialogue = new Dialogue(connection);
    this.replay = new Replay((entry) => api.moment(opened.id, entry, connection.token), () => connection.entries);
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
    return this.decision?.kind === "yours" && !this.connection.sending && !this.#isLearning;
  }

  nameOf(seat: number): string {
    const info = this.table.seats[seat];
    return info ? nameOf(info, this.seat) : "";
  }

  tell(told: Told): string {
    return sentence(told, this.table, this.seat);
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
    this.#isLearning = true;
    const { preview, fault } = await this.dialogue.learn(text);
    this.#isLearning = false;
    if (preview === null) {
      this.refusal = fault;
      return;
    }
    const next = preview.decision;
    if (next?.kind !== "yours" || !belongs(next.step)) return this.act(text);
    this.why = null;
    this.refusal = null;
    this.dialogue.go(text);
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

  endTurn(): void {
    if (this.isEnding) this.connection.done();
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
