/** Opening and joining tables, and remembering the seats. */

import type { BotSeat, GameInfo, Joined, NewTable, SeatsInfo, TableOpened } from "../generated/wire";
import { api, type Key } from "./api";
import { freshId } from "./ids";
import { router } from "./router.svelte";
import { ownTables, type OwnTable, type Person } from "./seats.svelte";
import { recall, remember } from "./storage";
import { botName } from "./told";

const keys = new Map<string, string>();

/** The name the visitor last sat down with. */
export function ownName(): string {
  return recall("name") ?? "";
}

/** Whether the visitor has said a name, or wanted to have none. */
export function isNameAsked(): boolean {
  return recall("name") !== null || recall("nameless") !== null;
}

/** A name as it is sent; null if none was typed. */
export function nameOrNone(typed: string): string | null {
  const name = typed.trim().slice(0, 40);
  return name === "" ? null : name;
}

/** The name for one's seat, remembered for the next table; null if none was typed. */
export function nameToSend(typed: string): string | null {
  const name = nameOrNone(typed);
  remember("name", name);
  remember("nameless", name === null ? "yes" : null);
  return name;
}

/** Open a table, keep its tokens, seat those who play at this device too, and go there. */
export async function openTable(wanted: NewTable, here: readonly number[] = []): Promise<void> {
  const opened = await api.open(wanted);
  const { id } = opened.table;
  const isScreen = opened.seat === null;
  ownTables.keep({ ...seated(opened), invitations: opened.invitations, ...(isScreen && { isUnsecured: false }) });
  for (const seat of here) await sitHere(id, seat, wanted.seats[seat]?.name ?? null);
  router.go(`/table/${id}`);
}

/** Somebody takes an empty seat at this device, beside whoever plays here already. */
export async function sitHere(id: string, seat: number, name: string | null): Promise<void> {
  const own = ownTables.of(id);
  const invitation = own?.invitations[seat];
  if (own === undefined || own.seat === null || own.token === null || invitation === undefined) return;
  const joined = await api.join(id, { token: invitation, name, key: keyFor(invitation) });
  const people = [...(own.people ?? [{ seat: own.seat, token: own.token }]), { seat: joined.seat, token: joined.token }];
  ownTables.amend(id, { people: people.sort((one, other) => one.seat - other.seat), isUnsecured: true });
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

/** A table against bots, with nothing to decide beforehand; with the box of one's own where it is used. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: Math.min(seatsFor(game, usualOptions(game)).most, LIVELY) - 1 }, (_, at): BotSeat => ({ kind: "bot", bot: "greedy", name: botName(at + 1) }));
  const components = await ownComponents(game.name);
  return openTable({ game: game.name, seats: [{ kind: "human", name: nameToSend(ownName()) }, ...bots], components });
}

/** What an owner of the printed game corrected, as a file; null if there is nothing of the kind or it is not used. */
async function ownComponents(game: string): Promise<string | null> {
  if (recall(`box.${game}`) === null) return null;
  const { fileOf, ownBoxes } = await import("./boxes.svelte");
  const { isUsed, values } = ownBoxes.of(game);
  return isUsed && Object.keys(values).length > 0 ? fileOf(game, values) : null;
}

/** A first game of one's own, after the guided one: few seats, and a bot that is quick and not too strong. */
export async function playFirst(name: string): Promise<void> {
  const game = (await api.games()).find((each) => each.name === name);
  if (game === undefined) return;
  const seats = Math.max(2, seatsFor(game, usualOptions(game)).least);
  const bots = Array.from({ length: seats - 1 }, (_, at): BotSeat => ({ kind: "bot", bot: "greedy", name: botName(at + 1) }));
  return openTable({ game: name, seats: [{ kind: "human", name: nameToSend(ownName()) }, ...bots] });
}

/** The table after this one, with the same people: take the seat that is kept there, and go. */
export async function playAgain(id: string, token: string | null): Promise<void> {
  const joined = await api.rematch(id, { key: keyFor(`again ${id}`) }, token);
  ownTables.keep(seated(joined));
  router.go(`/table/${joined.table.id}`);
}

/** The same for all who play at this device. */
export async function playAgainHere(id: string, people: readonly Person[]): Promise<void> {
  const all: Joined[] = [];
  for (const { token } of people) all.push(await api.rematch(id, { key: keyFor(`again ${id} ${token}`) }, token));
  const [first] = all;
  if (first === undefined) return;
  const seats = all.map(({ seat, token }) => ({ seat, token })).sort((one, other) => one.seat - other.seat);
  ownTables.keep({ ...seated(first), people: seats, isUnsecured: true });
  router.go(`/table/${first.table.id}`);
}

/** Play a finished game on from one of its moments, against bots, and go there. */
export async function playOn(id: string, from: { move: number; seat: number }, token: Key): Promise<void> {
  const opened = await api.playOn(id, { ...from, name: nameToSend(ownName()) }, token);
  ownTables.keep(seated(opened));
  router.go(`/table/${opened.table.id}`);
}

/** Sit down at the table of the day of a game, and go there. */
export async function playDaily(game: string): Promise<void> {
  const opened = await api.openDaily(game, { name: nameToSend(ownName()) });
  ownTables.keep(seated(opened));
  router.go(`/table/${opened.table.id}`);
}

/** Open the seat that words, a link or a recovery code stand for, and go there. */
export async function openByCode(code: string): Promise<void> {
  const joined = await api.redeem({ code, key: keyFor(`code ${code}`) });
  keys.delete(`code ${code}`);
  ownTables.keep({ ...seated(joined), isUnsecured: false });
  router.go(`/table/${joined.table.id}`, true);
}

/** Take the seat a link stands for. */
export async function joinTable(id: string, invitation: string, name: string): Promise<void> {
  const joined = await api.join(id, { token: invitation, name: nameToSend(name), key: keyFor(invitation) });
  ownTables.keep({ ...seated(joined), invitation });
}

/** The secret that will prove a seat; the same for each try, since an answer may get lost after we sat down. */
function keyFor(way: string): string {
  const key = keys.get(way) ?? freshId();
  keys.set(way, key);
  return key;
}

/** The address a friend opens; the token stands after the hash, which browsers send to nobody. */
export function invitationLink(id: string, token: string): string {
  return `${location.origin}/j/${id}#${token}`;
}

/** What this browser remembers of a seat that it has just got. */
function seated({ table, seat, token }: Pick<TableOpened, "table" | "seat" | "token">): OwnTable {
  const people = table.seats.filter(({ kind }) => kind === "human");
  const { id, game, title, createdAt } = table;
  return { id, game, title, openedAt: createdAt, seat, token, invitations: {}, isUnsecured: people.length > 1 };
}
