/** Nothing that was pressed takes the focus along when it goes: what comes next has it then. */

import type { Attachment } from "svelte/attachments";
import { goOn, isNowhere, REST, rest } from "./places";

/** `isBusy` tells whether the table waits for an answer, with which the next question will be there. */
export function neverLost(isBusy: () => boolean): Attachment<HTMLElement> {
  return (table) => {
    /** What had the focus last; null when it was put away on purpose. */
    let last: HTMLElement | SVGElement | null = null;
    /** What lost it while it could still have it: by a press beside everything, unless it goes itself in a moment. */
    let left: Element | null = null;
    let frame = 0;

    function check(): void {
      frame = 0;
      if (last === null || !isNowhere() || document.querySelector("dialog[open]")) return;
      if (isBusy()) return isThere(last) ? undefined : rest(table);
      if (!isThere(last)) goOn(table);
      else if (left === last) last = null;
      else last.focus({ preventScroll: true });
      left = null;
    }

    // A button that is disabled loses the focus only when the page is painted next.
    function checkSoon(): void {
      if (frame === 0) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
    }

    function onfocusin({ target }: FocusEvent): void {
      if (target instanceof HTMLElement && target.matches(REST)) return;
      last = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
    }

    function onfocusout({ relatedTarget: next }: FocusEvent): void {
      left = next === null && last !== null && isThere(last) ? last : null;
      checkSoon();
    }

    table.addEventListener("focusin", onfocusin);
    table.addEventListener("focusout", onfocusout);
    const observer = new MutationObserver(checkSoon);
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    $effect(() => {
      if (!isBusy()) checkSoon();
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      table.removeEventListener("focusin", onfocusin);
      table.removeEventListener("focusout", onfocusout);
    };
  };
}

function isThere(thing: Element): boolean {
  return thing.isConnected && !thing.matches(":disabled") && thing.checkVisibility();
}
