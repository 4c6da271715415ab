import { POINTS_TO_WIN } from '../data/numbers.ts';
import { ITEMS } from '../data/vocabulary.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { Desk } from '../turn/desk.ts';
import { mayCampaign } from '../turn/cards/cards.ts';
import { stepsOf } from '../turn/line.ts';
import type { Brought, Turn } from '../law/step.ts';
import type { Effect, Way } from './effects.ts';
import type { WrittenLine } from './written-line.ts';

/** Whether somebody may win with points still to come: nothing counts after that (3.1). */
export function mayBeWon(line: WrittenLine, left: readonly number[], { setup, scores }: Readonly<Table>): boolean {
  return setup.seats.some(({ faction }, seat) => {
    const points = left.reduce(
      (sum, n, i) => sum + (line.effects[i]?.key === `+${faction}` ? n : 0),
      scores[seat] ?? 0,
    );
    return points >= POINTS_TO_WIN;
  });
}

/**
 * The effects that a path has left, except drawn cards, if the rest of the turn cannot bring some of them about. `null`
 * if it can, or if somebody may win before.
 */
export function leftBeyondTurn(line: WrittenLine, left: readonly number[], { turn, table }: Desk): number[] | null {
  const still = stillBrought(turn);
  if (still === null) return null;
  const { own, offered } = still;
  let isBeyond = false;
  const remaining = left.map((n, i) => {
    const effect = line.effects[i];
    if (n === 0 || effect === undefined || effect.shown === true) return 0;
    const kind = kindOf(line.layout, effect, turn.me.letter);
    isBeyond ||= !own.has(kind) && !offered.includes(kind);
    return own.has('cards') && effect.card?.from === 'draw' ? 0 : n;
  });
  return isBeyond && !mayBeWon(line, left, table) ? remaining : null;
}

function kindOf(layout: Layout, { battle, card, way, key }: Effect, taker: string): Brought {
  if (battle !== undefined) return 'campaign';
  if (card !== undefined) return 'cards';
  const { items } = layout;
  if (way === undefined) return /^[+-]/.test(key) ? 'points' : 'other';
  const { column } = way;
  if (ITEMS.some((item) => items[item].refreshed === column || items[item].exhausted === column)) return 'items';
  return isMoveOnMap(layout, way) && layout.columns[column]?.owner === taker ? 'campaign' : 'pieces';
}

/** Whether pieces moved between places of the map. */
export const isMoveOnMap = ({ placeOfRow }: Layout, { from, to }: Way): boolean =>
  [from, to].every((row) => ON_MAP.has(placeOfRow[row]?.kind ?? ''));

export const ON_MAP: ReadonlySet<string> = new Set(['clearing', 'burrow', 'forest']);

/** What cards, other players and the common law may add to any menu (`offers`). */
const OFFERED: readonly Brought[] = ['pieces', 'items', 'cards', 'points', 'other'];

/** What the rest of a person's turn may still bring about, by its steps and by offers; `null` if anything. */
function stillBrought(turn: Turn): { readonly own: ReadonlySet<Brought>; readonly offered: readonly Brought[] } | null {
  const { now, seats, hirelings } = turn;
  const { stage, step } = now;
  if ((stage !== 'evening' && stage !== 'daylight') || hirelings.length > 0) return null;
  if (seats.some(({ law }) => law.end !== undefined) || mayCampaign(turn)) return null;
  const left = [...stepsOf(turn, stage).slice(step), ...(stage === 'evening' ? [] : stepsOf(turn, 'evening'))];
  // The ruler of the Pass scores (M.4.4).
  const own = new Set<Brought>(['points']);
  for (const { brings } of left) {
    if (brings === undefined) return null;
    for (const one of brings) own.add(one);
  }
  return { own, offered: left.some(({ menu }) => menu !== undefined) ? OFFERED : [] };
}
