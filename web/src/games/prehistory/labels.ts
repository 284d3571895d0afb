/** Keys in words: what a screen reader says of something that may be pressed. */

import { listed, say } from "../../lib/words";
import { huntingName, itemName, riteName } from "./cards";
import { spaceName, titleOf } from "./dialogues/words";
import type { PrehistoryPlay } from "./play.svelte";
import { tileOf } from "./view";

/** What lies under a key, and what a press would do. */
export function describe(play: PrehistoryPlay, key: string): string {
  const [choice, more] = play.offered.get(key) ?? [];
  const deed = choice && !more ? titleOf(play.view, choice) : "";
  return [nameOf(play, key), deed].filter((part) => part !== "").join(". ");
}

/** A key as a few words: "gather 3" is "Gathering, place 4: honey". */
export function nameOf({ view }: PrehistoryPlay, key: string): string {
  const [kind = "", word = ""] = key.split(" ");
  const place = Number(word);
  const named = (text: string | null): string => say("prehistory-ui-key", { kind, place: place + 1, text: text ?? say("prehistory-ui-nothing") });
  switch (kind) {
    case "gather":
      return named(thing(view.gathering[place], itemName));
    case "fish":
      return named(thing(view.river[place], itemName));
    case "hunt":
      return named(thing(view.hunting[place], huntingName));
    case "ceremony":
      return named(thing(view.ceremony[place], riteName));
    case "pillar":
      return named(say(`prehistory-action-${view.pillars[place]?.action ?? "painting"}`));
    case "shaman":
      return named(say(`prehistory-direction-${place}`));
    case "paint":
    case "migrate":
      return named(word);
    case "turn":
      return say("prehistory-ui-price-tile", {
        station: say(`prehistory-ui-station-${word}`),
        shows: (tileOf(view, word)?.shows ?? []).map((colour) => say(`prehistory-colour-${colour}`)),
      });
    case "space":
      return spaceName(view, word);
    case "hut":
      return named(word.slice(3));
    case "basket":
      return named(say(`prehistory-basket-${word}`));
    case "card":
      return named(huntingName(word));
    case "turn":
      return say("prehistory-ui-tile", { action: `@prehistory-action-${word}`, colours: listed((tileOf(view, word)?.shows ?? []).map((colour) => say(`prehistory-colour-${colour}`))) });
    case "way":
      return say(`prehistory-ui-${word}`);
    case "resource":
    case "cube":
      return say(`prehistory-colour-${word}.${kind}`);
    default:
      return "";
  }
}

function thing(name: string | null | undefined, words: (name: string) => string): string | null {
  return name === null || name === undefined ? null : words(name);
}
