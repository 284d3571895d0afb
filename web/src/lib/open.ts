/** Opening and joining tables, and remembering the seats. */

import type { BotSeat, GameInfo, HumanSeat, NewTable, SeatsInfo, TableInfo } from "../generated/wire";
import { api } from "./api";
import { freshId } from "./ids";
import { router } from "./router.svelte";
import { ownTables } from "./seats.svelte";
import { recall, remember } from "./storage";
import { botName } from "./told";

const keys = new Map<string, string>();

/** The name the visitor last sat down with. */
export function ownName(): string {
  return recall("name") ?? "";
}

/** The name for one's seat, remembered for the next table; null if none was typed. */
export function nameToSend(typed: string): string | null {
  const name = typed.trim().slice(0, 40);
  remember("name", name === "" ? null : name);
  return name === "" ? null : name;
}

/** Open a table, keep its tokens and go there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const opened = await api.open(wanted);
  ownTables.keep({ ...kept(opened.table), seat: opened.seat, token: opened.token, invitations: opened.invitations });
  router.go(`/table/${opened.table.id}`);
}

/** Seats at a table opened in one click: a lively number, and no long wait between turns. */
export const LIVELY = 4;

/** How many play a game with these options. */
export function seatsFor(game: GameInfo, options: Record<string, string>): SeatsInfo {
  const fits = (range: SeatsInfo) => Object.entries(range.options).every(([option, value]) => options[option] === value);
  return game.ranges.find(fits) ?? { options: {}, least: game.minSeats, most: game.maxSeats };
}

/** The options as they are unless somebody chooses otherwise. */
export function usualOptions(game: GameInfo): Record<string, string> {
  return Object.fromEntries(Object.entries(game.options).map(([option, [, preset]]) => [option, preset]));
}

/** A table against bots, with nothing to decide beforehand. */
export function playNow(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: Math.min(seatsFor(game, usualOptions(game)).most, LIVELY) - 1 }, (_, at): BotSeat => ({ kind: "bot", bot: "greedy", name: botName(at + 1) }));
  return openTable({ game: game.name, seats: [{ kind: "human", name: nameToSend(ownName()) }, ...bots] });
}

/** The same table once more: same seats, same options, same box, fresh chance. */
export function rematch(table: TableInfo, you: number | null): Promise<void> {
  const host = you ?? 0;
  const order = [...table.seats.slice(host), ...table.seats.slice(0, host)];
  const seats = order.map((seat): HumanSeat | BotSeat =>
    seat.kind === "bot"
      ? { kind: "bot", bot: seat.bot ?? "greedy", name: seat.name }
      : { kind: "human", name: seat.seat === host ? nameToSend(ownName()) : null },
  );
  return openTable({ game: table.game, seats, options: table.options, title: table.title, watchable: table.watchable, components: table.components });
}

/** Take the seat a link stands for. */
export async function joinTable(id: string, invitation: string, name: string): Promise<void> {
  const { table, seat, token } = await api.join(id, { token: invitation, name: nameToSend(name), key: ownKey(invitation) });
  ownTables.keep({ ...kept(table), seat, token, invitation, invitations: {} });
}

/** The secret that will prove the seat; the same for each try, since an answer may get lost after we sat down. */
function ownKey(invitation: string): string {
  const key = keys.get(invitation) ?? freshId();
  keys.set(invitation, key);
  return key;
}

/** The address a friend opens; the token stands after the hash, which browsers send to nobody. */
export function invitationLink(id: string, token: string): string {
  return `${location.origin}/table/${id}#seat=${token}`;
}

function kept(table: TableInfo) {
  return { id: table.id, game: table.game, title: table.title, openedAt: table.createdAt };
}
