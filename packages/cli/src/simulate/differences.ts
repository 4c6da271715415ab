import { type Json, canonicalJson } from '@woodlog/core/kernel';
import { visible } from '../show/visible.ts';
import { canonicalConfiguration } from './configuration.ts';
import type { RunFile } from './run-of-games.ts';

/** The most fields to name; the others are counted. */
const MOST_FIELDS = 3;
/** A longer value is shown from its first difference. */
const MOST_SHOWN = 60;
/** The equal characters shown before it. */
const BEFORE = 20;

/** The differences of two runs, in few words, or null if they are equivalent. */
export function differences(there: RunFile, asked: RunFile): string | null {
  const flat = (run: RunFile): Readonly<Record<string, unknown>> => {
    const { configuration, hash: _, modules: __, part, parts, ...rest } = run;
    return { ...rest, shard: `${part}/${parts}`, ...canonicalConfiguration(configuration) };
  };
  const [one, other] = [flat(there), flat(asked)];
  const odd = [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => {
    const [has, wants] = [shown(one[key]), shown(other[key])];
    if (has === wants) return [];
    const show = excerpt(has, wants);
    return [`${key} is ${show(has)} there, not ${show(wants)}`];
  });
  if (odd.length === 0) return null;
  const more = odd.length > MOST_FIELDS ? [`and ${odd.length - MOST_FIELDS} more`] : [];
  return [...odd.slice(0, MOST_FIELDS), ...more].join('; ');
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value as Json));

/** Shows either of two texts: whole, or around their first difference. */
function excerpt(one: string, other: string): (text: string) => string {
  if (Math.max(one.length, other.length) <= MOST_SHOWN) return visible;
  let same = 0;
  while (one[same] === other[same]) same++;
  const start = Math.max(0, same - BEFORE);
  const end = start + MOST_SHOWN;
  return (text) => `${start > 0 ? '...' : ''}${visible(text.slice(start, end))}${end < text.length ? '...' : ''}`;
}
