/** People walk from the village to where they work, and home again; with reduced motion they are simply there. */

import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import type { Point } from "../../../lib/geometry";

export interface Way {
  /** Where the village is, and where the person stands. */
  readonly home: Point;
  readonly at: Point;
  /** Those of one group go one behind the other. */
  readonly order?: number;
}

const WALK = 380;
const APART = 45;
/** How high a step lifts somebody, and how many steps the way has. */
const LIFT = 4;
const STEPS = 3;

export function walk(_: Element, { home, at, order = 0 }: Way): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return {
    delay: order * APART,
    duration: WALK,
    easing: cubicInOut,
    css: (there, away) => {
      const lift = Math.abs(Math.sin(there * Math.PI * STEPS)) * LIFT;
      const opacity = Math.min(1, there * 4);
      return `transform: translate(${at[0] + (home[0] - at[0]) * away}px, ${at[1] + (home[1] - at[1]) * away - lift}px); opacity: ${opacity}`;
    },
  };
}
