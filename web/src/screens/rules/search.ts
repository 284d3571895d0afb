/** Finding places in the rules, and the words in them. */

import type { RuleText } from "../../generated/wire";

export interface Section {
  name: string;
  rules: RuleText[];
}

/** A stretch of a text, and whether it was looked for. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/** The paragraphs that hold every word looked for, in text, ruling, section or id. */
export function found(rules: readonly RuleText[], wanted: string): RuleText[] {
  return rules.filter((rule) => holds(`${rule.id} ${rule.section} ${rule.text} ${rule.ruling ?? ""}`, wanted));
}

/** Whether a text holds every word looked for. */
export function holds(text: string, wanted: string): boolean {
  const plain = folded(text);
  return wordsOf(wanted).every((word) => plain.includes(word));
}

/** The words of a search; none where only blanks were typed. */
export function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

/** A text in stretches, those that were looked for apart from the rest. */
export function stretchesOf(text: string, wanted: string): Stretch[] {
  const isFound = foundIn(text, wordsOf(wanted));
  const stretches: Stretch[] = [];
  [...text].forEach((letter, at) => {
    const last = stretches.at(-1);
    if (last !== undefined && last.isFound === isFound[at]) last.text += letter;
    else stretches.push({ text: letter, isFound: isFound[at] ?? false });
  });
  return stretches;
}

/** For every letter of a text, whether it is part of one of the words. */
function foundIn(text: string, words: readonly string[]): boolean[] {
  const letters = [...text].map(folded);
  const starts: number[] = [];
  let length = 0;
  for (const letter of letters) {
    starts.push(length);
    length += letter.length;
  }
  const plain = letters.join("");
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      for (let step = 0; step < word.length; step++) marked.add(at + step);
    }
  }
  return starts.map((start) => marked.has(start));
}

/** Paragraphs by section, both in the order of the rules. */
export function sectionsOf(rules: readonly RuleText[]): Section[] {
  const sections = new Map<string, RuleText[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([name, paragraphs]) => ({ name, rules: paragraphs }));
}

/** A section's anchor in the page. */
export function anchorOf(section: string): string {
  return `s-${folded(section).replace(/[^a-z0-9]+/g, "-")}`;
}

/** Without capitals and accents, so that "citta" finds "Città". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
