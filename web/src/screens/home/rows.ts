/** The order in which the own tables stand on the home page, and which of them are shown. */

import type { WhoseTurn } from "../../generated/wire";
import type { OwnTable } from "../../lib/seats.svelte";

/** What a visitor can ask to see: those that wait, those that go on without the visitor, those that are over. */
export type Group = "yours" | "going" | "over";

export const GROUPS: readonly Group[] = ["yours", "going", "over"];

export interface Row {
  readonly table: OwnTable;
  readonly group: Group;
}

/** Those that wait first, the longest waiting before the others; games that are over last. */
export function rowsOf(tables: readonly OwnTable[], waiting: readonly OwnTable[], turnOf: (table: OwnTable) => WhoseTurn | undefined): Row[] {
  const rows = tables.map((table): Row => ({ table, group: waiting.includes(table) ? "yours" : turnOf(table) === "over" ? "over" : "going" }));
  const placeIn = ({ table, group }: Row): number => (group === "yours" ? waiting.indexOf(table) : tables.length * GROUPS.indexOf(group));
  return rows.sort((one, other) => placeIn(one) - placeIn(other));
}
