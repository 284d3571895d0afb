/** Dice for everybody: who chooses when, and which die has gone to whom, read from what was told. */

import type { Told } from "../../../generated/wire";

export interface Lot {
  readonly face: number;
  /** Who took it; null as long as it lies there. */
  readonly taker: number | null;
}

export interface Draw {
  /** Who bought the card. */
  readonly buyer: number;
  /** All seats in the order in which they choose. */
  readonly order: readonly number[];
  readonly lots: readonly Lot[];
  /** Whose turn to choose it is; null once all have. */
  readonly chooser: number | null;
}

/** The last throw of dice for everybody; null if there was none. */
export function drawIn(log: readonly Told[], seats: number): Draw | null {
  const at = log.findLastIndex(({ kind }) => kind === "dice_thrown");
  const thrown = log[at];
  if (thrown === undefined || thrown.seat === null) return null;
  const buyer = thrown.seat;
  const faces = thrown.args["dice"];
  const lots: { face: number; taker: number | null }[] = (Array.isArray(faces) ? faces : []).map((face) => ({ face: Number(face), taker: null }));
  const taken = log.slice(at).filter(({ kind }) => kind === "die_taken");
  for (const { seat, args } of taken) {
    const lot = lots.find(({ face, taker }) => taker === null && face === Number(args["face"]));
    if (lot) lot.taker = seat;
  }
  const order = Array.from({ length: seats }, (_, offset) => (buyer + offset) % seats);
  return { buyer, order, lots, chooser: order[taken.length] ?? null };
}
