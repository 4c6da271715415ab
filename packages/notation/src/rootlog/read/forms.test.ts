import { describe, expect, test } from 'vitest';
import { printAction } from '../print/action.ts';
import { parse } from './parse.ts';

/** The action of a line as it is printed, with `usually` if its spelling is told to be another one; or why it is refused. */
function readAs(taker: string, line: string): string {
  const tree = parse(`Map: Fall\nDeck: E&P\n${taker}: Ann\n${taker}:${line}`);
  const last = tree.lines.at(-1);
  const action = last?.kind === 'turn' ? (last.actions[0]?.action ?? null) : null;
  const codes = tree.diagnostics.map(({ code }) => code);
  if (action === null)
    return tree.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'refused in silence';
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
  ['O', '$_f->200', '$_f->200'],
  ['O', '$_f->201', 'rootlog/board'],
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

/** Clearings, forests and paths, boards; hirelings without their `h_`. */
const PLACES: readonly Row[] = [
  ['C', 'Sp->9', 'usually h_Sp->9'],
  ['C', 'Tw->3', 'usually h_Tw->3'],
  ['C', 'Jw3->5', 'usually h_Jw3->5'],
  ['C', 'S->9', 'rootlog/unexpected'],
  ['C', 'w->S$', 'usually w->h_S$'],
  ['C', 'w->T$', 'usually w->h_T$'],
  ['C', 'w->J$', 'usually w->h_J$'],
  ['C', 'w->h_E$', 'w->h_E$'],
  ['C', 'w->h_E', 'rootlog/unexpected'],
  ['C', 'w->h3', 'rootlog/unexpected'],
  ['C', 'h_Qw->3', 'rootlog/unknown-piece'],
  ['C', 'h_w->3', 'rootlog/unknown-piece'],
  ['C', 'w->0', 'w->0'],
  ['C', 'w->12', 'w->12'],
  ['C', 'w->9_5', 'usually w->5_9'],
  ['C', 'w->5_5', 'rootlog/unknown-place'],
  ['C', 'w->0_5', 'rootlog/unknown-place'],
  ['C', 'w->5_13', 'rootlog/unknown-place'],
  ['C', 'w->2_', 'rootlog/unexpected'],
  ['C', 'w->1_2_3_4_5_6_7_8_9_10_11_12', 'w->1_2_3_4_5_6_7_8_9_10_11_12'],
  ['C', 'w->1_2_3_4_5_6_7_8_9_10_11_12_1', 'rootlog/unknown-place'],
  ['C', '#C->Q', '#C->Q'],
];

/** Letters of pieces, and the older spellings of the Keepers' and of the Ferry. */
const PIECES: readonly Row[] = [
  ['K', 't_f_2->5', 't_f_2->5'],
  ['K', 't_2_f->5', 'usually t_f_2->5'],
  ['K', 't_f_4->5', 'rootlog/unknown-piece'],
  ['K', 't_4_f->5', 'rootlog/unknown-piece'],
  ['K', 't_f->5', 't_f->5'],
  ['K', 't_z->5', 'rootlog/unknown-piece'],
  ['K', 'b_j->5', 'b_j->5'],
  ['K', 'b_j_t->5', 'usually b_j->5'],
  ['K', 'b_j_z->5', 'rootlog/no-arrow'],
  ['K', 'b_z->5', 'rootlog/unknown-piece'],
  ['K', 'w_a->5', 'rootlog/unknown-piece'],
  ['K', 'b_->5', 'rootlog/unknown-piece'],
  ['C', 'w_->5', 'rootlog/unknown-piece'],
  ['C', 'r->3', 'usually f->3'],
  ['C', 'f->3', 'f->3'],
];

/** Names as the cards print them, and what ends a name. */
const CARDS: readonly Row[] = [
  ['C', '#Better Burrow Bank->C', 'usually R#bank->C'],
  ['C', '#better-burrow-bank->C', 'usually R#bank->C'],
  ['C', '#mouse-in-a-sack->C', 'usually M#mouseinasack->C'],
  ['C', '#Better->C', 'rootlog/unknown-card'],
  ['C', '#Anvil->C', 'usually F#anvil->C'],
  ['C', 'F#ANVIL->C', 'rootlog/no-arrow'],
  ['C', 'B#@->C', 'B#@->C'],
  ['C', '# sabo->C', 'B#sabo->C'],
  ['C', 'F#anvilE->C', 'F#anvilE->C'],
  ['C', 'F#anvil h_E$->C', 'F#anvil h_E$->C'],
  ['C', 'F#anvilh_E$->C', 'rootlog/unknown-card'],
  ['C', 'ZBetter Burrow Bank', 'usually Zbank'],
];

/** Where an item goes, and which way up it lies (D64). */
const ITEMS: readonly Row[] = [
  ['V', '%s->d+d', 'rootlog/contradiction'],
  ['V', '%s->e+r', 'rootlog/contradiction'],
  ['V', '%s->3+5', 'rootlog/contradiction'],
  ['V', '%s->3+', 'rootlog/unexpected'],
  ['V', '%s->+d', 'rootlog/unexpected'],
  ['V', '%s3->d', '%s3->d'],
  ['V', '%s3->e', 'rootlog/no-board'],
  ['V', '%sC$->d', '%sC$->d'],
  ['V', '%sd3->s', 'rootlog/no-arrow'],
  ['V', '%s->C$d', 'rootlog/no-areas'],
  ['V', '%sh_V$->$', '%sh_V$->$'],
  ['C', '%sd->3', 'rootlog/no-areas'],
  ['C', '%s->d', 'rootlog/no-areas'],
  ['C', '%s->G$d', '%s->G$d'],
];

describe.each([
  ['Battle', BATTLES],
  ['Boards', BOARDS],
  ['Plots and relics', TOKENS],
  ['Scores', SCORES],
  ['Hirelings', HIRELINGS],
  ['Places', PLACES],
  ['Pieces', PIECES],
  ['Cards', CARDS],
  ['Items', ITEMS],
])('%s', (_, rows) => {
  test.each(rows)('%s:%s is %s', (taker, line, expected) => expect(readAs(taker, line)).toBe(expected));
});
