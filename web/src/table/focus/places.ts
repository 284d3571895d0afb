/** The places of a table to which a key leads, and where the focus goes when it would be lost. */

export type FocusPlace = "board" | "decision" | "hand" | "log";

/** The stop of a board, of a board as text, or of a list of choices. */
const BOARD = ["path.answers[tabindex='0']", "path[data-spot][tabindex='0']", ".textbox button:enabled", ".choices button:enabled", "[data-spot]"];

const WAYS: Readonly<Record<FocusPlace, readonly string[]>> = {
  board: BOARD,
  decision: [".decision-s", ".replay button:enabled"],
  hand: ["[data-hand] .answers:not([tabindex='-1'])", "[data-hand] button:enabled:not([tabindex='-1'])", "[data-hand]"],
  log: [".log [tabindex='0']", ".logbox button"],
};

/** Where the next question is answered, else the board, else the question itself. */
const NEXT = ["[data-asks]", ".is-asked > .answers[tabindex='0']", "[data-hand] .answers:not([tabindex='-1'])", ...BOARD, ".decision-s"];

/** Holds the focus while the table waits for an answer. */
export const REST = "[data-rest]";

/** Puts the focus there; whether there is such a place. */
export function goTo(place: FocusPlace): boolean {
  return focusFirst(document, WAYS[place]);
}

/** Whether nothing has the focus, or what only holds it until the next question is there. */
export function isNowhere(): boolean {
  const { activeElement: now, body } = document;
  return now === null || now === body || now.matches(REST);
}

/** Puts the focus where it waits, silently: a press of Tab goes on from the question. */
export function rest(root: ParentNode): void {
  root.querySelector<HTMLElement>(REST)?.focus({ preventScroll: true });
}

/** Puts the focus where whoever lost it goes on. */
export function goOn(root: ParentNode): void {
  focusFirst(root, NEXT);
}

function focusFirst(root: ParentNode, ways: readonly string[]): boolean {
  for (const way of ways) {
    for (const found of root.querySelectorAll<HTMLElement | SVGElement>(way)) {
      if (!found.checkVisibility()) continue;
      found.focus({ preventScroll: way !== ".decision-s" && found instanceof SVGElement });
      if (document.activeElement === found) return true;
    }
  }
  return false;
}
