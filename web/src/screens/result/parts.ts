/** What a game shows of its end besides headline, curve and proof; each brings its own, or the plain ones do. */

import type { Component } from "svelte";
import type { GameOver, TableInfo, Told, View } from "../../generated/wire";
import { byGame } from "../../lib/folders";
import { learnGame } from "../../lib/words";

/** What stands for a seat in the curve of chances: a symbol, and the colour of its line. */
export interface Sign {
  readonly symbol: string;
  readonly colour: string;
}

export interface ResultParts {
  /** The seats from first to last, with what was hidden until the end. */
  readonly Places: Component<{ table: TableInfo; view: View; over: GameOver }>;
  /** Where the points came from; null when a game has nothing to add. */
  readonly Details: Component<{ table: TableInfo; view: View; over: GameOver; log: readonly Told[] }> | null;
  signOf(view: View, seat: number): Sign;
  /** Whether a told line says most of what a turn brought about. */
  isTelling(told: Told): boolean;
  /** Whether a line names the choice itself, where others only say what came of it. */
  isDeed?(told: Told): boolean;
}

const PARTS = byGame(import.meta.glob<{ default: ResultParts }>("../../games/*/result/parts.ts"));

/** The parts of a game; a game without its own shows a plain ranking. */
export async function partsOf(game: string): Promise<ResultParts> {
  const load = PARTS.get(game) ?? (() => import("./plain"));
  const [parts] = await Promise.all([load(), learnGame(game)]);
  return parts.default;
}
