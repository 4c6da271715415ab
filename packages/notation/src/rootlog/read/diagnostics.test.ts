import { describe, expect, test } from 'vitest';
import { showDiagnostics } from '../../kernel/diagnostic.ts';
import { parse } from './parse.ts';

/** What is said about a line of actions: code, the words it points at, and the message. */
function said(taker: string, line: string, header = ''): string[] {
  const text = `${header}${taker}: Ann\n${taker}:${line}`;
  return parse(text).diagnostics.map(({ severity, code, message, hint, start, end }) => {
    const sign = severity === 'error' ? '' : `${severity} `;
    return `${sign}${code} [${text.slice(start, end)}] ${message}${hint === undefined ? '' : `; ${hint}`}`;
  });
}

/** Taker, action, what is said about it. */
const ERRORS: readonly (readonly [string, string, string])[] = [
  ['C', 'w3', 'rootlog/no-arrow [w3] no arrow says where it goes; w3->5 moves, w3-> removes, F#^ shows'],
  ['C', 'x->3', 'rootlog/unknown-piece [x] Marquise de Cat has no such piece; there is Cw, Cb_s, Cb_w, Cb_r, Ct, Ct_k'],
  ['C', 'Eb_s->3', 'rootlog/unknown-piece [b_s] Eyrie Dynasties has no such piece; there is Ew, Eb'],
  [
    'C',
    'Cb4->',
    'rootlog/unknown-piece [b] Marquise de Cat has no such piece; there is Cw, Cb_s, Cb_w, Cb_r, Ct, Ct_k',
  ],
  ['K', 't5->6', 'rootlog/unknown-piece [t5->] a relic has a type; write Kt_f, Kt_t or Kt_j'],
  ['C', 'w13->', 'rootlog/unknown-place [13] there are 12 clearings; clearings are 1 to 12, the Burrow is 0'],
  ['C', 'w->2_2_7', 'rootlog/unknown-place [2_2_7] a forest is named by different clearings, 1 to 12'],
  [
    'E',
    '#E->$_z',
    'rootlog/unknown-place [$_z] the board of Eyrie Dynasties has no such part; it has E$_r, E$_m, E$_x, E$_b, E$_F, E$_R, E$_M, E$_B',
  ],
  ['C', '#C->$_r', 'rootlog/unknown-place [$_r] the board of Marquise de Cat has no such part; write C$'],
  ['C', '#sabq->C', 'rootlog/unknown-card [sabq] no card is called so; perhaps sabo is meant'],
  ['C', '#xyzzyx->C', 'rootlog/unknown-card [xyzzyx] no card is called so'],
  ['C', 'M#sabo->C', 'rootlog/card-suit [sabo] there is no mouse card called sabo; there is B#sabo'],
  ['C', '%q->e', 'rootlog/unknown-item [%] no such item; items are s b c x h t r f u, and %_ for all of them'],
  ['C', 'Z%q', 'rootlog/unknown-item [%q] no such item; items are s b c x h t r f u'],
  ['C', 'Z', 'rootlog/craft [Z] what is crafted is not said; Z%h crafts a hammer, Zsabo a card'],
  ['C', '100w->3', 'rootlog/count [100] counts go from 1 to 99'],
  ['C', '0w->3', 'rootlog/count [0] counts go from 1 to 99'],
  ['C', '++100', 'rootlog/count [++100] points go up to 99'],
  ['C', '2(w+t)3->', 'rootlog/counted-bracket [2] a bracket has no count; write a count before each thing in it'],
  ['C', '(w+2Ew3->', 'rootlog/bracket [(w+2Ew3] this bracket is not closed'],
  ['C', '(((w)))->', 'rootlog/bracket [(] brackets stand too deep'],
  ['C', '(w+R)#->', 'rootlog/bracket [#] before )# only suits can stand; (2R+B)#'],
  ['C', '(R+B)C->', 'rootlog/no-hash [R+B)] a suit alone is no card; write (2R+B)# or 2R#+B#'],
  ['C', 'FC->', 'rootlog/no-hash [F] a suit alone is no card; a fox card is F#'],
  ['C', 'w->3+', 'rootlog/unexpected [w->3+] here a place should stand; such as 5, C$ or E'],
  ['C', 'w->3 5', 'rootlog/unexpected [5] this cannot follow here; actions are separated by /'],
  ['C', '+w->3', 'rootlog/score [+] one sign alone is no score; ++2 scores two points, -- loses one'],
  ['C', '++->3', 'rootlog/score [++->3] a score marker moves to a faction board; ++->C$'],
  ['C', '++->C', 'rootlog/score [++->C] a score marker moves to a faction board; ++->C$'],
  ['C', '++->', 'rootlog/score [++->] a score marker moves to a faction board; ++->C$'],
  ['C', '++->h_E$', 'rootlog/score [++->h_E$] a score marker moves to a faction board; ++->C$'],
  ['C', '-->C$', 'rootlog/unexpected [>] this cannot follow here; actions are separated by /'],
  ['V', '%s->e+r', 'rootlog/contradiction [r] an item goes to one place, and lies one way up'],
  [
    'C',
    '%s->d',
    'rootlog/no-areas [d] the board of Marquise de Cat has no satchel, damaged items or tracks; name the board: V$d',
  ],
  ['V', '%s12->e', 'rootlog/no-board [%s12->e] only items on a board have a side; say where it goes, such as $'],
  ['C', 'X3', 'rootlog/battle [X] who is attacked is not said; XE3 attacks the Eyrie in clearing 3'],
  ['C', 'XE', 'rootlog/battle [XE] a battle is in a clearing, 1 to 12; XE3 attacks the Eyrie in clearing 3'],
  ['C', 'XE3(4,0)', 'rootlog/battle [(4,0)] rolls are two numbers from 0 to 3, the attacker’s first; (2,1)'],
  ['C', 'XE3F', 'rootlog/battle [F] a suit in a battle is an ambush; F@ is a fox ambush'],
  ['C', 'XE3@@@', 'rootlog/battle [XE3@@@] a battle has two ambushes at most'],
  ['C', 'w^', 'rootlog/flip [w^] one token is turned over, in a clearing; t5^t_b'],
  ['C', '(w+F#)^', 'rootlog/reveal [w+F#)^] only cards are shown; F#^ shows a fox card, t5^t_b turns a plot over'],
  ['C', 'F#E$^', 'rootlog/reveal [F#E$^] cards are shown out of a hand; F#C^ shows a fox card of C'],
  [
    'P',
    't5^',
    'rootlog/unknown-piece [t5^] Corvid Conspiracy has no such piece; there is Pw, Pt, Pt_b, Pt_e, Pt_r, Pt_s',
  ],
  ['P', 't5^4', 'rootlog/flip [4] only relics have a value, from 1 to 3'],
  ['C', 't5<->t4', 'rootlog/trick [<->] two plots in clearings change places; t12<->t4'],
  ['C', '?Pt3', 'rootlog/guess [?Pt3] a guess names a plot and a clearing; ?Pt_e3'],
  ['C', '5_9_12->', 'rootlog/open-path [5_9_12->] only a closed path, between two clearings, is opened; 5_9->'],
  ['A', 'h_E->5', 'rootlog/hire [5] a hireling goes to a faction board; h_E->A$4'],
  ['C', '$_->', 'rootlog/board [$_->] only the Eyrie have a decree; write E$_->'],
  ['O', '$_h->5', 'rootlog/board [$_h->5] it is set to a number from 1 to 4; $_h->3'],
  ['C', '$_E->1', 'rootlog/board [$_] only Vagabonds have relationships; V$_C->1'],
  ['V', '$_E->5', 'rootlog/board [$_E->5] a relationship is h, 0, 1, 2 or a; $_C->1'],
  ['L', '$_o->B', 'rootlog/board [$_o->B] the outcast is a suit; $_o->F, or $_ho->F when hated'],
  [
    'L',
    '$q',
    'rootlog/board [$] nothing on a board is called so; $_h->3 sets a price, $_C->1 a relationship, $_-> discards the decree',
  ],
];

describe('an action that cannot be read says why, where, and what to write', () => {
  test.each(ERRORS)('%s: %s', (taker, action, says) => {
    expect(said(taker, action)).toEqual([says]);
  });

  test('it costs only itself', () => {
    const tree = parse('C: Ann\nC:w->3/w3;w->5 // so');
    const line = tree.lines[1]!;
    expect(line.kind === 'turn' && line.actions.map(({ action }) => action?.kind)).toEqual(['move', undefined, 'move']);
    expect(line.comment?.text).toBe('so');
    expect(tree.diagnostics.length).toBe(1);
  });

  test('there are at most 64 things on a side, 64 moves in an action', () => {
    const things = (n: number): string => new Array(n).fill('w').join('+');
    const places = (n: number): string => new Array(n).fill('1').join('+');
    expect(said('C', `${things(64)}->1`)).toEqual([]);
    expect(said('C', `w->${places(64)}`)).toEqual([]);
    expect(said('C', `${things(65)}->1`)[0]).toContain('rootlog/too-many-terms');
    expect(said('C', `w->${places(65)}`)[0]).toContain('rootlog/too-many-terms');
    expect(said('C', `${things(9)}->${places(8)}`)[0]).toContain('rootlog/too-many-terms');
  });

  test('a line has room for sixteen diagnostics, the last of which says that there are more', () => {
    const codes = parse(`C: Ann\nC:${'?/'.repeat(100)}\nC:?`).diagnostics.map(({ code }) => code);
    expect(codes.slice(0, 15)).toEqual(new Array(15).fill('rootlog/guess'));
    expect(codes.slice(15)).toEqual(['rootlog/more', 'rootlog/guess']);
  });
});

describe('lines', () => {
  const of = (text: string): string[] =>
    showDiagnostics(text, parse(text).diagnostics).map(
      ({ severity, code, line, column, endColumn }) => `${severity} ${code} ${line}:${column}-${endColumn}`,
    );

  test('what is no line of a log, or has a value that is not known, is said', () => {
    expect(of('Played: today\n')).toEqual(['error rootlog/unknown-line 1:1-14']);
    expect(of('\n  ... game was continued ...')).toEqual(['error rootlog/unknown-line 2:3-29']);
    expect(of('Map: Marsh')).toEqual(['error rootlog/unknown-map 1:6-11']);
    expect(of('Deck: Frogs')).toEqual(['error rootlog/unknown-deck 1:7-12']);
    expect(of('Clearings: F1, M2')).toEqual(['error rootlog/clearings 1:12-18']);
    expect(of('Winner: X')).toEqual(['error rootlog/unknown-faction 1:9-10']);
    expect(of('Hirelings: h_C, h_Z/h_Cw->1')).toEqual(['error rootlog/unexpected 1:15-16']);
  });

  test('a name that is almost a bot’s is an error (D4)', () => {
    expect(of('C: Mechanical Marquise 2.0 (nightmare; Blitz)')).toEqual([]);
    expect(of('C: Mechanical Marquise')).toEqual(['error rootlog/bot-name 1:4-23']);
  });

  test('a first line that has an arrow is no name: what is without a player is told (D70)', () => {
    expect(of('C:t_k->2\nC:w->3')).toEqual(['warning rootlog/no-player 1:1-3']);
    expect(of('C: Ann -> Bob\n')).toEqual(['warning rootlog/no-player 1:1-3', 'error rootlog/unknown-piece 1:5-6']);
  });

  test('places that are not on the map and cards of the other deck are doubtful', () => {
    expect(of('Map: Fall\nC: Ann\nC:w->1_2_5_10/w->2_3_7_12/1_12->')).toEqual([
      'warning rootlog/unknown-forest 3:18-26',
      'warning rootlog/unknown-path 3:27-31',
    ]);
    expect(of('Deck: Standard\nC: Ann\nC:Zsap/Zsabo')).toEqual(['warning rootlog/other-deck 3:9-13']);
  });

  test('lines and columns count UTF-16 units, whatever ends the lines', () => {
    expect(of('\ufeffC: Zoë 😀\r\n\r\nC:w->3/w3\r')).toEqual(['error rootlog/no-arrow 3:8-10']);
    expect(of('C: Ann\rC:w3')).toEqual(['error rootlog/no-arrow 2:3-5']);
  });
});
