import type { Action } from '@woodlog/core/root';
import { move, part, shown } from './reading.ts';

/** An example of the document: whose line it is, what is written, what it means, and how we print it if not the same way. */
type Example = readonly [taker: string, written: string, meaning: Action | readonly Action[], printed?: string];

const reveal = (by: string, cards: readonly ReturnType<typeof shown>[], to: string | null): Action => ({
  kind: 'reveal',
  by,
  cards,
  to,
});
const battle = (attacker: string, defender: string, clearing: string): Action => ({
  kind: 'battle',
  attacker,
  defender,
  clearing,
  ambushes: [],
});
const score = (faction: string, points: number): Action => ({ kind: 'score', faction, points });
const relate = (vagabond: string, factions: string[], status: 'h' | '1'): Action => ({
  kind: 'relate',
  vagabond,
  factions,
  status,
});

/** The examples of the document, by its sections. */
export const SECTIONS: Readonly<Record<string, readonly Example[]>> = {
  'Cards: Card Examples': [
    ['C', 'F#^', reveal('C', [shown('F#', 'C')], null)],
    ['C', '2R#^', reveal('C', [shown('2 R#', 'C')], null)],
    ['C', '#sappers^', reveal('C', [shown('B#sap', 'C')], null), 'B#sap^'],
    ['C', '#sap^', reveal('C', [shown('B#sap', 'C')], null), 'B#sap^'],
    ['C', '(2F+M)#^', reveal('C', [shown('2 F#', 'C'), shown('M#', 'C')], null)],
    ['C', 'R#favor^', reveal('C', [shown('R#favor', 'C')], null)],
  ],
  'Move: Move Examples': [
    ['C', '2Dw3->5', move(part('2 Dw', '3', '5'))],
    ['C', '4w10->4', move(part('4 Cw', '10', '4'))],
    ['E', 'b->3', move(part('Eb', 'supply:E', '3'))],
    ['V', 'p->12', move(part('Vp', null, '12'))],
    ['C', 'At5->', move(part('At', '5', 'supply:A'))],
    ['O', 'F#domO->C', move(part('F#dom', 'O', 'C'))],
    ['E', 'M#E->P', move(part('M#', 'E', 'P'))],
    ['V', '#V->C', move(part('#', 'V', 'C'))],
    ['C', 'F#C->', move(part('F#', 'C', 'discard'))],
    ['C', '#->C', move(part('#', 'draw', 'C'))],
    ['A', '3#A->$', move(part('3 #', 'A', 'A$'))],
    ['A', '3F#$->', move(part('3 F#', 'A$', 'discard'))],
    ['E', '#E->A$', move(part('#', 'E', 'A$'))],
    ['O', '%sO$->V$', move(part('%s', 'O$', 'V$')), '%s->V$'],
    ['V', '%s12->$', move(part('%s', '12', 'V$'))],
    ['V', '%s->e', move(part('%s', 'V$', 'V$', { turn: 'e' }))],
    ['V', '%fe->', move(part('%f', 'V$', 'out', { side: 'e' }))],
  ],
  'Discard Pile Start Location': [
    ['P', 'F#@*->P', move(part('F#@', '*', 'P'))],
    ['V', 'M#favor*->V', move(part('M#favor', '*', 'V'))],
  ],
  'Reveal: Reveal Examples': [
    ['C', '^A', reveal('C', [], 'A')],
    ['C', 'F#^P', reveal('C', [shown('F#', 'C')], 'P')],
    ['C', '2M#^', reveal('C', [shown('2 M#', 'C')], null)],
    ['C', 'V^O', reveal('V', [], 'O')],
  ],
  'Combine Multiple Pieces, Cards, Items, or Clearings': [
    ['C', 'w->3+11', move(part('Cw', 'supply:C', '3'), part('Cw', 'supply:C', '11'))],
    ['C', 't1+t2+t5->', move(part('Ct', '1', 'supply:C'), part('Ct', '2', 'supply:C'), part('Ct', '5', 'supply:C'))],
    ['O', 'w+t_r->10', move(part('Ow', 'supply:O', '10'), part('Ot_r', 'supply:O', '10'))],
    ['C', 'F#+2M#^', reveal('C', [shown('F#', 'C'), shown('2 M#', 'C')], null), '(F+2M)#^'],
    ['V', '%h+%c+%s->r', move(...['%h', '%c', '%s'].map((item) => part(item, 'V$', 'V$', { turn: 'r' })))],
  ],
  'Group Combined Pieces, Cards, or Items': [
    [
      'E',
      '(w+2Cw+Cb_s)3->',
      move(part('Ew', '3', 'supply:E'), part('2 Cw', '3', 'supply:C'), part('Cb_s', '3', 'supply:C')),
    ],
    ['C', '(2R+B)#A$->', move(part('2 R#', 'A$', 'discard'), part('B#', 'A$', 'discard'))],
    ['C', '(M+2F)#^', reveal('C', [shown('M#', 'C'), shown('2 F#', 'C')], null)],
    ['C', '(2%c+%h)V$->d', move(part('2 %c', 'V$', 'V$d'), part('%h', 'V$', 'V$d'))],
  ],
  'Eyrie, Vagabond: Item Locations': [
    ['E', '$_->', { kind: 'discard-decree', faction: 'E' }],
    ['E', '#commander->$', move(part('#commander', 'draw', 'E$'))],
    ['V', '%sde->r', move(part('%s', 'V$d', 'V$d', { side: 'e', turn: 'r' }))],
    ['V', '(%r+%t+%s)d->s', move(...['%r', '%t', '%s'].map((item) => part(item, 'V$d', 'V$s')))],
    ['V', '%rde->s', move(part('%r', 'V$d', 'V$s', { side: 'e' }))],
    ['V', '%ct->s', move(part('%c', 'V$t', 'V$s'))],
    ['V', '%fr->d', move(part('%f', 'V$', 'V$d', { side: 'r' }))],
  ],
  'Corvid Conspiracy': [['P', 't12<->t4', { kind: 'trick', clearings: ['12', '4'] }]],
  'Common Questions': [
    ['C', 'B#C->', move(part('B#', 'C', 'discard'))],
    ['C', '3w9->', move(part('3 Cw', '9', 'supply:C'))],
  ],
  'Example Actions': [
    ['O', '#->O', move(part('#', 'draw', 'O'))],
    ['C', 'M#C->', move(part('M#', 'C', 'discard'))],
    ['V', 'F#V->C', move(part('F#', 'V', 'C'))],
    ['V', '#V->C', move(part('#', 'V', 'C'))],
    ['V', '%r->r', move(part('%r', 'V$', 'V$', { turn: 'r' }))],
    ['V', '%xd->', move(part('%x', 'V$d', 'out'))],
    ['V', '%s12->$', move(part('%s', '12', 'V$'))],
    ['C', 'w->5+6+12', move(...['5', '6', '12'].map((to) => part('Cw', 'supply:C', to)))],
    ['A', 'h_E->A$4', { kind: 'hire', hireling: 'h_E', board: 'A$', markers: 4 }, 'h_E->$4'],
    ['C', '%uh_V$->', move(part('%u', 'h_V$', 'out'))],
    ['K', 'b_j->12', move(part('Kb_j', 'supply:K', '12'))],
    ['C', '(3w+r)1->12', move(part('3 Cw', '1', '12'), part('ferry', null, '12')), '(3w+f)1->12'],
    ['C', '(4Lw+2Lb_r)4->', move(part('4 Lw', '4', 'supply:L'), part('2 Lb_r', '4', 'supply:L'))],
    ['A', 'R#@*->A', move(part('R#@', '*', 'A'))],
    ['D', '#brigadier->$', move(part('#brigadier', 'draw', 'D$'))],
    ['C', '#brigadierD$->', move(part('#brigadier', 'D$', 'discard'))],
    ['V', '%_d->s+r', move(part('%_', 'V$d', 'V$s', { turn: 'r' }))],
  ],
  'Example Sequences': [
    [
      'C',
      'XE3/(w+2Ew+Eb)3->/++',
      [
        battle('C', 'E', '3'),
        move(part('Cw', '3', 'supply:C'), part('2 Ew', '3', 'supply:E'), part('Eb', '3', 'supply:E')),
        score('C', 1),
      ],
    ],
    ['C', 'F#C->/F#dom->C', [move(part('F#', 'C', 'discard')), move(part('F#dom', 'draw', 'C'))]],
    [
      'E',
      'XA9/At9->/#E->A$/++2',
      [battle('E', 'A', '9'), move(part('At', '9', 'supply:A')), move(part('#', 'E', 'A$')), score('E', 2)],
    ],
    [
      'V',
      '%_d->s+r/%t+%c->t',
      [move(part('%_', 'V$d', 'V$s', { turn: 'r' })), move(part('%t', 'V$', 'V$t'), part('%c', 'V$', 'V$t'))],
    ],
    [
      'C',
      'XP12/Pt12^t_r/w->4+7+9+10/++',
      [
        battle('C', 'P', '12'),
        { kind: 'flip', what: 'Pt', at: '12', becomes: 'Pt_r' },
        move(...['4', '7', '9', '10'].map((to) => part('Cw', 'supply:C', to))),
        score('C', 1),
      ],
    ],
    [
      'C',
      '3Cw->O$/B#saboO->C',
      [move(part('3 Cw', 'supply:C', 'O$')), move(part('B#sabo', 'O', 'C'))],
      '3w->O$/B#saboO->C',
    ],
    [
      'A',
      '2R#$->/(2Cw+Cb_s+Dw)3->/++/b_r+w->3/w->$',
      [
        move(part('2 R#', 'A$', 'discard')),
        move(part('2 Cw', '3', 'supply:C'), part('Cb_s', '3', 'supply:C'), part('Dw', '3', 'supply:D')),
        score('A', 1),
        move(part('Ab_r', 'supply:A', '3'), part('Aw', 'supply:A', '3')),
        move(part('Aw', 'supply:A', 'A$')),
      ],
    ],
    [
      'V',
      'XK9/2Kw9->/Kt_f9->2_3_7_12/$_K->h/++4',
      [
        battle('V', 'K', '9'),
        move(part('2 Kw', '9', 'supply:K')),
        move(part('Kt_f', '9', '2_3_7_12')),
        relate('V', ['K'], 'h'),
        score('V', 4),
      ],
    ],
    ['H', 'w12->/w_w->12', [move(part('Hw', '12', 'supply:H')), move(part('Hw_w', 'supply:H', '12'))]],
    [
      'C',
      '#sabo$->/#boatE$->',
      [move(part('B#sabo', 'C$', 'discard')), move(part('B#boat', 'E$', 'discard'))],
      'B#sabo$->/B#boatE$->',
    ],
    [
      'O',
      'R#O->/Pw10->/w->10',
      [move(part('R#', 'O', 'discard')), move(part('Pw', '10', 'supply:P')), move(part('Ow', 'supply:O', '10'))],
    ],
    [
      'C',
      'XE8/V++/(3w+2Ew)8->',
      [battle('C', 'E', '8'), score('V', 1), move(part('3 Cw', '8', 'supply:C'), part('2 Ew', '8', 'supply:E'))],
    ],
    [
      'C',
      'Sp->9/(w+Ew+Lw)9->',
      [
        move(part('h_Sp', null, '9')),
        move(part('Cw', '9', 'supply:C'), part('Ew', '9', 'supply:E'), part('Lw', '9', 'supply:L')),
      ],
      'h_Sp->9/(w+Ew+Lw)9->',
    ],
    [
      'O',
      '#bankO->/w->$',
      [move(part('R#bank', 'O', 'discard')), move(part('Ow', 'supply:O', 'O$'))],
      'R#bankO->/w->$',
    ],
    [
      'V',
      '%r->e/CXO12/(2Cw+3Ow)12->/$_O+$_C->h/++3',
      [
        move(part('%r', 'V$', 'V$', { turn: 'e' })),
        battle('C', 'O', '12'),
        move(part('2 Cw', '12', 'supply:C'), part('3 Ow', '12', 'supply:O')),
        relate('V', ['O', 'C'], 'h'),
        score('V', 3),
      ],
    ],
    [
      'K',
      't_t7_10_11->10/t_t10^2/#faith$_2->',
      [
        move(part('Kt_t', '7_10_11', '10')),
        { kind: 'flip', what: 'Kt_t', at: '10', becomes: 'Kt_t_2' },
        move(part('B#faith', 'K$_2', 'discard')),
      ],
      't_t7_10_11->10/t_t10^2/B#faith$_2->',
    ],
    [
      'O',
      'h_Op->4/h_OXD4/3Dw4->',
      [move(part('h_Op', null, '4')), battle('h_O', 'D', '4'), move(part('3 Dw', '4', 'supply:D'))],
    ],
    ['K', 't_f5->$/++5', [move(part('Kt_f', '5', 'K$')), score('K', 5)]],
    [
      'C',
      '#^P/?Pt3^t_e/#C->P',
      [reveal('C', [shown('#', 'C')], 'P'), { kind: 'guess', plot: 'Pt_e', clearing: '3' }, move(part('#', 'C', 'P'))],
      '#^P/?Pt_e3/#C->P',
    ],
    [
      'E',
      'XC9/R#C->/2Cw9->2/(2w+Cb_s)9->/++',
      [
        battle('E', 'C', '9'),
        move(part('R#', 'C', 'discard')),
        move(part('2 Cw', '9', '2')),
        move(part('2 Ew', '9', 'supply:E'), part('Cb_s', '9', 'supply:C')),
        score('E', 1),
      ],
    ],
    [
      'P',
      '#false$->/3Dw8->9/t9^t_b/3Dw9->/++3',
      [
        move(part('F#false', 'P$', 'discard')),
        move(part('3 Dw', '8', '9')),
        { kind: 'flip', what: 'Pt', at: '9', becomes: 'Pt_b' },
        move(part('3 Dw', '9', 'supply:D')),
        score('P', 3),
      ],
      'F#false$->/3Dw8->9/t9^t_b/3Dw9->/++3',
    ],
  ],
};
