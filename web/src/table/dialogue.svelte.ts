/** A choice made of several small decisions: the path taken so far, which nobody else sees until it is played as one. */

import type { Answer, Connection } from "../lib/connection.svelte";
import type { Preview } from "../generated/wire";

/** What is known of one position of the table. */
interface Known {
  readonly seq: number;
  readonly path: readonly string[];
  /** What paths would bring about, by their actions. */
  readonly previews: ReadonlyMap<string, Preview>;
}

export class Dialogue {
  #known: Known = $state.raw({ seq: -1, path: [], previews: new Map() });
  #asked = new Map<string, Promise<Answer>>();
  #askedAt = -1;

  constructor(private readonly connection: Connection) {}

  /** Actions decided on and not played yet; once the table has changed there are none. */
  get path(): readonly string[] {
    return this.#now.path;
  }

  /** What the path would bring about; null at its beginning. */
  get here(): Preview | null {
    return this.path.length === 0 ? null : this.after();
  }

  /** What the first steps of the path would bring about; null at its beginning. */
  at(length: number): Preview | null {
    return this.#now.previews.get(keyOf(this.path.slice(0, length))) ?? null;
  }

  /** What the path and then these actions would bring about; null as long as that is not known. */
  after(...actions: string[]): Preview | null {
    return this.#now.previews.get(keyOf([...this.path, ...actions])) ?? null;
  }

  /** What another path from the beginning would bring about; null as long as that is not known. */
  known(path: readonly string[]): Preview | null {
    return this.#now.previews.get(keyOf(path)) ?? null;
  }

  /** Asks what the path and then these actions would bring about, or why they cannot be played. */
  learn(...actions: string[]): Promise<Answer> {
    return this.learnAll([...this.path, ...actions]);
  }

  /** The same for a path from its beginning. */
  learnAll(all: readonly string[]): Promise<Answer> {
    const { seq } = this.connection;
    if (this.#askedAt !== seq) this.#asked.clear();
    this.#askedAt = seq;
    const key = keyOf(all);
    const answer = this.#asked.get(key) ?? this.#ask(key, all, seq);
    this.#asked.set(key, answer);
    return answer;
  }

  /** One step further; what it brings about has been learnt. */
  go(action: string): void {
    this.#known = { ...this.#now, path: [...this.path, action] };
  }

  /** Another path in place of this one; what it brings about has been learnt. */
  take(path: readonly string[]): void {
    this.#known = { ...this.#now, path };
  }

  /** One step back. */
  back(): void {
    this.backTo(this.path.length - 1);
  }

  /** Back to so many steps. */
  backTo(length: number): void {
    this.#known = { ...this.#now, path: this.path.slice(0, length) };
  }

  leave(): void {
    this.backTo(0);
  }

  get #now(): Known {
    const { seq } = this.connection;
    return this.#known.seq === seq ? this.#known : { seq, path: [], previews: new Map() };
  }

  async #ask(key: string, actions: readonly string[], seq: number): Promise<Answer> {
    const answer = await this.connection.whatIf(actions);
    if (seq !== this.connection.seq) return answer;
    if (answer.preview) this.#known = { ...this.#now, previews: new Map(this.#now.previews).set(key, answer.preview) };
    else this.#asked.delete(key);
    return answer;
  }
}

function keyOf(actions: readonly string[]): string {
  return actions.join("\n");
}
