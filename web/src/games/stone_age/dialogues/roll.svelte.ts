/** A roll in hand: tools are added, and what a hunt brings is shared out as food and jewels. */

import type { RollView } from "../../../generated/wire";
import { say } from "../../../lib/words";
import { Taken } from "../../../table/taken.svelte";
import { cardOf } from "../cards";
import { ownCamp } from "../view";
import type { AskedTable, Asking } from "./asking";
import { facesOf } from "./dice";
import { bringingOf, gainOf, missingFor, switchesOf, type Bringing, type Switch } from "./tools";
import { amount } from "./words";

/** A share of the hunt that is often wanted. */
export interface Share {
  readonly name: "food" | "fed" | "jewels";
  readonly jewels: number;
}

export class Roll implements Asking {
  readonly #on: Taken<readonly string[]>;
  readonly #jewels: Taken<number>;
  readonly others = [];

  constructor(private readonly table: AskedTable) {
    this.#on = new Taken(table.session);
    this.#jewels = new Taken(table.session);
  }

  get roll(): RollView | null {
    return this.table.view.roll;
  }

  readonly switches: readonly Switch[] = $derived.by(() => {
    const camp = ownCamp(this.table.view);
    return camp && this.table.step === "use_tools" ? switchesOf(camp, this.table.choices, (card) => cardOf(card).amount) : [];
  });

  isOn({ key }: Switch): boolean {
    return this.#on.thing?.includes(key) ?? false;
  }

  /** The tools added, in the order in which they are named. */
  readonly chosen: readonly Switch[] = $derived(this.switches.filter((tool) => this.isOn(tool)));

  /** What they add. */
  readonly added: number = $derived(this.chosen.reduce((sum, { value }) => sum + value, 0));

  readonly gain: number = $derived(this.roll ? gainOf(this.roll, this.added) : 0);

  /** What was thrown, before any tool. */
  readonly thrown: { readonly sum: number; readonly faces: readonly number[] } = $derived.by(() => {
    const told = this.table.session.log.findLast(({ kind }) => kind === "rolled");
    const [dice, sum] = [Number(told?.args["dice"] ?? 0), Number(told?.args["sum"] ?? 0)];
    return { sum, faces: facesOf(dice, sum, told?.entry ?? 0) };
  });

  /** The sum with all that is added. */
  get sum(): number {
    return (this.roll?.sum ?? 0) + this.added;
  }

  brings({ value }: Switch): Bringing {
    return this.roll ? bringingOf(this.roll, this.added, value) : { sum: 0, more: 0, over: 0 };
  }

  toggle(tool: Switch): void {
    const on = this.#on.thing ?? [];
    this.#on.take(this.isOn(tool) ? on.filter((key) => key !== tool.key) : [...on, tool.key]);
  }

  /** Food that is missing for tonight. */
  get need(): number {
    return Math.max(0, -(ownCamp(this.table.view)?.spare ?? 0));
  }

  /** Jewels of the hunt: as chosen, else what is left once all are fed. */
  get jewels(): number {
    return Math.min(this.gain, this.#jewels.thing ?? Math.max(0, this.gain - this.need));
  }

  get food(): number {
    return this.gain - this.jewels;
  }

  share(jewels: number): void {
    this.#jewels.take(Math.max(0, Math.min(this.gain, jewels)));
  }

  /** The usual shares, each once. */
  get shares(): readonly Share[] {
    const all: Share[] = [
      { name: "food", jewels: 0 },
      { name: "fed", jewels: this.gain - this.need },
      { name: "jewels", jewels: this.gain },
    ];
    return all.filter(({ name, jewels }) => name !== "fed" || (jewels > 0 && jewels < this.gain));
  }

  get isShared(): boolean {
    return this.roll?.isShared === true && this.gain > 0;
  }

  get sentence(): string {
    const { roll } = this;
    if (roll === null) return "";
    const at = `@stone_age-place-${roll.place}.at`;
    if (this.isShared) return say("stone_age-ui-dialogue-hunt", { sum: this.sum, at, gain: this.gain });
    return say("stone_age-ui-dialogue-roll", { sum: this.sum, at, good: roll.good, amount: this.gain });
  }

  get hint(): string {
    const { roll } = this;
    if (roll === null) return "";
    const missing = missingFor(roll, this.added);
    const each = say("stone_age-ui-dialogue-roll-each", { divisor: roll.divisor, missing: missing ?? 0 });
    return this.isShared ? say("stone_age-ui-dialogue-hunt-need", { need: this.need, divisor: roll.divisor }) : each;
  }

  get confirmLabel(): string | null {
    const { roll } = this;
    if (roll === null) return null;
    if (this.isShared) return say("stone_age-ui-dialogue-take-share", { food: this.food, jewels: this.jewels });
    return this.gain === 0 ? say("stone_age-ui-dialogue-take-nothing") : say("stone_age-ui-dialogue-take", { what: amount(roll.good, this.gain) });
  }

  confirm(): void {
    void this.#play();
  }

  back(): void {
    this.#on.take(null);
    this.#jewels.take(null);
  }

  /** Tools, that they are all unless none is left, and the share: as one. */
  async #play(): Promise<void> {
    const { session } = this.table;
    const actions = this.chosen.map(({ action }) => action);
    if (this.table.step === "use_tools" && (await this.#asksMore(actions))) actions.push("done");
    if (this.isShared) actions.push(`jewels ${this.jewels}`);
    await session.act(...actions);
  }

  /** Whether a further tool would still be asked for after these. */
  async #asksMore(actions: readonly string[]): Promise<boolean> {
    if (actions.length === 0) return true;
    const { preview } = await this.table.session.dialogue.learn(...actions);
    return preview?.decision?.kind === "yours" && preview.decision.step === "use_tools";
  }
}
