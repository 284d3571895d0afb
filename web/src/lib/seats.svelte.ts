/** The tables this browser sits at, remembered here because there are no accounts. */

import { recall, remember } from "./storage";

/** Somebody who plays at this device, with a seat and a token of their own. */
export interface Person {
  readonly seat: number;
  readonly token: string;
}

/** A table this browser opened, joined or watched; the token proves its seat. */
export interface OwnTable {
  id: string;
  game: string;
  title: string;
  seat: number | null;
  token: string | null;
  /** The invitation by which the seat was taken: its link leads back here, in this browser only. */
  invitation?: string;
  /** By seat: what the host sends to friends; worth nothing once they have sat down. */
  invitations: Record<string, string>;
  openedAt: string;
  /** Whoever sat down here with others is still to be shown a recovery code. */
  isUnsecured?: boolean;
  /** All who play at this device, in the order of their seats; without it only one does. */
  people?: readonly Person[];
  /** Put out of sight on the home page: since when it was the reader's turn then, empty if it was not. */
  hidden?: string | undefined;
}

const KEPT = 30;

class OwnTables {
  tables: OwnTable[] = $state.raw(stored());

  of(id: string): OwnTable | undefined {
    return this.tables.find((table) => table.id === id);
  }

  keep(table: OwnTable): void {
    this.#write([table, ...this.tables.filter((other) => other.id !== table.id)].slice(0, KEPT));
  }

  /** Change what is remembered of a table, where anything is. */
  amend(id: string, changes: Partial<OwnTable>): void {
    this.#write(this.tables.map((table) => (table.id === id ? { ...table, ...changes } : table)));
  }

  /** A seat has a new token: it goes on with that. */
  rekey(id: string, former: string | null, token: string): void {
    const own = this.of(id);
    if (own === undefined) return;
    const people = own.people?.map((person) => (person.token === former ? { ...person, token } : person));
    this.amend(id, { ...(own.token === former && { token }), ...(people && { people }) });
  }

  forget(id: string): void {
    this.#write(this.tables.filter((table) => table.id !== id));
  }

  #write(tables: OwnTable[]): void {
    this.tables = tables;
    remember("tables", JSON.stringify(tables));
  }
}

function stored(): OwnTable[] {
  try {
    const value: unknown = JSON.parse(recall("tables") ?? "[]");
    return Array.isArray(value) ? value.filter(isOwnTable) : [];
  } catch {
    return [];
  }
}

function isOwnTable(value: unknown): value is OwnTable {
  if (typeof value !== "object" || value === null) return false;
  const table = value as Record<string, unknown>;
  return (
    typeof table["id"] === "string" &&
    typeof table["game"] === "string" &&
    typeof table["title"] === "string" &&
    typeof table["openedAt"] === "string" &&
    (typeof table["token"] === "string" || table["token"] === null) &&
    (typeof table["seat"] === "number" || table["seat"] === null) &&
    typeof table["invitations"] === "object" &&
    table["invitations"] !== null &&
    ["string", "undefined"].includes(typeof table["hidden"]) &&
    (table["people"] === undefined || (Array.isArray(table["people"]) && table["people"].every(isPerson)))
  );
}

function isPerson(value: unknown): value is Person {
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number" && "token" in value && typeof value.token === "string";
}

export const ownTables = new OwnTables();
