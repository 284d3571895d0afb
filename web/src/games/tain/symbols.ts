/** The symbols of Táin, which come with its table and not with the first page. */

import symbols from "./symbols.svg?raw";
import { placeSymbols } from "../../lib/sprite";
import type { Outcome } from "./raid/ledger";
import type { Kind } from "./view";

placeSymbols(symbols);

export const KIND_SYMBOLS: Readonly<Record<Kind, string>> = {
  chief: "tain-chief",
  warrior: "gi-swordman",
  boy: "gi-run",
  daughter: "tain-daughter",
  bluff: "gi-scarecrow",
};

export const OUTCOME_SYMBOLS: Readonly<Record<Outcome, string>> = {
  succeeds: "i-check",
  fails: "tain-bar",
  draw: "tain-equal",
  captured: "gi-manacles",
  captures: "gi-manacles",
};
