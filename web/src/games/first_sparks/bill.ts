/** The bill of a go: members placed in it and the one in view, and what the new space opens. */

import { listed, say } from "../../lib/words";
import type { ReachView } from "../../generated/wire";
import { cardOf, FOOD_ICONS } from "./cards";
import { foodOf, type Food } from "./map/land";
import type { FirstSparksPlay } from "./play.svelte";
import { firstSparksView } from "./view";

export interface BillLine {
  readonly space: string;
  readonly where: string;
  readonly base: number;
  readonly ridge: number;
  readonly company: number;
  readonly cost: number;
  /** In view, not placed yet. */
  readonly isNew: boolean;
}

export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
  /** Whether a line is not paid yet. */
  readonly isOpen: boolean;
  readonly total: number;
  /** The food there was before the go. */
  readonly food: number;
  /** What the clan eats next year with the members in view, and what its tools take; null until the server has said. */
  readonly meal: { readonly eaten: number; readonly taken: number } | null;
  /** The ground that the space in view opens; null if the clan is at such a ground already. */
  readonly opens: { readonly food: Food; readonly icon: string; readonly text: string } | null;
}

export function billOf(play: FirstSparksPlay): Bill {
  const placed = play.bill.map(({ args }): BillLine => {
    const number = (name: string): number => Number(args[name] ?? 0);
    const space = String(args["space"]);
    const parts = { base: number("base"), ridge: number("ridge"), company: number("company"), cost: number("cost") };
    return { space, where: whereIs(play, space), ...parts, isNew: false };
  });
  const aimed = play.aim.at === null ? undefined : play.reach.get(play.aim.at);
  const lines = aimed ? [...placed, { ...aimed, where: whereIs(play, aimed.space), isNew: true }] : placed;
  const paid = placed.reduce((sum, { cost }) => sum + cost, 0);
  return {
    title: say("first_sparks-ui-bill-title", { count: lines.length, cost: aimed?.cost ?? 0, new: aimed ? "yes" : "no" }),
    lines,
    isOpen: aimed !== undefined,
    total: paid + (aimed?.cost ?? 0),
    food: (play.clan?.food ?? 0) + paid,
    meal: mealAfter(play),
    opens: aimed ? openedBy(play, aimed) : null,
  };
}

/** What the server says of the year after this: with the member in view, else with those that are placed. */
function mealAfter(play: FirstSparksPlay): Bill["meal"] {
  const after = play.aim.at === null ? play.view : play.previewOf(play.chosen)?.view;
  const takes = after ? firstSparksView(after).takes : null;
  return takes ? { eaten: takes.eaten, taken: takes.next.reduce((sum, { worth }) => sum + worth, 0) } : null;
}

/** "Lake, with Mira" or "Valley, empty". */
function whereIs({ view, session }: FirstSparksPlay, space: string): string {
  const others = view.clans.flatMap(({ members }, seat) => (seat !== view.seat && members.includes(space) ? [session.nameOf(seat)] : []));
  if (view.neutral?.includes(space)) others.push(say("first_sparks-other-neutral"));
  const ground = say(`first_sparks-ground-${foodOf(space)}.name`);
  return others.length === 0 ? ground : say("first_sparks-ui-with", { ground, names: listed(others) });
}

function openedBy({ clan }: FirstSparksPlay, { space, further: grounds }: ReachView): Bill["opens"] {
  const food = foodOf(space);
  if (!clan || grounds === null) return null;
  const hasTool = clan.tools.some((number) => cardOf(number).food === food);
  const text = say("first_sparks-ui-opens", { food: `@first_sparks-food-${food}`, grounds, tool: hasTool ? "yes" : "no" });
  return { food, icon: FOOD_ICONS[food], text };
}
