/** Aiming at one of the targets of a decision: pointed at, then pinned by a press; a second press takes it. */

import type { Session } from "./session.svelte";
import { Taken } from "./taken.svelte";

export class Aim<K extends string | number> {
  /** The place under the pointer or in focus, target or not. */
  pointed: K | null = $state(null);
  /** Whether it is a mouse that points there: it may only pass by, while the focus was led there. */
  isHovered: boolean = $state(false);
  readonly #pinned: Taken<K>;

  constructor(
    session: Session,
    private readonly isTarget: (place: K) => boolean,
  ) {
    this.#pinned = new Taken(session);
  }

  /** The target taken up by a press, if it still is one. */
  get pinned(): K | null {
    const place = this.#pinned.thing;
    return place !== null && this.isTarget(place) ? place : null;
  }

  /** The target whose consequence is shown: the one pointed at, else the one pinned. */
  get at(): K | null {
    return this.pointed !== null && this.isTarget(this.pointed) ? this.pointed : this.pinned;
  }

  /** Presses a target; true if that takes it.  In focus by keyboard its consequence is told, so one key is enough. */
  press(target: K, isKey: boolean): boolean {
    const isTaken = isKey || this.pinned === target;
    this.pin(target);
    if (isKey) this.pointed = target;
    return isTaken;
  }

  pin(target: K | null): void {
    this.#pinned.take(target);
  }

  clear(): void {
    this.pin(null);
    this.pointed = null;
  }
}
