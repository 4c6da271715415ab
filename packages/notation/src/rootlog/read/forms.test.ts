import { describe, expect, test } from 'vitest';
import { printAction } from '../print/action.ts';
import { parse } from './parse.ts';

/** The action of a line as it is printed, with `usually` if its spelling is told to be another one; or why it is refused. */
function readAs(taker: string, line: string): string {
  const tree = parse(`Map: Fall\nDeck: E&P\n${taker}: Ann\n${taker}:${line}`);
  const last = tree.lines.at(-1);
  const action = last?.kind === 'turn' ? (last.actions[0]?.action ?? null) : null;
  const codes = tree.diagnostics.map(({ code }) => code);
  if (action === null) return codes.at(-1) ?? 'refused in silence';
  return `${codes.includes('rootlog/dialect') ? 'usually ' : ''}${printAction(action, taker)}`;
}

type Row = readonly [taker: string, line: string, readAs: string];

/** `XE3`, ambushes, rolls from 0 to 3. */
const BATTLES: readonly Row[] = [
  ['C', 'XE12', 'XE12'],
  ['C', 'XE13', 'rootlog/battle'],
  ['C', 'XE', 'rootlog/battle'],
  ['C', 'X3', 'rootlog/battle'],
  ['C', 'XE3(3,3)', 'XE3(3,3)'],
  ['C', 'XE3(0,0)', 'XE3(0,0)'],
  ['C', 'XE3(4,0)', 'rootlog/battle'],
  ['C', 'XE3(0,4)', 'rootlog/battle'],
  ['C', 'XE3(2,1', 'rootlog/battle'],
  ['C', 'XE3(,1)', 'rootlog/battle'],
  ['C', 'XE3(2,)', 'rootlog/battle'],
  ['C', 'XE3()', 'rootlog/battle'],
  ['C', 'XE3B@@(1,0)', 'XE3B@@(1,0)'],
  ['C', 'XE3@@@', 'rootlog/battle'],
  ['C', 'XE3Fa', 'usually XE3F@'],
  ['C', 'XE3F', 'rootlog/battle'],
  ['C', 'XCE3', 'rootlog/battle'],
];

/** Prices, funds, the outcast, the conspiracy marker, the decree, relationships. */
const BOARDS: readonly Row[] = [
  ['O', '$_h->1', '$_h->1'],
  ['O', '$_h->4', '$_h->4'],
  ['O', '$_h->5', 'rootlog/board'],
  ['O', '$_h->0', 'rootlog/board'],
  ['O', '$_f->0', '$_f->0'],
  ['O', '$_f->99', '$_f->99'],
  ['O', '$_f->100', 'rootlog/board'],
  ['O', '($_h+$_m)->2', 'usually $_h+$_m->2'],
  ['O', '($_h+$_m->2', 'rootlog/board'],
  ['O', '($_h+$_x)->2', 'rootlog/board'],
  ['O', '$_h+$_x->2', 'rootlog/board'],
  ['O', '$_h+m->2', '$_h+$_m->2'],
  ['O', '$_h+$_h->2', '$_h->2'],
  ['O', '$->3', 'usually $_->3'],
  ['O', '$_->3', '$_->3'],
  ['O', '$_->', 'rootlog/board'],
  ['O', '$_q->3', 'rootlog/board'],
  ['O', '$', 'rootlog/board'],
  ['L', '$_o->F', '$_o->F'],
  ['L', '$_ho->M', '$_ho->M'],
  ['L', '$_o->B', 'rootlog/board'],
  ['L', '$_o->', 'rootlog/board'],
  ['L', '$_h->2', '$_h->2'],
  ['L', '$_c->1', '$_c->1'],
  ['L', '$_c->5', '$_c->5'],
  ['L', '$_c->6', 'rootlog/board'],
  ['L', '$_c->0', 'rootlog/board'],
  ['E', '$_->', '$_->'],
  ['C', '$_->', 'rootlog/board'],
  ['C', 'E$_->', 'E$_->'],
  ['E', '$->', 'rootlog/board'],
  ['V', '$_C->1', '$_C->1'],
  ['V', '$_C->h', '$_C->h'],
  ['V', '$_C+$_E->a', '$_C+$_E->a'],
  ['V', '$_C+V$_E->1', '$_C+$_E->1'],
  ['V', '$_C+E$_E->1', 'rootlog/board'],
  ['V', '$_C+->1', 'rootlog/board'],
  ['V', '$_C->3', 'rootlog/board'],
  ['V', '$_C->', 'rootlog/board'],
  ['V', '$_C', 'rootlog/board'],
  ['V', '$_C+$E->1', 'rootlog/board'],
  ['V', '$_C+$_->1', 'rootlog/board'],
  ['C', '$_E->1', 'rootlog/board'],
  ['C', 'V$_E->1', 'V$_E->1'],
];

/** Tokens turned over, changed places, guessed at. */
const TOKENS: readonly Row[] = [
  ['P', 't5^t_b', 't5^t_b'],
  ['P', 't5^t', 'rootlog/flip'],
  ['P', '2t5^t_b', 'rootlog/flip'],
  ['P', 't^t_b', 'rootlog/flip'],
  ['P', 't5^Pt_b', 't5^t_b'],
  ['P', 't5^2', 'rootlog/flip'],
  ['P', 't12<->t4', 't12<->t4'],
  ['P', 't12<->w4', 'rootlog/trick'],
  ['P', 'w12<->t4', 'rootlog/trick'],
  ['P', '2t12<->t4', 'rootlog/trick'],
  ['P', 't12<->2t4', 'rootlog/trick'],
  ['P', 't12<->t4+t5', 'rootlog/trick'],
  ['P', 't1+t12<->t4', 'rootlog/trick'],
  ['P', 't<->t4', 'rootlog/trick'],
  ['P', 't12<->t', 'rootlog/trick'],
  ['P', 'tC<->t4', 'rootlog/trick'],
  ['K', 't_f5^2', 't_f5^2'],
  ['K', 't_f5^4', 'rootlog/flip'],
  ['K', 't5^t_3_f', 'usually t_f5^3'],
  ['K', 't5^t_f_3', 'usually t_f5^3'],
  ['K', 't5^t_f', 'rootlog/flip'],
  ['C', '?Pt_e3', '?Pt_e3'],
  ['C', '?t_e3', '?Pt_e3'],
  ['C', '?Pt3^t_e', 'usually ?Pt_e3'],
  ['C', '?Pt3^Pt_e', 'usually ?Pt_e3'],
  ['C', '?Pt3', 'rootlog/guess'],
  ['C', '?Pt_e', 'rootlog/guess'],
  ['C', '?Pt_e3_5', 'rootlog/guess'],
  ['C', '?Pt_z3', 'rootlog/guess'],
  ['C', '?Pw3', 'rootlog/guess'],
  ['C', '?Pt3^w', 'rootlog/guess'],
  ['C', '?Pt3^t', 'rootlog/guess'],
  ['C', '?Pt_e3_', 'rootlog/guess'],
];

/** Points, and a marker that leaves the track. */
const SCORES: readonly Row[] = [
  ['C', '++', '++'],
  ['C', '++99', '++99'],
  ['C', '++100', 'rootlog/count'],
  ['C', '++0', '++0'],
  ['C', '--0', '++0'],
  ['C', '--', '--'],
  ['C', '--3', '--3'],
  ['C', 'E++2', 'E++2'],
  ['C', '++->C$', '++->$'],
  ['C', '++->E$', '++->E$'],
  ['C', '++->5', 'rootlog/score'],
  ['C', '++->h_E$', 'rootlog/score'],
  ['C', '++->', 'rootlog/score'],
  ['C', '--->C$', 'rootlog/unexpected'],
  ['C', '++->E$_r', 'rootlog/score'],
  ['C', '+', 'rootlog/score'],
  ['C', '+-', 'rootlog/score'],
];

/** Hirelings go to a faction board, with their markers. */
const HIRELINGS: readonly Row[] = [
  ['C', 'h_E->A$4', 'h_E->A$4'],
  ['C', 'h_Ed->A$', 'h_Ed->A$'],
  ['C', 'h_E->A$99', 'h_E->A$99'],
  ['C', 'h_E->A$100', 'rootlog/count'],
  ['C', 'h_E->5', 'rootlog/hire'],
  ['C', 'h_E->A', 'rootlog/hire'],
  ['C', 'h_E->h_C$', 'rootlog/hire'],
  ['C', 'h_E->E$_r', 'rootlog/hire'],
  ['C', 'h_E->', 'rootlog/hire'],
];

describe.each([
  ['Battle', BATTLES],
  ['Boards', BOARDS],
  ['Plots and relics', TOKENS],
  ['Scores', SCORES],
  ['Hirelings', HIRELINGS],
])('%s', (_, rows) => {
  test.each(rows)('%s:%s is %s', (taker, line, expected) => expect(readAs(taker, line)).toBe(expected));
});
