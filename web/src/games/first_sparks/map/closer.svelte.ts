/** Two fingers on the map or a touchpad bring it closer and move it; one finger moves it once it is close. */

import type { Box, Point } from "../../../lib/geometry";
import { FROM_AFAR, nearer, pushed, showing, type Lens } from "./lens";

/** How far a finger may slip while it taps, in CSS pixels. */
const SLIP = 10;
/** How much closer one step of a touchpad brings the map. */
const PINCH = 0.01;

/** What is read of an event, and the box in which it happens. */
type Within<E> = E & { readonly currentTarget: { getBoundingClientRect(): Box } };
type Finger = Pick<PointerEvent, "pointerId" | "isPrimary" | "clientX" | "clientY">;
type Wheel = Pick<WheelEvent, "ctrlKey" | "deltaX" | "deltaY" | "clientX" | "clientY" | "preventDefault">;

export class Closer {
  lens: Lens = $state.raw(FROM_AFAR);
  #fingers = new Map<number, Point>();
  /** Where the first finger came down. */
  #from: Point = [0, 0];
  /** Whether the map moved under the fingers: what ends then is no tap. */
  #hasMoved = false;

  readonly isClose: boolean = $derived(this.lens.scale > 1);

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
    if (other) this.#pinch(box, before, now, other);
    else if (this.isClose) this.lens = pushed(this.lens, [(now[0] - before[0]) / box.width, (now[1] - before[1]) / box.height]);
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
    if (!event.ctrlKey && !this.isClose) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    this.lens = event.ctrlKey
      ? nearer(this.lens, Math.exp(-event.deltaY * PINCH), within(box, [event.clientX, event.clientY]))
      : pushed(this.lens, [-event.deltaX / box.width, -event.deltaY / box.height]);
  }

  /** Brings a point of the map into view, given in parts of the whole. */
  show(at: Point): void {
    this.lens = showing(this.lens, at);
  }

  leave(): void {
    this.lens = FROM_AFAR;
  }

  #pinch(box: Box, before: Point, now: Point, other: Point): void {
    const [from, to] = [within(box, middle(before, other)), within(box, middle(now, other))];
    const close = nearer(this.lens, apart(now, other) / Math.max(1, apart(before, other)), from);
    this.lens = pushed(close, [to[0] - from[0], to[1] - from[1]]);
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
