/** A card or a building in hand: with what it is paid, what is given in a barter, or that it is left. */

import type { CampView, PaymentView, Preview, WayView } from "../../../generated/wire";
import { say } from "../../../lib/words";
import type { Answer } from "../../../table/play";
import { Taken } from "../../../table/taken.svelte";
import { ownCamp, stoneAgeView } from "../view";
import type { AskedTable, Asking } from "./asking";
import { linesOf } from "./changes";
import { changed, countOf, isSame, isWithin, NOTHING, sizeOf, type Heap } from "./heaps";
import { Pair } from "./pair.svelte";
import { actionsFor, bestOf, giftsIn, giftWith, sizesOf, wayOf, waysWith, withOneMore } from "./ways";

/** Steps in which it is asked whether to buy. */
const SHOPPING = ["buy", "buy_extra"];
/** Steps in which a purchase has begun. */
const BEGUN = ["give", "pay"];

/** What is chosen so far. */
interface Chosen {
  readonly given: Heap;
  readonly paid: Heap;
}

export class Purchase implements Asking {
  readonly pair: Pair;
  readonly #chosen: Taken<Chosen>;
  /** Whether the two resources of the card are being picked. */
  readonly #isPairing: Taken<boolean>;

  constructor(private readonly table: AskedTable) {
    this.pair = new Pair(table);
    this.#chosen = new Taken(table.session);
    this.#isPairing = new Taken(table.session);
  }

  get payment(): PaymentView | null {
    return this.table.view.payment;
  }

  get camp(): CampView | null {
    return ownCamp(this.table.view);
  }

  get ways(): readonly WayView[] {
    return this.payment?.ways ?? [];
  }

  /** The card to buy, by name; null where it is a building or unseen. */
  get card(): string | null {
    return this.#named("card_", (index) => this.table.view.row[index]);
  }

  get tile(): string | null {
    return this.#named("stack_", (index) => this.table.view.stacks[index]?.top);
  }

  get isUnseen(): boolean {
    return this.payment !== null && this.payment.place === null;
  }

  readonly #proposed: WayView | null = $derived(bestOf(this.ways));

  get given(): Heap {
    return this.#chosen.thing?.given ?? this.#proposed?.given ?? NOTHING;
  }

  get paid(): Heap {
    return this.#chosen.thing?.paid ?? this.#proposed?.paid ?? NOTHING;
  }

  /** The way that is chosen; null as long as too little is paid. */
  readonly way: WayView | null = $derived(wayOf(this.ways, this.given, this.paid));

  /** The ways with what is given. */
  readonly open: readonly WayView[] = $derived(waysWith(this.ways, this.given));

  readonly gifts: readonly Heap[] = $derived(giftsIn(this.ways));

  get isBartering(): boolean {
    return sizeOf(this.given) > 0;
  }

  /** What of the payment comes from the barter, also while it is not complete. */
  get got(): Heap {
    if (this.way) return this.way.got;
    const nearest = this.open.find((way) => isWithin(this.paid, way.paid));
    return nearest ? NOTHING.map((_, good) => Math.min(countOf(nearest.got, good), countOf(this.paid, good))) : NOTHING;
  }

  /** How many goods are paid at least and at most. */
  get sizes(): { readonly least: number; readonly most: number } {
    return this.open.length > 0 ? sizesOf(this.open) : { least: 0, most: 0 };
  }

  /** What the camp has of each good. */
  get purse(): Heap {
    const { camp } = this;
    return camp ? [...camp.goods, camp.jewels] : NOTHING;
  }

  /** What it keeps of each. */
  get kept(): Heap {
    return NOTHING.map((_, good) => countOf(this.purse, good) - countOf(this.given, good) - countOf(this.paid, good) + countOf(this.got, good));
  }

  /** A way that loses less than the chosen one. */
  get thriftier(): WayView | null {
    const { way } = this;
    return way && way.lost > 0 ? bestOf(this.ways.filter(({ lost }) => lost < way.lost)) : null;
  }

  take({ given, paid }: WayView): void {
    this.#chosen.take({ given, paid });
  }

  canAdd(good: number): boolean {
    return withOneMore(this.open, this.paid, good) !== null;
  }

  add(good: number): void {
    const paid = withOneMore(this.open, this.paid, good);
    if (paid) this.#chosen.take({ given: this.given, paid });
  }

  /** Whether one of a good may be put back: not what all ways pay. */
  canRemove(good: number): boolean {
    return this.open.some((way) => countOf(way.paid, good) < countOf(this.paid, good));
  }

  remove(good: number): void {
    if (this.canRemove(good)) this.#chosen.take({ given: this.given, paid: changed(this.paid, good, -1) });
  }

  canGive(good: number): boolean {
    return countOf(this.given, good) > 0 || giftWith(this.ways, this.given, good) !== null;
  }

  /** Gives one of a good in place of another; what is then paid is proposed anew. */
  give(good: number): void {
    const gift = giftWith(this.ways, this.given, good);
    const way = gift && bestOf(waysWith(this.ways, gift));
    if (way) this.take(way);
  }

  get isPairing(): boolean {
    return this.pair.isOffered && (this.#isPairing.thing ?? this.ways.length === 0);
  }

  openPair(isOpen: boolean): void {
    this.#isPairing.take(isOpen);
  }

  /** The two resources come first; the purchase is asked for again after them. */
  takeTwo(): void {
    const { choice } = this.pair;
    if (choice) void this.table.session.choose(choice.text, (step) => SHOPPING.includes(step));
  }

  /** Whether it could then be paid for; null until the server has told. */
  get pairSuffices(): boolean | null {
    const { choice } = this.pair;
    const preview = choice ? this.table.session.dialogue.after(choice.text) : null;
    return preview === null ? null : preview.decision?.kind === "yours" && SHOPPING.includes(preview.decision.step);
  }

  /** All that is played for the chosen way; empty as long as none is. */
  readonly actions: readonly string[] = $derived.by(() => {
    const { payment, way } = this;
    return payment && way ? actionsFor(way, payment, BEGUN.includes(this.table.step)) : [];
  });

  /** What it would bring about, as far as the server has told. */
  get preview(): Preview | null {
    return this.actions.length === 0 ? null : this.table.session.dialogue.after(...this.actions);
  }

  /** Points in the end of cards and resources: now, and with this purchase. */
  get final(): { readonly from: number; readonly to: number } | null {
    const { camp, preview } = this;
    const after = preview ? ownCamp(stoneAgeView(preview.view)) : null;
    const [from, to] = [camp ? linesOf(camp) : null, after ? linesOf(after) : null];
    return from === null || to === null ? null : { from, to };
  }

  get sentence(): string {
    if (this.isUnseen) return say("stone_age-ui-dialogue-unseen", { price: this.sizes.most });
    return say("stone_age-ui-dialogue-buy", {
      what: this.tile ? "building" : "card",
      state: this.ways.length === 0 ? "two" : this.isBartering ? "barter" : "hand",
      missing: sizeOf(this.got),
      points: this.way?.points ?? 0,
    });
  }

  get hint(): string {
    const { camp } = this;
    if (this.ways.length === 0) return say("stone_age-ui-dialogue-two-first");
    if (this.isBartering && camp?.barter) {
      return say("stone_age-ui-dialogue-barter-hint", { trade: camp.trade, give: camp.barter.give, get: camp.barter.get });
    }
    if (this.isUnseen) return say("stone_age-ui-dialogue-unseen-hint");
    return say("stone_age-ui-dialogue-buy-hint");
  }

  get confirmLabel(): string | null {
    if (this.isPairing && this.pair.choice) return this.#pairLabel;
    const { way } = this;
    if (way === null) return null;
    if (this.isUnseen) return say("stone_age-ui-dialogue-draw", { price: sizeOf(way.paid) });
    if (this.tile) return say("stone_age-ui-dialogue-build", { points: way.points, lost: way.lost });
    return say("stone_age-ui-dialogue-buy-it", { lost: way.lost });
  }

  /** Two that do not suffice for the purchase may be taken all the same, but not unawares. */
  get #pairLabel(): string | null {
    if (this.pairSuffices === null) return null;
    return say(this.pairSuffices ? "stone_age-ui-dialogue-take-two" : "stone_age-ui-dialogue-take-two-leave");
  }

  get others(): readonly Answer[] {
    const decline = this.table.choices.find(({ verb }) => verb === "decline");
    const label = this.isUnseen ? say("stone_age-ui-dialogue-go-on") : say("stone_age-ui-dialogue-leave");
    return decline ? [{ label, icon: "i-back", act: () => void this.table.session.act(decline.text) }] : [];
  }

  confirm(): void {
    if (this.isPairing && this.pair.choice) return this.takeTwo();
    if (this.actions.length > 0) void this.table.session.act(...this.actions);
  }

  back(): void {
    this.pair.clear();
    this.#chosen.take(null);
    this.#isPairing.take(null);
  }

  /** Whether what is chosen differs from what was proposed. */
  get isChanged(): boolean {
    const { thing } = this.#chosen;
    const { way } = this;
    return thing !== null && (way === null || this.#proposed === null || !isSame(way.paid, this.#proposed.paid));
  }

  #named(prefix: string, find: (index: number) => string | null | undefined): string | null {
    const place = this.payment?.place ?? "";
    return place.startsWith(prefix) ? (find(Number(place.slice(prefix.length)) - 1) ?? null) : null;
  }
}

