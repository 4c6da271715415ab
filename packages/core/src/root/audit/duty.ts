import type { Answer, Question } from '../../kernel/index.ts';
import type { Deed } from '../law/deed.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Desk } from '../turn/desk.ts';
import { type Guide, explore } from '../turn/explore.ts';
import type { Position } from '../turn/position.ts';
import type { Step, Turn } from '../law/step.ts';
import { anyAnswer, optionOf } from './answers.ts';
import type { Breach } from './breach.ts';
import { MOST_ANSWERS } from './budget.ts';
import { notDone } from './reasons.ts';

/** Takes an option, gives any answers to its questions, and carries nothing out. */
class Undone implements Guide<unknown> {
  private readonly option: unknown;
  private answered = 0;

  constructor(option: unknown) {
    this.option = option;
  }

  picks(asked: Question<RootQuestions>): readonly unknown[] {
    this.answered += 1;
    if (this.answered > MOST_ANSWERS) return [];
    return [this.answered === 1 ? this.option : anyAnswer(asked)];
  }

  answer(_asked: Question<RootQuestions>, pick: unknown): Answer<RootQuestions> {
    return pick as Answer<RootQuestions>;
  }

  act(): null {
    return null;
  }
}

/** The position after a mandatory option, with nothing of it done on the table, and the violation. */
export function leaveUndone(
  desk: Desk,
  option: number,
  law: string,
  action: number,
): { readonly position: Position; readonly breach: Breach } | null {
  const { turn, step: due, menu } = desk;
  if (menu === null) return null;
  const { stage, step: index } = desk.start.now;
  const chosen = optionOf(menu, option) as Deed;
  const { kind: deed } = chosen;
  for (const { end } of explore(desk, () => new Undone(chosen))) if (end.at !== 'end') return null;
  const position = desk.position();
  const { now } = position;
  // Nothing was done on the table, so it may be due again without end.
  if (now?.stage === stage && now.step === index && optionsOf(turn, due).includes(JSON.stringify(chosen)))
    now.step += 1;
  const name = due?.name ?? stage;
  return { position, breach: { law, step: name, kind: 'missing', action, because: notDone(turn, name), deed } };
}

const optionsOf = (turn: Turn, step: Step | null): string[] =>
  (step?.menu?.(turn) ?? []).map(({ option }) => JSON.stringify(option));
