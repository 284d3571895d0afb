/**
 * Parts of Fluent files: of a game's, `?face` is what is said of it before it is played, `?lesson` what is said in
 * its guided first game, `?play` the rest; of those that all games share, `?said` is what the browser says itself.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\.ftl\?(face|play|said|lesson)$/;
const ENTRY = /^(?=-?[a-z][\w-]*\s*=)/im;
/** A game by name, in one line and in a minute, and its options: home and new table show them of every game. */
const FACE = /^[a-z_]+-(name|line|minute-|option-)/;
/** What is said in a guided first game. */
const LESSON = /^[a-z_]+-lesson-/;
/** What the server's sentences are made of, and what only the terminal says. */
const NEVER_SAID = /^(cli|server|box)-/;
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
      return `export default ${JSON.stringify(partOf(readFileSync(file, "utf8"), part))}`;
    },
  };
}

function partOf(text: string, part: string): string {
  const entries = text.replace(/^#.*$\n?/gm, "").split(ENTRY);
  if (part === "said") return entries.filter((entry) => !NEVER_SAID.test(entry)).join("");
  if (part === "lesson") return entries.filter((entry) => LESSON.test(entry)).join("");
  return entries.filter((entry) => !LESSON.test(entry) && !ELSEWHERE.test(entry) && FACE.test(entry) === (part === "face")).join("");
}
