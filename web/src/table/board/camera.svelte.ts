/** What is seen of a board. Two fingers on it, a touchpad or buttons bring it closer and move it; one finger or the mouse moves it once it is close. */

import type { Box, Point } from "../../lib/geometry";
import { FROM_AFAR, lensOn, lensRound, nearer, pushed, seenThrough, showing, type Lens } from "./lens";

/** How far a finger may slip while it taps, in CSS pixels. */
const SLIP = 10;
/** How much closer one step of a touchpad brings the board, and one of a wheel. */
const PINCH = 0.01;
const WHEEL = 0.0022;

/** What is read of an event, and the box in which it happens. */
type Within<E> = E & { readonly currentTarget: { getBoundingClientRect(): Box } };
type Finger = Pick<PointerEvent, "pointerId" | "isPrimary" | "clientX" | "clientY">;
type Wheel = Pick<WheelEvent, "ctrlKey" | "deltaX" | "deltaY" | "clientX" | "clientY" | "preventDefault">;

export class Camera {
  /** What is seen from afar, in units of the board, and how wide that is on the screen, in CSS pixels. */
  whole: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  width = $state(0);
  /** How closely the reader looks. */
  #own: Lens = $state.raw(FROM_AFAR);
  #fingers = new Map<number, Point>();
  /** Where the first finger came down. */
  #from: Point = [0, 0];
  /** Whether the board moved under the fingers: what ends then is no tap. */
  #hasMoved = false;

  /**
   * `shot` is the part that the game itself shows, in place of what the reader looks at; null is none.
   * On a large map a wheel brings the board closer too.
   */
  constructor(
    private readonly shot: () => Box | null = () => null,
    private readonly isLarge = false,
  ) {}

  readonly lens: Lens = $derived.by(() => {
    const shot = this.shot();
    return shot ? lensOn(shot, this.whole) : this.#own;
  });

  /** What is seen now, in units of the board. */
  readonly frame: Box = $derived(seenThrough(this.lens, this.whole));

  /** Units of the board that make one pixel of the screen: now, and from afar. */
  readonly unit: number = $derived(this.afar / this.lens.scale);

  get afar(): number {
    return this.width === 0 ? 1 : this.whole.width / this.width;
  }

  /** Whether the reader sees a part only. */
  readonly isClose: boolean = $derived.by(() => this.#own.scale > 1 && this.shot() === null);

  down(event: Finger): void {
    const now: Point = [event.clientX, event.clientY];
    // A primary pointer is alone on the screen: any finger still counted went up unseen.
    if (event.isPrimary) this.#fingers.clear();
    this.#hasMoved = this.#fingers.size > 0;
    if (!this.#hasMoved) this.#from = now;
    this.#fingers.set(event.pointerId, now);
  }

  move(event: Within<Finger>): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    this.#fingers.set(event.pointerId, now);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.#hasMoved && (!this.isClose || apart(this.#from, now) < SLIP)) return;
    this.#hasMoved = true;
    const box = event.currentTarget.getBoundingClientRect();
    if (other && this.shot() === null) this.#pinch(box, before, now, other);
    else if (this.isClose) this.#own = pushed(this.#own, [(now[0] - before[0]) / box.width, (now[1] - before[1]) / box.height]);
  }

  up(event: Finger): void {
    this.#fingers.delete(event.pointerId);
  }

  /** What ends a movement is no tap. */
  click(event: Pick<MouseEvent, "detail" | "stopPropagation">): void {
    const isByPointer = event.detail > 0;
    if (isByPointer && this.#hasMoved) event.stopPropagation();
    this.#hasMoved = false;
  }

  /** Browsers report a touchpad's pinch as a wheel with the control key, its two-finger drag as a wheel without. */
  wheel(event: Within<Wheel>): void {
    const zooms = event.ctrlKey || this.isLarge;
    if ((!zooms && !this.isClose) || this.shot() !== null) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    this.#own = zooms
      ? nearer(this.#own, Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL)), within(box, [event.clientX, event.clientY]))
      : pushed(this.#own, [-event.deltaX / box.width, -event.deltaY / box.height]);
  }

  /** Brings a point of the board into view. */
  show([x, y]: Point): void {
    const { whole } = this;
    this.#own = showing(this.#own, [(x - whole.x) / whole.width, (y - whole.y) / whole.height]);
  }

  /** Closer by a factor, or farther; the middle stays. */
  zoom(by: number): void {
    this.#own = nearer(this.#own, by, [0.5, 0.5]);
  }

  /** Moves the board along, by parts of what is seen. */
  push(by: Point): void {
    this.#own = pushed(this.#own, by);
  }

  /** Looks at a part of the board, as closely as it fits, in the middle. */
  look(part: Box): void {
    this.#own = lensRound(part, this.whole);
  }

  /** Looks at the middle, as closely as it must be; from afar if that does. */
  begin(scale: number): void {
    this.#own = nearer(FROM_AFAR, scale, [0.5, 0.5]);
  }

  leave(): void {
    this.#own = FROM_AFAR;
  }

  #pinch(box: Box, before: Point, now: Point, other: Point): void {
    const [from, to] = [within(box, middle(before, other)), within(box, middle(now, other))];
    const close = nearer(this.#own, apart(now, other) / Math.max(1, apart(before, other)), from);
    this.#own = pushed(close, [to[0] - from[0], to[1] - from[1]]);
  }
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function within(box: Box, [x, y]: Point): Point {
  return [(x - box.x) / box.width, (y - box.y) / box.height];
}
