/** Keeps the focus in a form whose buttons come and go. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { isNowhere } from "./focus/places";

/** A button that had the focus may be gone once something was chosen; the next one is sought from the form. */
export function keepFocus(changes: () => unknown): Attachment<HTMLElement> {
  return (form) => {
    // At first the focus is the form's, unless something else holds it.
    let hasFocus = true;
    const onfocusin = (): void => {
      hasFocus = true;
    };
    const onfocusout = ({ relatedTarget: next }: FocusEvent): void => {
      hasFocus = !(next instanceof Node) || form.contains(next);
    };
    form.addEventListener("focusin", onfocusin);
    form.addEventListener("focusout", onfocusout);
    $effect(() => {
      changes();
      void tick().then(() => {
        if (hasFocus && isNowhere()) form.focus({ preventScroll: true });
      });
    });
    return () => {
      form.removeEventListener("focusin", onfocusin);
      form.removeEventListener("focusout", onfocusout);
    };
  };
}
