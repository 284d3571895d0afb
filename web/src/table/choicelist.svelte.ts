/** Play without a board: one choice of a list, taken up and confirmed. */

import { say } from "../lib/words";
import type { Choice } from "../generated/wire";
import type { Play } from "./play";
import type { Session } from "./session.svelte";

export class ListPlay implements Play {
  readonly ground = null;
  #picked: string | null = $state(null);

  constructor(private readonly session: Session) {}

  get choices(): readonly Choice[] {
    const decision = this.session.decision;
    return decision?.kind === "yours" ? decision.choices : [];
  }

  get considered(): Choice | null {
    return this.choices.find((choice) => choice.text === this.#picked) ?? null;
  }

  get sentence(): string {
    const decision = this.session.decision;
    return decision?.kind === "yours" ? say(decision.ask, decision.args) : say("screen-over");
  }

  get hint(): string {
    return "";
  }

  get confirmLabel(): string | null {
    return this.considered ? say("screen-confirm") : null;
  }

  get backLabel(): string | null {
    return this.considered ? say("screen-back") : null;
  }

  pick(choice: Choice): void {
    this.#picked = choice.text;
  }

  confirm(): void {
    if (this.considered) void this.session.act(this.considered.text);
  }

  back(): void {
    this.#picked = null;
  }
}
