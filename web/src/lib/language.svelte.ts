/** The language of the interface: the browser's unless the visitor chose one. */

import { recall, remember } from "./storage";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

class LanguageChoice {
  current: Language = $state(preferred());
  /** Fetches a language's texts before they are needed; words.ts knows how. */
  learn: (language: Language) => Promise<void> = () => Promise.resolve();

  async choose(language: Language): Promise<void> {
    await this.learn(language);
    this.current = language;
    remember("language", language);
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }
}

function preferred(): Language {
  const wanted = recall("language") ?? (typeof navigator === "undefined" ? "en" : navigator.language);
  return LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? "en";
}

export const language = new LanguageChoice();
