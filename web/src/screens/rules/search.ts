/** Finding paragraphs of the rules. */

import type { RuleText } from "../../generated/wire";

export interface Section {
  name: string;
  rules: RuleText[];
}

/** The paragraphs that hold every word looked for, in text, ruling, section or id. */
export function found(rules: RuleText[], wanted: string): RuleText[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.section} ${rule.text} ${rule.ruling ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** Paragraphs by section, both in the order of the rules. */
export function sectionsOf(rules: RuleText[]): Section[] {
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
