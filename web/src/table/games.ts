/** The rooms of the games, each fetched when its table is opened. */

import type { Component } from "svelte";
import type { TableInfo } from "../generated/wire";
import { byGame } from "../lib/folders";
import { learnBox } from "../lib/printed";
import { learnGame } from "../lib/words";
import type { Session } from "./session.svelte";

export type Room = Component<{ session: Session }>;

const ROOMS = byGame(import.meta.glob<{ default: Room }>("../games/*/Room.svelte"));

/** The room of a table's game, with the values of its box; a game without its own is played from a list of choices. */
export async function roomOf({ game, components }: TableInfo): Promise<Room> {
  const load = ROOMS.get(game) ?? (() => import("./PlainTable.svelte"));
  const [room] = await Promise.all([load(), learnGame(game), learnBox(game, components)]);
  return room.default;
}
