import type { Question } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { HAND_LIMIT, POINTS_TO_WIN } from '../data/numbers.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Desk } from '../turn/desk.ts';
import { handOf } from '../turn/hand.ts';
import type { Turn } from '../law/step.ts';
import type { TurnState } from '../law/turn-state.ts';
import type { Effect } from './effects.ts';
import type { Search } from './search.ts';
import { ON_MAP, mayBeWon } from './beyond-turn.ts';
import type { WrittenLine } from './written-line.ts';
import { countOf } from '../sum-of.ts';

/** Whether Daylight is over. */
const isLate = ({ stage }: TurnState): boolean => stage === 'evening' || stage === 'end';

/**
 * Whether something is due on every path: after Daylight, once all pieces are where the line has them, and if nothing
 * in the line could be it. Cards that leave a hand depend on those shown (12.6.1), and after a win nothing is due
 * (3.1).
 */
export function isDueAnyway(
  search: Search,
  { now, state }: Turn,
  left: readonly number[],
  due: readonly Effect[],
): boolean {
  const { line } = search;
  if (!isLate(now) || due.some(({ card }) => card !== undefined && card.from !== 'draw')) return false;
  const found = line.hasOnlyCardsLeft(left) && !line.couldHave(due) && !mayBeWon(line, left, state);
  search.hasCertain ||= found;
  return found;
}

/** Whether the hand is too full on every path: after Daylight, with no card of it still to leave (6.6 and the like). */
export function isTooFullAnyway(
  search: Search,
  turn: Turn,
  left: readonly number[],
  asked: Question<RootQuestions>,
): boolean {
  if (!isLate(turn.now) || asked.kind !== 'choose' || asked.hand?.held !== true) return false;
  if (handOf(turn, turn.me).length <= HAND_LIMIT) return false;
  const { line } = search;
  if (!line.hasOnlyCardsLeft(left) || mayBeWon(line, left, turn.state)) return false;
  if (line.toCome(left).some(({ card }) => card?.from === turn.me.letter)) return false;
  search.hasCertain = true;
  return true;
}

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
  const all = countOf(line.effects.filter(({ key }) => key === `+${me.letter}`));
  // After a win nobody scores (3.1), and a player without a marker on the track never does (3.3.1).
  const wins = (line.scores[me.index] ?? 0) + sure >= POINTS_TO_WIN || mayBeWon(line, left, state);
  return sure > all && !wins && line.actions.every(({ kind }) => kind !== 'marker');
}
