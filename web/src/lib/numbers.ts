/** Numbers as the reader's language writes them. */

import { language } from "./language.svelte";

/** A number with at most one digit behind the comma. */
export function decimal(value: number): string {
  return value.toLocaleString(language.current === "en" ? "en-GB" : "it-IT", { maximumFractionDigits: 1 });
}
