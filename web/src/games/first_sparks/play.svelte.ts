/** A choice in the making: weigh a space, a card or the place of a tile, then confirm it. */

import { say } from "../../lib/words";
import type { FirstSparksAction } from "../../generated/first_sparks";
import type { ClanView, FirstSparksView, ReachView, Told, TrialView, YourDecision } from "../../generated/wire";
import { textOf } from "../../table/action";
import { Aim } from "../../table/aim.svelte";
import { Camera } from "../../table/board/camera.svelte";
import { GamePlay } from "../../table/gameplay.svelte";
import type { Answer, CardGround, SpelledChoice } from "../../table/play";
import { cardName } from "./cards";
import { sortChoices, type Sorted } from "./choices";
import { TileLaying } from "./laying.svelte";
import { groundOf } from "./map/cardground";
import { foodOf, landOf, type Land } from "./map/land";
import { advice, confirmLabel, otherAnswers, question } from "./sentences";
import { firstSparksView, ownClan } from "./view";

/** What is done with a space where it is not spread to. */
const VERB_OF_STEP: Readonly<Record<string, "settle" | "lose">> = { settle: "settle", starve: "lose" };

export class FirstSparksPlay extends GamePlay<FirstSparksAction> {
  readonly camera = new Camera();
  /** The space in question, the card in question, and the place of a tile. */
  readonly aim = new Aim<string>(this.session, (space) => this.sorted.spaces.has(space));
  readonly cardAim = new Aim<number>(this.session, (card) => this.sorted.cards.has(card));
  readonly laying = new TileLaying(this.session, () => this.sorted.layings);
  /** Whether the map is drawn turned a quarter. */
  isTurned: boolean = $state(false);

  get view(): FirstSparksView {
    return firstSparksView(this.session.view);
  }

  get clan(): ClanView | null {
    return ownClan(this.view);
  }

  readonly sorted: Sorted = $derived(sortChoices(this.choices));

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
    const told = [...this.session.log, ...this.session.rehearsed];
    return told.filter(({ kind, seat: by }) => kind === "spread" && by === seat).slice(-placed);
  });

  /** Where the last member came to the map, so that one who looked away sees it. */
  get lastPlaced(): string | null {
    if (this.sorted.spaces.size > 0 || !["placing", "spreading"].includes(this.view.phase)) return null;
    const { replay, log } = this.session;
    const told = (replay.moment?.told ?? log).findLast(({ kind }) => ["spread", "neutral_spread", "settled"].includes(kind));
    return told ? String(told.args["space"]) : null;
  }

  /** What the confirm button does. */
  override get chosen(): SpelledChoice | null {
    const { spaces, cards, words } = this.sorted;
    if (this.laying.chosen) return this.laying.chosen.choice;
    if (this.aim.at !== null) return spaces.get(this.aim.at) ?? null;
    if (this.cardAim.at !== null) return cards.get(this.cardAim.at) ?? null;
    return words.get("buy") ?? words.get("hunt") ?? null;
  }

  /** The choice in view; with members placed, the end of the go, whose bill is shown. */
  readonly considered: SpelledChoice | null = $derived.by(() => {
    const isForetold = this.step !== "hunt" || this.previewOf(this.chosen) !== null;
    if (this.chosen) return isForetold ? this.chosen : null;
    return this.bill.length > 0 ? (this.sorted.words.get("done") ?? null) : null;
  });

  /** What belongs to one go: all its members, all its tools, a purchase and the tool that leaves for it. */
  protected override readonly continues = {
    offer: ["drop_tool"],
    answer: ["drop_tool"],
    box_offer: ["drop_tool"],
    hunt: ["hunt"],
    spread: ["spread"],
    starve: ["starve"],
  };

  /** The card in question: offered to this seat, about to be offered by it, or just bought. */
  get cardInQuestion(): number | null {
    switch (this.step) {
      case "answer":
      case "box_offer":
        return this.view.offer?.card ?? null;
      case "offer":
        return this.cardAim.at;
      case "drop_tool":
        return this.bought;
      default:
        return null;
    }
  }

  /** The card for which a tool has to leave. */
  get bought(): number | null {
    if (this.step !== "drop_tool") return null;
    const told = [...this.session.log, ...this.session.rehearsed].findLast(({ kind, seat }) => kind === "bought" && seat === this.view.seat);
    return told ? Number(told.args["number"]) : null;
  }

  /** Whether the choice in view would make one tool too many. */
  get mustDrop(): boolean {
    const next = this.previewOf(this.chosen)?.decision;
    return this.step === "drop_tool" || (next?.kind === "yours" && next.step === "drop_tool");
  }

  /** The tool that would leave with the purchase in question. */
  get leaving(): number | null {
    return this.step === "drop_tool" ? this.cardAim.at : null;
  }

  /** What a tool for sale would bring, with the tool gone that is chosen to leave. */
  trialOf(card: number): TrialView | null {
    const { trials } = firstSparksView(this.session.dialogue.path.length > 0 ? this.session.connection.view : this.session.view);
    return trials.find((trial) => trial.card === card && trial.leaves === this.leaving) ?? null;
  }

  propose([text]: readonly string[]): void {
    const space = [...this.sorted.spaces].find(([, choice]) => choice.text === text);
    const card = [...this.sorted.cards].find(([, choice]) => choice.text === text);
    if (space) this.aim.pin(space[0]);
    else if (card) this.cardAim.pin(card[0]);
    else this.laying.propose(text ?? "");
  }

  pressSpace(space: string, at: { x: number; y: number }, isKey = false): void {
    if (!this.mayPress()) return;
    if (this.sorted.spaces.has(space)) return this.weigh(this.aim, space, isKey);
    if (this.sorted.spaces.size === 0 && !this.isPaying) return;
    const title = say("first_sparks-ui-why-not-space", { where: `@first_sparks-ground-${foodOf(space)}.at` });
    void this.session.askWhyNot([textOf<FirstSparksAction>({ verb: VERB_OF_STEP[this.step] ?? "spread", args: [space] })], title, at);
  }

  pressCard(card: number, at: { x: number; y: number }, isKey = false): void {
    if (!this.mayPress()) return;
    if (this.sorted.cards.has(card)) return this.weigh(this.cardAim, card, isKey);
    if (this.step === "offer") void this.session.askWhyNot([textOf<FirstSparksAction>({ verb: "offer", args: [card] })], cardName(card), at);
  }

  pressSite(site: string): void {
    if (!this.mayPress()) return;
    this.laying.press(site);
  }

  back(): void {
    this.aim.clear();
    this.cardAim.clear();
    this.laying.clear();
  }

  /** Answers in a word: pass, leave it, that is all. */
  get others(): readonly Answer[] {
    const turn = this.laying.canTurn
      ? [{ label: say("first_sparks-ui-turn"), icon: "first_sparks-turn", act: () => this.laying.turn() }]
      : [];
    const words = otherAnswers(this).map(({ label, choice }) => ({ label, act: () => this.send(choice) }));
    return [...turn, ...words];
  }

  protected question(decision: YourDecision): string {
    return question(this, decision);
  }

  protected advice(decision: YourDecision): string {
    return advice(this, decision);
  }

  override get happened(): string {
    return this.ownNewest;
  }

  get confirmLabel(): string | null {
    return confirmLabel(this);
  }

  readonly backLabel = null;

  readonly ground: CardGround = $derived(groundOf(this));
}
