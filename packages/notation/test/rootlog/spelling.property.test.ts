import fc from 'fast-check';
import { DECKS, type Deck, FACTIONS } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import { printAction } from '../../src/rootlog/index.ts';
import { anyAction } from './actions.ts';
import { readLineOf } from './reading.ts';
import { runs } from './runs.ts';

const header = (deck: Deck): string => `Deck: ${deck}\n`;

const inALine = fc
  .tuple(fc.constantFrom(...FACTIONS), fc.constantFrom(...DECKS))
  .chain(([taker, deck]) => anyAction(taker, deck).map((written) => ({ taker, deck, ...written })));

describe('one action reads the same in every accepted spelling', () => {
  test('as people write it', () => {
    fc.assert(
      fc.property(inALine, ({ taker, deck, action, text }) => {
        const { actions, codes } = readLineOf(taker, text, header(deck));
        expect(codes.filter((code) => code !== 'rootlog/dialect')).toEqual([]);
        expect(actions).toEqual([action]);
      }),
      runs(1000),
    );
  });

  test('as we print it, and printed text is canonical', () => {
    fc.assert(
      fc.property(inALine, ({ taker, deck, action }) => {
        const text = printAction(action, taker);
        const { actions, codes } = readLineOf(taker, text, header(deck));
        expect(codes).toEqual([]);
        expect(actions).toEqual([action]);
      }),
      runs(1000),
    );
  });
});

/** Every production of the grammar, as the generators name them. */
const FORMS = [
  'all items',
  'battle with 0 ambushes',
  'battle with 1 ambushes',
  'battle with 2 ambushes',
  'bracket',
  'bracket of all sorts',
  'bracket of items',
  'bracket of suits',
  'card of a suit',
  'character card',
  'conspiracy',
  'craft a card',
  'craft a card of a suit',
  'craft an item',
  'deck card',
  'discard decree',
  'each with its start',
  'flip a plot',
  'flip a relic',
  'from board',
  'from clearing',
  'from discard pile',
  'from forest',
  'from hand',
  'from part of a board',
  'from path',
  'from quests',
  'funds',
  'guess',
  'hire',
  'hire demoted',
  'hire with markers',
  'hireling piece',
  'item',
  'item from area',
  'item from board',
  'item from clearing',
  'item from own board',
  'item from side',
  'items: area',
  'items: area of a board',
  'items: area, turned',
  'items: board',
  'items: board, turned',
  'items: clearing',
  'items: flip',
  'items: out',
  'landmark',
  'leader card',
  'lose points',
  'marker',
  'minister card',
  'mood card',
  'no rolls',
  'open path',
  'outcast',
  'pawn',
  'piece',
  'price',
  'quest card',
  'relate one',
  'relate several',
  'relic with value',
  'retainer card',
  'reveal a hand',
  'reveal cards',
  'rolls',
  'score',
  'to board',
  'to clearing',
  'to discard pile',
  'to forest',
  'to hand',
  'to nowhere',
  'to part of a board',
  'to path',
  'to quests',
  'to several places',
  'trick',
  'unknown card',
  'vizier card',
];

test('the generators reach every action and every production', () => {
  const written = fc.sample(inALine, { numRuns: 6000, seed: 28 });
  const forms = new Set(written.flatMap((it) => it.forms));
  expect([...forms].sort()).toEqual(FORMS);
  const kinds = new Set(written.map(({ action }) => action.kind));
  expect([...kinds].sort()).toEqual(
    // The start and the end of a line are not written.
    // biome-ignore format: a list
    ['battle', 'conspiracy', 'craft', 'discard-decree', 'flip', 'funds', 'guess', 'hire', 'marker', 'move', 'open-path', 'outcast', 'price', 'relate', 'reveal', 'score', 'trick'],
  );
});
