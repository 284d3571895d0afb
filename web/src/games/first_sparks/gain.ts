/** What the card in question would bring as the storage lies, before anyone else hunts. */

import { PLOW_CROPS, WORTH } from "../../generated/first_sparks";
import { cardOf, stepFor, type AnyFood, type Card } from "./cards";
import type { SparksPlay } from "./play.svelte";

export interface Gain {
  readonly food: AnyFood;
  readonly tokens: number;
  readonly worth: number;
  /** Whether no own member stands at such a ground. */
  readonly isAway: boolean;
  /** What the tool that leaves would have taken. */
  readonly lost: number;
}

/** Null for knowledge, which takes nothing. */
export function gainOf(play: SparksPlay, card: Card): Gain | null {
  if (card.food === null) return null;
  const lost = play.view.takes?.now.find((take) => take.card === play.leaving)?.worth ?? 0;
  const tokens = tokensOf(play, card);
  const isAway = stepFor(card, play.view, play.clan)?.isAway ?? false;
  return { food: card.food, tokens, worth: tokens * WORTH[card.food], isAway, lost };
}

function tokensOf({ view, clan }: SparksPlay, card: Card): number {
  if (card.food === "crop" || card.food === null) {
    const hasPlow = clan?.knowledge.some((number) => cardOf(number).kind === "plow") ?? false;
    return (card.steps[0]?.[1] ?? 0) + (hasPlow && card.kind === "field" ? PLOW_CROPS : 0);
  }
  const step = stepFor(card, view, clan);
  if (!step || step.isAway) return 0;
  return Math.min(card.steps[step.index]?.[1] ?? 0, view.stock[card.food]);
}
