/** Dice for everybody: one of them is taken. */

import type { CampView, DiceView } from "../../../generated/wire";
import { asWritten, listed, say } from "../../../lib/words";
import { Taken } from "../../../table/taken.svelte";
import { ownCamp, stoneAgeView } from "../view";
import type { AskedTable, Asking } from "./asking";
import { changesBetween, type Change } from "./changes";
import { drawIn, type Draw } from "./lots";

export class Lottery implements Asking {
  readonly #picked: Taken<number>;
  readonly others = [];

  constructor(private readonly table: AskedTable) {
    this.#picked = new Taken(table.session);
  }

  get dice(): DiceView | null {
    return this.table.view.dice;
  }

  readonly draw: Draw | null = $derived.by(() => drawIn(this.table.session.log, this.table.view.camps.length));

  get isMine(): boolean {
    return this.table.step === "choose_die";
  }

  /** The face in view. */
  get picked(): number | null {
    const face = this.#picked.thing;
    return face !== null && this.isMine && this.dice?.faces.includes(face) ? face : null;
  }

  /** One press looks at a die, the second takes it. */
  press(face: number): void {
    if (this.picked === face) this.confirm();
    else this.#picked.take(face);
  }

  /** "1 gold", "trade +1": what a face gives. */
  giftName(face: number): string {
    const gift = this.dice?.gifts[face - 1];
    return gift ? say("stone_age-ui-dialogue-gift", { effect: gift.effect, amount: gift.amount }) : "";
  }

  /** What taking a face would change in the own camp; null until the server has told. */
  changesOf(face: number): Change[] | null {
    const camp: CampView | null = ownCamp(this.table.view);
    const preview = this.table.session.dialogue.after(`die ${face}`);
    const after = preview ? ownCamp(stoneAgeView(preview.view)) : null;
    return camp && after ? changesBetween(camp, after) : null;
  }

  /** "Leaves 1 wood and 1 brick for Brun and Mira." */
  get leaves(): string {
    const { draw, dice, picked } = this;
    if (!draw || !dice || picked === null || draw.chooser === null) return "";
    const rest = dice.faces.filter((_, index) => index !== dice.faces.indexOf(picked));
    const after = draw.order.slice(draw.order.indexOf(draw.chooser) + 1);
    if (after.length === 0) return "";
    const who = listed(after.map((seat) => this.table.session.nameOf(seat)));
    return say("stone_age-ui-dialogue-leaves", { dice: this.#giftsOf(rest).map(asWritten), who: asWritten(who) });
  }

  /** What faces give, those that give the same as one: "1 gold", "a tool × 2". */
  #giftsOf(faces: readonly number[]): string[] {
    return [...new Set(faces)].map((face) => {
      const count = faces.filter((other) => other === face).length;
      return count > 1 ? `${this.giftName(face)} × ${count}` : this.giftName(face);
    });
  }

  get sentence(): string {
    const { draw, dice } = this;
    if (!draw || !dice) return "";
    return say("stone_age-ui-dialogue-lottery", {
      you: draw.buyer === this.table.session.seat ? "yes" : "no",
      who: asWritten(this.table.session.nameOf(draw.buyer)),
      style: dice.isStyle ? "yes" : "no",
      count: dice.faces.length,
    });
  }

  get hint(): string {
    return say("stone_age-ui-dialogue-lottery-hint");
  }

  get confirmLabel(): string | null {
    return this.picked === null ? null : say("stone_age-ui-dialogue-take", { what: asWritten(this.giftName(this.picked)) });
  }

  confirm(): void {
    if (this.picked !== null) void this.table.session.act(`die ${this.picked}`);
  }

  back(): void {
    this.#picked.take(null);
  }
}
