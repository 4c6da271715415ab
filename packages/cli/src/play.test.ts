import { isRight } from 'fp-ts/lib/Either.js';
import type { GameSetup } from '@woodlog/core/kernel';
import { expect, test } from 'vitest';
import { play } from 'woodlog';

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

test.each([
  [{ game: 'chess', seats }, 'setup/game'],
  [{ game: 'root', seats }, 'setup/map'],
  [{ game: 'carcassonne', seats: [{ player: 'Ann', bot: 'clever' }, ...seats] }, 'setup/bot'],
])('%j is refused with a violation', async (odd, code) => {
  expect(await play(odd, 'maple')).toMatchObject({ _tag: 'Left', left: { violation: code } });
});
