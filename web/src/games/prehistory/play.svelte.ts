/** A turn in the making: whatever is pressed leads a step along a path, which is played as one in the end. */

import { COLOURS, type PrehistoryAction } from "../../generated/prehistory";
import type { PlayerView, PrehistoryView, YourDecision } from "../../generated/wire";
import { Aim } from "../../table/aim.svelte";
import { Camera } from "../../table/board/camera.svelte";
import { GamePlay } from "../../table/gameplay.svelte";
import type { Answer, CardGround, SpelledChoice } from "../../table/play";
import { Taken } from "../../table/taken.svelte";
import { byKey, bySecondKey, DEVELOPMENT, ENDINGS, keysOf, type PrehistoryChoice } from "./choices";
import type { ActionName } from "./dialogues/actions";
import { Autumn } from "./dialogues/autumn.svelte";
import { deedOf, goesOn, stagesOf, type Stage } from "./draft";
import { describe } from "./labels";
import { Laying } from "./map/laying.svelte";
import { Since } from "./map/since.svelte";
import { advice, backLabel, confirmLabel, otherAnswers, question } from "./sentences";
import { ownPlayer, prehistoryView } from "./view";

export type Hero = "actions" | "map";
/** What the phone shows between sentence and sheet. */
export type Tab = Hero | "own";

/** Steps that are answered on the map. */
const MAP_STEPS = ["autumn_turn", "walk_to", "spend", "settle", "send", "follow", "return_member", "rotate_tile", "lay_tile"];
/** And on the own board. */
const OWN_STEPS = ["paint_more", "shift", "raise_hut", "give", "choose_basket", "begin"];

export class PrehistoryPlay extends GamePlay<PrehistoryAction> {
  /** That of the map; the action board has none. */
  readonly camera = new Camera(undefined, true);
  /** Walking and building, tiles of the map to be laid, and what others did there. */
  readonly autumn = new Autumn(this);
  readonly laying = new Laying(this);
  readonly since = new Since(this);
  /** What is pointed at and pressed, by key: "gather 3", "space M05b"; all drawings share it. */
  readonly aim = new Aim<string>(this.session, (key) => this.offered.has(key));
  /** Whether the drawer with all that development can do is open. */
  isDrawerOpen: boolean = $state(false);
  /** The action whose choices the reader looks at. */
  #looked: { readonly seq: number; readonly action: ActionName } | null = $state.raw(null);
  /** A turn of a tile that is pointed at in the drawer. */
  turnInView: string | null = $state(null);
  /** The first key of a choice that has two. */
  readonly #first = new Taken<string>(this.session);
  /** A choice that ends the path: it waits for the button. */
  readonly #last = new Taken<PrehistoryChoice>(this.session);
  /** What the reader put in place of the season's hero, and at which row of the table. */
  #swapped: { readonly seq: number; readonly tab: Tab } | null = $state.raw(null);

  /** The position at the end of the path. */
  get view(): PrehistoryView {
    return prehistoryView(this.session.view);
  }

  get own(): PlayerView | null {
    return ownPlayer(this.view);
  }

  /** The position that a choice in question would bring; else the one at the end of the path. */
  get foreseenView(): PrehistoryView {
    const preview = this.previewOf(this.considered ?? this.last);
    return preview ? prehistoryView(preview.view) : this.view;
  }

  /** Action board or map: the season chooses, and the reader may swap. */
  get hero(): Hero {
    const tab = this.#chosenTab;
    return tab === "map" || tab === "actions" ? tab : this.#seasonsHero;
  }

  swapHero(): void {
    this.showTab(this.hero === "map" ? "actions" : "map");
  }

  get tab(): Tab {
    return this.#chosenTab ?? (OWN_STEPS.includes(this.step) ? "own" : this.#seasonsHero);
  }

  showTab(tab: Tab): void {
    this.#swapped = { seq: this.session.connection.seq, tab };
  }

  /** The action whose choices the reader looks at. */
  get lookedAt(): ActionName | null {
    return this.#looked?.seq === this.session.connection.seq ? this.#looked.action : null;
  }

  /** Looks at an action, or no longer. */
  lookAt(action: ActionName): void {
    this.#looked = this.lookedAt === action ? null : { seq: this.session.connection.seq, action };
    if (this.#chosenTab !== null && this.#looked !== null) this.showTab("actions");
  }

  get #chosenTab(): Tab | null {
    return this.#swapped?.seq === this.session.connection.seq ? this.#swapped.tab : null;
  }

  get #seasonsHero(): Hero {
    return ["autumn", "over"].includes(this.view.phase) || MAP_STEPS.includes(this.step) ? "map" : "actions";
  }

  /** Whether walking and building are asked for, which has a dialogue of its own. */
  get isAutumn(): boolean {
    return this.autumn.isOn;
  }

  /** The decisions of the path, the open one last. */
  readonly stages: readonly Stage[] = $derived.by(() => (this.asked === null ? [] : stagesOf(this.session)));
  /** Where the action in the making was chosen. */
  readonly deed: Stage | null = $derived(deedOf(this.stages));

  readonly #byKey = $derived(byKey(this.choices));

  /** All that may be pressed now, by key. */
  readonly offered: ReadonlyMap<string, readonly PrehistoryChoice[]> = $derived.by(() => {
    const begun = this.first === null ? [] : (this.#byKey.get(this.first) ?? []);
    return new Map([...this.#byKey, ...bySecondKey(begun)]);
  });

  /** The first key of a choice that has two, once it is pressed. */
  get first(): string | null {
    return this.#first.thing;
  }

  /** What is left to be chosen after the first key. */
  get variants(): readonly PrehistoryChoice[] {
    return this.first === null ? [] : (this.#byKey.get(this.first) ?? []);
  }

  /** The choice that ends the path and waits for the button. */
  get last(): PrehistoryChoice | null {
    return this.#last.thing;
  }

  /** What a hint has taken up, which a press on the button chooses; what ends a turn has a button of its own. */
  get hinted(): PrehistoryChoice | null {
    if (this.aim.pinned === null || this.last !== null || this.step === "end_turn") return null;
    return this.choices.find(({ text, verb }) => text === this.session.hinting.next[0] && !ENDINGS.includes(verb)) ?? null;
  }

  /** Whether a press there chooses something now. */
  isLit(key: string): boolean {
    return this.session.isMine && this.offered.has(key);
  }

  /** Whether it is in question: pointed at, or pressed once. */
  isAt(key: string): boolean {
    return this.aim.at === key;
  }

  /** Whether it is chosen, in the path or as its end. */
  isPinned(key: string): boolean {
    const isInPath = this.stages.some(({ chosen }) => chosen !== null && keysOf(chosen)[0] === key && !DEVELOPMENT.includes(chosen.verb));
    return isInPath || this.first === key || (this.last !== null && keysOf(this.last)[0] === key);
  }

  /** The choice in view, whose consequence is told: the one pointed at. */
  readonly considered: PrehistoryChoice | null = $derived.by(() => {
    const found = this.aim.at === null ? undefined : this.offered.get(this.aim.at);
    return found?.length === 1 ? (found[0] ?? null) : this.last;
  });

  override get foreseen(): readonly SpelledChoice[] {
    if (this.laying.isOn) return this.choices.filter(({ text }) => text === this.laying.rotation);
    if (this.autumn.isOn) return this.choices.filter(({ text }) => this.autumn.foreseen.includes(text));
    return this.considered ? [this.considered] : [];
  }

  /** A press on something offered; elsewhere an earlier decision is changed, or it is asked why not. */
  press(key: string, at: { x: number; y: number }, _isKey = false): void {
    if (!this.mayPress()) return;
    const found = this.offered.get(key);
    if (found === undefined) return this.#reconsider(key, at);
    const [choice] = found;
    if (found.length > 1 || choice === undefined) this.#first.take(this.first === key ? null : key);
    else void this.follow(choice);
  }

  propose([text]: readonly string[]): void {
    const choice = this.choices.find((one) => one.text === text);
    const [key] = choice ? keysOf(choice) : [];
    if (key !== undefined) this.aim.pin(key);
  }

  /** Chooses something: the path goes on, or it waits for the button. */
  async follow(choice: PrehistoryChoice): Promise<void> {
    if (!this.session.isMine) return;
    const { stages } = this;
    // Who had nothing for the pillar buys it there; else development leaves the question open.
    const mayPropose = !DEVELOPMENT.includes(choice.verb) || (this.step === "lay_foot" && !this.choices.some(({ verb }) => verb === "foot"));
    this.aim.clear();
    this.#first.take(null);
    const isGoing = await this.session.goOn(choice.text, (next) => goesOn(stages, choice, next));
    if (isGoing === false) this.#last.take(choice);
    if (isGoing && this.step === "lay_foot" && mayPropose) await this.#proposeFoot();
  }

  /** Changes a decision of the path: what came after it is chosen anew. */
  change(stage: Stage, choice: PrehistoryChoice): void {
    if (!this.mayPress()) return;
    this.session.dialogue.backTo(stage.index);
    void this.follow(choice);
  }

  /** The same path without one of its steps, as far as that can be done. */
  async without(stage: Stage): Promise<void> {
    if (!this.mayPress()) return;
    const later = this.stages.slice(stage.index + 1).flatMap(({ chosen }) => (chosen ? [chosen] : []));
    this.session.dialogue.backTo(stage.index);
    for (const choice of later) {
      const { stages } = this;
      if (!this.choices.some(({ text }) => text === choice.text)) return;
      if (!(await this.session.goOn(choice.text, (next) => goesOn(stages, choice, next)))) return;
    }
  }

  /** What a turned tile pointed at in the drawer would ask; null while none is. */
  get turnedView(): PrehistoryView | null {
    const preview = this.turnInView === null ? null : this.session.dialogue.after(this.turnInView);
    return preview ? prehistoryView(preview.view) : null;
  }

  /** Plays the path and this choice. */
  play(choice: PrehistoryChoice | null): void {
    this.#clear();
    void (choice ? this.session.act(choice.text) : this.session.act());
  }

  /** The colour of which most is left goes to the pillar, unless the reader says otherwise. */
  async #proposeFoot(): Promise<void> {
    const left = (choice: PrehistoryChoice): number => this.own?.resources[COLOURS.findIndex((colour) => colour === choice.args[0])] ?? 0;
    const [most] = this.choices.filter(({ verb }) => verb === "foot").sort((a, b) => left(b) - left(a));
    if (most) await this.follow(most);
  }

  #reconsider(key: string, at: { x: number; y: number }): void {
    const stage = this.stages.findLast(({ chosen, choices }) => chosen !== null && byKey(choices).has(key));
    if (stage) {
      this.session.dialogue.backTo(stage.index);
      return this.press(key, at);
    }
    const action = actionOf(key, this.step, this.view.phase);
    if (action) void this.session.askWhyNot([action], describe(this, key), at);
  }

  override confirm(): void {
    if (this.laying.isOn) return this.laying.lay();
    if (!this.session.isMine) return;
    if (this.hinted !== null) return void this.follow(this.hinted);
    const done = this.step === "end_turn" ? (this.choices.find(({ verb }) => verb === "done") ?? null) : null;
    this.play(this.last ?? done);
  }

  back(): void {
    if (this.laying.isOn) return this.laying.clear();
    if (this.autumn.isOn && this.autumn.back()) return;
    const isClean = this.aim.pinned === null && this.first === null && this.last === null;
    this.#clear();
    if (isClean && this.isDrawerOpen) this.isDrawerOpen = false;
    else if (isClean) this.session.dialogue.leave();
    this.#swapped = null;
  }

  #clear(): void {
    this.aim.clear();
    this.#first.take(null);
    this.#last.take(null);
  }

  get others(): readonly Answer[] {
    return otherAnswers(this);
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

  get backLabel(): string | null {
    return backLabel(this);
  }

  readonly ground: CardGround | null = null;
}

/** The action that a key stands for, to ask why it is not offered; null where there is none. */
function actionOf(key: string, step: string, phase: string): string | null {
  const [kind = "", word = ""] = key.split(" ");
  if (["paint", "gather", "ceremony", "fish", "hunt"].includes(kind)) return `${key} ${phase === "spring" ? "spring" : "summer"}`;
  if (["migrate", "pillar"].includes(kind)) return key;
  if (kind === "shaman") return step === "shaman_from" ? `from ${word}` : `to ${word}`;
  if (kind === "space") return step === "walk_to" ? `go ${word}` : step === "autumn_turn" ? `walk ${word}` : null;
  return null;
}
