/** Words on cards and tiles, which have a width of their own. */

/** How wide a letter is on average, as a part of its height; rather less, since words are never to be stretched. */
const LETTER = 0.46;

/** The length that words are pressed into where they would reach beyond it. */
export function squeezed(words: string, high: number, most: number): number | undefined {
  return words.length * high * LETTER > most ? most : undefined;
}
