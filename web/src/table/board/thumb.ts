/** What a thumb needs, in CSS pixels. */

import { innerWidth } from "svelte/reactivity/window";

const THUMB = 41;
/** What has to do on the narrowest phones. */
const NARROW = { width: 340, thumb: 25 };

export function leastTarget(): number {
  return (innerWidth.current ?? Infinity) < NARROW.width ? NARROW.thumb : THUMB;
}
