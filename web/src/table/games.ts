/** The rooms of the games, each fetched when its table is opened. */

import type { Component } from "svelte";
import { byGame } from "../lib/folders";
import { learnGame } from "../lib/words";
import type { Session } from "./session.svelte";

export type Room = Component<{ session: Session }>;

const ROOMS = byGame(import.meta.glob<{ default: Room }>("../games/*/Room.svelte"));

/** The room of a game; a game without its own is played from a list of choices. */
export async function roomOf(game: string): Promise<Room> {
  const load = ROOMS.get(game) ?? (() => import("./PlainTable.svelte"));
  const [room] = await Promise.all([load(), learnGame(game)]);
  return room.default;
}
