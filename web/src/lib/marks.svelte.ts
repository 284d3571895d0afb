/** The marks that people chose at the table in view; elsewhere every seat has its own by turns. */

import type { Mark, TableInfo } from "../generated/wire";

class SeatMarks {
  chosen: readonly Mark[] = $state.raw([]);

  /** This table comes into view; none does for null. */
  show(table: TableInfo | null): void {
    const marks = table?.seats.map((seat) => seat.mark) ?? [];
    if (marks.join() !== this.chosen.join()) this.chosen = marks;
  }
}

export const seatMarks = new SeatMarks();
