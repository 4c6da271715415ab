import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { carcassonne, newState } from '@woodlog/core/carcassonne';
import { fingerprint, reduceAll, stream, streams } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  botNamed,
  botsOf,
  greedyBot,
  isBotName,
  lookAheadBot,
  play,
  randomBot,
  samplingBot,
} from '../../src/carcassonne/index.ts';
import { playMatch } from './match.ts';
import { immediatePoints } from '../../src/carcassonne/greedy.ts';

const setup = (bots: readonly string[]) => ({
  game: 'carcassonne',
  seats: bots.map((bot, seat) => ({ player: `p${seat}`, bot })),
});

const game = (bots: readonly Bot[], index = 17) => {
  const played = play(setup(bots.map(() => 'random')), streams('maple', index), bots);
  if (isLeft(played)) throw new Error(played.left.message);
  return played.right;
};

test('playouts in the name of a bot count instead of the budget', () => {
  const own = [botNamed('sampling:9', { playouts: 300 }), greedyBot];
  expect(game(own).actions).toEqual(game([samplingBot({ playouts: 9 }), greedyBot]).actions);
  expect(['sampling:9', 'look-ahead:1', 'sampling:0', 'greedy:9', 'rollout:'].map(isBotName)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

describe('a game of bots', () => {
  test('is whole, replays without its seed, and is the same for the same seed', () => {
    for (const bots of [
      [randomBot, greedyBot],
      [greedyBot, greedyBot, randomBot, greedyBot, randomBot],
    ]) {
      const { actions, state } = game(bots);
      expect(state.end).toEqual({ reason: 'tiles' });
      expect(reduceAll(carcassonne)(newState(bots.length), actions)).toEqual({ _tag: 'Right', right: state });
      expect(game(bots).actions).toEqual(actions);
      expect(game(bots, 18).actions).not.toEqual(actions);
    }
  });

  test('of a fixed seed is that of every machine and version', () => {
    const { state } = game([greedyBot, lookAheadBot({ budget: { playouts: 20 } })], 3);
    expect(fingerprint(carcassonne.canonical(state))).toBe('7fceb0792cce669e4d9ed6783e7d5c09');
  });

  test('with a look-ahead bot is the same again, for playouts are counted', () => {
    const bots = [lookAheadBot({ budget: { playouts: 30 } }), randomBot];
    expect(game(bots).actions).toEqual(game(bots).actions);
  });

  test('takes its bots from the setup, and says which are none', () => {
    const named = botsOf(setup(['random', 'greedy', 'look-ahead']));
    expect(isRight(named) && named.right).toHaveLength(3);
    const wrong = botsOf(setup(['random', 'clever']));
    expect(isLeft(wrong) && wrong.left.violation).toBe('setup/bot');
    const alone = play(setup(['random']), streams('maple', 0), [randomBot]);
    expect(isLeft(alone) && alone.left.violation).toBe('setup/seats');
  });
});

describe('greedy', () => {
  test('takes a move with the most points at once, whoever else scores', () => {
    const watched: Bot = (decision) => {
      const move = greedyBot(decision);
      const points = decision.options.map((option) => immediatePoints(decision.state, option));
      expect(immediatePoints(decision.state, move)).toBe(Math.max(...points));
      return move;
    };
    game([watched, randomBot, watched]);
  });

  test('beats random', () => {
    const { low } = playMatch(greedyBot, randomBot, 30, 'greedy');
    expect(low).toBeGreaterThan(0.75);
  });
});

describe('look-ahead', () => {
  test('beats greedy clearly, with 50 playouts a move', () => {
    const { games, low, margin } = playMatch(lookAheadBot({ budget: { playouts: 50 } }), greedyBot, 5, 'ahead');
    expect(games).toBe(10);
    expect(low).toBeGreaterThan(0.6);
    expect(margin).toBeGreaterThan(20);
  }, 60_000);

  test('keeps to a clock that is passed in', () => {
    let time = 0;
    const now = () => (time += 1);
    const bot = lookAheadBot({ budget: { milliseconds: 10, now } });
    const { actions } = game([bot, randomBot]);
    const moves = actions.filter((action) => action.kind === 'place' && action.seat === 0).length;
    // Each round looks at the clock until its share is gone; at most nine rounds halve the widest choice.
    expect(time).toBeGreaterThan(moves);
    expect(time).toBeLessThan(moves * (10 + 2 * 9 + 2));
  });

  test('a single option needs no thought', () => {
    const [only] = game([randomBot, randomBot]).actions.filter((action) => action.kind === 'place');
    const state = newState(2);
    const bot = lookAheadBot({ budget: { playouts: 1 } });
    expect(bot({ state, tile: only!.tile, options: [only!], chance: stream('x', 0, 'bots') })).toBe(only);
  });
});
