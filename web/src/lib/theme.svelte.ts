/** Light or dark: the system's choice until the visitor makes one. */

import { recall, remember } from "./storage";

export type Theme = "light" | "dark";

class ThemeChoice {
  current: Theme = $state(typeof document !== "undefined" && document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

  /** Follow the system while the visitor has not chosen. */
  watchSystem(): void {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      if (recall("theme") === null) this.#show(event.matches ? "dark" : "light");
    });
  }

  toggle(): void {
    const next = this.current === "dark" ? "light" : "dark";
    remember("theme", next);
    this.#show(next);
  }

  #show(theme: Theme): void {
    this.current = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const theme = new ThemeChoice();
