/** Parts of a game's Fluent file: `?face` is what is said of it before it is played, `?play` the rest. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\.ftl\?(face|play)$/;
const ENTRY = /^(?=-?[a-z][\w-]*\s*=)/im;
/** A game by name, in one line and in a minute, and its options: home and new table show them of every game. */
const FACE = /^[a-z_]+-(name|line|minute-|option-)/;
/** What only the terminal says, and what the server says: refusals and the values of a box come as sentences. */
const ELSEWHERE = /^[a-z_]+-(cli|no|box)-/;

export function textParts(): Plugin {
  return {
    name: "text-parts",
    enforce: "pre",
    load(id) {
      const part = ASKED.exec(id)?.[1];
      if (part === undefined) return null;
      const file = id.replace(/\?.*/, "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(partOf(readFileSync(file, "utf8"), part === "face"))}`;
    },
  };
}

function partOf(text: string, isFace: boolean): string {
  const entries = text.replace(/^#.*$\n?/gm, "").split(ENTRY);
  return entries.filter((entry) => !ELSEWHERE.test(entry) && FACE.test(entry) === isFace).join("");
}
