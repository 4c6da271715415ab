import { streams } from '@woodlog/core/kernel';
import type { Request, RootPlayer } from '@woodlog/core/root-law';
import { expect, test } from 'vitest';
import { playGame } from '../shared/game.ts';
import { improve, plansOf } from './plans.ts';

/** The first request of a game that offers a guess. */
function guessing(): Request | undefined {
  let found: Request | undefined;
  const player: RootPlayer = {
    name: 'Guessing',
    choose(request) {
      if (request.options.some((one) => typeof one === 'object' && one.kind === 'expose')) found ??= request;
      return request.chance.pick(request.options);
    },
  };
  const seats = ['P', 'C'].map((faction) => ({ player: '', faction, bot: 'random' }));
  playGame({ game: 'root', map: 'Fall', deck: 'E&P', seats }, streams('guess', 1), { players: { C: player } });
  return found;
}

test('an option counts by the best turn behind it, but a guess by the mean: its best deal is luck (13.2.4)', () => {
  const request = guessing();
  if (request === undefined) throw new Error('nobody could guess');
  const plans = plansOf(request);
  improve(request, plans, 12);
  const [guesses, others] = [true, false].map((is) =>
    plans.filter(({ option }) => (typeof option === 'object' && option.kind === 'expose') === is),
  );
  for (const { value, most } of others ?? []) expect(value).toBe(most);
  for (const { value, most } of guesses ?? []) expect(value).not.toBe(most);
});
