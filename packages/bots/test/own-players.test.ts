import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { type Choice, type Stream, streams } from '@woodlog/core/kernel';
import { playGame as playTiles } from '../src/carcassonne/index.ts';
import { playGame as playKnights } from '../src/fuzzy-knights/index.ts';
import { playGame as playRoot } from '../src/root/index.ts';

interface Request {
  readonly options: readonly unknown[];
  readonly seat: number;
  readonly turn: number;
  readonly chance: Stream;
  readonly tellValue?: (value: number) => void;
}

interface Asked {
  readonly options: number;
  readonly seat: number;
  readonly turn: number;
}

/** A player that takes any option, or answers something else, and notes what it is asked. */
const playerOf = (
  asked: Asked[] = [],
  answer = ({ options, chance }: Request): unknown => chance.pick(options),
): { readonly name: string; choose(request: Request): never } => ({
  name: 'Mine',
  choose(request) {
    const { options, seat, turn } = request;
    asked.push({ options: options.length, seat, turn });
    request.tellValue?.(7);
    return answer(request) as never;
  },
});

/** The games, each with a player at its second seat. */
const GAMES = {
  root: (mine: ReturnType<typeof playerOf>, onChoice?: (choice: Choice) => void) =>
    playRoot(
      {
        game: 'root',
        map: 'Fall',
        deck: 'E&P',
        seats: [
          { player: 'Bot', faction: 'C', bot: 'mechanical-marquise' },
          { player: 'Ann', faction: 'E' },
        ],
      },
      streams('maple', 1),
      { players: { E: mine }, ...(onChoice && { onChoice }) },
    ),
  carcassonne: (mine: ReturnType<typeof playerOf>, onChoice?: (choice: Choice) => void) =>
    playTiles(
      { game: 'carcassonne', seats: [{ player: 'Bot', bot: 'greedy' }, { player: 'Ann' }] },
      streams('maple', 1),
      { players: { B: mine }, onChoice },
    ),
  'fuzzy-knights': (mine: ReturnType<typeof playerOf>, onChoice?: (choice: Choice) => void) =>
    playKnights(
      {
        game: 'fuzzy-knights',
        map: '10x10',
        seats: [{ player: 'Bot', bot: 'castellan' }, { player: 'Ann' }],
        options: { rules: 'cards', days: 12 },
      },
      'maple',
      1,
      { players: { P2: mine }, onChoice },
    ),
};

describe.each(Object.entries(GAMES))('a player of one’s own at a seat without a bot: %s', (_, play) => {
  test('is asked all that its seat decides, with its values told to who follows the game', () => {
    const asked: Asked[] = [];
    expect(play(playerOf(asked))._tag).toBe('Right');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.every(({ seat, options }) => seat === 1 && options > 0)).toBe(true);
    const turns = asked.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));

    const choices: Choice[] = [];
    const again: Asked[] = [];
    play(playerOf(again), (choice) => choices.push(choice));
    expect(again).toEqual(asked);
    const own = choices.filter(({ seat }) => seat === 1);
    expect(own.map(({ options }) => options.length)).toEqual(
      asked.flatMap(({ options }) => (options > 1 ? [options] : [])),
    );
    expect(own.every(({ value }) => value === 7)).toBe(true);
    expect(choices.every(({ seat, value }) => seat === 1 || value === null)).toBe(true);
  });

  test('ends the game with a violation if it answers nonsense', () => {
    const played = play(playerOf([], () => 'nonsense'));
    expect(played._tag === 'Left' && played.left.violation).toBe('answer/not-an-option');
  });
});

test('a player for a seat that is not there is a violation', () => {
  const seats = [
    { player: 'Ann', bot: 'greedy' },
    { player: 'Bob', bot: 'greedy' },
  ];
  const tiles = playTiles({ game: 'carcassonne', seats }, streams('maple', 1), { players: { C: playerOf() } });
  expect(isLeft(tiles) && tiles.left.message).toBe('there is no seat C; the seats are A, B');
  const knights = playKnights({ game: 'fuzzy-knights', map: '10x10', seats }, 'maple', 1, {
    players: { P3: playerOf() },
  });
  expect(isLeft(knights) && knights.left.message).toBe('there is no seat P3; the seats are P1, P2');
});
