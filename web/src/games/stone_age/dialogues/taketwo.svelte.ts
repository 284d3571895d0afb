/** The card for any two resources has just been bought: take them, or keep it for later. */

import { say } from "../../../lib/words";
import type { Answer } from "../../../table/play";
import type { AskedTable, Asking } from "./asking";
import { Pair } from "./pair.svelte";
import { goodName } from "./words";

export class TakeTwo implements Asking {
  readonly pair: Pair;

  constructor(private readonly table: AskedTable) {
    this.pair = new Pair(table);
  }

  get sentence(): string {
    return say("stone_age-ask-take_two");
  }

  get hint(): string {
    return say("stone_age-ui-dialogue-two-hint");
  }

  get confirmLabel(): string | null {
    if (this.pair.choice === null) return null;
    return say("stone_age-ui-dialogue-take", { what: say("stone_age-ui-dialogue-list", { items: this.pair.picked.map(goodName) }) });
  }

  get others(): readonly Answer[] {
    const keep = this.table.choices.find(({ verb }) => verb === "keep");
    return keep ? [{ label: say("stone_age-ui-dialogue-keep-card"), act: () => void this.table.session.act(keep.text) }] : [];
  }

  confirm(): void {
    const { choice } = this.pair;
    if (choice) void this.table.session.act(choice.text);
  }

  back(): void {
    this.pair.clear();
  }
}
