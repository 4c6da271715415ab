import type { Answer } from '../../kernel/index.ts';
import type { Players } from '../law/context.ts';
import type { RootQuestions } from '../law/questions.ts';
import { nextStep, stepNow, turnAt } from '../turn/line.ts';
import { type Position, copyPosition } from '../turn/position.ts';
import { anyAnswer, optionOf } from './answers.ts';
import type { Breach } from './breach.ts';
import { MOST_ANSWERS } from './budget.ts';
import { taker } from './phrases.ts';

/** The position after an option that must be taken, with nothing of it done on the table, and what that breaks. */
export function leaveUndone(
  players: Players,
  start: Position,
  option: number,
  law: string,
  action: number,
): { readonly position: Position; readonly breach: Breach } | null {
  const { table, now } = copyPosition(start);
  if (now === null) return null;
  const turn = turnAt(players, { state: table }, now);
  const name = stepNow(turn)?.name ?? now.stage;
  const step = nextStep(turn);
  let next = step.next();
  for (let answered = 0; !next.done; ) {
    if (answered > MOST_ANSWERS) return null;
    const { value } = next;
    if (!('ask' in value)) next = step.next();
    else {
      const answer = answered === 0 ? optionOf(value.ask, option) : anyAnswer(value.ask);
      next = step.next(answer as Answer<RootQuestions>);
      answered += 1;
    }
  }
  const because = `${taker(turn)} must still do "${name}": not done, or not written`;
  return { position: { table, now }, breach: { law, step: name, kind: 'missing', action, because } };
}
