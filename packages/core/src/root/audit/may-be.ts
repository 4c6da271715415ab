import { ITEMS } from '../data/vocabulary.ts';
import type { DeedView } from '../law/deed.ts';
import type { AskedAbout } from '../law/questions.ts';
import type { Effect } from './effects.ts';
import type { Here } from './signs.ts';
import { sumOf } from '../sum-of.ts';

/** Whether the remaining log moves an option, if it is a card. */
function mayBeSpent({ line, coming }: Here, option: unknown): boolean {
  if (typeof option !== 'string' || !/^[BFMR]#\S/.test(option)) return true;
  for (const { card } of coming) if (card !== undefined && line.meets(card.what, option)) return true;
  return false;
}

/** Whether the remaining log turns or moves an option, if it is an item (`f`, `f damaged exhausted`). */
function mayBeTurned({ line, coming }: Here, option: unknown): boolean {
  if (typeof option !== 'string') return true;
  const item = ITEMS.find((one) => option === one || option.startsWith(`${one} `));
  if (item === undefined) return true;
  const { refreshed, exhausted } = line.layout.items[item];
  // A ruin is written as what it turns out to be.
  for (const { way } of coming)
    if (way !== undefined && [way.column, way.toColumn].some((column) => column === refreshed || column === exhausted))
      return true;
  return false;
}

/** Whether the remaining log moves as many pieces as that between the ends of a move. */
function mayBeMoved({ line, left, lawful, deed }: Here, count: unknown): boolean {
  const { from, to }: Partial<DeedView> = deed ?? {};
  if (!lawful || from === undefined || to === undefined) return true;
  const last = line.reach(left);
  const [start, end] = [from, to].map((spot) => line.layout.placeOf.get(`${spot}`)?.row);
  const isSuch = (effect: Effect): boolean =>
    effect.way?.from === start && effect.way?.to === end && !line.isLate(effect, last);
  return sumOf(left, (n, i) => (isSuch(line.effects[i] as Effect) ? n : 0)) >= Number(count);
}

/** Whether in the remaining log a piece of that player leaves the clearing in an option, to the other: `E 5`, `E 5>9`. */
function mayBeThere({ line, coming, lawful }: Here, option: unknown): boolean {
  const [at, to] = /^\w \d+(?:>\d+)?$/.test(`${option}`) ? `${option}`.slice(2).split('>') : [];
  if (!lawful || at === undefined) return true;
  const { columns, placeOf } = line.layout;
  const [row, end] = [at, to ?? ''].map((spot) => placeOf.get(spot)?.row);
  const owner = `${option}`.slice(0, 1);
  return coming.some(
    ({ way }) =>
      way?.from === row && (to === undefined || way?.to === end) && columns[way?.column ?? -1]?.owner === owner,
  );
}

const MAY_BE: { readonly [About in AskedAbout]?: (here: Here, option: unknown) => boolean } = {
  card: mayBeSpent,
  count: mayBeMoved,
  item: mayBeTurned,
  word: mayBeThere,
};

/** Whether the remaining log may do something with an option of this kind. */
export const mayBe = (here: Here, about: AskedAbout, option: unknown): boolean => MAY_BE[about]?.(here, option) ?? true;
