/** What time it is for the server: absences and clocks are told by its clock, which need not agree with this device's. */

import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;

let offset = 0;

/** The server has said what time it is there. */
export function noteServerTime(now: string): void {
  const told = Date.parse(now);
  if (!Number.isNaN(told)) offset = told - Date.now();
}

/** The server's time now, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** The server's time for whatever is drawn: it is drawn again when some seconds have passed, and only while it is shown. */
class Ticking {
  readonly #subscribe: () => void;

  constructor(seconds: number) {
    this.#subscribe = createSubscriber((update) => {
      const timer = setInterval(update, seconds * SECOND);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    this.#subscribe();
    return serverNow();
  }
}

export const everySecond = new Ticking(1);
export const everyFewSeconds = new Ticking(5);
