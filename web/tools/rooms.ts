/**
 * Keeps the styles of a game in its room: whatever a style sheet in `games/tain/` selects has to stand in an
 * element with `data-game="tain"`, or be that element. The room adds nothing to the weight of a selector, so
 * a rule wins and loses as it is written. The contents of a `<use>` have no room around them: a symbol with
 * classes of its own brings the mark with it.
 */

import type { Plugin, Rule } from "postcss";

const GAME = /\/games\/(\w+)\//;
/** A selector, and the pseudo-element after which nothing may follow. */
const PARTS = /^(.*?)(::.*)?$/s;

export function rooms(): Plugin {
  return {
    postcssPlugin: "rooms",
    Once(sheet) {
      const game = GAME.exec(sheet.source?.input.file ?? "")?.[1];
      if (game === undefined) return;
      sheet.walkRules((rule) => {
        if (isOutermost(rule)) rule.selectors = rule.selectors.map((selector) => inRoom(selector, game));
      });
    },
  };
}

/** The same selector, but for what stands in no room of this game. */
export function inRoom(selector: string, game: string): string {
  const [, subject = "", pseudo = ""] = PARTS.exec(selector) ?? [];
  return `${subject}${markOf(game)}${pseudo}`;
}

/** What tells that an element stands in the room of a game. */
export function markOf(game: string): string {
  return `:where([data-game=${game}],[data-game=${game}] *)`;
}

/** A rule within another is held by it, and steps of an animation select nothing. */
function isOutermost({ parent }: Rule): boolean {
  for (let around: Rule["parent"] = parent; around !== undefined && around.type !== "root"; around = around.parent) {
    if (around.type === "rule" || ("name" in around && String(around.name).endsWith("keyframes"))) return false;
  }
  return true;
}
