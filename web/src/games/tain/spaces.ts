/** The spaces on which tiles lie: five entrances and thresholds of every clan, two in the outer land. */

import { DOORS, type TainAction } from "../../generated/tain";
import { textOf, type ChoiceOf } from "../../table/action";
import { printed } from "./printed.svelte";
import { kindOf, type Kind, type TainView, type TileView } from "./view";

type TainChoice = ChoiceOf<TainAction>;

export type Side = "entrance" | "threshold" | "outer";

/** A space: `board` is the seat it belongs to and `door` counts from 1; in the outer land door is 1 or 2. */
export interface Space {
  readonly side: Side;
  readonly board: number;
  readonly door: number;
}

/** In place of a board: the outer land, which is nobody's. */
export const OUTER = -1;

export const DOOR_NUMBERS: readonly number[] = Array.from({ length: DOORS }, (_, door) => door + 1);

export function keyOf({ side, board, door }: Space): string {
  return `${side} ${board} ${door}`;
}

/** The board of a place that the log speaks of: a space, stables or a house, or the outer land. */
export function boardOf(name: string): number {
  return name.startsWith("outer") ? OUTER : Number(name.split(" ")[1]);
}

export function isSame(a: Space | null, b: Space | null): boolean {
  return a !== null && b !== null && keyOf(a) === keyOf(b);
}

export function partOf(door: number): "stables" | "house" {
  return door <= printed().stable_doors ? "stables" : "house";
}

/** What lies on a space. */
export function tileOn(view: TainView, { side, board, door }: Space): TileView | null {
  if (side === "outer") return view.outer[door - 1] ?? null;
  const clan = view.boards[board];
  return (side === "entrance" ? clan?.entrances : clan?.thresholds)?.[door - 1] ?? null;
}

/** The space of a door that this seat lays tiles on: inside its own door, outside those of others. */
export function doorFor(seat: number, board: number, door: number): Space {
  return { side: board === seat ? "threshold" : "entrance", board, door };
}

/** Which of the own kinds may lie on a space. */
export function kindsFor({ fits }: TainView, { side }: Space): readonly Kind[] {
  return fits?.[side].flatMap((word) => kindOf(word) ?? []) ?? [];
}

/** The action that chooses a space, whoever may lay a tile there. */
export function scoutText({ side, board, door }: Space): string {
  const action: TainAction = side === "outer" ? { verb: "scout", args: [side] } : { verb: "scout", args: [board, door] };
  return textOf(action);
}

/** The action that lays a tile on the space just chosen. */
export function layText(kind: Kind): string {
  return textOf<TainAction>({ verb: "lay", args: [kind] });
}

/** The spaces a decision offers, by their keys; the outer land is offered on every free space of it. */
export function spacesOf(choices: readonly TainChoice[], view: TainView): Map<string, { space: Space; choice: TainChoice }> {
  const found = new Map<string, { space: Space; choice: TainChoice }>();
  for (const choice of choices) {
    for (const space of spacesOfChoice(choice, view)) found.set(keyOf(space), { space, choice });
  }
  return found;
}

function spacesOfChoice(choice: TainChoice, view: TainView): Space[] {
  if (choice.verb !== "scout" || view.seat === null) return [];
  if (choice.args.length === 1) return outerSpaces(view).filter((space) => tileOn(view, space) === null);
  return [doorFor(view.seat, ...choice.args)];
}

export function outerSpaces(view: TainView): Space[] {
  return view.outer.map((_, space) => ({ side: "outer", board: OUTER, door: space + 1 }));
}

/** Every space of the table, in the order in which boards are told. */
export function allSpaces(view: TainView): Space[] {
  const doors = view.boards.flatMap((_, board) =>
    DOOR_NUMBERS.flatMap((door): Space[] => [
      { side: "entrance", board, door },
      { side: "threshold", board, door },
    ]),
  );
  return [...doors, ...outerSpaces(view)];
}
