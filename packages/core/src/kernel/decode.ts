import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Codec, Misfit } from './codec.ts';
import { type Violation, violation } from './violation.ts';

const LONGEST_SHOWN = 60;
const MOST_SHOWN = 20;

/** A value as messages show it: JSON, cut if long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'bigint') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  let shown: string;
  try {
    shown = JSON.stringify(value) ?? typeof value;
  } catch {
    shown = 'an object that is not JSON';
  }
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}...` : shown;
}

/** A misfit as a line: `parts.0.what: expected component such as Cw or Cb_s, got "Cz"`. */
function printMisfit({ path, expected, value }: Misfit): string {
  return `${path.length === 0 ? '' : `${path.join('.')}: `}expected ${expected}, got ${show(value)}`;
}

/** Reads data from outside. Data that does not fit gives a violation `input/shape` that lists the errors. */
export function decode<A>(codec: Codec<A>, value: unknown): Either<Violation, A> {
  if (codec.is(value)) return right(value);
  const errors = codec.misfits(value, []).map(printMisfit);
  const shown = errors.slice(0, MOST_SHOWN);
  const more = errors.length > shown.length ? [`and ${errors.length - shown.length} more`] : [];
  return left(violation('input/shape', [...shown, ...more].join('; '), { details: { errors: shown } }));
}
