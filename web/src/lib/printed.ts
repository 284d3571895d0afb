/** The printed values of tables: fetched by the hash of their box, which a browser may keep for good. */

import { api } from "./api";
import { byGame } from "./folders";

const VALUES = byGame(import.meta.glob<{ usePrinted(values: unknown): void }>("../games/*/printed.svelte.ts"));

/** Sees to it that a game is drawn with the values of this box. */
export async function learnBox(game: string, hash: string): Promise<void> {
  const load = VALUES.get(game);
  if (load === undefined) return;
  const [box, { usePrinted }] = await Promise.all([api.components(game, hash), load()]);
  usePrinted(box.values);
}
