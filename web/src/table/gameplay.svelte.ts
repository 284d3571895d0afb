/** What the choices in the making of all games share: what is asked, what the bar says of it, press and confirm. */

import { headline, STOPPED } from "../screens/result/headline";
import { asWritten, has, say } from "../lib/words";
import type { Choice, OthersDecision, Preview, YourDecision } from "../generated/wire";
import type { Action, ChoiceOf } from "./action";
import type { Aim } from "./aim.svelte";
import type { CardGround, Play, SpelledChoice } from "./play";
import type { Session } from "./session.svelte";

/** `A` are the actions of the game. */
export abstract class GamePlay<A extends Action = Action> implements Play {
  constructor(readonly session: Session) {}

  abstract readonly considered: SpelledChoice | null;
  abstract readonly ground: CardGround | null;
  abstract readonly confirmLabel: string | null;
  abstract readonly backLabel: string | null;

  /** Puts back what is taken up. */
  abstract back(): void;

  /** The question of a decision, made narrower by what is taken up; and a quieter second line. */
  protected abstract question(decision: YourDecision): string;
  protected abstract advice(decision: YourDecision): string;

  /** What is asked of this seat; null when nothing is. */
  get asked(): YourDecision | null {
    const { decision } = this.session;
    return decision?.kind === "yours" ? decision : null;
  }

  /** All that may be chosen, each with its verb. */
  readonly choices: readonly ChoiceOf<A>[] = $derived.by(() => {
    const { asked } = this;
    return asked?.choices.map((choice) => spelled<A>(choice, asked.verb)) ?? [];
  });

  /** The name of the step that asks; empty when none does. */
  get step(): string {
    return this.asked?.step ?? "";
  }

  /** What the confirm button does. */
  get chosen(): SpelledChoice | null {
    return this.considered;
  }

  get sentence(): string {
    const { decision, replay } = this.session;
    if (replay.isOn || decision === null) return say("screen-looking-back");
    if (decision.kind === "over") return headline(decision, this.session.table, this.session.seat);
    return decision.kind === "yours" ? this.question(decision) : "";
  }

  get hint(): string {
    const { decision, replay } = this.session;
    if (replay.moment) return replay.moment.told.map((told) => this.session.tell(told)).join(" ");
    if (this.session.isDone) return this.session.canUndo ? say("screen-end-hint") : "";
    switch (decision?.kind) {
      case "yours":
        return this.advice(decision);
      case "others":
        return this.#afterThem(decision);
      case "over":
        return decision.reason !== STOPPED && has(`${this.session.table.game}-ui-over`) ? say(`${this.session.table.game}-ui-over`) : "";
      default:
        return "";
    }
  }

  get happened(): string {
    const { log } = this.session;
    const newest = log.filter((told) => told.entry === log.at(-1)?.entry);
    return newest.map((told) => this.session.tell(told)).join(" ");
  }

  /** What the reader's newest choice brought about, in two lines at most. */
  protected get ownNewest(): string {
    const { log } = this.session;
    const last = log.findLast((told) => told.seat === this.session.seat);
    const lines = log.filter((told) => told.entry === last?.entry);
    return lines.slice(0, 2).map((told) => this.session.tell(told)).join(" ");
  }

  confirm(): void {
    if (this.chosen) this.send(this.chosen);
  }

  /** Whether a press may choose something now; it puts away what was explained. */
  protected mayPress(): boolean {
    if (!this.session.isMine) return false;
    this.session.why = null;
    return true;
  }

  /** One press weighs a target, the second takes it. */
  protected weigh<K extends string | number>(aim: Aim<K>, target: K, isKey: boolean): void {
    if (aim.press(target, isKey)) this.confirm();
  }

  /** Plays a choice; where it leads to another question of the same dialogue, that is answered first. */
  protected send({ text }: SpelledChoice): void {
    const next = this.continues[this.step];
    this.back();
    void (next ? this.session.choose(text, (step) => next.includes(step)) : this.session.act(text));
  }

  /** By step: the steps that may follow in the same dialogue. */
  protected readonly continues: Readonly<Record<string, readonly string[]>> = {};

  /** Choices whose consequence is shown or may be in a moment: it is asked for beforehand. */
  get foreseen(): readonly SpelledChoice[] {
    return this.chosen ? [this.chosen] : [];
  }

  /** What a choice would bring about, as far as it is known. */
  previewOf(choice: SpelledChoice | null): Preview | null {
    return choice ? this.session.dialogue.after(choice.text) : null;
  }

  /** "Then Mira, you." Whoever comes after the reader is of no interest yet. */
  #afterThem({ then }: OthersDecision): string {
    const { seat: reader } = this.session;
    const upToReader = reader !== null && then.includes(reader) ? then.slice(0, then.indexOf(reader) + 1) : then;
    const names = upToReader.map((seat) => (seat === reader ? say("screen-seat-you") : this.session.nameOf(seat)));
    return names.length === 0 ? "" : say("screen-then", { names: asWritten(names.join(", ")) });
  }
}

/** A choice with the verb that most choices of its decision share; the server offers none but actions of the game. */
export function spelled<A extends Action>({ text, verb, args }: Choice, shared: string): ChoiceOf<A> {
  return { text, verb: verb ?? shared, args: args ?? [] } as Action as ChoiceOf<A>;
}
