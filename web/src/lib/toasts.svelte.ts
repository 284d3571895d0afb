/** Short notes at the foot of the page; each goes away by itself. */

import { announcer } from "./announcer.svelte";

const SHOWN_FOR = 5000;

class Toasts {
  current: { text: string; icon: string } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, icon = "i-why"): void {
    this.current = { text, icon };
    announcer.say(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.current = null), SHOWN_FOR);
  }

  clear(): void {
    this.current = null;
  }
}

export const toasts = new Toasts();
