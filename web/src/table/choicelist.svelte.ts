/** Play without a board: one choice of a list, taken up and confirmed. */

import { say } from "../lib/words";
import type { YourDecision } from "../generated/wire";
import { GamePlay } from "./gameplay.svelte";
import type { SpelledChoice } from "./play";
import { Taken } from "./taken.svelte";

export class ListPlay extends GamePlay {
  readonly ground = null;
  readonly #picked = new Taken<string>(this.session);

  get considered(): SpelledChoice | null {
    return this.choices.find((choice) => choice.text === this.#picked.thing) ?? null;
  }

  get confirmLabel(): string | null {
    return this.considered ? say("screen-confirm") : null;
  }

  get backLabel(): string | null {
    return this.considered ? say("screen-back") : null;
  }

  pick(choice: SpelledChoice): void {
    this.#picked.take(choice.text);
  }

  back(): void {
    this.#picked.take(null);
  }

  protected question(decision: YourDecision): string {
    return this.session.ask(decision);
  }

  protected advice(): string {
    return "";
  }
}
