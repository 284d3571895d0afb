/** What cards cost by their space. */

import { printed } from "./printed.svelte";

export interface Price {
  readonly amount: number;
  readonly isJewels: boolean;
}

/** The price of a space, counted from the right; the fifth is paid in jewels. */
export function priceOf(space: number): Price {
  const { price, fifth_price } = printed();
  return space < price.length ? { amount: price[space] ?? 0, isJewels: false } : { amount: fifth_price, isJewels: true };
}
