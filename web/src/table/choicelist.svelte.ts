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
    return decision?.kind === "yours" ? this.session.ask(decision) : say("screen-over");
  }

  get hint(): string {
    return this.session.isEnding ? say("screen-end-hint") : "";
  }

  get happened(): string {
    const { log } = this.session;
    const newest = log.filter((told) => told.entry === log.at(-1)?.entry);
    return newest.map((told) => this.session.tell(told)).join(" ");
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
