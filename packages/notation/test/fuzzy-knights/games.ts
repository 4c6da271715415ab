import { isLeft } from 'fp-ts/lib/Either.js';
import { type Action, chanceOf, fuzzyKnights, type State, wholeGame } from '@woodlog/core/fuzzy-knights';
import { firstOf, type GameSetup, puppet, simulate, streams } from '@woodlog/core/kernel';

export interface PlayedGame {
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
  readonly table: State;
}

const cache = new Map<number, PlayedGame>();

/** A short game of random legal steps. */
export function randomGame(game: number): PlayedGame {
  const known = cache.get(game);
  if (known) return known;
  const seats = Array.from({ length: 2 + (game % 3) }, (_, i) => ({ player: `Player "${i + 1}"`, bot: 'random' }));
  const rules = game % 2 === 0 ? 'cards' : 'dice';
  const setup: GameSetup = {
    game: 'fuzzy-knights',
    map: game % 4 === 3 ? '20x10' : '10x10',
    seats,
    options: { rules, days: 6 },
  };
  const table = fuzzyKnights.setup(setup);
  if (isLeft(table)) throw new Error(table.left.message);
  const chances = streams('notation', game);
  const played = simulate(fuzzyKnights, wholeGame, table.right, firstOf(chanceOf(chances), puppet(chances)));
  if (isLeft(played)) throw new Error(played.left.message);
  const result = { setup, actions: played.right.actions, table: table.right };
  cache.set(game, result);
  return result;
}
