/** The epoch table as it is printed on the board. */

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

export const EPOCHS: readonly Epoch[] = [
  { numeral: "I", chips: [1, 2, 3, 4], favourable: "forest", hostile: "mountain", bonus: 1 },
  { numeral: "II", chips: [5, 6, 7], favourable: "mountain", hostile: "grassland", bonus: 2 },
  { numeral: "III", chips: [8, 9], favourable: "steppe", hostile: "forest", bonus: 3 },
  { numeral: "IV", chips: [10, 11], favourable: "grassland", hostile: "steppe", bonus: 4 },
  { numeral: "V", chips: [12], favourable: null, hostile: null, bonus: 5 },
];

/** The Roman numeral of an epoch from 1 to 5. */
export function numeralOf(epoch: number): string {
  return EPOCHS[epoch - 1]?.numeral ?? "";
}
