/** The choices of a decision by the keys that drawings press: what they are made with, in the words of actions. */

import type { PrehistoryAction } from "../../generated/prehistory";
import type { ChoiceOf } from "../../table/action";

export type PrehistoryChoice = ChoiceOf<PrehistoryAction>;
export type Verb = PrehistoryAction["verb"];

/** The six actions. */
export const DEEDS: readonly Verb[] = ["paint", "gather", "ceremony", "fish", "hunt", "migrate"];
/** What may be done at any time of the own turn. */
export const DEVELOPMENT: readonly Verb[] = ["weather", "turn", "buy", "sell", "sloth", "ability"];
/** What ends a turn. */
export const ENDINGS: readonly Verb[] = ["pass", "skip", "done"];

/** The keys of a choice in the order in which they are pressed: mostly one; a hut needs a space too. */
export function keysOf(choice: PrehistoryChoice): readonly string[] {
  switch (choice.verb) {
    case "turn":
      return [`turn ${choice.args[0]}`, `way ${choice.args[1]}`];
    case "paint":
    case "gather":
    case "ceremony":
    case "fish":
    case "hunt":
      return [`${choice.verb} ${choice.args[0]}`, `by ${choice.args[1]}`];
    case "to":
    case "from":
      return [`shaman ${choice.args[0]}`];
    case "walk":
    case "go":
    case "home":
      return [`space ${choice.args[0]}`];
    case "send":
      return [`space ${choice.args[1]}`, `members ${choice.args[0]}`];
    case "build":
      return [`hut ${choice.args[0]}`, `space ${choice.args[1]}`];
    case "quarry":
      return [`quarry ${choice.args[0]}`, `space ${choice.args[1]}`];
    case "raise":
      return [`hut ${choice.args[0]}`];
    case "shift":
      return [`basket ${choice.args[0]}`, `into ${choice.args[1]}`];
    case "pay":
    case "foot":
      return [`resource ${choice.args[0]}`];
    case "give":
    case "one":
      return [`cube ${choice.args[0]}`];
    case "spend":
      return [choice.args.length === 1 ? "dev" : `${choice.args[0]} ${choice.args[1]}`];
    case "pick":
      return [`card ${choice.args[0]}`];
    case "begin":
      return [`begin ${choice.args[0]}`, `pattern ${choice.args[1]}`];
    default:
      return [[choice.verb, ...choice.args].join(" ")];
  }
}

/** All choices by their first key, in the order in which they are offered. */
export function byKey(choices: readonly PrehistoryChoice[]): ReadonlyMap<string, readonly PrehistoryChoice[]> {
  const found = new Map<string, PrehistoryChoice[]>();
  for (const choice of choices) {
    const [key = choice.text] = keysOf(choice);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

/** What is left to press once the first key is, by the second one. */
export function bySecondKey(choices: readonly PrehistoryChoice[]): ReadonlyMap<string, readonly PrehistoryChoice[]> {
  return choices.length < 2 ? new Map() : new Map(choices.map((choice) => [keysOf(choice)[1] ?? choice.text, [choice]]));
}
