import { stream, streams } from '@woodlog/core/kernel';
import type { Request, RootPlayer } from '@woodlog/core/root-law';
import { expect, test } from 'vitest';
import { seatPlayers } from '../shared/compose.ts';
import { playGame } from '../shared/game.ts';
import { type Plan, best, improve, plansOf } from './plans.ts';
import { searched } from './search.ts';
import { tryOptions } from './trial.ts';

/** The first request of a game for which something holds. */
function firstRequest(holds: (request: Request) => boolean): Request {
  let found: Request | undefined;
  const player: RootPlayer = {
    name: 'First',
    choose(request) {
      if (found === undefined && holds(request)) found = request;
      return request.chance.pick(request.options);
    },
  };
  const seats = ['P', 'C'].map((faction) => ({ player: '', faction, bot: 'random' }));
  playGame({ game: 'root', map: 'Fall', deck: 'E&P', seats }, streams('guess', 1), { players: { C: player } });
  if (found === undefined) throw new Error('nobody was asked');
  return found;
}

test('an option counts by the best turn behind it, but a guess by the mean: its best deal is luck (13.2.4)', () => {
  const request = firstRequest(({ options }) =>
    options.some((one) => typeof one === 'object' && one.kind === 'expose'),
  );
  const plans = plansOf(request);
  improve(request, plans, 12);
  const [guesses, others] = [true, false].map((is) =>
    plans.filter(({ option }) => (typeof option === 'object' && option.kind === 'expose') === is),
  );
  for (const { value, most } of others ?? []) expect(value).toBe(most);
  for (const { value, most } of guesses ?? []) expect(value).not.toBe(most);
});

test('a turn that was found is played again by its choices, whatever the deal, and a search is worth no less than its end', () => {
  const request = firstRequest(({ view, options }) => view.now?.stage === 'daylight' && options.length > 4);
  const plans = plansOf(request);
  improve(request, plans, 8);
  const [{ line, end, most }] = best(plans, 1) as [Plan];
  const again = tryOptions(seatPlayers(request.view.table), request, line, 'again');
  expect(line.length).toBeGreaterThan(1);
  expect(again?.choices).toEqual(line);
  expect(again?.end.table.rows).toEqual(end.table.rows);
  const values = searched({ ...request, chance: stream('few', 1, 'player') }, 1, line).map((plan) => plan.most);
  expect(Math.max(...values)).toBeGreaterThanOrEqual(most);
});
