/** Handing texts over: to the clipboard, to a file, to the share sheet of a phone. */

import { toasts } from "./toasts.svelte";
import { say } from "./words";

/** Copy a text and say so; where the browser keeps its clipboard shut, as on plain HTTP, say what to do instead. */
export async function copyText(text: string, copied: string, byHand: string = say("copy-by-hand")): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(copied, "i-link");
    return true;
  } catch {
    toasts.show(byHand, "i-link");
    return false;
  }
}

/** Have a text saved as a file of this name. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Whether this device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the share sheet; who closes it again shares nothing, and that is no fault. */
export async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: "Lascaux", text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) toasts.show(say("copy-by-hand"), "i-link");
  }
}
