/** Words that several dialogues share. */

import { say } from "../../../lib/words";
import { countOf, GOOD_NAMES, type Heap } from "./heaps";

/** "2 wood", "1 jewel". */
export function amount(good: string, count: number): string {
  return say("stone_age-amount", { good, amount: count });
}

/** "wood". */
export function goodName(good: string): string {
  return say("stone_age-goods", { good });
}

/** "1 wood and 2 stone". */
export function heapInWords(heap: Heap): string {
  const parts = GOOD_NAMES.flatMap((name, good) => (countOf(heap, good) > 0 ? [amount(name, countOf(heap, good))] : []));
  return say("stone_age-ui-dialogue-list", { items: parts });
}
