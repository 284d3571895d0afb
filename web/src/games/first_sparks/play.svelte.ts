/** A choice in the making: weigh a space, a card or the place of a tile, then confirm it. */

import type { Box } from "../../lib/geometry";
import { say } from "../../lib/words";
import type { Choice, ClanView, FirstSparksView, ReachView, Told, TrialView } from "../../generated/wire";
import type { Answer, CardGround, Play } from "../../table/play";
import type { Session } from "../../table/session.svelte";
import { cardName, cardOf, toolLimit } from "./cards";
import { sortChoices, verbOf, type Sorted } from "./choices";
import { TileLaying } from "./laying.svelte";
import { groundOf } from "./map/cardground";
import { foodOf, landOf, type Land } from "./map/land";
import { ownClan, firstSparksView } from "./view";
import { confirmLabel, hintOf, otherAnswers, sentenceOf } from "./sentences";

const NOTHING: Sorted = sortChoices([]);

export class FirstSparksPlay implements Play {
  /** What was taken up, as the text of its choice; a second press confirms it. */
  #pinned: string | null = $state(null);
  /** The state of the table in which it was taken up: once it changes, nothing is. */
  #takenAt = $state(0);
  /** The tool that would leave if the card in question is bought, and the purchase it was chosen for. */
  #leaving: number | null = $state(null);
  #promise: { readonly card: number; readonly drop: number } | null = null;
  /** The space or the card under the pointer or in focus. */
  pointedSpace: string | null = $state(null);
  pointedCard: number | null = $state(null);
  /** What of the map the box shows, in units of the map. */
  frame: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** What it shows from afar. */
  whole: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** Whether the map is drawn turned a quarter. */
  isTurned: boolean = $state(false);
  readonly laying: TileLaying;

  constructor(readonly session: Session) {
    this.laying = new TileLaying(() => this.sorted.layings);
  }

  get view(): FirstSparksView {
    return firstSparksView(this.session.view);
  }

  get clan(): ClanView | null {
    return ownClan(this.view);
  }

  /** What is asked of this seat, as the name of the step; empty when nothing is. */
  get step(): string {
    const { decision } = this.session;
    return decision?.kind === "yours" ? decision.step : "";
  }

  readonly sorted: Sorted = $derived.by(() => {
    const { decision } = this.session;
    return decision?.kind === "yours" ? sortChoices(decision.choices) : NOTHING;
  });

  /** The map as it is drawn. */
  readonly land: Land = $derived(landOf(this.view.tiles, this.isTurned));

  /** Prices of all spaces within reach, also of those too dear; only while members are placed. */
  readonly reach: ReadonlyMap<string, ReachView> = $derived(
    new Map(this.isPaying ? this.view.reach.map((reach) => [reach.space, reach]) : []),
  );

  /** Whether new members are paid for now. */
  get isPaying(): boolean {
    return this.step === "spread" || this.step === "second";
  }

  /** Members placed in this go: they lie down until the go is over. */
  readonly bill: readonly Told[] = $derived.by(() => {
    const { placed, seat } = this.view;
    if (!this.isPaying || placed === 0) return [];
    return this.session.log.filter((told) => told.kind === "spread" && told.seat === seat).slice(-placed);
  });

  /** Where the last member came to the map, so that one who looked away sees it. */
  get lastPlaced(): string | null {
    if (this.sorted.spaces.size > 0 || !["placing", "spreading"].includes(this.view.phase)) return null;
    const { replay, log } = this.session;
    const told = (replay.moment?.told ?? log).findLast(({ kind }) => ["spread", "neutral_spread", "settled"].includes(kind));
    return told ? String(told.args["space"]) : null;
  }

  /** The space whose consequence is shown. */
  get aim(): string | null {
    const { spaces } = this.sorted;
    if (this.pointedSpace !== null && spaces.has(this.pointedSpace)) return this.pointedSpace;
    return [...spaces].find(([, choice]) => choice === this.pinned)?.[0] ?? null;
  }

  /** The card whose consequence is shown. */
  get aimedCard(): number | null {
    const { cards } = this.sorted;
    if (this.pointedCard !== null && cards.has(this.pointedCard)) return this.pointedCard;
    return [...cards].find(([, choice]) => choice === this.pinned)?.[0] ?? null;
  }

  /** The choice taken up, if it still stands. */
  readonly pinned: Choice | null = $derived.by(() => {
    const { decision } = this.session;
    if (decision?.kind !== "yours" || this.#takenAt !== this.session.connection.seq) return null;
    return decision.choices.find(({ text }) => text === this.#pinned) ?? null;
  });

  /** What the confirm button does. */
  readonly chosen: Choice | null = $derived.by(() => {
    const { spaces, cards, words } = this.sorted;
    if (this.laying.chosen) return this.laying.chosen.choice;
    if (this.aim !== null) return spaces.get(this.aim) ?? null;
    if (this.aimedCard !== null) return cards.get(this.aimedCard) ?? null;
    return words.get("buy") ?? words.get("hunt") ?? null;
  });

  /** The choice in view; with members placed, the end of the go, whose bill is shown. */
  readonly considered: Choice | null = $derived(
    this.chosen ?? (this.bill.length > 0 ? (this.sorted.words.get("done") ?? null) : null),
  );

  /** The card in question: offered to this seat, or about to be offered by it. */
  get cardInQuestion(): number | null {
    if (["answer", "box_offer"].includes(this.step)) return this.view.offer?.card ?? null;
    return this.step === "offer" ? this.aimedCard : null;
  }

  /** Whether a purchase would make one tool too many. */
  readonly mustDrop: boolean = $derived.by(() => {
    const { clan, cardInQuestion: card } = this;
    return clan !== null && card !== null && clan.tools.length >= toolLimit(clan) && cardOf(card).food !== null;
  });

  /** The tool chosen to leave with the purchase in question. */
  get leaving(): number | null {
    const known = this.clan?.tools.includes(this.#leaving ?? 0) ?? false;
    return this.mustDrop && (known || this.#leaving === this.cardInQuestion) ? this.#leaving : null;
  }

  /** What a tool for sale would bring, with the tool gone that is chosen to leave. */
  trialOf(card: number): TrialView | null {
    return this.view.trials.find((trial) => trial.card === card && trial.leaves === this.leaving) ?? null;
  }

  chooseLeaving(card: number): void {
    this.#leaving = this.#leaving === card ? null : card;
  }

  /** The drop that was promised with the purchase, once it is asked for. */
  takePromise(): string | null {
    if (this.step !== "drop_tool" || this.#promise === null) return null;
    const { card, drop } = this.#promise;
    this.#promise = null;
    const isBought = this.clan?.tools.includes(card) ?? false;
    return isBought ? (this.sorted.cards.get(drop)?.text ?? null) : null;
  }

  pressSpace(space: string, at: { x: number; y: number }, isKey = false): void {
    if (!this.session.isMine) return;
    this.session.why = null;
    const choice = this.sorted.spaces.get(space);
    if (choice) return this.#press(choice, isKey);
    const verb = { settle: "settle", starve: "lose" }[this.step] ?? "spread";
    if (this.sorted.spaces.size === 0 && !this.isPaying) return;
    const title = say("first_sparks-ui-why-not-space", { where: `@first_sparks-ground-${foodOf(space)}.at` });
    void this.session.askWhyNot(`${verb} ${space}`, title, at);
  }

  pressCard(card: number, at: { x: number; y: number }, isKey = false): void {
    if (!this.session.isMine) return;
    this.session.why = null;
    const choice = this.sorted.cards.get(card);
    if (choice) return this.#press(choice, isKey);
    if (this.step === "offer") void this.session.askWhyNot(`offer ${card}`, cardName(card), at);
  }

  pressSite(site: string): void {
    if (!this.session.isMine) return;
    this.session.why = null;
    this.laying.press(site);
  }

  confirm(): void {
    const choice = this.chosen;
    if (choice) this.#act(choice);
  }

  back(): void {
    this.#pinned = null;
    this.pointedSpace = null;
    this.pointedCard = null;
    this.laying.clear();
  }

  #press(choice: Choice, isKey: boolean): void {
    // In focus by keyboard the consequence is already told, so one key is enough.
    if (isKey || this.pinned === choice) return this.#act(choice);
    this.#pinned = choice.text;
    this.#takenAt = this.session.connection.seq;
  }

  #act(choice: Choice): void {
    const card = this.cardInQuestion;
    if (["buy", "offer"].includes(verbOf(choice)) && card !== null && this.leaving !== null) {
      this.#promise = { card, drop: this.leaving };
    }
    this.back();
    void this.session.act(choice.text);
  }

  /** Answers in a word: pass, leave it, that is all. */
  get others(): readonly Answer[] {
    const turn = this.laying.canTurn
      ? [{ label: say("first_sparks-ui-turn"), icon: "first_sparks-turn", act: () => this.laying.turn() }]
      : [];
    const words = otherAnswers(this).map(({ label, choice }) => ({ label, act: () => this.#act(choice) }));
    return [...turn, ...words];
  }

  get sentence(): string {
    return sentenceOf(this);
  }

  get hint(): string {
    return hintOf(this);
  }

  get happened(): string {
    const { log } = this.session;
    const last = log.findLast((told) => told.seat === this.session.seat);
    const lines = log.filter((told) => told.entry === last?.entry);
    return lines.slice(0, 2).map((told) => this.session.tell(told)).join(" ");
  }

  get confirmLabel(): string | null {
    return confirmLabel(this);
  }

  readonly backLabel = null;

  readonly ground: CardGround = $derived(groundOf(this));
}
