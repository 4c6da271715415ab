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
 * Whether something is due in every way: after Daylight, once all pieces have come to where the line has them, and nothing in
 * the whole line could be it. Which cards leave a hand depends on those that were shown (12.6.1), and once somebody has won
 * nothing is due any more (3.1).
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

/** Whether the hand is too full in every way: after Daylight, and no card of it is still to leave (6.6 and its like). */
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
