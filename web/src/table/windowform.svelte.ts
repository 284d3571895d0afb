/** Which of three forms the table takes in this window: wide, docked or phone. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * wide: cards lie on the board; docked: the board leaves room below, where the log goes, and cards go
 * into the rail; phone: one column with a sheet at the bottom.
 */
export type Form = "wide" | "docked" | "phone";

const PHONE = 720;
const NARROW = 1240;
/** Heights and widths of the frame round the board, as the style sheet sets them. */
const BARS = 64 + 64 + 16;
const RAIL = { narrow: 262 + 36, roomy: 340 + 48 };
const LOG_ROOM = 88;

/** The form for a window and a board of this ratio of width to height. */
export function formOf(width: number, height: number, ratio: number): Form {
  if (width < PHONE || height > width * 1.05) return "phone";
  const boardWidth = width - (width < NARROW ? RAIL.narrow : RAIL.roomy);
  return height - BARS - boardWidth / ratio >= LOG_ROOM ? "docked" : "wide";
}

/** The form of the window now; it follows resizing. */
export function currentForm(ratio: number): Form {
  return formOf(innerWidth.current ?? 1440, innerHeight.current ?? 900, ratio);
}
