/** Something taken up at the table: it is put back by itself once the table has changed. */

import type { Session } from "./session.svelte";

export class Taken<T> {
  #thing: T | null = $state.raw(null);
  /** The position in which it was taken up. */
  #at = $state("");

  constructor(private readonly session: Session) {}

  /** What is taken up; null is nothing. */
  get thing(): T | null {
    return this.#at === this.session.position ? this.#thing : null;
  }

  take(thing: T | null): void {
    this.#thing = thing;
    this.#at = this.session.position;
  }
}
