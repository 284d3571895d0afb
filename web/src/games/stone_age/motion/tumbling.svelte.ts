/** Dice that show any face while they tumble, and their own at rest. */

import { pacing } from "../../../lib/pace.svelte";
import { numbersFrom } from "../dialogues/dice";

const TURNS = 6;
const TURN = 75;

export class Tumbling {
  #turn = $state(TURNS);

  /** Tumbles once for each new throw. */
  constructor(private readonly faces: () => readonly number[]) {
    const thrown = $derived(faces().join(""));
    $effect(() => {
      if (thrown === "" || pacing.isStill) return;
      this.#turn = 0;
      const timer = setInterval(() => {
        this.#turn += 1;
        if (this.#turn >= TURNS) clearInterval(timer);
      }, TURN);
      return () => {
        clearInterval(timer);
        this.#turn = TURNS;
      };
    });
  }

  get isOn(): boolean {
    return this.#turn < TURNS;
  }

  faceOf(die: number): number {
    return this.isOn ? (numbersFrom(this.#turn * 31 + die * 7)() % 6) + 1 : (this.faces()[die] ?? 1);
  }
}
