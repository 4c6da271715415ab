import { expect, test } from 'vitest';
import { errorsIn } from '../../../test/rootlog/errors-in.ts';
import { applyEdits } from '../../kernel/index.ts';

const LEGAL = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/b_s->1/b_w->5/b_r->9/w->1+2+4+5+6+7+8+9+10+11+12
E:b+6w->3/#despot->$

C:t->1/w->9/#->C
E:M#E->$_x/B#E->$_r/w->3/2w3->7/XC7(1,0)/Cw7->/b->7/++/#->E
C:t->1/w->9/w9->12/#->C
`;

const replaced = (...changes: readonly (readonly [written: string, slip: string])[]): string =>
  changes.reduce((text, [written, slip]) => text.replace(written, () => slip), LEGAL);

/** The errors of a log with their first fixes, and the text with the first fix of the first error. */
function found(text: string) {
  const errors = errorsIn(text);
  const [first] = errors;
  return {
    said: errors.map(({ code, line, fixes: [fix] = [] }) => `${line} ${code} ${fix?.title}`),
    text: applyEdits(text, first?.fixes?.[0]?.edits ?? []).text,
  };
}

test('points that stand in the line of the next player are moved to the line of who scores them', () => {
  const { said, text } = found(replaced(['/++/#->E', '/#->E'], ['C:t->1/w->9/w9', 'C:++/t->1/w->9/w9']));
  expect(said).toEqual(['10 slip/action-late move `++` to line 10']);
  expect(errorsIn(text)).toEqual([]);
});

test('a line without the colon is of who is next, though it can be read as more of the line above', () => {
  expect(found(replaced(['C:t->1/w->9/w9', 'Ct->1/w->9/w9']))).toEqual({
    said: ['11 rootlog/unknown-line start the line with `C:`'],
    text: LEGAL,
  });
});

test.each([
  ['3.2: points with the letter of another player', '/++/', '/C++/', 'write `++`'],
  ['2.1: a card that nobody takes', 'w->9/#->C', 'w->9/#->', 'write `#->C`'],
  ['4.3: a battle whose clearing the losses show', 'XC7(1,0)', 'XC(1,0)', 'write `XC7(1,0)`'],
])('%s', (_, written, slip, title) => {
  const { said, text } = found(replaced([written, slip]));
  expect(said).toEqual([expect.stringContaining(title)]);
  expect(text).toBe(LEGAL);
});

test('of a move of which only the end is written several counts are tried', () => {
  const [error] = errorsIn(replaced(['2w3->7', '->7']));
  expect(error?.fixes?.map(({ title }) => title)).toContain('write `2w3->7`');
});

test('no fix names a clearing with a nought before its number', () => {
  const titles = errorsIn(replaced(['w9->12', 'w9->19'])).flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
  expect(titles).toContain('write `w9->1`');
  expect(titles.join()).not.toMatch(/>0\d/);
});

test('M.3.5: no fix names a ferry on a map without one', () => {
  const titles = errorsIn(replaced(['b->7', 'y->7'])).flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
  expect(titles).toContain('write `b->7`');
  expect(titles.join()).not.toContain('`f');
});

test('a slip that cannot be read, and a move the wrong way in the same line', () => {
  const { said } = found(replaced(['M#E->$_x', 'M#E-$_x'], ['2w3->7', '2w7->3']));
  expect(said).toEqual(['10 rootlog/no-arrow write `M#E->$_x`', '10 slip/swapped write `2w3->7`']);
});
