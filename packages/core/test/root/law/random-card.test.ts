import { expect, test } from 'vitest';
import { advance } from '../../../src/kernel/index.ts';
import { SUITS } from '../../../src/root/data/vocabulary.ts';
import { root } from '../../../src/root/game.ts';
import { moveRandomCard } from '../../../src/root/law/cards.ts';
import { playerOf } from '../../../src/root/law/context.ts';
import { move, setupFor, tableFor, ctxFor } from '../position.ts';

/** What is asked for a random card of this hand, or what is done with it if nothing is. */
function drawnFrom(...hand: readonly string[]): unknown {
  const table = tableFor(setupFor('C+ E A'), {});
  advance(root, table, { kind: 'begin', faction: 'E' });
  advance(root, table, move('3 # E>discard'));
  for (const card of hand) advance(root, table, move(`${card} draw>E`));
  const ctx = ctxFor(table, 'C');
  const { value } = moveRandomCard(ctx, '10.2.5', 'random card', playerOf(ctx, 'E')!, 'C').next();
  return value;
}

const asked = { law: '10.2.5', about: 'card', prompt: 'random card' };

test('G.22: of a hand that is known chance picks a card, each of them as likely', () => {
  const options = ['F#tax', 'M#scout', 'F#tax'];
  expect(drawnFrom('F#tax', 'M#scout', 'F#tax')).toEqual({ ask: { kind: 'pick', ...asked, options } });
});

test('G.22: of one in part unknown its owner says which it was', () => {
  const hand = { suits: SUITS, held: true, random: 'C' };
  expect(drawnFrom('F#tax', 'F#')).toEqual({ ask: { kind: 'choose', ...asked, seat: 1, hand } });
});

test('G.22: nothing is left to chance where all are alike, or none is there', () => {
  expect(drawnFrom('F#tax', 'F#tax')).toEqual({ act: move('F#tax E>C') });
  expect(drawnFrom()).toBeUndefined();
});
