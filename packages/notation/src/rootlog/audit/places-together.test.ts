import { expect, test } from 'vitest';
import { placesTogether } from './places-together.ts';

/** The places of a line that are named together, each with the numbers of its actions. */
function together(actions: string): string[] {
  const texts = actions.split('/');
  let start = 0;
  const pieces = texts.map((text) => {
    const piece = { start, end: start + text.length, isRead: true };
    start = piece.end + 1;
    return piece;
  });
  const all = placesTogether(actions, { pieces }).map(
    ({ found, spans }) => `${found}: ${spans.map((one) => pieces.findIndex(({ end }) => one.end <= end)).join(' ')}`,
  );
  return [...new Set(all)];
}

test('a place is named in a row of actions, for one kind of piece, and everywhere', () => {
  expect(together('XA4/(2Aw+At)4->/++2/w9->5/w5->4')).toEqual(['4: 0 1 4', '4: 0 1', '5: 3 4']);
});

test('an action that names no place interrupts a row only where all stand beside each other', () => {
  expect(together('XA4/2Aw4->/++2/b->4/w->5/w->4')).toEqual(['4: 0 1 3 5', '4: 0 1', '4: 0 1 3']);
});

test('what is named once is not together', () => {
  expect(together('w3->5/XE7/++4')).toEqual([]);
});

test('a place for one kind of piece stands for itself where another kind stands there, too', () => {
  expect(together('w3->5/2w->3/w3->7/b->3')).toEqual(['3: 0 1 2 3', '3: 0 1 2']);
});
