/** Light or dark: the system's choice until the visitor makes one. */

import { recall, remember } from "./storage";

export type Theme = "light" | "dark";

class ThemeChoice {
  current: Theme = $state(typeof document !== "undefined" && document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

  /** What the visitor chose. */
  chosen: Theme | "system" = $state(chosen());

  /** Follow the system while the visitor has not chosen. */
  watchSystem(): void {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      if (recall("theme") === null) this.#show(event.matches ? "dark" : "light");
    });
  }

  toggle(): void {
    this.choose(this.current === "dark" ? "light" : "dark");
  }

  /** A light of one's own, or the system's. */
  choose(theme: Theme | "system"): void {
    this.chosen = theme;
    remember("theme", theme === "system" ? null : theme);
    const isDark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    this.#show(isDark ? "dark" : "light");
  }

  #show(theme: Theme): void {
    this.current = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

function chosen(): Theme | "system" {
  const stored = recall("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
}

export const theme = new ThemeChoice();
