/** The reader's standing orders, which the server keeps and tells nobody else. */

import { api, sentenceOf } from "../../lib/api";
import type { Connection } from "../../lib/connection.svelte";
import { has, say } from "../../lib/words";
import type { OrderInfo, SetOrder } from "../../generated/wire";

export class StandingOrders {
  /** All that the game knows; none before they were fetched. */
  all: readonly OrderInfo[] = $state.raw([]);
  /** Whether the game is known to have none: then nobody need ask again. */
  hasNone = false;
  /** Why the newest change was refused. */
  fault: string | null = $state(null);
  isOpen: boolean = $state(false);
  /** Changes on their way, one after the other: somebody may press faster than the server answers. */
  #sending: Promise<void> = Promise.resolve();
  #newest = 0;

  constructor(
    private readonly connection: Connection,
    private readonly table: { readonly id: string; readonly game: string },
  ) {}

  /** Those that stand. */
  get standing(): readonly OrderInfo[] {
    return this.all.filter((order) => order.value !== null);
  }

  /** Asks the server which stand; a table that cannot be reached is asked again later. */
  async load(): Promise<void> {
    try {
      this.all = (await api.orders(this.table.id, this.connection.token)).orders;
      this.hasNone = this.all.length === 0;
    } catch {
      return;
    }
  }

  give(order: OrderInfo, value: string): Promise<void> {
    return this.#send({ name: order.name, stands: true, value });
  }

  revoke(order: OrderInfo): Promise<void> {
    return this.#send({ name: order.name, stands: false, value: "" });
  }

  /** What an order says, with the word it is given with. */
  said(order: OrderInfo, value: string | null = order.value): string {
    const key = `${this.table.game}-order-${order.name}`;
    const word = `${key}-${value ?? ""}`;
    return say(key, { value: has(word) ? say(word) : (value ?? "") });
  }

  /** Shows a change at once, and sends it behind those on their way. */
  #send(wanted: SetOrder): Promise<void> {
    const value = wanted.stands ? wanted.value : null;
    this.all = this.all.map((order) => (order.name === wanted.name ? { ...order, value } : order));
    this.#newest += 1;
    const number = this.#newest;
    this.#sending = this.#sending.then(() => this.#deliver(wanted, number));
    return this.#sending;
  }

  async #deliver(wanted: SetOrder, number: number): Promise<void> {
    try {
      const { orders } = await api.setOrder(this.table.id, wanted, this.connection.token);
      if (number === this.#newest) this.all = orders;
      this.fault = null;
    } catch (error) {
      this.fault = sentenceOf(error);
      await this.load();
    }
  }
}
