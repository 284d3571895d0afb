/** What this device keeps of the talk at its tables: what was read, and who is muted. */

import type { TableInfo } from "../../generated/wire";
import { recall, remember } from "../../lib/storage";

/** In place of a seat: all who watch. */
export const WATCHERS = -1;

export interface Muted {
  readonly seat: number;
  /** By whose name they are known again at a rematch, where seats change. */
  readonly name: string | null;
}

export interface KeptTalk {
  readonly read: number;
  readonly muted: readonly Muted[];
}

const KEPT = 40;
const NOTHING: KeptTalk = { read: 0, muted: [] };

/** What is kept of a table; at a rematch, who was muted at the table before stays so. */
export function keptTalk(table: Pick<TableInfo, "id" | "after" | "seats">): KeptTalk {
  const all = new Map(stored());
  const own = all.get(table.id);
  if (own) return own;
  const before = table.after === null ? NOTHING : (all.get(table.after) ?? NOTHING);
  const names = new Set(before.muted.flatMap(({ name }) => name ?? []));
  const again = table.seats.filter(({ name }) => name !== null && names.has(name)).map(({ seat, name }) => ({ seat, name }));
  return { read: 0, muted: [...again, ...before.muted.filter(({ seat }) => seat === WATCHERS)] };
}

export function keepTalk(id: string, kept: KeptTalk): void {
  const others = stored().filter(([other]) => other !== id);
  remember("talk", JSON.stringify([[id, kept], ...others].slice(0, KEPT)));
}

function stored(): [string, KeptTalk][] {
  try {
    const value: unknown = JSON.parse(recall("talk") ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, KeptTalk] {
  if (!Array.isArray(value) || typeof value[0] !== "string" || typeof value[1] !== "object" || value[1] === null) return false;
  const { read, muted } = value[1] as Record<string, unknown>;
  return typeof read === "number" && Array.isArray(muted) && muted.every(isMuted);
}

function isMuted(value: unknown): value is Muted {
  if (typeof value !== "object" || value === null) return false;
  const { seat, name } = value as Record<string, unknown>;
  return typeof seat === "number" && (typeof name === "string" || name === null);
}
