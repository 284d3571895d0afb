/** A move in the making: pick a group, weigh its destinations, confirm one. */

import { bandsOf, boxAround } from "../../lib/geometry";
import { say } from "../../lib/words";
import type { ClansAction } from "../../generated/clans";
import type { ClansView, YourDecision } from "../../generated/wire";
import { textOf } from "../../table/action";
import { Aim } from "../../table/aim.svelte";
import { Camera } from "../../table/board/camera.svelte";
import { GamePlay } from "../../table/gameplay.svelte";
import type { CardGround, SpelledChoice } from "../../table/play";
import { Taken } from "../../table/taken.svelte";
import { LYING, terrainOf, territoryOf } from "./board";
import { movesOf, type Move } from "./moves";
import { consequenceOf, count, foundingsOf, type Consequence } from "./outcome";
import { countOf, layGroup } from "./pieces/cluster";
import { printed } from "./printed.svelte";
import { clansView } from "./view";

const BAND = 16;
/** Room of the posts a lost village leaves, and of the target of a preview. */
const RUIN = 26;
const AIMED = 56;

export class ClansPlay extends GamePlay<ClansAction> {
  readonly camera = new Camera();
  readonly #group = new Taken<number>(this.session);
  /** The destination, or the village to found first. */
  readonly aim = new Aim<number>(this.session, (territory) => this.targets.has(territory));

  get view(): ClansView {
    return clansView(this.session.view);
  }

  readonly #moves: readonly Move[] = $derived(movesOf(this.choices));

  /** Whether the mover is asked which village comes first. */
  get isOrdering(): boolean {
    return this.#moves.some((move) => move.here === null);
  }

  /** The group taken up, if it still may move. */
  readonly picked = $derived(this.#moves.some((move) => move.here === this.#group.thing) ? this.#group.thing : null);

  /** Groups that have a legal move. */
  readonly movable = $derived(new Set(this.#moves.flatMap((move) => move.here ?? [])));

  /** Legal destinations of the group taken up, or the villages to put in order. */
  readonly targets = $derived(
    new Map(this.#moves.filter((move) => move.here === this.picked).map((move) => [move.there, move.choice])),
  );

  override get chosen(): SpelledChoice | null {
    return this.aim.at === null ? null : (this.targets.get(this.aim.at) ?? null);
  }

  /** The choice aimed at, once it is known what would come of it. */
  readonly considered: SpelledChoice | null = $derived(this.previewOf(this.chosen) ? this.chosen : null);

  readonly consequence: Consequence | null = $derived.by(() => {
    const preview = this.previewOf(this.chosen);
    return preview ? consequenceOf(preview) : null;
  });

  override get foreseen(): readonly SpelledChoice[] {
    return [...this.targets.values()];
  }

  /** A move that founds several villages goes on with their order. */
  protected override readonly continues = { move_huts: ["order_villages"], order_villages: ["order_villages"] };

  /** A press on a territory: take up, weigh, confirm, or learn why not. */
  press(territory: number, at: { x: number; y: number }, isKey = false): void {
    if (!this.mayPress()) return;
    if (this.targets.has(territory)) return this.weigh(this.aim, territory, isKey);
    if (territory === this.picked) return this.back();
    if (this.movable.has(territory)) return this.#pick(territory);
    void this.#askWhyNot(territory, at);
  }

  back(): void {
    this.#group.take(null);
    this.aim.clear();
  }

  /** Takes up the group that would move, and where it would go. */
  propose([text]: readonly string[]): void {
    const move = this.#moves.find(({ choice }) => choice.text === text);
    if (!move) return;
    this.#group.take(move.here);
    this.aim.pin(move.there);
  }

  #pick(territory: number): void {
    this.#group.take(territory);
    this.aim.pin(null);
  }

  #askWhyNot(territory: number, at: { x: number; y: number }): Promise<void> {
    const here = this.picked ?? territory;
    const there = this.picked === null ? this.#somewhereFrom(territory) : territory;
    const action: ClansAction = this.isOrdering ? { verb: "found", args: [territory] } : { verb: "move", args: [here, there] };
    const title = say("clans-ui-why-not", { number: territory, terrain: `@clans-terrain-${terrainOf(territory)}` });
    return this.session.askWhyNot([textOf(action)], title, at);
  }

  /** A neighbour to ask about: an inhabited one if there is any. */
  #somewhereFrom(territory: number): number {
    const { neighbours } = territoryOf(LYING, territory);
    return neighbours.find((id) => countOf(this.hutsOf(id)) > 0) ?? neighbours[0] ?? territory;
  }

  /** Where the last move went, so that one who looked away sees it. */
  get lastMoved(): number | null {
    const { replay, log } = this.session;
    const told = (replay.moment?.told ?? log).findLast((line) => line.kind === "moved");
    return told ? count(told, "there") : null;
  }

  hutsOf(territory: number): readonly number[] {
    return this.view.huts[territory - 1] ?? [];
  }

  protected question(decision: YourDecision): string {
    if (this.isOrdering || this.picked === null) return this.session.ask(decision);
    const huts = countOf(this.hutsOf(this.picked));
    const from = `@clans-terrain-${terrainOf(this.picked)}.from`;
    if (this.aim.at === null) return say("clans-ui-where", { huts, from, here: this.picked });
    return say("clans-ui-move-there", { huts, from, here: this.picked, there: this.aim.at, to: `@clans-terrain-${terrainOf(this.aim.at)}.to` });
  }

  protected advice(): string {
    if (this.isOrdering) return say("clans-ui-hint-order");
    if (this.picked === null) return say("clans-ui-hint-pick", { groups: this.movable.size, most: printed().immobile });
    return say("clans-ui-hint-where", { count: this.targets.size, huts: countOf(this.hutsOf(this.picked)) });
  }

  override get happened(): string {
    const { log } = this.session;
    const lines = log.slice(log.findLastIndex((told) => told.kind === "moved"));
    const foundings = foundingsOf(lines);
    const [first] = foundings;
    if (!first) return lines[0] ? this.session.tell(lines[0]) : "";
    if (foundings.length > 1) return say("clans-ui-founded-several", { count: foundings.length });
    const { chip, value, clans } = first;
    const fate = first.isRuined ? "ruined" : clans.length > 0 ? "scored" : "deserted";
    return say("clans-ui-founded", { chip, fate, value, count: clans.length, clans: clans.map((clan) => `@clans-clan-${clan}`) });
  }

  /** What each target would found, as far as it is known: the chip of the first village. */
  readonly founding: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    for (const [territory, choice] of this.targets) {
      const preview = this.previewOf(choice);
      const [first] = preview ? foundingsOf(preview.told) : [];
      if (first && !first.isSurplus) found.set(territory, first.chip);
    }
    return found;
  });

  get isTakenUp(): boolean {
    return this.aim.pinned !== null && this.aim.pinned === this.aim.at;
  }

  get confirmLabel(): string | null {
    if (this.chosen === null) return null;
    return say(this.isOrdering ? "clans-ui-found-here" : "clans-ui-move-here");
  }

  get backLabel(): string | null {
    return this.picked === null ? null : say("clans-ui-another-group");
  }

  readonly ground: CardGround = $derived.by(() => {
    const aimed = this.aim.at === null ? null : territoryOf(LYING, this.aim.at);
    const open = [...this.targets.keys(), ...(this.picked === null ? [] : [this.picked])];
    const pieces = LYING.territories.flatMap(({ id, centre }) => {
      const group = layGroup(this.hutsOf(id));
      if (group) return [boxAround(centre, group.reach)];
      return this.view.villages.includes(id) ? [boxAround(centre, RUIN)] : [];
    });
    return {
      frame: this.camera.frame,
      target: aimed ? boxAround(aimed.centre, AIMED) : null,
      clear: open.flatMap((id) => bandsOf(territoryOf(LYING, id).ring, BAND)),
      quiet: pieces,
    };
  });
}
