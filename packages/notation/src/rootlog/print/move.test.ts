import type { Part } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import { logOf } from '../meaning.ts';
import { parse } from '../read/parse.ts';
import { printMove } from './move.ts';

/** The move that a line means, printed. */
function printed(taker: string, line: string): string {
  const [turn] = logOf(parse(`Map: Fall\nDeck: E&P\n${taker}: Ann\n${taker}:${line}`)).turns;
  const [action] = turn!.actions;
  return action?.kind === 'move' ? printMove(action, taker) : 'no move';
}

/** What goes without saying is left out, and what lies together stands in one bracket. */
test.each([
  ['C', 'Cw->1', 'w->1'],
  ['C', 'w->1+2+3', 'w->1+2+3'],
  ['C', '(w+b_s)->1', 'w+b_s->1'],
  ['C', '(w+b_s)->1+2', 'w+b_s->1+2'],
  ['C', '2w3+w4->5', '2w3+w4->5'],
  ['C', 'w3+Ew3->', '(w+Ew)3->'],
  ['C', 'F#C->E', 'F#C->E'],
  ['C', 'F#+M#->C', '(F+M)#->C'],
  ['C', '2F#+M#->C', '(2F+M)#->C'],
  ['C', '(2F+M)#dom->C', '2F#dom+M#dom->C'],
  ['C', 'F#*->C', 'F#*->C'],
  ['V', '%sV$->d', '%s->d'],
  ['V', '%s->V$d', '%s->d'],
  ['V', '%s->', '%s->'],
  ['V', '%se->r', '%se->r'],
  ['V', '%s->de', '%s->d+e'],
  ['V', '(%s+%x)d->s', '(%s+%x)d->s'],
  ['V', '%sC$->$', '%sC$->$'],
  ['V', '%sG$s->G$d', '%sG$s->d'],
  ['V', '%sG$->$s', '%sG$->$s'],
  ['G', '%s->t', '%s->t'],
  ['C', '%sV$d->V$s', '%sV$d->s'],
  ['C', '%sV$e->V$r', '%sV$e->r'],
  ['V', 'p->2_7_10', 'p->2_7_10'],
  ['C', '(3w+f)1->12', '(3w+f)1->12'],
  ['C', 'F#->h_E$', 'F#->h_E$'],
  ['E', '%x$_r->', '%x$_r->'],
  ['K', '%b$_3->e', '%b$_3->e'],
  ['L', '2F#tax$_l->*', '2F#tax$_l->*'],
])('%s:%s is printed %s', (taker, line, text) => expect(printed(taker, line)).toBe(text));

const part = (what: string, from: string, to: string): Part => ({ count: 1, what, from, to });
const ego = (what: string): Part => part(what, 'supply:N', 'N$_e');
const own = (what: string, to: string): Part => part(what, 'supply:C', to);

test('where a pawn or landmark starts is not written, since there is one', () => {
  const parts = [part('Vp', '11', '10'), part('ferry', '11', '10')];
  expect(printMove({ kind: 'move', parts }, 'V')).toBe('p+f->10');
  expect(printMove({ kind: 'move', parts: [part('Vp', '11', '10')] }, 'V')).toBe('p->10');
  expect(printMove({ kind: 'move', parts: [part('Cw', '11', '10'), ...parts] }, 'C')).toBe('(w+Vp+f)11->10');
});

describe('equal things that go one by one are counted together', () => {
  const lost = part('F#tax', 'L$_l', '*');
  test.each<[text: string, ...parts: Part[]]>([
    ['2F#tax$_l->*', lost, lost],
    ['(2F#tax+M#)$_l->*', lost, lost, part('M#', 'L$_l', '*')],
    ['F#tax$_l->*+E', lost, part('F#tax', 'L$_l', 'E')],
    ['2t+t_d+2t->$_e', ego('Nt'), ego('Nt'), ego('Nt_d'), ego('Nt'), ego('Nt')],
  ])('%s', (text, ...parts) => expect(printMove({ kind: 'move', parts }, text.includes('tax') ? 'L' : 'N')).toBe(text));
});

describe('a move becomes as few actions as can mean it', () => {
  test.each<[text: string, ...parts: Part[]]>([
    ['w->1/b_s->2', own('Cw', '1'), own('Cb_s', '2')],
    ['w->1+2/b_s->1', own('Cw', '1'), own('Cw', '2'), own('Cb_s', '1')],
    ['w->1+2/b_s->2+1', own('Cw', '1'), own('Cw', '2'), own('Cb_s', '2'), own('Cb_s', '1')],
    ['w+b_s->1+2', own('Cw', '1'), own('Cw', '2'), own('Cb_s', '1'), own('Cb_s', '2')],
    ['w3+w4->', part('Cw', '3', 'supply:C'), part('Cw', '4', 'supply:C')],
    ['w3->/w3->5', part('Cw', '3', 'supply:C'), part('Cw', '3', '5')],
    ['w3->5/w3->', part('Cw', '3', '5'), part('Cw', '3', 'supply:C')],
    ['%sV$->d/%sV$->s', part('%s', 'V$', 'V$d'), part('%s', 'V$', 'V$s')],
  ])('%s', (text, ...parts) => expect(printMove({ kind: 'move', parts }, 'C')).toBe(text));

  test('of 64 moves at most', () => {
    const parts = Array.from({ length: 65 }, (_, i) => own('Cw', i % 2 === 0 ? '1' : '2'));
    const [first, second, ...more] = printMove({ kind: 'move', parts }, 'C').split('/');
    expect([first, second, more]).toEqual([`w->${'1+2+'.repeat(32).slice(0, -1)}`, 'w->1', []]);
  });
});
