/** Choices in words: what each does, as a title, and as few words on a button. */

import { listed, say } from "../../../lib/words";
import type { PrehistoryView } from "../../../generated/wire";
import { huntingName, itemName, riteName } from "../cards";
import type { PrehistoryChoice } from "../choices";
import { printed } from "../printed.svelte";
import { tileOf } from "../view";

/** What a choice does, with what it is about. */
export function titleOf(view: PrehistoryView, choice: PrehistoryChoice): string {
  const key = `prehistory-ui-do-${choice.verb}`;
  switch (choice.verb) {
    case "paint":
      return say(key, { section: choice.args[0] });
    case "gather":
      return say(key, { item: nameAt(view.gathering, choice.args[0]) });
    case "fish": {
      const item = view.river[choice.args[0]] ?? "";
      return say(item.startsWith("trap") ? "prehistory-ui-do-trap" : key, { item: item === "" ? "" : itemName(item) });
    }
    case "hunt": {
      const card = view.hunting[choice.args[0]] ?? null;
      return say(key, { card: card === null ? "" : huntingName(card) });
    }
    case "pick":
      return say("prehistory-ui-do-hunt", { card: huntingName(choice.args[0]) });
    case "ceremony": {
      const card = view.ceremony[choice.args[0]] ?? null;
      return say(key, { card: card === null ? "" : riteName(card) });
    }
    case "migrate":
      return say(key, { sides: choice.args[0], colours: migrationColours(view, choice.args[0]) });
    case "pillar": {
      const pillar = view.pillars[choice.args[0]];
      return say(key, { action: `@prehistory-action-${pillar?.action ?? "painting"}`, count: pillar?.top.reduce((sum, count) => sum + count, 0) ?? 0 });
    }
    case "turn":
      return say(key, { action: `@prehistory-action-${choice.args[0]}`, way: choice.args[1] });
    case "buy":
    case "sell":
      return say(key, { what: `@prehistory-colour-${choice.args[1]}.${choice.args[0]}` });
    case "sloth":
      return say(key, { action: `@prehistory-action-${choice.args[0]}` });
    case "ability": {
      const character = view.seat === null ? null : view.players[view.seat]?.character;
      return say(key, { character: `@prehistory-character-${character ?? "painter"}` });
    }
    case "foot":
    case "pay":
      return say(key, { what: `@prehistory-colour-${choice.args[0]}.resource` });
    case "give":
    case "one":
      return say(key, { what: `@prehistory-colour-${choice.args[0]}.cube` });
    case "take":
      return say(key, { colour: `@prehistory-colour-${choice.args[0]}` });
    case "spend":
      return say("prehistory-ui-do-pay", { what: choice.args.length === 1 ? say("prehistory-one-dev") : say(`prehistory-colour-${choice.args[1]}.${choice.args[0]}`) });
    case "to":
    case "from":
      return say(key, { place: `@prehistory-direction-${choice.args[0]}` });
    case "basket":
      return say(key, { kind: `@prehistory-basket-${choice.args[0]}` });
    case "shift":
      return say(key, { from: `@prehistory-basket-${choice.args[0]}`, to: `@prehistory-basket-${choice.args[1]}` });
    case "first":
      return say(key, { way: choice.args[0] });
    case "walk":
    case "go":
    case "home":
      return say(key, { space: spaceName(view, choice.args[0]) });
    case "send":
      return say(key, { members: choice.args[0], space: spaceName(view, choice.args[1]) });
    case "build":
      return say(key, { ...printed().huts[choice.args[0]], space: spaceName(view, choice.args[1]) });
    case "raise":
      return say(key, { ...printed().huts[choice.args[0]] });
    case "quarry":
      return say(key, { colour: `@prehistory-colour-${choice.args[0]}`, space: spaceName(view, choice.args[1]) });
    case "cubes":
      return say(key, { cubes: choice.args[0] });
    case "begin":
      return say(key, { turn: choice.args[0], pattern: choice.args[1] });
    case "rotate":
      return say(key, { turn: choice.args[0] });
    case "lay":
      return say(key, { q: choice.args[0], r: choice.args[1] });
    default:
      return say(key);
  }
}

/** A choice of an action in few words, where the action itself stands beside it. */
export function shortOf(view: PrehistoryView, choice: PrehistoryChoice): string {
  switch (choice.verb) {
    case "paint":
      return choice.args[0];
    case "gather":
      return nameAt(view.gathering, choice.args[0]);
    case "fish":
      return nameAt(view.river, choice.args[0]);
    case "hunt":
      return huntingName(view.hunting[choice.args[0]] ?? "");
    case "ceremony":
      return riteName(view.ceremony[choice.args[0]] ?? "");
    case "migrate":
      return say("prehistory-ui-short-migrate", { sides: choice.args[0], colours: migrationColours(view, choice.args[0]) });
    default:
      return titleOf(view, choice);
  }
}

/** The colours on the sides of the tile that a migration is paid at: "1+2". */
function migrationColours(view: PrehistoryView, sides: string): string {
  const shows = tileOf(view, "migration")?.shows ?? [];
  const colours = sides.split("+").flatMap((side) => shows[Number(side)] ?? []);
  return listed(colours.map((colour) => say(`prehistory-colour-${colour}`)));
}

/** A space by its name and its ground. */
export function spaceName(view: PrehistoryView, name: string): string {
  const ground = view.spaces.find((space) => space.name === name)?.terrain ?? null;
  return ground === null ? say("prehistory-ground-start") : say("prehistory-ui-space", { space: name, ground: `@prehistory-ground-${ground}` });
}

/** The symbol of what a choice is paid or made with; null where words do. */
export function symbolOf(choice: PrehistoryChoice): string | null {
  switch (choice.verb) {
    case "pay":
    case "foot":
      return `prehistory-b-${choice.args[0]}`;
    case "give":
    case "one":
      return `prehistory-s-${choice.args[0]}`;
    case "buy":
    case "sell":
      return `prehistory-${choice.args[0] === "resource" ? "b" : "s"}-${choice.args[1]}`;
    case "spend":
      if (choice.args.length === 1) return "prehistory-ph-dev";
      return `prehistory-${choice.args[0] === "resource" ? "b" : "s"}-${choice.args[1]}`;
    case "turn":
    case "first":
      return "prehistory-ph-turn";
    case "basket":
      return `prehistory-k-${choice.args[0]}`;
    case "sloth":
      return "prehistory-an-sloth";
    default:
      return null;
  }
}

function nameAt(row: readonly (string | null)[], place: number): string {
  const item = row[place] ?? null;
  return item === null ? "" : itemName(item);
}
