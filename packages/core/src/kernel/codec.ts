import { type Json, isJson } from './json.ts';

/** A part of a value that does not fit: where it stands, what was expected there, and what was found. */
export interface Misfit {
  readonly path: readonly string[];
  readonly expected: string;
  readonly value: unknown;
}

/**
 * Checks data from outside without changing it. Its name is what messages expect: `component such as Cw or Cb_s`.
 * Codecs run where data enters, never in the loop.
 */
export interface Codec<A> {
  readonly name: string;
  is(value: unknown): value is A;
  /** What does not fit, of a value at this path. */
  misfits(value: unknown, path: readonly string[]): readonly Misfit[];
  /** For the compiler alone: a codec of a narrower type is another one. */
  readonly exactly?: (value: A) => A;
}

/** A codec of anything. */
type AnyCodec = Pick<Codec<unknown>, 'is' | 'misfits'>;

const NONE: readonly Misfit[] = [];

/** Looks at a part of a value: with which codec, and where it stands if that has a name. Says whether to go on. */
type Look = (codec: AnyCodec, child: unknown, key?: string) => boolean;

/**
 * A codec from a function that shows its parts, and is null where it has none: both ways to check a value look at the
 * same parts, so the two cannot disagree. `is` looks at what fits without a word of where it stands.
 */
function composite<A>(name: string, parts: (value: unknown, look: Look) => boolean | null): Codec<A> {
  const fits: Look = (codec, child) => codec.is(child);
  return {
    name,
    is: (value): value is A => parts(value, fits) === true,
    misfits(value, path) {
      const found: Misfit[] = [];
      const isWhole = parts(value, (codec, child, key) => {
        for (const one of codec.misfits(child, key === undefined ? path : [...path, key])) found.push(one);
        return true;
      });
      return isWhole === null ? [{ path, expected: name, value }] : found;
    },
  };
}

/** A codec from a check; `expected` names it in messages. */
export function codecOf<A>(expected: string, is: (value: unknown) => value is A): Codec<A> {
  return { name: expected, is, misfits: (value, path) => (is(value) ? NONE : [{ path, expected, value }]) };
}

/** A whole number from `min` to `max`; not `NaN`, not `1.5`, not `-0`. */
export function integer(min: number, max: number): Codec<number> {
  const is = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0);
  return codecOf(`whole number from ${min} to ${max}`, is);
}

/** Control characters and halves of surrogate pairs: files lose them, or become unreadable. */
const UNWRITABLE = /[\p{Cc}\p{Surrogate}]/u;

/**
 * Whether a text survives being written to a file: no control characters but tabs and line ends, no half of a surrogate
 * pair.
 */
export const isWritable = (value: string): boolean => !UNWRITABLE.test(value.replace(/[\t\n\r]/g, ''));

/** Whether a text fits on one line, such as a name. */
export const isWritableLine = (value: string): boolean => !UNWRITABLE.test(value) && !/[\u2028\u2029]/.test(value);

/** A string of at most `max` UTF-16 units. */
export function text(max: number): Codec<string> {
  return codecOf(
    `text of at most ${max} characters`,
    (value): value is string => typeof value === 'string' && value.length <= max,
  );
}

export const flag: Codec<boolean> = codecOf('true or false', (value) => typeof value === 'boolean');

/** One of a few words or numbers. */
export function oneOf<const A extends string | number>(values: readonly A[], expected?: string): Codec<A> {
  const known: ReadonlySet<unknown> = new Set(values);
  return codecOf(expected ?? `one of ${values.join(', ')}`, (value): value is A => known.has(value));
}

/** A string that a spelling accepts, typed as that spelling: `textLike('component such as Cw', isComponent)`. */
export function textLike<A extends string>(expected: string, is: (value: string) => value is A): Codec<A> {
  return codecOf(expected, (value): value is A => typeof value === 'string' && is(value));
}

export function orNull<A>(codec: Codec<A>): Codec<A | null> {
  return composite(`${codec.name}, or null`, (value, look) => value === null || look(codec, value));
}

export function listOf<A>(item: Codec<A>, max = Number.POSITIVE_INFINITY): Codec<readonly A[]> {
  const name = max === Number.POSITIVE_INFINITY ? 'list' : `list of at most ${max}`;
  return composite(`${name}: ${item.name}`, (value, look) => {
    if (!Array.isArray(value) || value.length > max) return null;
    // By index: a hole is an undefined item, and refused as one.
    for (let i = 0; i < value.length; i++) if (!look(item, value[i], String(i))) return false;
    return true;
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with any keys that `isKey` accepts, at most `max` of them. */
export function dictionaryOf<A>(item: Codec<A>, max: number): Codec<Readonly<Record<string, A>>> {
  return composite(`object of at most ${max} entries: ${item.name}`, (value, look) => {
    if (!isPlainObject(value) || Object.keys(value).length > max) return null;
    return Object.entries(value).every(([key, child]) => look(item, child, key));
  });
}

type OptionalKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type RequiredKey<T> = Exclude<keyof T, OptionalKey<T>>;

/** A codec for every field of `T`, no more and no fewer, so that interface and codec stay in step. */
export type RequiredFields<T> = { readonly [K in RequiredKey<T>]: Codec<T[K]> };
export type OptionalFields<T> = { readonly [K in OptionalKey<T>]-?: Codec<Exclude<T[K], undefined>> };

/**
 * An object with exactly these fields. An optional field is present with a value, or absent; `undefined` is refused.
 * Give `T` explicitly, so that new fields of the interface must be added here.
 *
 * @example
 * interface Bid { readonly type: 'bid'; readonly seat: number; readonly note?: string }
 * const bid = record<Bid>('bid', { type: oneOf(['bid']), seat: integer(0, 3) }, { note: text(80) });
 */
export function record<T extends object>(
  expected: string,
  required: RequiredFields<T>,
  ...rest: [OptionalKey<T>] extends [never] ? [] : [optional: OptionalFields<T>]
): Codec<T> {
  const must = new Map(Object.entries<AnyCodec>(required));
  const may = new Map(Object.entries<AnyCodec>(rest[0] ?? {}));
  const unknownField = codecOf(
    `no such field (there are ${[...must.keys(), ...may.keys()].join(', ')})`,
    (_value): _value is never => false,
  );
  return composite(expected, (value, look) => {
    if (!isPlainObject(value)) return null;
    for (const [key, codec] of must) if (!Object.hasOwn(value, key) && !look(codec, undefined, key)) return false;
    for (const key of Object.keys(value))
      if (!look(must.get(key) ?? may.get(key) ?? unknownField, value[key], key)) return false;
    return true;
  });
}

/**
 * A tagged union as a table: the tag selects one codec, so messages are about that variant only. The table must have a
 * codec for every variant to compile.
 *
 * @example const action: Codec<Action> = tagged<Action, 'type'>('type', { bid, draw });
 */
export function tagged<T extends { readonly [K in Tag]: string }, Tag extends keyof T & string>(
  tag: Tag,
  table: { readonly [Name in T[Tag]]: Codec<Extract<T, { readonly [K in Tag]: Name }>> },
): Codec<T> {
  const variants = new Map(Object.entries<AnyCodec>(table));
  const names = oneOf([...variants.keys()]);
  return composite(`object with a field ${tag}`, (value, look) => {
    if (!isPlainObject(value)) return null;
    const variant = variants.get(value[tag] as string);
    return variant ? look(variant, value) : look(names, value[tag], tag);
  });
}

/** Any JSON of bounded depth. */
export const json: Codec<Json> = /* @__PURE__ */ codecOf('JSON', (value) => isJson(value));
