import { type RootTurn, ask } from '../../law/questions.ts';
import type { Choice, Turn } from '../../law/step.ts';

/** Asks for one of several choices within an effect, and plays it. */
export function* oneOf(turn: Turn, law: string, prompt: string, choices: readonly Choice[]): RootTurn {
  const options = choices.map(({ option }) => option);
  if (options.length === 0) return;
  const seat = turn.me.index;
  const chosen =
    options.length === 1 ? options[0] : yield* ask({ kind: 'choose', law, about: 'deed', prompt, seat, options });
  // Who runs the step again gives the option of an earlier run, which says the same.
  const text = JSON.stringify(chosen);
  yield* choices.find(({ option }) => JSON.stringify(option) === text)?.play() ?? [];
}
