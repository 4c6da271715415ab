import { isRight } from 'fp-ts/lib/Either.js';
import { FEATURE_WORDS, differenceText } from '../../src/root/evaluation/words.ts';
import { describe, expect, test } from 'vitest';
import {
  COMMON_WEIGHTS,
  WEIGHTS,
  evaluate,
  featuresOf,
  greedyPlayer,
  hintsFor,
  playGame,
  searchPlayer,
} from '@woodlog/bots/root';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTIONS, type Faction } from '@woodlog/core/root';
import { type Option, seedFrom, tryOption } from '../../src/root/players/trial.ts';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { type Request, type RootPlayer, redeal, viewOf } from '@woodlog/core/root-law';

const seat = (faction: string, bot = 'random') => ({ player: faction, faction, bot });

const setupOf = (seats: readonly ReturnType<typeof seat>[]) =>
  ({ game: 'root', map: 'Fall', deck: 'E&P', seats }) as const;

/** Plays as the greedy player does, and shows each request before. */
const shownTo = (look: (request: Request, chosen: unknown) => void): RootPlayer => ({
  name: 'Shown',
  choose(request) {
    const { chance } = request;
    const seed = `${chance.int(2 ** 32)}`;
    const chosen = greedyPlayer.choose({ ...request, chance: stream(seed, 0, 'player') });
    look({ ...request, chance: stream(seed, 0, 'player') }, chosen);
    return chosen;
  },
});

describe('the greedy player', () => {
  const PEOPLE = FACTIONS.filter((letter) => letter !== 'N');

  /** Greedy for some choices, then at random. */
  const atFirst = (choices: number): RootPlayer => {
    let left = choices;
    return {
      name: 'At first',
      choose: (request) => (left-- > 0 ? greedyPlayer.choose(request) : request.chance.pick(request.options)),
    };
  };

  test.each([PEOPLE.slice(0, 6), PEOPLE.slice(6)])('plays %s %s %s %s %s', (...letters) => {
    const players = Object.fromEntries(letters.map((letter) => [letter, atFirst(6)]));
    const game = playGame(setupOf(letters.map((one) => seat(one))), streams('greedy', 1), { players, lines: false });
    expect(isRight(game) && game.right.rounds).toBeGreaterThan(3);
  });

  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

  test.each([
    [
      'greedy counts an option by what the table is worth at the end of its step, on average',
      greedyPlayer,
      4,
      'step',
      mean,
    ],
    [
      'a search of one trial counts it by the best of five turns',
      searchPlayer(1),
      5,
      'turn',
      (all: number[]) => Math.max(...all),
    ],
  ] as const)('%s', (_, player, trials, until, worth) => {
    let checked = 0;
    const watched: RootPlayer = {
      name: 'Watched',
      choose(request) {
        const { chance, current, options, seat: own, view } = request;
        if (options.length < 2 || checked > 4) return chance.pick(options);
        checked++;
        const told: number[] = [];
        const chanceOf = () => stream('told', checked, 'player');
        player.choose({ ...request, chance: chanceOf(), tellValue: (value) => told.push(value) });
        const deals = chanceOf();
        const seeds = Array.from({ length: trials }, () => seedFrom(deals));
        const players = seatPlayers(view.table);
        const endValue = (option: Option, seed: string): number =>
          evaluate(players, (tryOption(players, request, option, seed, until) ?? current).table, own);
        const values = options.map((one) => worth(seeds.map((seed) => endValue(one, seed))));
        expect(told[0]).toBeCloseTo(Math.max(...values), 6);
        return chance.pick(options);
      },
    };
    playGame(setupOf(['C', 'E'].map((one) => seat(one))), streams('step', 1), { players: { C: watched } });
    expect(checked).toBe(5);
  });

  test('is the same for the same seed', () => {
    const play = () => playGame(setupOf([seat('L', 'greedy'), seat('E', 'electric-eyrie')]), streams('maple', 3));
    expect(play()).toEqual(play());
  });

  test('chooses the same, whatever the hidden cards are', () => {
    let checked = 0;
    const player = shownTo((request, chosen) => {
      if (request.options.length < 2 || checked >= 25) return;
      checked++;
      const { view, current, seat: own, shown, chance: _, ...rest } = request;
      // Another truth behind the same view.
      const other = redeal(view, own, stream('other', checked, 'cards'), shown).position;
      const refilled = { ...rest, seat: own, shown, view: viewOf(other, own), current };
      expect(refilled.view).toEqual(view);
      expect(greedyPlayer.choose({ ...refilled, chance: request.chance })).toEqual(chosen);
    });
    playGame(setupOf(['C', 'E', 'P', 'D'].map((one) => seat(one))), streams('hidden', 2), { players: { P: player } });
    expect(checked).toBe(25);
  });

  test('beats random play', () => {
    let won = 0;
    for (let game = 0; game < 4; game++) {
      const seats = stream('beats', game, 'seats').shuffle([seat('A', 'greedy'), seat('C'), seat('E'), seat('K')]);
      const played = playGame(setupOf(seats), streams('beats', game), { lines: false });
      if (isRight(played) && played.right.winners.includes('A')) won++;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });
});

describe('a player that searches', () => {
  /** Searches for some choices, then plays at random. */
  const table = (iterations: number, look: (request: Request, chosen: unknown) => void) => {
    let left = 5;
    const player: RootPlayer = {
      name: 'At first',
      choose(request) {
        if (left-- <= 0 || request.options.length < 2) return request.chance.pick(request.options);
        const seed = `${request.chance.int(2 ** 32)}`;
        const chosen = searchPlayer(iterations).choose({ ...request, chance: stream(seed, 0, 'player') });
        look({ ...request, chance: stream(seed, 0, 'player') }, chosen);
        return chosen;
      },
    };
    const seats = [seat('E'), { player: 'C', faction: 'C', bot: 'mechanical-marquise' }, seat('A')];
    return playGame(setupOf(seats), streams('search', 2), { players: { E: player } });
  };

  test('chooses options and gives hints by iterations, the same for the same seed, whatever the hidden cards are', () => {
    let checked = 0;
    const game = table(40, (request, chosen) => {
      checked++;
      const { seat: own, shown, view } = request;
      const other = viewOf(redeal(view, own, stream('other', checked, 'cards'), shown).position, own);
      expect(request.options).toContain(chosen);
      expect(searchPlayer(40).choose({ ...request, view: other })).toEqual(chosen);
      const hints = hintsFor([request], 40);
      expect(hintsFor([{ ...request, view: other, chance: stream('other', 0, 'player') }], 40)).toEqual(hints);
      for (const { option, less } of hints) {
        expect(request.options).toContain(option);
        expect(less).toBeGreaterThanOrEqual(0);
      }
    });
    expect(isRight(game)).toBe(true);
    expect(checked).toBeGreaterThan(2);
  });
});

test('every weight has a feature, and every feature of a faction a weight', () => {
  for (const [letter, weights] of Object.entries(WEIGHTS)) {
    const names = Object.keys(featuresOf(letter as Faction));
    expect(names).toEqual(expect.arrayContaining(Object.keys(weights)));
    expect(Object.keys({ ...COMMON_WEIGHTS, ...weights })).toEqual(expect.arrayContaining(names));
  }
});

test('every feature has words for hints, and each of them a feature', () => {
  const names = Object.keys(WEIGHTS).flatMap((letter) => Object.keys(featuresOf(letter as Faction)));
  expect(Object.keys(FEATURE_WORDS)).toEqual([...new Set(names)].sort());
  expect(differenceText('torches', 2)).toBe('2 more torches');
  expect(differenceText('cards', -1)).toBe('1 fewer card in hand');
});
