/** Closing a table that nobody needs. */

import { api, sentenceOf } from "./api";
import { freshId } from "./ids";
import { router } from "./router.svelte";
import { ownTables } from "./seats.svelte";
import { toasts } from "./toasts.svelte";

/** Closes it for good, and goes home; if that is refused, says why. */
export async function closeTable(id: string, token: string | null): Promise<void> {
  try {
    await api.wish(id, { type: "close", id: freshId() }, token);
    ownTables.forget(id);
    router.go("/");
  } catch (error) {
    toasts.show(sentenceOf(error), "i-x");
  }
}
