import { MOST_COUNT, type Part } from '@woodlog/core/root';

const isSame = (a: Part, b: Part): boolean =>
  a.what === b.what && a.from === b.from && a.to === b.to && a.side === b.side && a.turn === b.turn;

/**
 * Merges consecutive parts with the same thing and the same end: `F#tax$_l->*+*` becomes `2F#tax$_l->*`. Things with
 * several ends stay as they are, since one action could not write them otherwise. The order does not change.
 */
export function addUp(parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  if (parts.length < 2 || !parts.every(({ to }) => to === first?.to)) return parts;
  const sums: Part[] = [];
  for (const part of parts) {
    const last = sums.at(-1);
    const count = part.count + (last?.count ?? 0);
    if (last === undefined || part.from === null || count > MOST_COUNT || !isSame(last, part)) sums.push(part);
    else sums[sums.length - 1] = { ...last, count };
  }
  return sums.length === parts.length ? parts : sums;
}
