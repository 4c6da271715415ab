import { expect, test } from 'vitest';
import { matchOf } from '../../../test/root/written-line.ts';
import { logWith, positionOf } from '../../../test/root/written-position.ts';
import type { Action } from '../action.ts';

const card = (to: string): Action => ({ kind: 'move', parts: [{ count: 1, what: '#', from: 'draw', to }] });

test('2.1: a card that is drawn does not go to the discard pile', () => {
  const before = positionOf(logWith('C: Ann', 'E: Bob')('C:w->1', 'E:w->2'));
  const match = matchOf({ before, taker: 'C', setup: false, actions: [card('discard'), card('C')] });
  expect(match).toMatchObject({ verdict: 'illegal', breaches: [{ action: 0, isCertain: true }] });
});

test('8.2.3.I: but one may that the Alliance draws for its supporters', () => {
  const before = positionOf(logWith('C: Ann', 'A: Cid')('C:w->1', 'A:5#->$/t->5'));
  const move: Action = { kind: 'move', parts: [{ count: 1, what: 'Cw', from: '1', to: '5' }] };
  const hand: Action = { kind: 'reveal', by: 'C', cards: [], to: 'A' };
  expect(matchOf({ before, taker: 'C', setup: false, actions: [move, hand, card('discard'), card('C')] }).verdict).toBe(
    'legal',
  );
});
