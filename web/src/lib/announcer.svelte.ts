/** What a screen reader should hear: one polite live region for the whole page. */

class Announcer {
  text: string = $state("");

  say(sentence: string): void {
    // A no-break space makes a repeated sentence a new text, which is read again.
    this.text = this.text === sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const announcer = new Announcer();
