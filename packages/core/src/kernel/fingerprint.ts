import { Bug } from './bug.ts';
import { hashText } from './hash.ts';
import type { Json } from './json.ts';

/**
 * JSON text with sorted keys and no spaces: equal values give equal text. Keys are sorted by UTF-16 units, as by
 * `sort`. A value that is not JSON (`undefined`, `NaN`, a function) is a `Bug`, since dropping it would make different
 * tables equal.
 *
 * @example canonicalJson({ b: 1, a: [2] }) // '{"a":[2],"b":1}'
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  // JSON.stringify escapes a lone surrogate, so that it does not become U+FFFD in UTF-8.
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Bug(`not JSON: ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${Array.from(value as readonly Json[], canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new Bug(`not JSON: ${typeof value}`);
  const object = value as { readonly [key: string]: Json };
  const entries = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(object[key] as Json)}`);
  return `{${entries.join(',')}}`;
}

/**
 * 128 bits over the canonical JSON, as 32 hexadecimal digits; the same in browser and Node.
 *
 * @example fingerprint(game.canonical(state))
 */
export function fingerprint(value: Json): string {
  return hashText(canonicalJson(value))
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}
