import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { chance, streams } from '@woodlog/core/kernel';
import { type RootQuestions, deckOf } from '@woodlog/core/root-law';
import { type Component, type RootSetup, type Table, root } from '@woodlog/core/root';
import { type ChiSquare, ofCounts, quantile, tally } from '../../../core/test/kernel/chance/chi-square.ts';
import { Dealer } from '@woodlog/core/root-law';

const GAMES = 3000;
const SETUP: RootSetup = {
  game: 'root',
  map: 'Fall',
  deck: 'E&P',
  seats: [
    { player: 'Mechanical Marquise 2.0', faction: 'C', bot: 'mechanical-marquise' },
    { player: 'Electric Eyrie', faction: 'E', bot: 'electric-eyrie' },
  ],
};

const opened = root.setup(SETUP);
if (isLeft(opened)) throw new Error(opened.left.message);
const opening: Table = opened.right;

/** The draw pile of a game, from its top. */
const pile = (game: number): readonly Component[] =>
  new Dealer(streams('deck', game)).draw(
    { kind: 'draw', law: '4.1', from: 'draw', to: 'C', count: opening.draw },
    opening,
  );

/** Two dice of a battle (4.3.2), as the simulator rolls them. */
function battle(game: number): readonly number[] {
  const answerer = chance<Table, RootQuestions>(streams('dice', game), () => []);
  return answerer({ kind: 'roll', law: '4.3.2', dice: 2, faces: [0, 1, 2, 3] }, opening) as readonly number[];
}

const piles = Array.from({ length: GAMES + 1 }, (_, game) => pile(game));
const names = [...new Set(deckOf(SETUP))];
const copies = names.map((name) => deckOf(SETUP).filter((card) => card === name).length);

function expectChance({ statistic, freedom }: ChiSquare): void {
  expect(statistic).toBeLessThan(quantile(freedom, 0.0001));
}

test('a draw pile has every card of the deck', () => {
  for (const cards of piles.slice(0, 50)) expect([...cards].sort()).toEqual([...deckOf(SETUP)].sort());
});

test('the cards at the top, in the middle and at the bottom of the draw pile', () => {
  for (const place of [0, 1, 2, 26, opening.draw - 1]) {
    expectChance(
      ofCounts(
        tally(names.length, GAMES, (game) => names.indexOf(piles[game]![place]!)),
        copies,
      ),
    );
  }
});

test('the top cards of two neighbouring games', () => {
  const half = (card: Component): number => Number(names.indexOf(card) < names.length / 2);
  const shares = [0, 1].map((side) => deckOf(SETUP).filter((card) => half(card) === side).length);
  expectChance(
    ofCounts(
      tally(4, GAMES, (game) => half(piles[game]![0]!) * 2 + half(piles[game + 1]![0]!)),
      [0, 1, 2, 3].map((pair) => shares[pair >> 1]! * shares[pair & 1]!),
    ),
  );
});

test('both dice of a battle, and dice of two neighbouring games', () => {
  const pair = (one: number, other: number): number => one * 4 + other;
  expectChance(ofCounts(tally(16, GAMES, (game) => pair(...(battle(game) as [number, number])))));
  expectChance(ofCounts(tally(16, GAMES, (game) => pair(battle(game)[0]!, battle(game + 1)[0]!))));
});
