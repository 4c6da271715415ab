import type { Question } from '../../kernel/index.ts';
import { HAND_LIMIT } from '../data/numbers.ts';
import type { RootQuestions } from '../law/questions.ts';
import { handOf } from '../turn/hand.ts';
import type { Turn } from '../law/step.ts';
import type { TurnState } from '../law/turn-state.ts';
import type { Effect } from './effects.ts';
import type { Search } from './search.ts';
import { mayBeWon } from './vain.ts';

/** Whether Daylight is over. */
export const isLate = ({ stage }: TurnState): boolean => stage === 'evening' || stage === 'end';

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
