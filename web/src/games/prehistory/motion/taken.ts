/** What has left its place between two positions. */

import type { PrehistoryView } from "../../../generated/wire";
import type { Row } from "../actions/lying";

export interface Taken {
  readonly row: Row;
  /** Where it lay, by its key. */
  readonly key: string;
  readonly thing: string;
}

const KEYS: Readonly<Record<Row, string>> = { gathering: "gather", river: "fish", hunting: "hunt", ceremony: "ceremony" };
/** More at once were put away by winter: nobody took them. */
const MOST = 2;

export function takenBetween(before: PrehistoryView, after: PrehistoryView): readonly Taken[] {
  if (before.year !== after.year) return [];
  const rows = Object.entries(KEYS) as [Row, string][];
  const taken = rows.flatMap(([row, verb]) =>
    before[row].flatMap((thing, place) => (thing !== null && (after[row][place] ?? null) === null ? [{ row, key: `${verb} ${place}`, thing }] : [])),
  );
  return taken.length <= MOST ? taken : [];
}
