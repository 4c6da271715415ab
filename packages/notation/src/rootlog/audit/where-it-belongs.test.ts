import { expect, test } from 'vitest';
import { errorsIn, withFix } from '../../../test/rootlog/errors-in.ts';
import { LEGAL, WITH_BATTLE, withSlips } from '../../../test/rootlog/legal-log.ts';

/** The errors of a log with their first fixes, and the text with the first fix of the first error. */
function found(text: string) {
  const errors = errorsIn(text);
  const [first] = errors;
  return {
    said: errors.map(({ code, line, fixes: [fix] = [] }) => `${line} ${code} ${fix?.title}`),
    text: withFix(text, first),
  };
}

test('points that stand in the line of the next player are moved to the line of who scores them', () => {
  const { said, text } = found(withSlips(['/++/#->E', '/#->E'], ['C:t->1/w->9/w9', 'C:++/t->1/w->9/w9']));
  expect(said).toEqual(['10 slip/action-late move `++` to line 10']);
  expect(errorsIn(text)).toEqual([]);
});

test('what the next player cannot do, or what cannot be read in that line, belongs to the end of the line above', () => {
  const built = found(withSlips(['w->9/#->C\nE', 'w->9\nE'], ['E:M#E', 'E:#->C/M#E']));
  expect(built).toEqual({ said: ['9 slip/action-late move `#->C` to line 9'], text: WITH_BATTLE });
  const recruited = found(LEGAL.replace('#->C\nD:w->0/2w', '#->C/w->0\nD:2w'));
  expect(recruited).toEqual({ said: ['9 slip/action-early move `w->0` to line 10'], text: LEGAL });
  const crafted = found(withSlips(['C\nE:M#E->$_x/', 'C/M#E->$_x\nE:']));
  expect(crafted).toEqual({ said: ['9 rootlog/unknown-place move `M#E->$_x` to line 10'], text: WITH_BATTLE });
});

test('who names the cards of a hand does it in a line of that player', () => {
  const { said } = found(withSlips(['E:M#E->$_x', 'E:(M#league+B#soup)E->E/M#E->$_x']));
  expect(said.join()).not.toContain('slip/action-');
});

test('a line without the colon is of who is next, though it can be read as more of the line above', () => {
  expect(found(withSlips(['C:t->1/w->9/w9', 'Ct->1/w->9/w9']))).toEqual({
    said: ['11 rootlog/unknown-line start the line with `C:`'],
    text: WITH_BATTLE,
  });
});

test.each([
  ['3.2: points with the letter of another player', '/++/', '/C++/', 'write `++`'],
  ['2.1: a card that nobody takes', 'w->9/#->C', 'w->9/#->', 'write `#->C`'],
  ['4.3: a battle whose clearing the losses show', 'XC7(1,0)', 'XC(1,0)', 'write `XC7(1,0)`'],
])('%s', (_, written, slip, title) => {
  const { said, text } = found(withSlips([written, slip]));
  expect(said).toEqual([expect.stringContaining(title)]);
  expect(text).toBe(WITH_BATTLE);
});

test('of a move of which only the end is written several counts are tried', () => {
  const [error] = errorsIn(withSlips(['2w3->7', '->7']));
  expect(error?.fixes?.map(({ title }) => title)).toContain('write `2w3->7`');
});

test('no fix names a clearing with a nought before its number', () => {
  const titles = errorsIn(withSlips(['w9->12', 'w9->19'])).flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
  expect(titles).toContain('write `w9->1`');
  expect(titles.join()).not.toMatch(/>0\d/);
});

test('M.3.5: no fix names a ferry on a map without one', () => {
  const titles = errorsIn(withSlips(['b->7', 'y->7'])).flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
  expect(titles).toContain('write `b->7`');
  expect(titles.join()).not.toContain('`f');
});

test('a slip that cannot be read, and a move the wrong way in the same line', () => {
  const { said } = found(withSlips(['M#E->$_x', 'M#E-$_x'], ['2w3->7', '2w7->3']));
  expect(said).toEqual(['10 rootlog/no-arrow write `M#E->$_x`', '10 slip/swapped write `2w3->7`']);
});

test('M.4.4, 6.5.4.III: of points too many the tower’s are not wrong where another building is worth the others', () => {
  const text = `Map: Mountain
Deck: E&P
Clearings: R1, F2, M3, M4, F5, F6, M7, R8, R9, M10, F11, R12
C: Ann
D: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->8
D:t->3/2w->3+6+11

C:t->1/t1->/b_w->10/++2/#->C/++
D:w->0/#->D
C:t->1/w8->4/#->C/++
D:w->0/#->D
C:t->1/w4->8/#->C/#C->/++
`;
  expect(errorsIn(text)).toEqual([]);
  const slip = found(text.replace('b_w->10', 'b_s->10'));
  expect(slip).toEqual({ said: ['10 slip/piece write `b_w->10`'], text });
});

test('6.3.3: who takes what a setup leaves out is not accused, even in a later turn', () => {
  const text = LEGAL.replace('C:t->1/w8->4', 'C:t->1/2w8->4');
  expect(errorsIn(text)).toEqual([]);
  expect(errorsIn(text.replace('+8+9+10+11', '+9+11')).filter(({ line }) => line > 6)).toEqual([]);
});

test('a card with a wrong suit is the one of that name', () => {
  const { said } = found(LEGAL.replace('w4->8/#->C', 'w4->8/R#sabo->C'));
  expect(said).toEqual(['9 rootlog/card-suit write `B#sabo->C`']);
});

test('5.1.3: nothing of a setup at the top is looked for in a line below it', () => {
  const text = 'Map: Fall\nDeck: Standard\nV: Dave\n\nV:#V->/#arbiter->$/p->4_7_8_12\nV:p->4/#->V\n';
  expect(errorsIn(text).map(({ line }) => line)).toEqual([5]);
});
