import { isRight } from 'fp-ts/lib/Either.js';
import type { GameSetup } from '@woodlog/core/kernel';
import { expect, test } from 'vitest';
import { nextTurn, play, simulate } from 'woodlog';
import type { GameId } from './games/game-ids.ts';

const seats = [
  { player: 'Ann', bot: 'greedy' },
  { player: 'Bob', bot: 'random' },
];
const setup: GameSetup = { game: 'carcassonne', seats };

test('the same setup and seed give the same log, which names the seed', async () => {
  const log = await play(setup, 'maple "1"');
  expect(await play(setup, 'maple "1"')).toEqual(log);
  expect(await play(setup, 'oak')).not.toEqual(log);
  expect(isRight(log) && log.right).toMatch(
    /^\/ woodlog [\d.]+ rules 1 notation 3 seed "maple \\"1\\"" game 0\nA = Ann /,
  );
});

test('the budget of bots that search is in playouts or a time, and the log names it; a run takes playouts', async () => {
  const searching = { ...setup, seats: [{ player: 'Ann', bot: 'sampling' }, ...seats.slice(1)] };
  for (const budget of [2, '1ms']) {
    const log = await play({ ...searching, options: { budget } }, 'maple');
    expect(isRight(log) && log.right).toContain(`seed "maple" game 0 budget ${budget}\n`);
  }
  const refused = { _tag: 'Left', left: { violation: 'setup/budget' } };
  expect(await play({ ...searching, options: { budget: 'much' } }, 'maple')).toMatchObject(refused);
  const run = { game: 'carcassonne', lineups: [searching.seats], common: { options: { budget: '1ms' } } } as const;
  expect(await simulate(run, 'maple', 1)).toMatchObject(refused);
});

test.each([1.5, -1, Number.NaN, 2 ** 60])('index %d is refused with a violation', async (index) => {
  const refused = { _tag: 'Left', left: { violation: 'request/index' } };
  expect(await play(setup, 'maple', index)).toMatchObject(refused);
  expect(await nextTurn('A = greedy\nB = random\n', { seed: 'maple', index })).toMatchObject(refused);
});

test('nextTurn of a game that there is not is refused with a violation', async () => {
  for (const game of ['chess', 'toString', '']) {
    expect(await nextTurn('', { game: game as GameId })).toMatchObject({
      left: { violation: 'request/game', message: `games are root, carcassonne, fuzzy-knights, not ${game}` },
    });
  }
});

test('nextTurn takes its chance from the game of the seed that is asked for', async () => {
  const text = async (index?: number) => {
    const request = { game: 'carcassonne', seed: 'maple', ...(index !== undefined && { index }) } as const;
    const turn = await nextTurn('A = greedy\nB = random\n', request);
    return isRight(turn) && 'text' in turn.right ? turn.right.text : null;
  };
  expect(await text()).toBe(await text(0));
  expect(new Set([await text(0), await text(1), await text(2)]).size).toBeGreaterThan(1);
});

test.each([
  [{ game: 'chess', seats }, 'setup/game'],
  [{ game: 'root', seats }, 'setup/map'],
  [{ game: 'carcassonne', seats: [{ player: 'Ann', bot: 'clever' }, ...seats] }, 'setup/bot'],
  [{ game: 'carcassonne', seats: [{ player: 'Ann (x) [UK] <red>', bot: 'greedy' }, ...seats] }, 'setup/player'],
  [{ game: 'carcassonne', seats: [{ player: 'Ann\nB = Bob', bot: 'greedy' }, ...seats] }, 'input/shape'],
  [{ game: 'carcassonne', seats: [{ player: 'Ann 1st (8)', bot: 'greedy' }, ...seats] }, 'setup/player'],
])('%j is refused with a violation', async (odd, code) => {
  expect(await play(odd, 'maple')).toMatchObject({ _tag: 'Left', left: { violation: code } });
});
