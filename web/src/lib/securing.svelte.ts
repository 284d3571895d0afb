/** Recovery codes: made on the server, shown once, kept by nobody but their owner. */

import type { TableInfo } from "../generated/wire";
import { api } from "./api";
import type { Connection } from "./connection.svelte";
import { saveText } from "./copying";
import { freshId } from "./ids";
import { ownTables, type Person } from "./seats.svelte";
import { nameOf } from "./told";
import { asWritten, gameName, say } from "./words";

/** The recovery code of a seat. */
export interface SeatRecovery {
  readonly seat: number;
  readonly code: string;
}

/** By the token of a seat: the code that closing it elsewhere gave, until it is shown; the table is opened anew in between. */
const given = new Map<string | null, string>();

/** The newest code of each seat that this page has shown, by the token of the seat. */
const newest = new Map<string | null, string>();

/** The recovery code for who has sat down, in the lobby and then at the table: a second one would make the first void. */
export async function firstRecoveryCode(table: string, token: string | null): Promise<string> {
  return newest.get(token) ?? recoveryCode(table, token);
}

/** A recovery code for one's seat; the former one is void. */
export async function recoveryCode(table: string, token: string | null): Promise<string> {
  const known = given.get(token);
  given.delete(token);
  const code = known ?? (await api.secureSeat(table, token)).code;
  newest.set(token, code);
  return code;
}

/** Give one's seat a new key, so that no other device holds it; this one goes on with the new key. */
export async function closeElsewhere(connection: Connection): Promise<void> {
  const { id, token } = connection;
  const key = freshId();
  connection.stop(); // the server is about to close what speaks with the old key
  try {
    given.set(key, (await api.renewSeat(id, { key }, token)).code);
  } catch (error) {
    if (!(await opens(id, key))) {
      connection.start();
      throw error;
    }
    // The answer got lost on its way, not the request: a new recovery code is asked for with the new key.
  }
  ownTables.rekey(id, token, key);
  if (ownTables.of(id)?.people === undefined) ownTables.amend(id, { isUnsecured: true });
}

/** The recovery codes of all who play at one device, one after the other; those that this page has made before stay good. */
export async function allRecoveryCodes(table: string, people: readonly Person[]): Promise<SeatRecovery[]> {
  const codes: SeatRecovery[] = [];
  for (const { seat, token } of people) codes.push({ seat, code: await firstRecoveryCode(table, token) });
  return codes;
}

/** Save recovery codes with what they are good for. */
export function saveRecoveries(table: TableInfo, codes: readonly SeatRecovery[]): void {
  saveText(`lascaux-${table.game}-${table.id}.txt`, recoveryText(table, codes));
}

/** Recovery codes as they are kept: whose they are, and what they are good for. */
export function recoveryText(table: TableInfo, codes: readonly SeatRecovery[]): string {
  const lines = [
    say("recovery-file", { game: gameName(table.game), title: table.title === "" ? "none" : asWritten(table.title) }),
    ...codes.flatMap(({ seat, code }) => {
      const info = table.seats[seat];
      return [say("recovery-file.seat", { who: info === undefined ? "" : asWritten(nameOf(info)) }), say("recovery-file.code", { code })];
    }),
    say("recovery-file.how", { address: `${location.origin}/c` }),
    say("recovery-file.care", { count: codes.length }),
  ];
  return `${lines.join("\n")}\n`;
}

async function opens(id: string, key: string): Promise<boolean> {
  return api.ownSeat(id, key).then(
    () => true,
    () => false,
  );
}
