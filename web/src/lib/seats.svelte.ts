/** The tables this browser sits at, remembered here because there are no accounts. */

import { recall, remember } from "./storage";

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
    table["invitations"] !== null
  );
}

export const ownTables = new OwnTables();
