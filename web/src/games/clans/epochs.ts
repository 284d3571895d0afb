/** The epoch table as it is printed on the board. */

import { EPOCH_TABLE, TERRAINS } from "../../generated/clans";
import type { Terrain } from "./board";

export interface Epoch {
  readonly numeral: string;
  readonly chips: readonly number[];
  /** null: every terrain. */
  readonly favourable: Terrain | null;
  /** null: none. */
  readonly hostile: Terrain | null;
  readonly bonus: number;
}

const NUMERALS = ["I", "II", "III", "IV", "V"] as const;

export const EPOCHS: readonly Epoch[] = EPOCH_TABLE.map(({ chips, favourable, hostile, bonus }, index) => ({
  numeral: numeralOf(index + 1),
  chips,
  favourable: favourable.length === TERRAINS.length ? null : (favourable[0] ?? null),
  hostile: hostile[0] ?? null,
  bonus,
}));

/** The Roman numeral of an epoch from 1 to 5. */
export function numeralOf(epoch: number): string {
  return NUMERALS[epoch - 1] ?? "";
}
