import { type Span, textAt } from '../../kernel/diagnostic.ts';
import type { Entry } from './entry.ts';
import { PLACE } from './word-repairs.ts';

/** Where a place is named several times. */
interface Together {
  readonly found: string;
  readonly spans: Span[];
}

/**
 * Where a line names a place several times: everywhere, for one kind of piece, and in actions in a row, beside each other or
 * with none between that names another place.
 *
 * In `E:XA4/(2Aw+At)4->/w9->4` clearing 4 is named by the first two together, and by all three.
 */
export function placesTogether(text: string, { pieces }: Pick<Entry, 'pieces'>): Together[] {
  const groups = new Map<string, Together>();
  /** By place, where both rows of actions that name it began, and the last action that does. */
  const rows = new Map<string, readonly [beside: number, apart: number, last: number]>();
  /** The last action that names any place. */
  let named = 0;
  for (const [n, piece] of pieces.entries()) {
    const action = textAt(text, piece);
    const [thing = ''] = /[A-Z]?[a-z](?:_[a-z])?/.exec(action) ?? [];
    const places = [...action.matchAll(PLACE)];
    for (const { 0: found, index } of places) {
      const [beside, apart, last] = rows.get(found) ?? [n, n, n];
      const row = [last < n - 1 ? n : beside, last < named ? n : apart, n] as const;
      rows.set(found, row);
      const start = piece.start + index;
      for (const which of new Set(['', thing, `beside ${row[0]}`, `apart ${row[1]}`])) {
        const group = groups.get(`${found} ${which}`) ?? { found, spans: [] };
        group.spans.push({ start, end: start + found.length });
        groups.set(`${found} ${which}`, group);
      }
    }
    if (places.length > 0) named = n;
  }
  return [...groups.values()].filter(({ spans }) => spans.length > 1);
}
