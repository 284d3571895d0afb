/** Laying a tile of the map: how it is turned, and which place was pressed. */

import type { Preview } from "../../../generated/wire";
import { Aim } from "../../../table/aim.svelte";
import type { Point } from "../../../lib/geometry";
import type { PrehistoryPlay } from "../play.svelte";
import { printed } from "../printed.svelte";
import { cellsOf, centreOf, ringOf } from "./land";

/** A hex that the tile may cover, and all places for it that do; its first hex there comes first. */
export interface Site {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly places: readonly Point[];
}

/** A hex of the tile in hand, as it would lie. */
export interface Cell {
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  readonly content: string;
}

export class Laying {
  readonly aim: Aim<string>;
  /** The turn that the reader chose, and which of the places of a hex. */
  #turn: number | null = $state(null);
  #place = $state(0);

  constructor(private readonly play: PrehistoryPlay) {
    this.aim = new Aim(play.session, (site) => this.sites.some(({ id }) => id === site));
  }

  get isOn(): boolean {
    return this.play.asked !== null && ["rotate_tile", "lay_tile"].includes(this.play.step);
  }

  /** The tile in hand. */
  get tile(): string {
    return String(this.play.asked?.args["tile"] ?? "");
  }

  /** All turns that have a place. */
  readonly turns: readonly number[] = $derived.by(() => this.play.choices.flatMap((choice) => (choice.verb === "rotate" ? [choice.args[0]] : [])));

  /** How it is turned now: as the reader chose, or as it was turned already. */
  readonly turn: number = $derived.by(() => (this.turns.includes(this.#turn ?? -1) ? (this.#turn ?? 0) : (this.turns[0] ?? Number(this.play.asked?.args["turn"] ?? 0))));

  /** The action that turns it; null where it cannot be turned. */
  get rotation(): string | null {
    return this.turns.length === 0 ? null : `rotate ${this.turn}`;
  }

  readonly #laid: Preview | null = $derived.by(() => (this.rotation === null ? null : this.play.session.dialogue.after(this.rotation)));

  /** Where it may lie as it is turned: the place of its first hex. */
  readonly places: readonly Point[] = $derived.by(() => {
    const { decision } = this.#laid ?? {};
    const own = this.play.choices.flatMap((choice) => (choice.verb === "lay" ? [[Number(choice.args[0]), Number(choice.args[1])] as const] : []));
    const next = decision?.kind === "yours" ? decision.choices.flatMap(({ args }) => (args ? [[Number(args[0]), Number(args[1])] as const] : [])) : [];
    return this.rotation === null ? own : next;
  });

  readonly sites: readonly Site[] = $derived.by(() => {
    const found = new Map<string, Point[]>();
    for (const [q, r] of this.places) {
      for (const [cell, [cq, cr]] of cellsOf(q, r, this.turn).entries()) {
        const id = `${cq} ${cr}`;
        const known = found.get(id) ?? [];
        found.set(id, cell === 0 ? [[q, r], ...known] : [...known, [q, r]]);
      }
    }
    return [...found].map(([id, places]) => {
      const [q = 0, r = 0] = id.split(" ").map(Number);
      return { id, q, r, places };
    });
  });

  /** Corners of all hexes that may be covered: they have to be seen. */
  get corners(): readonly Point[] {
    return this.sites.flatMap(({ q, r }) => ringOf(centreOf(q, r)));
  }

  get #site(): Site | null {
    return this.sites.find(({ id }) => id === (this.aim.pinned ?? this.aim.pointed)) ?? null;
  }

  /** Where the tile is shown lying: at the place pressed, else at the one pointed at. */
  get ghost(): Point | null {
    const site = this.#site;
    return site ? (site.places[this.#place % site.places.length] ?? null) : null;
  }

  /** The place that the confirm button takes. */
  get chosen(): Point | null {
    return this.aim.pinned === null ? null : this.ghost;
  }

  /** The hexes of the tile, its first at a place. */
  cellsAt([q, r]: Point): readonly Cell[] {
    const cells = Object.entries(printed().map_cells).find(([name]) => name === this.tile)?.[1] ?? [];
    return cellsOf(q, r, this.turn).map(([cq, cr], index) => {
      const [terrain = "rock", content = "nothing"] = (cells[index] ?? "").split(" ");
      return { q: cq, r: cr, terrain, content };
    });
  }

  /** A press on a hex: it lies there; pressed again, the next way to cover that hex. */
  press(id: string): void {
    if (!this.play.session.isMine) return;
    this.#place = this.aim.pinned === id ? this.#place + 1 : 0;
    this.aim.pin(id);
  }

  /** One step on clockwise, to the next turn that has a place. */
  rotate(): void {
    const { turns } = this;
    this.#turn = turns[(turns.indexOf(this.turn) + 1) % turns.length] ?? this.turn;
    this.#place = 0;
  }

  lay(): void {
    const { chosen } = this;
    if (chosen === null) return;
    const lay = `lay ${chosen[0]} ${chosen[1]}`;
    // With one place only the server lays it by itself.
    const isAsked = this.rotation === null || this.#laid?.decision?.kind === "yours";
    const texts = [...(this.rotation === null ? [] : [this.rotation]), ...(isAsked ? [lay] : [])];
    this.aim.clear();
    void this.play.session.act(...texts);
  }

  clear(): void {
    this.aim.clear();
    this.#place = 0;
  }
}

