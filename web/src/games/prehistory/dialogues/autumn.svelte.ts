/** The own autumn as one draft: walks with what pays for them, huts and quarries; nothing is sent before all of it is. */

import type { Decision, Fault, MeansView, PrehistoryView, Preview, ReachedView } from "../../../generated/wire";
import type { PrehistoryChoice } from "../choices";
import type { PrehistoryPlay } from "../play.svelte";
import { Taken } from "../../../table/taken.svelte";
import { prehistoryView } from "../view";
import { deedsOf, walkOf, type Deed, type Walk } from "./deeds";
import { propose, stepsOf, type Payment } from "./payment";

/** Questions that belong to the draft. */
const STEPS: readonly string[] = ["autumn_turn", "settle", "choose_basket", "walk_to", "spend"];

/** A destination: how far, what of it only development pays, and the way there. */
export interface Goal {
  readonly space: string;
  readonly steps: number;
  readonly dev: number;
}

/** The last walk of the draft with all that could pay for it. */
export interface Bill {
  readonly walk: Walk;
  /** Points that were there before. */
  readonly left: number;
  readonly means: readonly MeansView[];
  readonly paid: Payment;
}

interface Risen {
  readonly view: PrehistoryView;
  readonly decision: Decision | null;
}

export class Autumn {
  /** The space of the member that is to walk. */
  readonly #member: Taken<string>;
  /** The hut or quarry that is to be built, where several spaces would do. */
  readonly #plan: Taken<string>;
  /** Whether something is being asked of the server. */
  isBusy = $state(false);

  constructor(private readonly play: PrehistoryPlay) {
    this.#member = new Taken(play.session);
    this.#plan = new Taken(play.session);
  }

  /** Whether this seat is asked for its autumn. */
  get isOn(): boolean {
    return this.play.view.phase === "autumn" && STEPS.includes(this.play.step);
  }

  get path(): readonly string[] {
    return this.play.session.dialogue.path;
  }

  /** Members that can still walk, by their spaces. */
  readonly walkers: readonly string[] = $derived.by(() => this.play.choices.flatMap((choice) => (choice.verb === "walk" ? [choice.args[0]] : [])));

  /** The member in question: the one that has risen, the one pressed, or the only one there is. */
  get member(): string | null {
    if (this.play.step === "walk_to") return this.play.view.walk?.leaves ?? null;
    if (this.play.step !== "autumn_turn") return null;
    const taken = this.#member.thing;
    if (taken !== null) return taken === "" ? null : taken;
    return this.walkers.length === 1 && this.plan === null ? (this.walkers[0] ?? null) : null;
  }

  /** What is known once the member in question rises: the view then, and what is asked. */
  readonly #risen: Risen | null = $derived.by(() => {
    const { session, step, view } = this.play;
    if (step === "walk_to") return { view, decision: session.decision };
    const preview = this.member === null ? null : session.dialogue.after(`walk ${this.member}`);
    return preview ? { view: prehistoryView(preview.view), decision: preview.decision } : null;
  });

  readonly #reach: ReadonlyMap<string, ReachedView> = $derived(new Map(this.#risen?.view.walk?.reach.map((reached) => [reached.space, reached])));

  /** Where the member in question may go, by space. */
  readonly goals: ReadonlyMap<string, Goal> = $derived.by(() => {
    const decision = this.#risen?.decision;
    if (decision?.kind !== "yours" || decision.step !== "walk_to") return new Map();
    const means = this.#risen?.view.walk?.means ?? [];
    const cubes = this.play.view.walking + stepsOf(means, means.map(({ kind, held }) => (kind === "dev" ? 0 : held)));
    return new Map(
      decision.choices.flatMap(({ args }) => {
        const reached = this.#reach.get(String(args?.[0]));
        return reached ? [[reached.space, { space: reached.space, steps: reached.steps, dev: Math.max(0, reached.steps - cubes) }]] : [];
      }),
    );
  });

  /** The goal that is pointed at. */
  get goal(): Goal | null {
    const key = this.play.aim.pointed;
    return (key?.startsWith("space ") ? this.goals.get(key.slice(6)) : null) ?? null;
  }

  /** The spaces on the way of the member in question to one of its goals, from where it stands. */
  wayTo(space: string): readonly string[] {
    return backFrom(space, this.#reach);
  }

  /** The spaces on the way of a walk of the draft. */
  wayOf({ from }: Deed, walk: Walk): readonly string[] {
    const risen = this.play.session.dialogue.known([...this.path.slice(0, from), `walk ${walk.from}`]);
    const way = backFrom(walk.to, new Map(walkIn(risen)?.reach.map((reached) => [reached.space, reached])));
    return way.length > 1 ? way : [walk.from, walk.to];
  }

  /** Actions whose consequence may be shown in a moment: the member in question rises, or the one pointed at. */
  get foreseen(): readonly string[] {
    const spaces = [this.member, this.play.aim.pointed?.slice(6)];
    return this.walkers.filter((space) => spaces.includes(space)).map((space) => `walk ${space}`);
  }

  /** The deeds of the draft so far. */
  readonly deeds: readonly Deed[] = $derived.by(() => deedsOf(this.path, this.play.session.rehearsed));

  /** What can be built now. */
  readonly buildings: readonly PrehistoryChoice[] = $derived.by(() => this.play.choices.filter(({ verb }) => verb === "build" || verb === "quarry"));

  /** What is to be built, as "hut HUT3" or "quarry red", while its space is open. */
  get plan(): string | null {
    return this.#plan.thing;
  }

  /** The spaces where the plan would do. */
  get sites(): readonly string[] {
    const { plan } = this;
    return plan === null ? [] : this.buildings.filter((choice) => planOf(choice) === plan).map(({ args }) => String(args[1]));
  }

  /** The last walk of the draft and its payment, which may be changed; null after anything else. */
  readonly bill: Bill | null = $derived.by(() => {
    const deed = this.deeds.at(-1);
    const walk = deed?.kind === "walk" ? walkOf(deed) : null;
    if (!deed || walk === null || !["autumn_turn", "choose_basket"].includes(this.play.step)) return null;
    const before = this.#before(deed);
    if (before === null) return null;
    const means = before.walk?.means ?? [];
    const paid = means.map(({ kind, colour }) => deed.lines.filter((line) => line.kind === "paid_steps" && isFor(line.args, kind, colour)).length);
    return { walk, left: before.walking, means, paid };
  });

  /** The view before a deed of the draft. */
  #before(deed: Deed) {
    const { session } = this.play;
    const path = this.path.slice(0, deed.from);
    const view = path.length === 0 ? session.connection.view : session.dialogue.known(path)?.view;
    return view ? prehistoryView(view) : null;
  }

  /** Whether a press on a space does something. */
  isLit(space: string): boolean {
    if (!this.play.session.isMine || this.isBusy) return false;
    if (this.plan !== null) return this.sites.includes(space);
    return this.goals.has(space) || this.walkers.includes(space) || this.play.offered.has(`space ${space}`);
  }

  press(space: string, at: { x: number; y: number }): void {
    if (!this.play.session.isMine || this.isBusy) return;
    const { plan, member } = this;
    if (plan !== null && this.sites.includes(space)) return void this.build(plan, space);
    this.#plan.take(null);
    if (this.play.step === "walk_to" && this.goals.has(space)) return this.choose(`go ${space}`);
    if (member !== null && this.goals.has(space)) return void this.walk(member, space);
    if (this.walkers.includes(space)) return this.rouse(space === this.#member.thing ? null : space);
    const asked = this.play.choices.find((choice) => choice.verb === "home" && choice.args[0] === space);
    if (asked) return this.choose(asked.text);
    if (member !== null) void this.play.session.askWhyNot([`walk ${member}`, `go ${space}`], this.play.session.ask(this.#asked()), at);
  }

  #asked() {
    const { asked } = this.play;
    if (asked === null) throw new Error("nothing is asked");
    return asked;
  }

  /** Takes up a member, or none. */
  rouse(space: string | null): void {
    this.#plan.take(null);
    this.#member.take(space ?? "");
    this.play.aim.clear();
  }

  /** Puts back what is taken up; true if anything was. */
  back(): boolean {
    const isTaken = this.#plan.thing !== null || (this.member !== null && this.walkers.length > 1);
    this.#plan.take(null);
    this.#member.take(this.walkers.length > 1 ? "" : null);
    return isTaken;
  }

  /** A walk that was taken back by half is taken back whole. */
  mend(): void {
    const deed = this.deeds.at(-1);
    if (!this.isBusy && deed?.kind === "walk" && ["walk_to", "spend"].includes(this.play.step)) this.play.session.dialogue.take(this.path.slice(0, deed.from));
  }

  /** One more walk, paid as proposed. */
  async walk(from: string, to: string): Promise<void> {
    await this.#draft((path) => this.#walked(path, from, to, [], []));
  }

  /** The last walk paid otherwise: one thing kept, or one put in. */
  async repay(index: number, by: 1 | -1): Promise<void> {
    const { bill } = this;
    const deed = this.deeds.at(-1);
    if (bill === null || !deed) return;
    const held = bill.means[index]?.held ?? 0;
    const only = (count: number): Payment => bill.means.map((_, place) => (place === index ? count : 0));
    const paid = (bill.paid[index] ?? 0) + by;
    const [must, kept] = by > 0 ? [only(paid), []] : [[], only(held - paid)];
    if (propose(bill.means, bill.walk.steps - bill.left, must, kept) === null) return;
    await this.#draft(() => this.#walked(this.path.slice(0, deed.from), bill.walk.from, bill.walk.to, must, kept));
  }

  /** Takes a deed out of the draft; what follows is done without it. */
  async remove(deed: Deed): Promise<void> {
    const later = this.deeds.slice(this.deeds.indexOf(deed) + 1);
    await this.#draft(async () => {
      let path: readonly string[] | null = this.path.slice(0, deed.from);
      for (const next of later) {
        const walk = next.kind === "walk" ? walkOf(next) : null;
        path = walk ? await this.#walked(path, walk.from, walk.to, [], []) : await this.#learnt([...path, ...next.actions]);
        if (path === null) return null;
      }
      return path;
    });
  }

  /** A hut or a quarry; if there are several spaces for it, that is asked first. */
  async build(plan: string, space: string | null = null): Promise<void> {
    const found = this.buildings.filter((choice) => planOf(choice) === plan && (space === null || choice.args[1] === space));
    const [choice] = found;
    if (!choice) return;
    if (found.length > 1) {
      this.#member.take("");
      this.#plan.take(this.plan === plan ? null : plan);
      return;
    }
    this.choose(choice.text);
  }

  /** One small decision more. */
  choose(text: string): void {
    void this.#draft((path) => this.#learnt([...path, text]));
  }

  /** Plays the draft; with `done` the turn ends too. */
  send(...texts: string[]): void {
    void this.play.session.act(...texts);
  }

  async #draft(change: (path: readonly string[]) => Promise<readonly string[] | null>): Promise<void> {
    const { session } = this.play;
    if (!session.isMine || this.isBusy) return;
    this.isBusy = true;
    session.refusal = null;
    const { seq } = session.connection;
    const path = await change(this.path);
    this.isBusy = false;
    if (path === null || seq !== session.connection.seq) return;
    this.play.aim.clear();
    session.dialogue.take(path);
  }

  /** A path that has been learnt; null, and a refusal, if it cannot be played. */
  async #learnt(path: readonly string[]): Promise<readonly string[] | null> {
    return (await this.#ask(path)) === null && path.length > 0 ? null : path;
  }

  async #ask(path: readonly string[]): Promise<Preview | null> {
    if (path.length === 0) return null;
    const { preview, fault } = await this.play.session.dialogue.learnAll(path);
    if (preview === null) this.#refuse(fault);
    return preview;
  }

  #refuse(fault: Fault | null): void {
    this.play.session.refusal = fault;
  }

  /** A path with one more walk at its end, all its questions answered; the server asks, and the proposal answers. */
  async #walked(base: readonly string[], from: string, to: string, must: Payment, kept: Payment): Promise<readonly string[] | null> {
    let path = [...base, `walk ${from}`];
    let preview = await this.#ask(path);
    if (stepOf(preview) === "walk_to") {
      path = [...path, `go ${to}`];
      preview = await this.#ask(path);
    }
    const walk = walkIn(preview);
    const missing = (walk?.steps ?? 0) - (preview ? prehistoryView(preview.view).walking : 0);
    // What was paid unasked has been paid already.
    const payment = walk ? propose(walk.means, missing, must, kept) ?? propose(walk.means, missing) : null;
    const wanted = walk?.means.flatMap(({ kind, colour }, index) => Array<string>(payment?.[index] ?? 0).fill(spendOf(kind, colour))) ?? [];
    while (stepOf(preview) === "spend" && preview?.decision?.kind === "yours") {
      const offered = preview.decision.choices.map(({ text }) => text);
      const next = wanted.find((text) => offered.includes(text)) ?? offered[0] ?? "";
      wanted.splice(wanted.indexOf(next), wanted.includes(next) ? 1 : 0);
      path = [...path, next];
      preview = await this.#ask(path);
    }
    return preview === null ? null : path;
  }
}

/** What a building is called while its space is open. */
export function planOf({ verb, args }: PrehistoryChoice): string {
  return `${verb === "build" ? "hut" : verb} ${args[0]}`;
}

function backFrom(space: string, reach: ReadonlyMap<string, ReachedView>): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = space; at !== undefined && way.length <= reach.size; at = reach.get(at)?.after) way.unshift(at);
  return way;
}

function spendOf(kind: string, colour: string | null): string {
  return colour === null ? `spend ${kind}` : `spend ${kind} ${colour}`;
}

function stepOf(preview: Preview | null): string | null {
  return preview?.decision?.kind === "yours" ? preview.decision.step : null;
}

function walkIn(preview: Preview | null) {
  return preview ? prehistoryView(preview.view).walk : null;
}

function isFor(args: Readonly<Record<string, unknown>>, kind: string, colour: string | null): boolean {
  return args["kind"] === kind && (kind === "dev" || args["hue"] === colour);
}
