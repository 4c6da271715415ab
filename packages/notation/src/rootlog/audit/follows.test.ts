import { expect, test } from 'vitest';
import { errorsIn } from '../../../test/rootlog/errors-in.ts';
import { CATS } from '../../../test/rootlog/legal-log.ts';

/** The errors of a game of the Marquise and the Eyrie, and the lines that follow from each. */
function errorsOf(deck: string, ...lines: readonly string[]) {
  const log = ['Map: Fall', `Deck: ${deck}`, 'C: Ann', 'E: Bob', '', CATS, 'E:b+6w->3/#despot->$', ...lines, ''];
  return errorsIn(log.join('\n')).map(({ line, follows = [] }) => ({ line, follows }));
}

test('4.1: who lacks a card that something against the law took is not accused', () => {
  const [cats, again] = ['C:t->1/w->9/w2->5/#->C', 'C:t->1/w->9/w5->2/#->C'];
  const first = 'E:F#E->$_x/R#E->$_r/w->3/3w3->6/XC6/Cw6->/b->6/++/#->E';
  const last = 'E:B#E->$_b/M#E->$_m/w->3/$_->/--2/#builder->$/++/#->E';
  expect(errorsOf('Standard', cats, first, again, last)).toEqual([]);
  const broken = first.replace('E:', 'E:Z%c/++3/');
  expect(errorsOf('Standard', cats, broken, again, last)).toEqual([{ line: 9, follows: [11] }]);
  // Whatever else is wrong in it is told.
  const more = errorsOf('Standard', cats, broken, again, `${last}/++5`);
  expect(more.map(({ line }) => line)).toContain(11);
});

test('3.2: what a card that is not in this deck brings later is not known', () => {
  const charm = 'C:t->1/Zcharm/w->9/w2->5/#->C/E++/#->C';
  const lines = ['E:F#E->$_x/3w3->6/XC6/Cw6->/b->6/++/#->E', 'C:t->1/w->9/w5->2/#->C/E++/#->C/#C->'];
  expect(errorsOf('E&P', charm, ...lines)).toEqual([]);
  const taxed = charm.replace('Zcharm', 'Ztax');
  expect(errorsOf('E&P', taxed, ...lines)).toEqual([{ line: 8, follows: [10] }]);
  // Of others it says nothing.
  expect(errorsOf('E&P', taxed, `${lines[0]}/++4`)).toEqual([
    { line: 8, follows: [] },
    { line: 9, follows: [] },
  ]);
});
