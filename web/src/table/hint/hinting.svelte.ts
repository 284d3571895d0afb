/** What a good player would do in the reader's place: asked of the server, lit on the board, told in a why card. */

import { api, faultOf } from "../../lib/api";
import { named } from "../../lib/told";
import { asWritten, learnGame, say } from "../../lib/words";
import type { Hint } from "../../generated/wire";
import type { Session } from "../session.svelte";

/** So many sentences say what the choice is; a turn may bring about much more. */
const MOST_TOLD = 3;

/** The action by which a turn of many choices is ended. */
const DONE = "done";

export class Hinting {
  isThinking: boolean = $state(false);
  #hint: { readonly seq: number; readonly hint: Hint } | null = $state.raw(null);

  constructor(private readonly session: Session) {}

  /** Whether there can be hints: the reader plays, and against bots alone. */
  get isThere(): boolean {
    const { seat, table } = this.session;
    return seat !== null && this.session.guide === null && table.status === "playing" && table.seats.every((info) => info.seat === seat || info.kind === "bot");
  }

  /** Whether one can be asked for now. */
  get isOpen(): boolean {
    return this.isThere && this.session.decision?.kind === "yours" && !this.isThinking;
  }

  /** The actions of the hint, as long as nothing has happened since. */
  get actions(): readonly string[] {
    return this.#hint !== null && this.#hint.seq === this.session.connection.seq ? this.#hint.hint.actions : [];
  }

  /** What is left of the hint after the path that the reader has gone; nothing if that is another way. */
  get next(): readonly string[] {
    const { path } = this.session.dialogue;
    return path.every((action, place) => action === this.actions[place]) ? this.actions.slice(path.length) : [];
  }

  /** Asks, and tells the answer beside the place where it was asked. */
  async ask(at: { readonly x: number; readonly y: number }): Promise<void> {
    const { session } = this;
    if (!this.isOpen) return;
    const { seq, id, token } = session.connection;
    session.dialogue.leave();
    session.why = null;
    this.isThinking = true;
    try {
      const [hint] = await Promise.all([api.hint(id, { at: seq }, token), learnGame("hint")]);
      if (seq !== session.connection.seq) return;
      this.#hint = { seq, hint };
      session.why = { title: this.#deed(hint), answer: this.#reason(hint), rule: hint.rule, told: null, at, hint: hint.told.length === 0 ? "plain" : "told" };
    } catch (error) {
      session.why = { title: say("screen-hint"), answer: faultOf(error).message, rule: null, told: null, at };
    } finally {
      this.isThinking = false;
    }
  }

  /** What the choice would bring about; where that is nothing to be told, what it is. */
  #deed({ told, actions }: Hint): string {
    if (told.length === 0) return say(actions[0] === DONE ? "screen-hint-done" : "screen-hint-lit");
    return say("screen-hint-log.said", { what: asWritten(told.slice(0, MOST_TOLD).map((line) => this.session.tell(line)).join(" ")) });
  }

  #reason({ key, args }: Hint): string {
    return say(key, named(args, this.session.table, this.session.seat));
  }
}
