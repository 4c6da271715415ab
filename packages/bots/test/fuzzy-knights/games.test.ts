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
      ['castellan', 'random'],
      ['castellan', 'castellan', 'random', 'castellan'],
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

  test('the castellan bot beats the random one', () => {
    const games = 60;
    let won = 0;
    for (let game = 0; game < games; game++) {
      // Each sits first as often as the other.
      const seat = game % 2;
      const { winners } = play(seat === 0 ? ['castellan', 'random'] : ['random', 'castellan'], 'duel', game).result;
      if (winners.length === 1 && winners[0] === seat) won++;
    }
    const [low, high] = interval(won, games);
    console.log(
      `castellan against random: ${won} of ${games} won, 95% interval ${low.toFixed(3)} to ${high.toFixed(3)}`,
    );
    expect(low).toBeGreaterThan(0.8);
  });

  test('sensible is the castellan by an earlier name', () => {
    expect(play(['sensible', 'random'], 'name', 0).actions).toEqual(play(['castellan', 'random'], 'name', 0).actions);
  });

  test('castellans found out of reach, so that nobody falls on the first day and every hero has moved', () => {
    for (let game = 0; game < 40; game++) {
      const { actions, table, result } = play(['castellan', 'castellan'], 'apart', game);
      expect([result.reason === 'conquest', table.day > 1]).toEqual([true, true]);
      const [[x, y] = [0, 0], [z, w] = [0, 0]] = actions.flatMap((one) => (one.kind === 'construct' ? [one.at] : []));
      expect(Math.abs(x - z) + Math.abs(y - w)).toBeGreaterThan(12);
      const movers = new Set(actions.flatMap((action) => (action.kind === 'move' ? [action.seat] : [])));
      expect(movers.size).toBe(2);
    }
  });

  test('three castellans make alliances, and allies win together', () => {
    const endings = Array.from(
      { length: 30 },
      (_, game) => play(['castellan', 'castellan', 'castellan'], 'pact', game).result,
    );
    const shared = endings.filter(({ reason, winners }) => reason === 'alliance' && winners.length === 2);
    expect(shared.length).toBeGreaterThan(3);
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
