/** JSON values, as they come out of `JSON.parse` and go into files. */

export type JsonScalar = null | boolean | number | string;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [key: string]: Json;
}
/** A value that JSON can hold. */
export type Json = JsonScalar | JsonArray | JsonObject;

/**
 * `T` with every leaf that is JSON, and `never` at other leaves. An interface has no index signature, so TypeScript
 * does not see that it is JSON; this type looks at its fields instead.
 */
export type JsonShape<T> = T extends JsonScalar
  ? T
  : T extends bigint | symbol | undefined | ((...args: never[]) => unknown)
    ? never
    : { [K in keyof T]: JsonShape<T[K]> };

/**
 * The same value, typed as JSON. It does nothing at run time: the compiler checks, and refuses `asJson({ at: new Map()
 * })`.
 *
 * @example asJson({ winner: 2 }) // { winner: 2 }
 */
export function asJson<T>(value: T & JsonShape<T>): Json {
  return value as unknown as Json;
}

type Fields = Readonly<Record<string, unknown>>;

const DEEPEST = 64;

/** Whether a value is JSON: no `undefined`, no `NaN`, no functions, at most 64 levels deep. */
export function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth >= DEEPEST) return false;
  if (!Array.isArray(value)) return Object.values(value).every((child) => isJson(child, depth + 1));
  for (const child of value) if (!isJson(child, depth + 1)) return false;
  return true;
}

/**
 * Whether two JSON values are equal. The order of an object's keys does not count.
 *
 * @example isSameJson({ a: 1, b: [2] }, { b: [2], a: 1 }) // true
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  let keys = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key)) return false;
    if (!isSameJson((one as Fields)[key], (other as Fields)[key])) return false;
    keys += 1;
  }
  for (const _ in other) keys -= 1;
  return keys === 0;
}

export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => copyJson(item)) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    copy[key] = typeof item === 'object' && item !== null ? copyJson(item) : item;
  }
  return copy as T;
}

/** Keeps an object as it is now. The function restores it in place, over and over: references to its parts stay valid. */
export function keepJson(target: object): () => void {
  const part = target as Record<string, unknown>;
  const keys = Object.keys(part);
  const values = Object.values(part);
  const parts = values.filter((value) => typeof value === 'object' && value !== null).map((value) => keepJson(value));
  return () => {
    if (Array.isArray(part) && part.length > keys.length) part.length = keys.length;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      if (part[key] !== values[i]) part[key] = values[i];
    }
    if (Object.keys(part).length > keys.length) for (const key in part) if (!keys.includes(key)) delete part[key];
    for (const restore of parts) restore();
  };
}
