import { type RootTurn, ask } from '../../law/questions.ts';
import type { Choice, Turn } from '../step.ts';

/** One of several choices that has to be made within an effect. */
export function* oneOf(turn: Turn, law: string, prompt: string, choices: readonly Choice[]): RootTurn {
  const options = choices.map(({ option }) => option);
  if (options.length === 0) return;
  const chosen = yield* ask({ kind: 'choose', law, prompt, seat: turn.me.index, options });
  yield* choices.find(({ option }) => option === chosen)?.play() ?? [];
}
