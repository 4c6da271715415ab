import * as t from 'io-ts';
import { type Json, isJson } from './json.ts';

/**
 * Checks data from outside without changing it. Its name is what messages expect: `component such as Cw or Cb_s`.
 * Codecs run where data enters, never in the loop.
 */
export type Codec<A> = t.Type<A, A, unknown>;

/** A codec from a function that validates its parts; `is` uses the same function, so the two cannot disagree. */
function composite<A>(expected: string, validate: t.Validate<unknown, A>): Codec<A> {
  const is = (value: unknown): value is A => validate(value, [])._tag === 'Right';
  return new t.Type<A, A, unknown>(expected, is, validate, t.identity);
}

/** A codec from a check; `expected` names it in messages. */
export function codecOf<A>(expected: string, is: (value: unknown) => value is A): Codec<A> {
  return new t.Type<A, A, unknown>(
    expected,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
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

/** Checks the children with their paths; collects the errors of all of them. */
function validateAll<T>(
  value: object,
  context: t.Context,
  entries: Iterable<readonly [key: string, codec: t.Decoder<unknown, unknown>, child: unknown]>,
): t.Validation<T> {
  const errors: t.ValidationError[] = [];
  for (const [key, codec, child] of entries) {
    const result = codec.validate(child, t.appendContext(context, key, codec, child));
    if (result._tag === 'Left') for (const error of result.left) errors.push(error);
  }
  return errors.length > 0 ? t.failures(errors) : t.success(value as T);
}

export function orNull<A>(codec: Codec<A>): Codec<A | null> {
  return composite(`${codec.name}, or null`, (value, context) =>
    value === null ? t.success(null) : codec.validate(value, context),
  );
}

export function listOf<A>(item: Codec<A>, max = Number.POSITIVE_INFINITY): Codec<readonly A[]> {
  const name = max === Number.POSITIVE_INFINITY ? 'list' : `list of at most ${max}`;
  return composite(`${name}: ${item.name}`, (value, context) => {
    if (!Array.isArray(value) || value.length > max) return t.failure(value, context);
    // Array.from and not map: a hole is an undefined item, and refused as one.
    const entries = Array.from(value, (child: unknown, i) => [String(i), item, child] as const);
    return validateAll(value, context, entries);
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with any keys that `isKey` accepts, at most `max` of them. */
export function dictionaryOf<A>(item: Codec<A>, max: number): Codec<Readonly<Record<string, A>>> {
  return composite(`object of at most ${max} entries: ${item.name}`, (value, context) => {
    if (!isPlainObject(value) || Object.keys(value).length > max) return t.failure(value, context);
    const entries = Object.entries(value).map(([key, child]) => [key, item, child] as const);
    return validateAll(value, context, entries);
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
  const must = new Map(Object.entries<t.Decoder<unknown, unknown>>(required));
  const may = new Map(Object.entries<t.Decoder<unknown, unknown>>(rest[0] ?? {}));
  const unknownField = codecOf(
    `no such field (there are ${[...must.keys(), ...may.keys()].join(', ')})`,
    (_value): _value is never => false,
  );
  return composite(expected, (value, context) => {
    if (!isPlainObject(value)) return t.failure(value, context);
    const missing = [...must.keys()].filter((key) => !Object.hasOwn(value, key));
    const entries = [
      ...missing.map((key) => [key, must.get(key) ?? unknownField, undefined] as const),
      ...Object.entries(value).map(
        ([key, child]) => [key, must.get(key) ?? may.get(key) ?? unknownField, child] as const,
      ),
    ];
    return validateAll(value, context, entries);
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
  const variants = new Map(Object.entries<t.Decoder<unknown, unknown>>(table));
  const names = oneOf([...variants.keys()]);
  return composite(`object with a field ${tag}`, (value, context) => {
    if (!isPlainObject(value)) return t.failure(value, context);
    const variant = variants.get(value[tag] as string);
    if (variant) return variant.validate(value, context) as t.Validation<T>;
    return t.failure(value[tag], t.appendContext(context, tag, names, value[tag]));
  });
}

/** Any JSON of bounded depth. */
export const json: Codec<Json> = codecOf('JSON', (value) => isJson(value));
