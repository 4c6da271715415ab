import { expect, test } from 'vitest';
import { said, saidOf } from './said.ts';

/** A log with nothing to complain about. */
const LOG = `Map: Fall
Deck: E&P
C: Ann
E: Ben
A: Cid

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->5/b_w->9/b_r->10
E:b+6w->3/#despot->$
A:3#->$

C:t->5/w1->2/F#anvil->C
E:#E->$_r/w->3/2w3->7/#->E
A:2#$->/t->8/++/#->A

C:w2->5/XE7(2,1)/2Ew7->/F#anvilC->/Z%h/++2
E:#E->$_m/w->3/w3->7/#->E
A:t->12/++/#->A

C:w->10/w10->6/#->C

`;

/** Mistakes as people make them: a line of the log, what they write there, and the first two things that are said. */
const MISTAKES: readonly (readonly [line: number, written: string, said: readonly string[]])[] = [
  [
    1,
    'Map: Wnter',
    [
      '1:6 Wnter | unknown map `Wnter` = did you mean Winter?',
      '1:6 Wnter | warning: the Winter map prints no suits: the log needs a line `Clearings:` = such as `Clearings: F1, R2, M3, ... F12`',
    ],
  ],
  [
    1,
    'map; Fall',
    [
      '1:1 map; Fall | not a valid log line = did you mean `Map:`?',
      '1:1  | no map: expected one of Fall, Winter, Lake, Mountain',
    ],
  ],
  [1, 'Map: Forest', ['1:6 Forest | unknown map `Forest` = maps are Fall, Winter, Lake, Mountain']],
  [2, 'Deck: Exils', ['2:7 Exils | unknown deck `Exils` = did you mean E&P?']],
  [2, 'Deck: Partisans', ['2:7 Partisans | unknown deck `Partisans` = decks are Standard, E&P']],
  [
    3,
    'c: Ann',
    [
      '3:1 c: Ann | not a valid log line = did you mean `C:`?',
      '7:1 C: | warning: no line names the player of C = add a line `C: NAME` above',
    ],
  ],
  [
    3,
    'R: Ann',
    [
      '3:1 R: Ann | not a valid log line = faction letters are C E A V G L O D P H K N',
      '7:1 C: | warning: no line names the player of C = add a line `C: NAME` above',
    ],
  ],
  [
    3,
    'Marquise: Ann',
    [
      '3:1 Marquise: Ann | not a valid log line = did you mean `C:`?',
      '7:1 C: | warning: no line names the player of C = add a line `C: NAME` above',
    ],
  ],
  [
    3,
    'C: Mechanical Marquise',
    ['3:4 Mechanical Marquise | write the bot as Mechanical Marquise 2.0, its settings in brackets behind it'],
  ],
  [
    20,
    'Winner: O',
    [
      '20:9 O | warning: by the rules nobody has won yet: the scores are C 2, E 0, A 2 = are points or lines missing above?',
    ],
  ],
  [20, 'Winner: X', ['20:9 X | unknown faction `X` = write letters such as CEAV']],
  [20, 'Winer: C', ['20:1 Winer: C | not a valid log line = did you mean `Winner:`?']],
  [
    20,
    'Winner: E',
    [
      '20:9 E | warning: by the rules nobody has won yet: the scores are C 2, E 0, A 2 = are points or lines missing above?',
    ],
  ],
  [7, 'C:t_keep->1/w->1', ['7:6 e | expected `->` and where it goes = did you mean `t_k->1`?']],
  [
    7,
    'C:sawmill->5',
    [
      '7:3 sawmill | unknown piece `sawmill` for Marquise de Cat = did you mean `b_s->5`?',
      '11:8 w1->2 | clearing 1 has no Cw = clearing 1 is empty',
    ],
  ],
  [
    7,
    'C:r_b->10',
    [
      '7:3 r_b | unknown piece `r_b` for Marquise de Cat = did you mean `b_r->10`?',
      '11:8 w1->2 | clearing 1 has no Cw = clearing 1 is empty',
    ],
  ],
  [
    7,
    'C:w->1,2,4',
    [
      '7:7 , | unexpected text after an action = several clearings are joined by `+`: did you mean `w->1+2+4`?',
      '11:8 w1->2 | clearing 1 has no Cw = clearing 1 is empty',
    ],
  ],
  [
    7,
    'C:w->13',
    [
      '7:6 13 | unknown clearing `13` = clearings are 1 to 12; the Burrow is 0',
      '11:8 w1->2 | clearing 1 has no Cw = clearing 1 is empty',
    ],
  ],
  [
    7,
    'C:w->1 2',
    [
      '7:8 2 | unexpected text after an action = several clearings are joined by `+`: did you mean `w->1+2`?',
      '11:8 w1->2 | clearing 1 has no Cw = clearing 1 is empty',
    ],
  ],
  [8, 'E:b+6w->3/despot->$', ['8:11 despot | unknown piece `despot` for Eyrie Dynasties = did you mean `#despot->$`?']],
  [8, 'E:b+6w->3/#despott->$', ['8:12 despott | unknown card `despott` = did you mean `despot`?']],
  [8, 'E:w->3;b->3', []],
  [11, 'C:t->5/w1>2', ['11:10 > | expected `->` and where it goes = the arrow is `->`: did you mean `w1->2`?']],
  [
    11,
    'C:t->5/w1->2/f#->C',
    ['11:15 # | expected `->` and where it goes = suits are capital letters: did you mean `F#->C`?'],
  ],
  [11, 'C:t->5/w1->2/#anvil->C/#tunels->C', ['11:25 tunels | unknown card `tunels` = did you mean `tunnels`?']],
  [
    11,
    'C:t->5|w1->2',
    ['11:7 | | unexpected text after an action = actions are separated by `/`: did you mean `t->5/w1->2`?'],
  ],
  [
    11,
    'C:t->5, w1->2',
    ['11:7 , | unexpected text after an action = actions are separated by `/`: did you mean `t->5/w1->2`?'],
  ],
  [11, 'C:t->5/w1->2.', ['11:13 . | unexpected text after an action = did you mean `w1->2`?']],
  [
    11,
    'C:t->5/2w1->2',
    ['11:8 2w1->2 | clearing 1 has only 1 Cw, cannot move 2 = did you mean `w1->2`? Or is a line missing above?'],
  ],
  [
    11,
    'C:t->5 w1->2',
    ['11:8 w | unexpected text after an action = actions are separated by `/`: did you mean `t->5/w1->2`?'],
  ],
  [
    11,
    'C:Ct->5/W1->2',
    ['11:9 W | expected a piece, card or item = letters of pieces are small: did you mean `w1->2`?'],
  ],
  [
    12,
    'E:#E->r/w->3',
    [
      '12:7 r | unexpected text after an action = a column of the Decree is `$_r`, `$_m`, `$_x` or `$_b`: did you mean `#E->$_r`?',
      '15:18 2Ew7-> | clearing 7 has no Ew = clearing 7 has Cw',
    ],
  ],
  [
    12,
    'E:#E->$r/w->3',
    [
      '12:8 r | unexpected text after an action = did you mean `#E->$_r`?',
      '15:18 2Ew7-> | clearing 7 has no Ew = clearing 7 has Cw',
    ],
  ],
  [
    12,
    'E:F#E->$_s',
    [
      '12:8 $_s | the board of Eyrie Dynasties has no part `$_s` = its parts are E$_r, E$_m, E$_x, E$_b, E$_F, E$_R, E$_M, E$_B',
      '15:18 2Ew7-> | clearing 7 has no Ew = clearing 7 has Cw',
    ],
  ],
  [12, 'E:2w3->7/(w+b7->', ['12:10 (w+b7 | this bracket is not closed = did you mean `(w+b)7->`?']],
  [
    12,
    'E:FE->$_r',
    ['12:3 F | a card needs `#` = did you mean `F#E->$_r`?', '15:18 2Ew7-> | clearing 7 has no Ew = clearing 7 has Cw'],
  ],
  [
    12,
    'E:#E->$_r/w->3//2w3->7',
    [
      '12:15 // | warning: `//` begins a comment: what follows is not played = did you mean `/`?',
      '15:18 2Ew7-> | clearing 7 has no Ew = clearing 7 has Cw',
    ],
  ],
  [
    12,
    'E w->3',
    [
      '12:1 E w->3 | not a valid log line = did you mean `E:`?',
      '15:18 2Ew7-> | clearing 7 has no Ew = clearing 7 has Cw',
    ],
  ],
  [13, 'A:2#$->/t->8/+1', ['13:14 + | expected `++` or `--` = did you mean `++1`?']],
  [13, 'A:2#$->/t->8/1++', ['13:15 + | expected a piece, card or item = did you mean `++1`?']],
  [13, 'A:5#$->/t->8', ['13:3 5#$-> | A$ has no more cards = is a draw missing above?']],
  [
    13,
    'A:t->8/t8->/t8->',
    ['13:13 t8-> | clearing 8 has no At = clearing 8 has Cw; the last At was removed on line 13'],
  ],
  [15, 'C:XE7(2-1)', ["15:6 (2 | expected two rolls from 0 to 3, the attacker's first = did you mean `XE7(2,1)`?"]],
  [15, 'C:XE7 2,1', ['15:7 2 | unexpected text after an action = rolls stand in brackets: did you mean `XE7(2,1)`?']],
  [15, 'C:xE7(2,1)', ['15:3 x | unknown piece `x` for Marquise de Cat = did you mean `XE7(2,1)`?']],
  [15, 'C:XE7F(2,1)', ['15:6 F | expected `@` after the suit of an ambush = did you mean `XE7F@(2,1)`?']],
  [15, 'C:XE(2,1)', ['15:3 XE | expected a clearing from 1 to 12 = `XE3` attacks the Eyrie in clearing 3']],
  [
    15,
    'C:XE7/(Cw+3Ew)7->',
    ['15:11 3Ew | clearing 7 has only 2 Ew, cannot move 3 = did you mean `2Ew`? Or is a line missing above?'],
  ],
  [15, 'C:Z hammer', ['15:5 hammer | unknown card `hammer` = did you mean `Z%h`?']],
  [15, 'C:Zhammer', ['15:4 hammer | unknown card `hammer` = did you mean `Z%h`?']],
  [
    15,
    'C:F#anvil->C',
    [
      '15:3 F#anvil->C | warning: F#anvil exists once, and is already in the hand of C = did it leave there in an earlier line? A card that nobody saw is `F#`',
    ],
  ],
  [
    15,
    'C:B#armorC->',
    [
      '15:3 B#armorC-> | B#armor is not in this game = `woodlog cards` lists the cards of a deck',
      '15:5 armor | warning: `armor` is a card of the other deck = check the line `Deck:` and the name; `woodlog cards` lists the names',
    ],
  ],
  [15, 'C:w2->5/Dw5->', ['15:9 Dw5-> | Dw is not in this game = players are C, E, A']],
  [15, 'C:Ew4->', ['15:3 Ew4-> | clearing 4 has no Ew = clearing 4 has Cw']],
  [
    16,
    'A:t->12',
    [
      '16:1 A: | warning: after C comes E, not A = is a line of E missing?',
      '17:1 A: | warning: A has just played: after A comes C = is a line of C missing?',
    ],
  ],
  [
    16,
    'C:w->3',
    [
      '16:1 C: | warning: C has just played: after C comes E = is a line of E missing?',
      '17:1 A: | warning: after C comes E, not A = is a line of E missing?',
    ],
  ],
  [17, '', ['19:1 C: | warning: after E comes A, not C = is a line of A missing?']],
  [17, 'A:t->12/%sword->$', ['17:11 w | expected `->` and where it goes = did you mean `%s->$`?']],
  [17, 'A:t->12/2(w+t)12->', ['17:9 2 | a count before a bracket = did you mean `(2w+2t)12->`?']],
  [17, 'A:t->12/##->A', ['17:10 # | expected `->` and where it goes = `w3->5` moves, `w3->` removes, `F#^` shows']],
];

test('of the log itself nothing is said', () => expect(said(LOG)).toEqual([]));

test.each(MISTAKES)('%i %s', (line, written, wanted) => {
  expect(saidOf(LOG, line, written).slice(0, 2)).toEqual(wanted);
});

test('the last of a piece that left is named with its line and where it went', () => {
  const text = LOG.replace('C:w->10/w10->6', 'C:w->10/w5->4/w5->4/w5->4');
  expect(said(text)).toEqual([
    '19:21 w5->4 | clearing 5 has no Cw = clearing 5 has Cb_s, Ct; the last Cw left for 4 on line 19',
  ]);
});
