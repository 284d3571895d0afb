/** A cube climbs from the foot of its pillar to the top: the block goes, the sun comes; with reduced motion it is simply there. */

import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { pacing } from "../../../lib/pace.svelte";

/** From the middle of a foot to the top of the lintel, in units of a pillar. */
const HEIGHT = 38;
const CLIMB = 380;
const APART = 60;

/** `way` 1 is the sun, which comes from below; -1 the block, which leaves upwards. */
export function climb(_: Element, { way, order = 0 }: { way: 1 | -1; order?: number }): TransitionConfig {
  if (pacing.isStill) return { duration: 0 };
  return {
    delay: pacing.length(order * APART),
    duration: pacing.length(CLIMB),
    easing: cubicInOut,
    css: (there, away) => `transform: translateY(${away * HEIGHT * way}px); opacity: ${Math.min(1, there * 1.6)}`,
  };
}
