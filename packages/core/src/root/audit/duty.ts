import type { Answer } from '../../kernel/index.ts';
import type { Players } from '../law/context.ts';
import type { RootQuestions } from '../law/questions.ts';
import { nextStep, stepNow, turnAt } from '../turn/line.ts';
import type { Step, Turn } from '../turn/step.ts';
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
  const due = stepNow(turn);
  const name = due?.name ?? now.stage;
  const { stage, step: index } = now;
  const before = optionsOf(turn, due)[option];
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
  // Nothing was done of it on the table, so it may be due again without end.
  if (now.stage === stage && now.step === index && optionsOf(turn, due).includes(before ?? '')) now.step += 1;
  const because = `${taker(turn)} must still do "${name}": not done, or not written`;
  return { position: { table, now }, breach: { law, step: name, kind: 'missing', action, because } };
}

const optionsOf = (turn: Turn, step: Step | null): string[] =>
  (step?.menu?.(turn) ?? []).map(({ option }) => JSON.stringify(option));
