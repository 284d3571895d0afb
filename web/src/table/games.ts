/** The screens of the games, each fetched when its table is opened. */

import type { Component } from "svelte";
import { learnGame } from "../lib/words";
import type { Session } from "./session.svelte";

export type GameScreen = Component<{ session: Session }>;

const SCREENS: Readonly<Record<string, () => Promise<{ default: GameScreen }>>> = {
  clans: () => import("../games/clans/ClansTable.svelte"),
  first_sparks: () => import("../games/first_sparks/FirstSparksTable.svelte"),
  tain: () => import("../games/tain/TainTable.svelte"),
};

/** The screen of a game; a game without a board of its own is played from a list of choices. */
export async function screenOf(game: string): Promise<GameScreen> {
  const load = SCREENS[game] ?? (() => import("./PlainTable.svelte"));
  const [screen] = await Promise.all([load(), learnGame(game)]);
  return screen.default;
}
