/** A guided first game: it stands where the line to a table would, and tells the record of the lesson step by step. */

import type { Hears, Line } from "../../lib/line";
import { pacing } from "../../lib/pace.svelte";
import { recall, remember } from "../../lib/storage";
import { say } from "../../lib/words";
import type { Fault, FromBrowser, LessonAsk, LessonBeat, LessonText, Moment, Preview, Told } from "../../generated/wire";

/** How long a move of somebody else is shown before the next, at a quick pace. */
const A_MOVE = 1500;

export class Guide implements Line {
  /** The position shown. */
  #at: number = $state(0);
  /** How many steps were ever done on this device. */
  done: number = $state(0);

  #hears: Hears | null = null;
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly text: LessonText) {
    this.done = doneOf(text.table.game);
  }

  /** Whom to tell. */
  tells(hears: Hears): Line {
    this.#hears = hears;
    return this;
  }

  get game(): string {
    return this.text.table.game;
  }

  /** The names of the steps. */
  get steps(): readonly string[] {
    return this.text.steps.map(({ name }) => name);
  }

  /** What is to be played from here on; null while others play, and at the end. */
  get ask(): LessonAsk | null {
    return this.#beat?.ask ?? null;
  }

  /** Whether all was played. */
  get isOver(): boolean {
    return this.#at === this.text.beats.length - 1 && this.ask === null;
  }

  /** The step that is on, once so many of its actions were decided on; after the last one their number. */
  stepAfter(path: number): number {
    const beats = this.text.beats.slice(this.#at);
    const next = beats.find(({ ask }) => ask !== null)?.ask ?? null;
    return next === null ? this.steps.length : (next.steps[path] ?? next.steps.at(-1) ?? 0);
  }

  /** The paragraph of the rules that a step teaches. */
  ruleOf(step: number): string | null {
    return this.text.steps[step]?.rule ?? null;
  }

  /** What the next action would bring about, once so many were decided on: its places are lit. */
  foretold(path: number): readonly Told[] {
    const previews = this.ask?.previews ?? [];
    const told = previews[path]?.told ?? [];
    return told.slice(previews[path - 1]?.told.length ?? 0);
  }

  /** The last position that was shown after at most so many entries. */
  momentAt(entry: number): Moment {
    const [first, ...rest] = this.text.beats;
    const beat = rest.findLast(({ entries }) => entries <= entry) ?? first;
    if (beat === undefined) throw new RangeError("A lesson has at least one position.");
    const { entries, view, told } = beat;
    return { entry: entries, entries, move: 0, moves: 0, view, told };
  }

  start(): void {
    const { table, seat } = this.text;
    this.#hears?.message({ type: "welcome", table, seat, now: new Date().toISOString() });
    this.#hears?.up();
    this.goTo(this.done < this.steps.length ? this.done : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Shows the beginning of a step. */
  goTo(step: number): void {
    clearTimeout(this.#timer);
    this.#at = Math.max(0, this.text.beats.findIndex(({ ask }) => ask?.steps[0] === step));
    this.#tell(0, this.text.beats.slice(0, this.#at + 1));
  }

  /** Does for the learner what is left of the step. */
  show(path: number): void {
    const { ask } = this;
    if (ask === null) return;
    const step = ask.steps[path];
    const end = ask.steps.findLastIndex((each) => each === step) + 1;
    this.#play(end);
  }

  /** What is shown move by move stands there at once. */
  hurry(): void {
    if (this.ask !== null || this.isOver) return;
    clearTimeout(this.#timer);
    const next = this.text.beats.findIndex((beat, at) => at > this.#at && beat.ask !== null);
    this.#stand(next < 0 ? this.text.beats.length - 1 : next);
  }

  send(message: FromBrowser): void {
    const hears = this.#hears;
    if (hears === null) return;
    switch (message.type) {
      case "act":
      case "act_all": {
        const actions = message.type === "act" ? [message.action] : message.actions;
        if (!this.#isWanted(actions)) return hears.message({ type: "refused", id: message.id, seq: this.#seq, fault: this.#notYet });
        hears.message({ type: "ack", id: message.id, seq: this.#seq });
        return this.#play(actions.length);
      }
      case "undo":
        return hears.message({ type: "refused", id: message.id, seq: this.#seq, fault: this.#notYet });
      case "why_not":
        return hears.message({ type: "why_not", id: message.id, fault: this.#isWanted([message.action]) ? null : this.#notYet });
      case "what_if": {
        const preview: Preview | null = this.#isWanted(message.actions) ? (this.ask?.previews[message.actions.length - 1] ?? null) : null;
        return hears.message({ type: "what_if", id: message.id, preview, fault: preview ? null : this.#notYet });
      }
    }
  }

  get #beat(): LessonBeat | undefined {
    return this.text.beats[this.#at];
  }

  /** The kind answer to whatever else is tried. */
  get #notYet(): Fault {
    const name = this.steps[this.stepAfter(0)];
    const message = name === undefined ? say("lesson-over") : say("lesson-not-yet", { todo: `@${this.game}-lesson-${name}.do` });
    return { code: "not-yet", message, rule: null };
  }

  #isWanted(actions: readonly string[]): boolean {
    return actions.length > 0 && actions.every((action, place) => action === this.ask?.actions[place]);
  }

  /** The learner has played so many actions: the record goes on. */
  #play(count: number): void {
    let next = this.#at;
    for (let left = count; left > 0; next += 1) if (this.text.beats[next]?.ask) left -= 1;
    this.#stand(next);
  }

  #stand(at: number): void {
    const before = this.#beat?.entries ?? 0;
    const passed = this.text.beats.slice(this.#at + 1, at + 1);
    this.#at = at;
    this.#note();
    this.#tell(before, passed);
    if (this.ask === null && !this.isOver) {
      this.#timer = setTimeout(() => (pacing.isStill ? this.hurry() : this.#stand(this.#at + 1)), pacing.length(A_MOVE));
    }
  }

  #tell(keep: number, passed: readonly LessonBeat[]): void {
    const beat = passed.at(-1);
    if (beat === undefined) return;
    const { entries, view, decision, others } = beat;
    const told = passed.flatMap((each) => each.told);
    this.#seq += 1;
    this.#hears?.message({ type: "update", seq: this.#seq, keep, entries, told, view, decision, table: this.text.table, hold: null, others });
  }

  #note(): void {
    this.done = Math.max(this.done, this.stepAfter(0));
    remember(`lesson.${this.game}`, String(this.done));
  }
}

/** How many steps of a game were done on this device. */
export function doneOf(game: string): number {
  return Number(recall(`lesson.${game}`) ?? 0);
}
