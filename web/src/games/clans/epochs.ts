/** The epoch table as it is printed on the board. */

import { TERRAINS } from "../../generated/clans";
import type { Terrain } from "./board";
import { printed } from "./printed.svelte";

export interface Epoch {
  readonly numeral: string;
  readonly chips: readonly number[];
  readonly favourable: readonly Terrain[];
  readonly hostile: readonly Terrain[];
  readonly bonus: number;
}

const NUMERALS = ["I", "II", "III", "IV", "V"] as const;

/** The epochs from first to last. */
export function epochs(): Epoch[] {
  const { chips, favourable, hostile, bonus } = printed();
  return chips.map((count, index) => {
    const [epoch, before] = [String(index + 1), chips.slice(0, index).reduce((sum, other) => sum + other, 0)];
    return {
      numeral: numeralOf(index + 1),
      chips: Array.from({ length: count }, (_, chip) => before + chip + 1),
      favourable: groundsIn(favourable[epoch]),
      hostile: groundsIn(hostile[epoch]),
      bonus: bonus[epoch] ?? 0,
    };
  });
}

function groundsIn(names: readonly string[] = []): Terrain[] {
  return TERRAINS.filter((terrain) => names.includes(terrain));
}

/** The Roman numeral of an epoch from 1 to 5. */
export function numeralOf(epoch: number): string {
  return NUMERALS[epoch - 1] ?? "";
}
