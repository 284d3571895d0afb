/** Which form the table takes in this window: wide, docked, tall, phone, or phone held sideways. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * wide: cards lie on the board; docked: the board leaves room below, where the log goes, and cards go
 * into the rail; tall: an upright tablet, all of the table with the rail under the board; phone: one column with a sheet at the bottom; sideways: the same beside a lying board.
 */
export type Form = "wide" | "docked" | "tall" | "phone" | "sideways";

const PHONE = 720;
const TABLET = 744;
const SHORT = 540;
const NARROW = 1240;
/** Heights and widths of the frame round the board, as the style sheet sets them. */
const BARS = 64 + 64 + 16;
const RAIL = { narrow: 262 + 36, roomy: 340 + 48 };
const LOG_ROOM = 88;

/** The form for a window and a board of this ratio of width to height; not every game can dock. */
export function formOf(width: number, height: number, ratio: number, canDock = true): Form {
  if (height > width * 1.05) return width < TABLET ? "phone" : "tall";
  if (height < SHORT || width < PHONE) return "sideways";
  if (!canDock) return "wide";
  const boardWidth = width - (width < NARROW ? RAIL.narrow : RAIL.roomy);
  return height - BARS - boardWidth / ratio >= LOG_ROOM ? "docked" : "wide";
}

/** The form of the window now; it follows resizing. */
export function currentForm(ratio: number, canDock: boolean): Form {
  return formOf(innerWidth.current ?? 1440, innerHeight.current ?? 900, ratio, canDock);
}
