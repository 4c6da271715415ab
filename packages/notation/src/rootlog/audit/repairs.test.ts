import { expect, test } from 'vitest';
import { isLeft } from 'fp-ts/lib/Either.js';
import { parse } from '../read/parse.ts';
import { openingOf } from '../replay/replay.ts';
import { entriesOf } from './entry.ts';
import { repairsOf, spellingsOf } from './repairs.ts';

const HEAD = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\nC:w->1\nE:w->1\n';

/** What the last line may have been meant as, the likeliest first: the kind of slip, and the line; or its first action. */
function meant(line: string, isFirst = false): string[] {
  const text = HEAD + line;
  const tree = parse(text);
  const entry = entriesOf(tree).at(-1);
  const opening = openingOf(tree);
  if (entry === undefined || isLeft(opening)) throw new Error(text);
  const seats = ['C', 'E'];
  const repairs = isFirst
    ? spellingsOf(text, entry, entry.pieces.slice(0, 1), seats)
    : repairsOf(text, entry, seats, opening.right.table);
  return repairs.map(({ kind, edits }) => {
    const changed = [...edits]
      .reverse()
      .reduce((sum, { start, end, text: to }) => sum.slice(0, start) + to + sum.slice(end), text);
    return `${kind} ${changed.slice(HEAD.length)}`;
  });
}

test.each([
  ['a digit', 'C:2w3->5', 'place C:2w3->6'],
  ['a count', 'C:2w3->5', 'count C:3w3->5'],
  ['another sign for the colon', 'C;w3->5', 'label C:w3->5'],
  ['a blank for the colon', 'C w3->5', 'label C:w3->5'],
  ['a mark of a card that is left out', 'C:F#anvil+Mengrave->C', 'spelling C:F#anvil+M#engrave->C'],
  ['the sign of points', 'C:++2', 'points C:--2'],
  ['a column of the Decree', 'E:F#E->$_r', 'column E:F#E->$_x'],
  ['a hand for one’s own board', 'E:#despot->E', 'board E:#despot->$'],
  ['a battle without its clearing', 'C:XE', 'place C:XE11'],
  ['two digits before their piece', 'C:12w->9', 'swapped C:w12->9'],
  ['swapped ends', 'C:2w3->5', 'swapped C:2w5->3'],
  ['a place across the arrow', 'C:2w->8', 'swapped C:2w8->'],
  ['a source that is missing', 'C:2w->', 'source C:2w8->'],
  ['rolls in each other’s place', 'C:XE5(0,1)', 'dice C:XE5(1,0)'],
  ['rolls in each other’s place throughout', 'C:XE5(0,1)/XE6(1,2)', 'dice C:XE5(1,0)/XE6(2,1)'],
  ['points of another player', 'C:E++2', 'owner C:++2'],
  ['another player', 'C:2w3->5', 'seat E:2w3->5'],
  ['an action that is written twice', 'C:w3->5/w3->5', 'twice C:w3->5'],
  ['two slashes for one', 'C:w3->5//w5->6', 'slash C:w3->5/w5->6'],
  ['a piece that is reversed', 'C:r_b->5', 'spelling C:b_r->5'],
  ['a count behind its piece', 'C:w4->5', 'swapped C:4w->5'],
  ['a digit before its piece', 'C:4w->5', 'swapped C:w4->5'],
  ['another card that the log names', 'C:F#tax->C/R#coffin->C', 'card C:R#coffin->C/R#coffin->C'],
  ['another crafted card that the log names', 'C:Zcoffin/F#tax->C', 'card C:Ztax/F#tax->C'],
  ['a card in place of a leader', 'E:#tax->$', 'card E:#despot->$'],
  ['a card that cannot be', 'C:R#sabo->C', 'card C:#->C'],
  ['another player of a line that cannot be read', 'C:#E->$_x/#E->$_r', 'seat E:#E->$_x/#E->$_r'],
])('%s is a slip of the pen', (_, line, repair) => {
  expect(meant(line)).toContain(repair);
});

test('an action that takes what is not there may stand in the place of another one', () => {
  expect(meant('C:w3->5/t->1/w5->6', true)).toContain('order C:w5->6/t->1/w3->5');
});

test('a repair that reads the same as the line is none', () => {
  expect(meant('C:w3->5').map((one) => one.split(' ')[1])).not.toContain('C:w3->5');
});

test('4.2: no repair moves a piece to where it is', () => {
  expect(meant('C:t->4')).not.toContain('source C:t4->4');
});

test('no repair writes a number that begins with 0', () => {
  expect(meant('C:w90->')).toContain('place C:w9->');
  expect(meant('C:t->30')).toContain('place C:t->3');
  expect(meant('C:w90->').filter((one) => one.includes('09'))).toEqual([]);
});

test('M.3.5: no repair moves a ferry on a map without one', () => {
  expect(meant('C:w->5')).toContain('piece C:t->5');
  expect(meant('C:w->5')).not.toContain('piece C:f->5');
});

test('4.3: no repair is a battle in the Burrow, or names it among several clearings', () => {
  expect(meant('C:XE').filter((one) => one.includes('XE0'))).toEqual([]);
  expect(meant('C:t->30').filter((one) => one.includes('+0'))).toEqual([]);
});

test('no repair turns the rest of a line into a comment', () => {
  const all = meant('C:F#C->/w3->5', true);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((one) => one.includes('//'))).toEqual([]);
});
