/** Many things as one stop of the Tab key: arrows go from one to the next. */

import type { Attachment } from "svelte/attachments";

interface Wishes {
  /** What makes something the stop as long as nothing in the group has the focus: the last such, or the first. */
  readonly at?: string;
  readonly isLast?: boolean;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `items` selects what arrows stop at. */
export function oneStop(items: string, { at = "*", isLast = false }: Wishes = {}): Attachment<HTMLElement> {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(items)].filter((item) => item.checkVisibility());

    function settle(): void {
      const things = all();
      const focused = things.find((item) => item === document.activeElement);
      const wanted = things.filter((item) => item.matches(at));
      const stop = focused ?? wanted.at(isLast ? -1 : 0) ?? things.at(isLast ? -1 : 0);
      for (const item of things) {
        const wish = item === stop ? "0" : "-1";
        if (item.getAttribute("tabindex") !== wish) item.setAttribute("tabindex", wish);
      }
    }

    function onkeydown(event: KeyboardEvent): void {
      const things = all();
      const from = things.findIndex((item) => item === document.activeElement);
      const next = event.key === "Home" ? 0 : event.key === "End" ? things.length - 1 : from + (STEP[event.key] ?? 0);
      const isLeading = (event.key in STEP || event.key === "Home" || event.key === "End") && !event.defaultPrevented;
      if (from < 0 || !isLeading || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      things[Math.min(things.length - 1, Math.max(0, next))]?.focus();
    }

    group.dataset["stop"] = "one";
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(group, { childList: true, subtree: true, attributeFilter: ["class", "disabled", "aria-checked", "aria-disabled"] });
    group.addEventListener("keydown", onkeydown);
    group.addEventListener("focusin", settle);
    group.addEventListener("focusout", settle);
    return () => {
      observer.disconnect();
      group.removeEventListener("keydown", onkeydown);
      group.removeEventListener("focusin", settle);
      group.removeEventListener("focusout", settle);
    };
  };
}
