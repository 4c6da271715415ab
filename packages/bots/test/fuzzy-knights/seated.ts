import { isLeft } from 'fp-ts/lib/Either.js';
import { type Action, chanceOf, fuzzyKnights, type State, wholeGame } from '@woodlog/core/fuzzy-knights';
import { firstOf, observing, simulate, streams } from '@woodlog/core/kernel';
import { type Bot, botSetup } from '../../src/fuzzy-knights/index.ts';

/** The table at the end of a game of any bots. `told` is told of each action. */
export function seated(bots: readonly Bot[], seed: string, game: number, told = (_: Action): void => {}): State {
  const table = fuzzyKnights.setup(botSetup(bots.map(() => 'random')));
  if (isLeft(table)) throw new Error(table.left.message);
  const chances = streams(seed, game);
  const played = simulate(
    observing(fuzzyKnights, told),
    wholeGame,
    table.right,
    firstOf(chanceOf(chances), (question, state) =>
      question.kind === 'choose' && question.options
        ? bots[question.seat]?.(state, question.seat, question.options, chances.bots)
        : undefined,
    ),
  );
  if (isLeft(played)) throw new Error(`${seed} ${game}: ${played.left.message}`);
  return table.right;
}
