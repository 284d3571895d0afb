/** A choice in the making: a place, how many go there, and whatever a dialogue over the land asks. */

import { say } from "../../lib/words";
import type { StoneAgeAction } from "../../generated/stone_age";
import type { CampView, StoneAgeView, YourDecision } from "../../generated/wire";
import { textOf } from "../../table/action";
import { Aim } from "../../table/aim.svelte";
import { Camera } from "../../table/board/camera.svelte";
import { GamePlay } from "../../table/gameplay.svelte";
import type { Answer, CardGround, SpelledChoice } from "../../table/play";
import { Taken } from "../../table/taken.svelte";
import { groundOf } from "./board/cardground";
import { peopleOf, sortChoices, type Sorted, type StoneAgeChoice } from "./choices";
import type { Asking } from "./dialogues/asking";
import { Dialogues } from "./dialogues/dialogues.svelte";
import { advice, confirmLabel, question } from "./sentences";
import { pinsOf, type Pin } from "./since";
import { ownCamp, stoneAgeView } from "./view";

/** The steps that a dialogue over the land asks. */
const ASKED_STEPS = ["use_tools", "split_hunt", "buy", "buy_extra", "give", "pay", "take_two", "choose_die", "feed"];

export class StoneAgePlay extends GamePlay<StoneAgeAction> {
  readonly camera = new Camera();
  readonly aim = new Aim<string>(this.session, (place) => this.isTarget(place));
  readonly dialogues = new Dialogues(this);
  /** The seat whose camp is pointed at: where it may still go is dotted on the board. */
  pointedCamp: number | null = $state(null);
  /** How many go to the place in question, once that was said. */
  readonly #people = new Taken<number>(this.session);
  /** Whether two resources are to be taken for a card, between two places. */
  readonly #two = new Taken<boolean>(this.session);

  get view(): StoneAgeView {
    return stoneAgeView(this.session.view);
  }

  get camp(): CampView | null {
    return ownCamp(this.view);
  }

  /** What others placed since the own turn, and later what their people brought; none while a past moment is shown. */
  readonly pins: readonly Pin[] = $derived(pinsOf(this.session.since.deeds));

  readonly sorted: Sorted = $derived(sortChoices(this.choices));

  /** Whether a dialogue asks over the land, and not the board itself. */
  get isAskedAside(): boolean {
    return this.asked !== null && (ASKED_STEPS.includes(this.step) || this.isTakingTwo);
  }

  /** The dialogue that is open: it puts its words into the decision line, in place of what the play itself says. */
  get answering(): Asking | null {
    return this.asked === null ? null : this.dialogues.open;
  }

  /** Whether another seat chooses among dice for everybody: all look on. */
  get isWatchingDice(): boolean {
    const { decision } = this.session;
    return decision?.kind === "others" && decision.step === "choose_die" && this.view.dice !== null;
  }

  /** Whether the two resources of a card are chosen before the next place is used. */
  get isTakingTwo(): boolean {
    return this.step === "use_place" && this.#two.thing === true;
  }

  isTarget(place: string): boolean {
    return this.sorted.sendings.has(place) || this.sorted.uses.has(place);
  }

  /** Whether the place is offered and may be pressed: while something else is asked nothing glows. */
  isLit(place: string): boolean {
    return this.session.isMine && !this.isAskedAside && this.isTarget(place);
  }

  /** The place in question: once one is taken up, pointing at others does not change it. */
  get place(): string | null {
    return this.aim.pinned ?? this.aim.at;
  }

  /** Whether a mouse only passes over the place: it is shown what it would bring, and nothing is chosen yet. */
  get isGlance(): boolean {
    return this.aim.pinned === null && this.aim.isHovered;
  }

  /** The place to which people would go now; none while it is only glanced at. */
  get goal(): string | null {
    return this.isGlance || this.considered?.verb !== "place" ? null : this.place;
  }

  /** The numbers of people that may go to the place in question. */
  get crowds(): readonly number[] {
    return (this.place === null ? [] : (this.sorted.sendings.get(this.place) ?? [])).map(peopleOf);
  }

  /** How many go there: as many as was said, else as many as can. */
  get people(): number {
    const said = this.aim.pinned === null ? null : this.#people.thing;
    return said !== null && this.crowds.includes(said) ? said : (this.crowds.at(-1) ?? 0);
  }

  choosePeople(people: number): void {
    if (this.place === null || !this.crowds.includes(people)) return;
    this.aim.pin(this.place);
    this.#people.take(people);
  }

  readonly considered: StoneAgeChoice | null = $derived.by(() => {
    if (this.place === null || this.isAskedAside) return null;
    const sending = this.sorted.sendings.get(this.place)?.find((choice) => peopleOf(choice) === this.people);
    return sending ?? this.sorted.uses.get(this.place) ?? null;
  });

  override get chosen(): SpelledChoice | null {
    return this.isGlance ? null : this.considered;
  }

  /** What is sent says it all; only of people used without dice is it known what they bring. */
  override get foreseen(): readonly SpelledChoice[] {
    return this.considered?.verb === "use" ? [this.considered] : [];
  }

  /** A purchase, a roll and a meal are played as one. */
  protected override readonly continues = {
    use_tools: ["use_tools", "split_hunt"],
    buy: ["buy", "give", "pay"],
    buy_extra: ["buy_extra", "give", "pay"],
    give: ["give", "pay"],
    pay: ["pay"],
    feed: ["feed"],
  };

  /** Plays a choice of an open dialogue, or goes on with it. */
  choose(choice: StoneAgeChoice): void {
    this.send(choice);
  }

  pressPlace(place: string, at: { x: number; y: number }, isKey = false): void {
    if (!this.mayPress() || this.isAskedAside) return;
    if (this.isTarget(place)) {
      const isSeveral = (this.sorted.sendings.get(place)?.length ?? 0) > 1;
      return this.weigh(this.aim, place, isKey && !isSeveral);
    }
    const action: StoneAgeAction = this.step === "use_place" ? { verb: "use", args: [place] } : { verb: "place", args: [place, this.#usual(place)] };
    void this.session.askWhyNot([textOf(action)], say("stone_age-ui-why-not", { place: `@stone_age-place-${place}`, to: `@stone_age-place-${place}.to` }), at);
  }

  propose([text]: readonly string[]): void {
    const choice = this.choices.find((one) => one.text === text);
    if (choice?.verb !== "place" && choice?.verb !== "use") return;
    this.aim.pin(choice.args[0]);
    if (choice.verb === "place") this.choosePeople(choice.args[1]);
  }

  /** Two go to hut and market; anywhere else it is asked about one. */
  #usual(place: string): number {
    return place === "hut" || place === "market" ? 2 : 1;
  }

  override confirm(): void {
    if (this.answering) this.answering.confirm();
    else super.confirm();
  }

  back(): void {
    this.answering?.back();
    this.aim.clear();
    this.#people.take(null);
    this.#two.take(null);
  }

  get others(): readonly Answer[] {
    if (this.answering) return this.answering.others;
    if (this.step !== "use_place" || this.sorted.twos.length === 0 || this.isTakingTwo || (this.place !== null && !this.isGlance)) return [];
    return [{ label: say("stone_age-ui-take-two"), act: () => this.#two.take(true) }];
  }

  override get sentence(): string {
    return this.answering?.sentence ?? super.sentence;
  }

  override get hint(): string {
    return this.answering?.hint ?? super.hint;
  }

  protected question(decision: YourDecision): string {
    return question(this, decision);
  }

  protected advice(): string {
    return advice(this);
  }

  override get happened(): string {
    return this.ownNewest;
  }

  get confirmLabel(): string | null {
    return this.answering ? this.answering.confirmLabel : confirmLabel(this);
  }

  get backLabel(): string | null {
    if (this.isTakingTwo) return say("stone_age-ui-back");
    return this.aim.pinned === null || this.answering ? null : say("stone_age-ui-another");
  }

  readonly ground: CardGround = $derived(groundOf(this));
}
