/** Symbols by the names of the view, and who a player is. */

import { ACTIONS, COLOURS } from "../../../generated/prehistory";
import type { PrehistoryView } from "../../../generated/wire";
import { markOf, seatColour } from "../../../lib/told";

/** A seat, or the tribe that plays behind the seats. */
export type Who = number | "tribe";

export function whoOf(view: PrehistoryView, player: number): Who {
  return view.tribe !== null && player === view.players.length - 1 ? "tribe" : player;
}

/** The symbol on the pieces of a player. */
export function signOf(who: Who): string {
  return who === "tribe" ? "prehistory-m-maraud" : markOf(who);
}

/** What `data-seat` says of a player's pieces. */
export function seatOf(who: Who): string {
  return who === "tribe" ? "tribe" : seatColour(who);
}

/** The sign of the action a colour belongs to. */
export function glyphOf(colour: string): string {
  return `prehistory-a-${ACTIONS[COLOURS.findIndex((name) => name === colour)] ?? ACTIONS[0]}`;
}

/** The colour of an action's cubes. */
export function colourOf(action: string): string {
  return COLOURS[ACTIONS.findIndex((name) => name === action)] ?? COLOURS[0];
}

/** Kinds of things whose symbols are not those of the gathering. */
const THINGS: Readonly<Record<string, string>> = {
  perch: "prehistory-a-fishing",
  trout: "prehistory-f-trout",
  catfish: "prehistory-f-catfish",
  sabretooth: "prehistory-an-sabretooth",
  rhino: "prehistory-an-rhino",
  mammoth: "prehistory-gi-mammoth",
  sloth: "prehistory-an-sloth",
};

/** The symbol of a kind of gathering tile, a fish or an animal. */
export function thingOf(kind: string): string {
  return THINGS[kind] ?? `prehistory-k-${kind}`;
}

/** The symbol of a species' footprint. */
export function trackOf(species: string): string {
  return `prehistory-ft-${species}`;
}

/** The symbol of what a piece of land is made of. */
export function groundOf(terrain: string): string {
  if (terrain === "water") return "prehistory-p-wave";
  return `prehistory-g-${terrain}`;
}

/** The symbol of what the tribe seeks. */
export const SOUGHT: Readonly<Record<string, string>> = {
  hut: "prehistory-ph-tent",
  megalith: "prehistory-gi-dolmen",
  fish: "prehistory-a-fishing",
  animal: "prehistory-gi-mammoth",
  gather: "prehistory-a-gathering",
  action: "prehistory-p-sun",
};

/** The symbol of a season. */
export const SEASONS: Readonly<Record<string, string>> = {
  winter: "prehistory-ph-snow",
  spring: "prehistory-s-spring",
  summer: "m-sun",
  autumn: "prehistory-s-autumn",
};

/** An item of the view: its kind, and what else it says: `honey+`, `trap-dev`, `sloth-painting`, `D-fishing`. */
export function partsOf(item: string): { readonly kind: string; readonly of: string } {
  if (item.endsWith("+")) return { kind: item.slice(0, -1), of: "+" };
  const cut = item.indexOf("-");
  return cut < 0 ? { kind: item, of: "" } : { kind: item.slice(0, cut), of: item.slice(cut + 1) };
}
