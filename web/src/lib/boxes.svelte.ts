/** Boxes of one's own: what an owner of the printed game read from it, kept on this device. */

import { recall, remember } from "./storage";

/** A printed value as data: what TOML and JSON hold alike. */
export type Value = number | string | boolean | readonly Value[] | Values;
export interface Values {
  readonly [name: string]: Value;
}

export interface OwnBox {
  /** What differs from the standard box. */
  readonly values: Values;
  /** Items that were read from the printed game, whether or not they differ: "price.7". */
  readonly read: readonly string[];
  /** Whether new tables of this device are played with it. */
  readonly isUsed: boolean;
}

const EMPTY: OwnBox = { values: {}, read: [], isUsed: true };

class OwnBoxes {
  #kept: Readonly<Record<string, OwnBox>> = $state.raw({});

  of(game: string): OwnBox {
    return this.#kept[game] ?? stored(game);
  }

  keep(game: string, changes: Partial<OwnBox>): void {
    const box = { ...this.of(game), ...changes };
    this.#kept = { ...this.#kept, [game]: box };
    remember(`box.${game}`, JSON.stringify(box));
  }
}

export function isTable(value: Value | undefined): value is Values {
  return typeof value === "object" && !Array.isArray(value);
}

/** The value at a place within others; undefined if there is none. */
export function valueAt(values: Value | undefined, place: readonly string[]): Value | undefined {
  return place.reduce<Value | undefined>((inner, name) => (isTable(inner) ? inner[name] : undefined), values);
}

/** The standard value with what differs: tables key by key, all else whole. */
export function merged(standard: Value, own: Value | undefined): Value {
  if (own === undefined || !isTable(standard) || !isTable(own)) return own ?? standard;
  return Object.fromEntries(Object.entries({ ...standard, ...own }).map(([name, value]) => [name, standard[name] === undefined ? value : merged(standard[name], own[name])]));
}

/** The least that makes a value of the standard one; undefined if they are the same. */
export function difference(standard: Value | undefined, value: Value): Value | undefined {
  if (isTable(standard) && isTable(value)) {
    const found = Object.entries(value).flatMap(([name, inner]) => {
      const changed = difference(standard[name], inner);
      return changed === undefined ? [] : [[name, changed] as const];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  }
  return JSON.stringify(standard) === JSON.stringify(value) ? undefined : value;
}

/** Values with one of them set or, where it is undefined, left out; tables that become empty go too. */
export function withValue(values: Values, [name = "", ...rest]: readonly string[], value: Value | undefined): Values {
  const inner = values[name];
  const next = rest.length === 0 ? value : withValue(isTable(inner) ? inner : {}, rest, value);
  const { [name]: _, ...others } = values;
  return next === undefined || (isTable(next) && Object.keys(next).length === 0) ? others : { ...others, [name]: next };
}

/** The overlay file of some values. */
export function fileOf(game: string, values: Values): string {
  const entries = Object.entries(values);
  const plain = entries.flatMap(([name, value]) => (isTable(value) ? [] : [`${key(name)} = ${inline(value)}`]));
  const tables = entries.flatMap(([name, value]) =>
    isTable(value) ? ["", `[${key(name)}]`, ...Object.entries(value).map(([inner, item]) => `${key(inner)} = ${inline(item)}`)] : [],
  );
  return [`game = ${JSON.stringify(game)}`, ...plain, ...tables, ""].join("\n");
}

function inline(value: Value): string {
  if (isTable(value)) return `{ ${Object.entries(value).map(([name, inner]) => `${key(name)} = ${inline(inner)}`).join(", ")} }`;
  return Array.isArray(value) ? `[${value.map(inline).join(", ")}]` : JSON.stringify(value);
}

function key(name: string): string {
  return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
}

function stored(game: string): OwnBox {
  try {
    const value = JSON.parse(recall(`box.${game}`) ?? "{}") as Partial<OwnBox> | null;
    const { values, read, isUsed } = value ?? {};
    return {
      values: isTable(values) ? values : {},
      read: Array.isArray(read) ? read.filter((item) => typeof item === "string") : [],
      isUsed: isUsed !== false,
    };
  } catch {
    return EMPTY;
  }
}

export const ownBoxes = new OwnBoxes();
