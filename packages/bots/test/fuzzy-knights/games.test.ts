import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { type BotName, botSetup, type PlayedGame, playGame } from '../../src/fuzzy-knights/index.ts';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { fingerprint, reduceAll } from '@woodlog/core/kernel';

const play = (bots: readonly BotName[], seed: string, game: number, options = {}): PlayedGame => {
  const played = playGame(botSetup(bots, options), seed, game);
  if (isLeft(played)) throw new Error(`${seed} ${game}: ${played.left.violation}: ${played.left.message}`);
  return played.right;
};

/** Wilson's interval of 95 per cent for a share. */
const interval = (won: number, games: number): readonly [number, number] => {
  const z = 1.96;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [(middle - spread) / (1 + z ** 2 / games), (middle + spread) / (1 + z ** 2 / games)];
};

describe('games of bots', () => {
  test('a seed and an index give one game; its actions give its table', () => {
    for (const bots of [
      ['sensible', 'random'],
      ['sensible', 'sensible', 'random', 'sensible'],
    ] as const) {
      const [a, b, other] = [play(bots, 'maple', 3), play(bots, 'maple', 3), play(bots, 'maple', 4)];
      expect(a.actions).toEqual(b.actions);
      expect(other.actions).not.toEqual(a.actions);
      const start = fuzzyKnights.setup(a.setup);
      if (isLeft(start)) throw new Error(start.left.message);
      const replayed = reduceAll(fuzzyKnights)(start.right, a.actions);
      if (isLeft(replayed)) throw new Error(replayed.left.message);
      expect(fingerprint(fuzzyKnights.canonical(replayed.right))).toBe(fingerprint(fuzzyKnights.canonical(a.table)));
    }
  });

  test('the sensible bot beats the random one clearly', () => {
    const games = 60;
    let won = 0;
    for (let game = 0; game < games; game++) {
      // Each sits first as often as the other.
      const bots: BotName[] = game % 2 === 0 ? ['sensible', 'random'] : ['random', 'sensible'];
      const { winners } = play(bots, 'duel', game).result;
      if (winners.length === 1 && bots[winners[0]!] === 'sensible') won++;
    }
    const [low, high] = interval(won, games);
    console.log(
      `sensible against random: ${won} of ${games} won, 95% interval ${low.toFixed(3)} to ${high.toFixed(3)}`,
    );
    expect(low).toBeGreaterThan(0.8);
  });

  test('days limit a game; the limit is a stated draw', () => {
    const { result, table } = play(['random', 'random'], 'short', 0, { days: 2 });
    expect([result, table.day]).toEqual([{ winners: [], reason: 'days' }, 2]);
  });

  test('who is no bot is said', () => {
    const setup = botSetup(['random', 'random']);
    const bad = playGame({ ...setup, seats: [{ player: 'A', bot: 'clever' }, { player: 'B' }] }, 'x');
    expect(isLeft(bad) && bad.left.violation).toBe('setup/bot');
    const person = playGame({ ...setup, seats: [{ player: 'A' }, { player: 'B' }] }, 'x');
    expect(isLeft(person) && person.left.violation).toBe('answer/missing');
  });
});
