import type { Action } from '../action.ts';
import { POINTS_TO_WIN } from '../data/numbers.ts';
import type { Desk } from '../turn/desk.ts';
import { isLate } from './certain.ts';
import type { Search } from './search.ts';
import { ON_MAP, mayBeWon } from './vain.ts';
import type { WrittenLine } from './written-line.ts';

/**
 * Sections whose points come with effects of the log, whatever else is done: enemy buildings and tokens removed, items
 * crafted, ministers, opened paths; pieces that score when placed, unless the line loses some of that kind.
 */
const WITH_EFFECTS: Readonly<Record<string, 'always' | 'building' | 'token'>> = {
  '3.2.1': 'always',
  '3.2.2': 'always',
  '6.5.4.III': 'building',
  '8.4.2.III': 'token',
  '8.6.1.IV': 'token',
  '11.5.6.III': 'token',
  '12.5.3.III': 'always',
  'M.4.3': 'always',
};

/** Sections whose points depend on the final map: roosts, oppressed clearings, the Pass. */
const IN_THE_END: ReadonlySet<string> = new Set(['7.6.1', '14.6.2', 'M.4.4']);

/** The taker's points that come on every path; 0 for actions without such points. */
export function surePoints({ line, scoring }: Search, { turn }: Desk, left: readonly number[], act: Action): number {
  const { me, now, hirelings } = turn;
  if (act.kind !== 'score' || act.faction !== me.letter || act.points < 0 || hirelings.length > 0) return 0;
  const placed = WITH_EFFECTS[scoring];
  if (placed !== undefined) return placed === 'always' || !loses(line, me.letter, placed) ? act.points : 0;
  const isInEnd = IN_THE_END.has(scoring) && isLate(now) && line.hasOnlyCardsLeft(left);
  return isInEnd && !paysOthers(line, me.letter) ? act.points : 0;
}

/** Whether a line moves a player's pieces to another's board: hired mercenaries help to rule (11.2.6). */
const paysOthers = ({ effects, layout: { columns, placeOfRow } }: WrittenLine, letter: string): boolean =>
  effects.some(({ way }) => {
    const to = placeOfRow[way?.to ?? -1];
    return columns[way?.column ?? -1]?.owner === letter && to?.kind === 'board' && to.owner !== letter;
  });

/** Whether a line removes a player's pieces of a kind from the map. */
function loses({ effects, layout: { columns, placeOfRow } }: WrittenLine, letter: string, kind: string): boolean {
  const isOnMap = (row: number): boolean => ON_MAP.has(placeOfRow[row]?.kind ?? '');
  return effects.some(({ way }) => {
    const column = columns[way?.column ?? -1];
    return (
      way !== undefined && column?.owner === letter && column.kind === kind && isOnMap(way.from) && !isOnMap(way.to)
    );
  });
}

/** Whether points that come on every path are more than the line has. */
export function areTooFew({ line }: Search, { turn }: Desk, left: readonly number[], sure: number): boolean {
  const { me, state } = turn;
  const all = line.effects.reduce((sum, { key, count }) => sum + (key === `+${me.letter}` ? count : 0), 0);
  // After a win nobody scores (3.1), and a player without a marker on the track never does (3.3.1).
  const wins = (line.scores[me.index] ?? 0) + sure >= POINTS_TO_WIN || mayBeWon(line, left, state);
  return sure > all && !wins && line.actions.every(({ kind }) => kind !== 'marker');
}
