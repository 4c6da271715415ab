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

test('a line of another player begins where its letter and colon stand, and not where prose does', () => {
  const linesOf = (actions: string) =>
    parse(`C: Ann\nE: Bob\nC:w->1\nE:w->3\nC:${actions}\n`)
      .lines.slice(4)
      .map((line) => [line.kind, line.end - line.start]);
  expect(linesOf('w->2E:w->3')).toEqual([
    ['turn', 6],
    ['turn', 6],
  ]);
  expect(linesOf('w2->/E:w->3//so\r\nC:w->1')).toEqual([
    ['turn', 6],
    ['turn', 10],
    ['turn', 6],
  ]);
  expect(linesOf('w->2, E:w->3C:w->1')).toEqual([
    ['turn', 6],
    ['turn', 6],
    ['turn', 6],
  ]);
  expect(linesOf('w->2. E:w->3')).toEqual([
    ['turn', 7],
    ['turn', 6],
  ]);
  expect(linesOf('w->2 E: so far')).toEqual([['turn', 16]]);
  expect(linesOf('w->2 C:w->3')).toEqual([['turn', 13]]);
});

/** Taker, action, what is said about it. */
const ERRORS: readonly (readonly [string, string, string])[] = [
  ['C', 'w3', 'rootlog/no-arrow [w3] expected `->` and where it goes; `w3->5` moves, `w3->` removes, `F#^` shows'],
  [
    'C',
    'x->3',
    'rootlog/unknown-piece [x] unknown piece `x` for Marquise de Cat; the pieces are Cw, Cb_s, Cb_w, Cb_r, Ct, Ct_k',
  ],
  ['C', 'Eb_s->3', 'rootlog/unknown-piece [b_s] unknown piece `b_s` for Eyrie Dynasties; the pieces are Ew, Eb'],
  [
    'C',
    'Cb4->',
    'rootlog/unknown-piece [b] unknown piece `b` for Marquise de Cat; the pieces are Cw, Cb_s, Cb_w, Cb_r, Ct, Ct_k',
  ],
  ['K', 't5->6', 'rootlog/unknown-piece [t5] a relic needs its type; write `Kt_f`, `Kt_t` or `Kt_j`'],
  ['C', 'w13->', 'rootlog/unknown-place [13] unknown clearing `13`; clearings are 1 to 12; the Burrow is 0'],
  ['C', 'w->2_2_7', 'rootlog/unknown-place [2_2_7] a forest joins different clearings from 1 to 12'],
  [
    'E',
    '#E->$_z',
    'rootlog/unknown-place [$_z] the board of Eyrie Dynasties has no part `$_z`; its parts are E$_r, E$_m, E$_x, E$_b, E$_F, E$_R, E$_M, E$_B',
  ],
  ['C', '#C->$_r', 'rootlog/unknown-place [$_r] the board of Marquise de Cat has no part `$_r`; write `C$`'],
  ['C', '#sabq->C', 'rootlog/unknown-card [sabq] unknown card `sabq`; did you mean `sabo`?'],
  ['C', 'F#prot->C', 'rootlog/unknown-card [prot] unknown card `prot`; did you mean `protectionracket`?'],
  ['C', 'F#pro->C', 'rootlog/unknown-card [pro] unknown card `pro`; `woodlog cards` lists the names'],
  ['C', '#xyzzyx->C', 'rootlog/unknown-card [xyzzyx] unknown card `xyzzyx`; `woodlog cards` lists the names'],
  ['C', 'M#sabo->C', 'rootlog/card-suit [sabo] no mouse card is called `sabo`; there is `B#sabo`'],
  ['C', '%q->e', 'rootlog/unknown-item [%q] unknown item `%q`; items are s b c x h t r f u; `%_` is all of them'],
  ['C', 'Z%q', 'rootlog/unknown-item [%q] unknown item `%q`; items are s b c x h t r f u'],
  ['C', 'Z', 'rootlog/craft [Z] expected what is crafted; `Z%h` crafts a hammer, `Zsabo` a card'],
  ['C', '100w->3', 'rootlog/count [100] expected a count from 1 to 99'],
  ['C', '0w->3', 'rootlog/count [0] expected a count from 1 to 99'],
  ['C', '++100', 'rootlog/count [++100] expected at most 99 points'],
  ['C', '2(w+t)3->', 'rootlog/counted-bracket [2] a count before a bracket; did you mean `(2w+2t)3->`?'],
  ['C', '(w+2Ew3->', 'rootlog/bracket [(w+2Ew3] this bracket is not closed; did you mean `(w+2Ew)3->`?'],
  ['C', '(((w)))->', 'rootlog/bracket [(] brackets nest too deep; one bracket may stand in another'],
  ['C', '(w+R)#->', 'rootlog/bracket [#] expected only suits before `)#`; such as `(2R+B)#`'],
  ['C', '(R+B)C->', 'rootlog/no-hash [R+B)] a card needs `#`; write `R#`'],
  ['C', 'FC->', 'rootlog/no-hash [F] a card needs `#`; did you mean `F#C->`?'],
  ['C', 'w->3+', 'rootlog/unexpected [+] expected a place beside `+`; such as `5`, `C$` or `E`'],
  [
    'C',
    'w->3 5',
    'rootlog/unexpected [5] unexpected text after an action; several clearings are joined by `+`: did you mean `w->3+5`?',
  ],
  [
    'C',
    '2w3->5 2w3->7',
    'rootlog/unexpected [2] unexpected text after an action; actions are separated by `/`, or the second one corrects the first',
  ],
  ['C', '+w->3', 'rootlog/score [+] expected `++` or `--`; `++2` scores two points, `--` loses one'],
  ['C', '++->3', 'rootlog/score [++->3] expected the faction board that the score marker moves to; such as `++->C$`'],
  ['C', '++->C', 'rootlog/score [++->C] expected the faction board that the score marker moves to; such as `++->C$`'],
  ['C', '++->', 'rootlog/score [++->] expected the faction board that the score marker moves to; such as `++->C$`'],
  [
    'C',
    '++->h_E$',
    'rootlog/score [++->h_E$] expected the faction board that the score marker moves to; such as `++->C$`',
  ],
  [
    'C',
    'w->3 at last',
    'rootlog/unexpected [a] unexpected text after an action; actions are separated by `/`, and a remark stands behind `//`',
  ],
  [
    'P',
    't_s4^',
    'rootlog/unknown-piece [t_s4^] expected a piece of Corvid Conspiracy; a plot is turned where it lies: did you mean `t4^t_s`?',
  ],
  ['C', '-->C$', 'rootlog/unexpected [>] unexpected text after an action; actions are separated by `/`'],
  ['V', '%s->e+r', 'rootlog/contradiction [r] an item goes to one place and lies one way up'],
  [
    'C',
    '%s->d',
    'rootlog/no-areas [d] the board of Marquise de Cat has no satchel, damaged items or tracks; name the board: `V$d`',
  ],
  ['V', '%s12->e', 'rootlog/no-board [%s12] only items on a board are turned; say where it goes, such as `$`'],
  ['C', 'X3', 'rootlog/battle [X3] expected the letter of the defender; `XE3` attacks the Eyrie in clearing 3'],
  ['C', 'XE', 'rootlog/battle [XE] expected a clearing from 1 to 12; `XE3` attacks the Eyrie in clearing 3'],
  ['C', 'XE3(4,0)', "rootlog/battle [(4,0)] expected two rolls from 0 to 3, the attacker's first; such as `(2,1)`"],
  ['C', 'XE3F', 'rootlog/battle [F] expected `@` after the suit of an ambush; did you mean `XE3F@`?'],
  ['C', 'XE3@@@', 'rootlog/battle [XE3@@@] a battle has two ambushes at most'],
  ['C', 'w^', 'rootlog/flip [w^] expected one token in a clearing before `^`; such as `t5^t_b`'],
  ['C', '(w+F#)^', 'rootlog/reveal [w] only cards can be shown; `F#^` shows a fox card, `t5^t_b` flips a plot'],
  ['C', 'F#E$^', 'rootlog/reveal [F#E$] cards are shown from a hand; `F#C^` shows a fox card of C'],
  [
    'P',
    't5^',
    'rootlog/unknown-piece [t5^] expected a piece of Corvid Conspiracy; the pieces are Pw, Pt, Pt_b, Pt_e, Pt_r, Pt_s',
  ],
  ['P', 't5^4', 'rootlog/flip [4] only relics have a value, from 1 to 3'],
  ['C', 't5<->t4', 'rootlog/trick [<->t4] expected two plots in clearings; such as `t12<->t4`'],
  ['C', '?Pt3', 'rootlog/guess [?Pt3] expected a plot and a clearing; such as `?Pt_e3`'],
  [
    'C',
    '5_9_12->',
    'rootlog/open-path [5_9_12] expected a closed path between two clearings and `->`; such as `5_9->`',
  ],
  ['A', 'h_E->5', 'rootlog/hire [5] expected the faction board that the hirelings go to; such as `h_E->A$4`'],
  [
    'C',
    '$_->',
    'rootlog/board [$_->] expected a price from 1 to 4; `$_->3` sets all prices, `E$_->` discards the Decree',
  ],
  ['O', '$_h->5', 'rootlog/board [$_h->5] expected a price from 1 to 4; such as `$_h->3`'],
  ['C', '$_E->1', 'rootlog/board [$_E->1] only Vagabonds have relationships; such as `V$_C->1`'],
  ['V', '$_E->5', 'rootlog/board [$_E->5] expected a relationship: h, 0, 1, 2 or a; such as `V$_C->1`'],
  [
    'L',
    '$_o->B',
    'rootlog/board [$_o->B] expected the suit of the outcast: F, M or R; `$_o->F`, or `$_ho->F` when hated',
  ],
  ['L', '$q', 'rootlog/board [$] unknown board setting; `$_->3` sets all prices, `E$_->` discards the Decree'],
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
    expect(of('C: Ann -> Bob\n')).toEqual(['warning rootlog/no-player 1:1-3', 'error rootlog/unknown-piece 1:5-7']);
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
