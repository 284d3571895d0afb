/** A move in the making: pick a group, weigh its destinations, confirm one. */

import { headline } from "../../screens/result/headline";
import { announcer } from "../../lib/announcer.svelte";
import { asWritten, say } from "../../lib/words";
import type { Choice, ClansView } from "../../generated/wire";
import type { CardGround, Play } from "../../table/play";
import type { Session } from "../../table/session.svelte";
import { LYING, terrainOf, territoryOf } from "./board";
import { bandsOf } from "../../lib/geometry";
import { movesOf, type Move } from "./moves";
import { consequenceOf, count, foundingsOf, type Consequence } from "./outcome";
import { boxRound, countOf, layGroup } from "./pieces/cluster";
import { RIM } from "./track/track";
import { clansView } from "./view";

const FRAME = { x: -RIM, y: -RIM, width: LYING.width + 2 * RIM, height: LYING.height + 2 * RIM };
const BAND = 16;
/** Room of the posts a lost village leaves, and of the target of a preview. */
const RUIN = 26;
const AIMED = 56;

export class ClansPlay implements Play {
  /** The group taken up. */
  #picked: number | null = $state(null);
  /** The state of the table in which something was taken up: once it changes, nothing is. */
  #takenAt = $state(0);
  /** The destination taken up; a second press confirms it. */
  #pinned: number | null = $state(null);
  /** The territory under the pointer or in focus. */
  pointed: number | null = $state(null);

  constructor(readonly session: Session) {}

  get view(): ClansView {
    return clansView(this.session.view);
  }

  readonly #moves: readonly Move[] = $derived.by(() => {
    const { decision } = this.session;
    return decision?.kind === "yours" ? movesOf(decision.choices) : [];
  });

  get #isFresh(): boolean {
    return this.#takenAt === this.session.connection.seq;
  }

  /** Whether the mover is asked which village comes first. */
  get isOrdering(): boolean {
    return this.#moves.some((move) => move.here === null);
  }

  /** The group taken up, if it still may move. */
  readonly picked = $derived(
    this.#isFresh && this.#moves.some((move) => move.here === this.#picked) ? this.#picked : null,
  );

  /** Groups that have a legal move. */
  readonly movable = $derived(new Set(this.#moves.flatMap((move) => move.here ?? [])));

  /** Legal destinations of the group taken up, or the villages to put in order. */
  readonly targets = $derived(
    new Map(this.#moves.filter((move) => move.here === this.picked).map((move) => [move.there, move.choice])),
  );

  /** The destination whose consequence is shown. */
  get aim(): number | null {
    if (this.pointed !== null && this.targets.has(this.pointed)) return this.pointed;
    return this.pinned;
  }

  get pinned(): number | null {
    return this.#isFresh && this.#pinned !== null && this.targets.has(this.#pinned) ? this.#pinned : null;
  }

  readonly considered: Choice | null = $derived(this.aim === null ? null : (this.targets.get(this.aim) ?? null));

  readonly consequence: Consequence | null = $derived(this.considered ? consequenceOf(this.considered) : null);

  /** A press on a territory: take up, weigh, confirm, or learn why not. */
  press(territory: number, at: { x: number; y: number }, isKey = false): void {
    if (!this.session.isMine) return;
    this.session.why = null;
    if (this.targets.has(territory)) return this.#pressTarget(territory, isKey);
    if (territory === this.picked) return this.back();
    if (this.movable.has(territory)) return this.#pick(territory);
    void this.#askWhyNot(territory, at);
  }

  confirm(): void {
    const choice = this.considered;
    if (!choice) return;
    this.back();
    void this.session.act(choice.text);
  }

  back(): void {
    this.#pinned = null;
    this.#picked = null;
    this.pointed = null;
  }

  #pressTarget(territory: number, isKey: boolean): void {
    // In focus by keyboard the consequence is already told, so one key is enough.
    if (isKey || this.pinned === territory) {
      this.pointed = territory;
      return this.confirm();
    }
    this.#pinned = territory;
    this.#takenAt = this.session.connection.seq;
  }

  #pick(territory: number): void {
    this.#picked = territory;
    this.#pinned = null;
    this.#takenAt = this.session.connection.seq;
    announcer.say(`${this.sentence} ${this.hint}`);
  }

  #askWhyNot(territory: number, at: { x: number; y: number }): Promise<void> {
    const here = this.picked ?? territory;
    const there = this.picked === null ? this.#somewhereFrom(territory) : territory;
    const text = this.isOrdering ? `found ${territory}` : `move ${here} ${there}`;
    const title = say("clans-ui-why-not", { number: territory, terrain: `@terrain-${terrainOf(territory)}` });
    return this.session.askWhyNot(text, title, at);
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

  get sentence(): string {
    const { decision, replay } = this.session;
    if (replay.isOn || decision === null) return say("clans-ui-looking-back");
    if (decision.kind === "over") return headline(decision, this.session.table, this.session.seat);
    if (decision.kind === "others") return "";
    if (this.isOrdering || this.picked === null) return this.session.ask(decision);
    const huts = countOf(this.hutsOf(this.picked));
    const from = `@terrain-${terrainOf(this.picked)}.from`;
    if (this.aim === null) return say("clans-ui-where", { huts, from });
    return say("clans-ui-move-there", { huts, from, to: `@terrain-${terrainOf(this.aim)}.to` });
  }

  get hint(): string {
    const { decision, replay } = this.session;
    if (replay.moment) return replay.moment.told.map((told) => this.session.tell(told)).join(" ");
    if (this.session.isEnding) return say("screen-end-hint");
    if (decision?.kind === "others") return this.#afterThem(decision.seats);
    if (decision?.kind === "over") return say("clans-ui-over");
    if (decision?.kind !== "yours") return "";
    if (this.isOrdering) return say("clans-ui-hint-order");
    if (this.picked === null) return say("clans-ui-hint-pick", { groups: this.movable.size });
    return say("clans-ui-hint-where", { count: this.targets.size, huts: countOf(this.hutsOf(this.picked)) });
  }

  get happened(): string {
    const { log } = this.session;
    const lines = log.slice(log.findLastIndex((told) => told.kind === "moved"));
    const foundings = foundingsOf(lines);
    const [first] = foundings;
    if (!first) return lines[0] ? this.session.tell(lines[0]) : "";
    if (foundings.length > 1) return say("clans-ui-founded-several", { count: foundings.length });
    const { chip, value, clans } = first;
    const fate = first.isRuined ? "ruined" : clans.length > 0 ? "scored" : "deserted";
    return say("clans-ui-founded", { chip, fate, value, count: clans.length, clans: clans.map((clan) => `@clan-${clan}`) });
  }

  /** "Then Mira, then Orm, then you", round the table. */
  #afterThem(asked: readonly number[]): string {
    const { seats } = this.session.table;
    const rest = seats.slice(1).map((_, step) => ((asked[0] ?? 0) + step + 1) % seats.length);
    const you = this.session.seat;
    const until = you === null ? rest.length : rest.indexOf(you);
    if (until < 0) return "";
    const names = rest.slice(0, until).map((seat) => say("clans-ui-then", { who: asWritten(this.session.nameOf(seat)) }));
    const last = you === null ? [] : [say("clans-ui-then-you")];
    const all = [...names, ...last].join(", ");
    return all === "" ? "" : `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
  }

  get confirmLabel(): string | null {
    if (this.considered === null) return null;
    return say(this.isOrdering ? "clans-ui-found-here" : "clans-ui-move-here");
  }

  get backLabel(): string | null {
    return this.picked === null ? null : say("clans-ui-another-group");
  }

  readonly ground: CardGround = $derived.by(() => {
    const aimed = this.aim === null ? null : territoryOf(LYING, this.aim);
    const open = [...this.targets.keys(), ...(this.picked === null ? [] : [this.picked])];
    const pieces = LYING.territories.flatMap(({ id, centre }) => {
      const group = layGroup(this.hutsOf(id));
      if (group) return [boxRound(centre, group.reach)];
      return this.view.villages.includes(id) ? [boxRound(centre, RUIN)] : [];
    });
    return {
      frame: FRAME,
      target: aimed ? boxRound(aimed.centre, AIMED) : null,
      clear: open.flatMap((id) => bandsOf(territoryOf(LYING, id).ring, BAND)),
      quiet: pieces,
    };
  });
}
