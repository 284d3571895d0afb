/** The dialogues of Stone Age, of which at most one is open. */

import type { AskedTable, Asking } from "./asking";
import { Feeding } from "./feeding.svelte";
import { Lottery } from "./lottery.svelte";
import { Purchase } from "./purchase.svelte";
import { Roll } from "./roll.svelte";
import { TakeTwo } from "./taketwo.svelte";

export class Dialogues {
  readonly roll: Roll;
  readonly purchase: Purchase;
  readonly feeding: Feeding;
  readonly lottery: Lottery;
  readonly takeTwo: TakeTwo;

  constructor(private readonly table: AskedTable) {
    this.roll = new Roll(table);
    this.purchase = new Purchase(table);
    this.feeding = new Feeding(table);
    this.lottery = new Lottery(table);
    this.takeTwo = new TakeTwo(table);
  }

  /** The dialogue that is asked now; null when the answer is given elsewhere. */
  get open(): Asking | null {
    switch (this.table.step) {
      case "use_tools":
      case "split_hunt":
        return this.roll;
      case "buy":
      case "buy_extra":
      case "give":
      case "pay":
        return this.purchase;
      case "take_two":
        return this.takeTwo;
      case "choose_die":
        return this.lottery;
      case "feed":
        return this.feeding;
      default:
        return this.table.isTakingTwo ? this.takeTwo : null;
    }
  }
}
