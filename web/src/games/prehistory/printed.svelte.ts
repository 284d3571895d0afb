/** The printed values of the table that is open. */

import { STANDARD, type Printed } from "../../generated/prehistory";

let values = $state.raw<Printed>(STANDARD);

export function printed(): Printed {
  return values;
}

/** Takes the values of a table's box, as the server sends them. */
export function usePrinted(sent: unknown): void {
  values = sent as Printed;
}
