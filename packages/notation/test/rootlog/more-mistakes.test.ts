import { expect, test } from 'vitest';
import { said, saidOf } from './said.ts';

/** A log of an evening, with nothing to complain about. */
const LOG = `// Friday game. Played 12 March 2024.
Map: Fall
Deck: E&P
Pool: DVOPL
D: Dora
V: Vic
O: Otto
P: Pia

D:2w+t->3/2w->6+7+11
V:#thief->$/p->1_2_5_10
O:w->4+5+10+11/$_->3
P:w->2+12+8

D:w->0/w0->3/#^/#foremole->$/++/#->D
V:p->1/%f->e/p->10/%r->e/%b10->$/++/#->V
O:3#->O/w10->12/2w$->/t_f+w->12/++2
P:M#P->/w->2+7+9+11/w2->/t->2/#->P

D:2w->0/F#D->/t->6/2w0->6/XP7/Pw7->/(2F+R)#^/#brigadier->$/++2/#->D
V:p->5/%s->e/XO5/Ow5->/$_O->h/++/#->V
O:#->O/w4->9/w$->/w->11/$_h->2
P:t2^t_e/++/F#P->/w->1+6+8+12/w8->/t->8/2#->P
`;

/** Mistakes of people who write a game down while they play: the line, what they write there, and what is said first. */
const MISTAKES: readonly (readonly [line: number, written: string, said: string])[] = [
  [4, 'Pool: DVOPX', '4:11 X | unknown faction `X` = write letters such as CEAV'],
  [4, 'Pool: Duchy, Vagabond', '4:7 Duchy | unknown faction `Duchy` = write letters such as CEAV'],
  [5, 'D = Dora', '5:1 D = Dora | not a valid log line = did you mean `D:`?'],
  [5, 'd: Dora', '5:1 d: Dora | not a valid log line = did you mean `D:`?'],
  [
    10,
    'D:2w+t->3/2w->6,7,11',
    '10:16 , | unexpected text after an action = several clearings are joined by `+`: did you mean `2w->6+7+11`?',
  ],
  [10, 'D:2w+t->3/2w->6+7+13', '10:19 13 | unknown clearing `13` = clearings are 1 to 12; the Burrow is 0'],
  [
    10,
    'D:2w+tunnel->3/2w->6+7+11',
    '10:6 tunnel | unknown piece `tunnel` for Underground Duchy = did you mean `2w+t->3`?',
  ],
  [10, 'D:2w+t-3/2w->6+7+11', '10:7 - | expected `->` and where it goes = the arrow is `->`: did you mean `2w+t->3`?'],
  [11, 'V:#theif->$/p->1_2_5_10', '11:4 theif | unknown card `theif` = did you mean `thief`?'],
  [
    11,
    'V:#thief->$/p->1_2_5',
    '11:13 p->1_2_5 | this game has no place 1_2_5 = forests and paths are named by the clearings around them',
  ],
  [
    11,
    'V:#thief->$/p->1-2-5-10',
    '11:17 - | unexpected text after an action = forests and paths are joined by `_`: did you mean `p->1_2_5_10`?',
  ],
  [
    11,
    'V:#thief->$/p->forest',
    '11:16 f | unexpected text after an action = forests are named by the clearings around them, such as `1_2_5_10`',
  ],
  [12, 'O:w->4+5+10+11/$_h->5', '12:16 $_h->5 | expected a price from 1 to 4 = such as `$_h->3`'],
  [13, 'P:w->2+12+8+', '13:12 + | expected a place beside `+` = such as `5`, `C$` or `E`'],
  [15, 'D:w->burrow/w0->3', '15:6 b | unexpected text after an action = the Burrow is `0`: did you mean `w->0`?'],
  [
    15,
    'D:w->0/w0->3/#^/#foreman->$/++/#->D',
    '15:18 foreman | unknown card `foreman` = `woodlog cards` lists the names',
  ],
  [15, 'D:w->0/w0->3/#^/#foremole->$/+1/#->D', '15:30 + | expected `++` or `--` = did you mean `++1`?'],
  [
    15,
    'D:w->0/w0->3/#^/#foremole->$/++/#-D',
    '15:34 - | expected `->` and where it goes = the arrow is `->`: did you mean `#->D`?',
  ],
  [16, 'V:p->1/%boot->e/p->10/#->V', '16:10 o | expected `->` and where it goes = did you mean `%f->e`?'],
  [
    16,
    'V:p->1/%f->x/p->10/#->V',
    '16:12 x | unexpected text after an action = items are exhausted with `e`, refreshed with `r`, damaged with `d`; other places are `$`, `s`, `t`, `b`, `x`',
  ],
  [
    16,
    'V:p->1/%f-e/p->10/#->V',
    '16:10 - | expected `->` and where it goes = the arrow is `->`: did you mean `%f->e`?',
  ],
  [
    16,
    'V:p->1/f->e/p->10/#->V',
    '16:11 e | unexpected text after an action = an item is marked with `%`: did you mean `%f->e`?',
  ],
  [
    16,
    'V:p->1/%f->e/p->10/%r->e/%q10->$/++/#->V',
    '16:26 %q | unknown item `%q` = items are s b c x h t r f u; `%_` is all of them',
  ],
  [
    16,
    'V:p->1/%f->e/p->10/Q#->$/++/#->V',
    '16:20 Q | expected a piece, card or item = such as `w`, `Cb_s`, `F#`, `#sabo` or `%h`',
  ],
  [16, 'V:p->1/%f->e/p->10/%r->e/%b10->$/++/++/#->C', '16:40 #->C | C is not in this game = players are D, V, O, P'],
  [16, 'V:p->1/%k->e/p->10', '16:8 %k | unknown item `%k` = items are s b c x h t r f u; `%_` is all of them'],
  [
    17,
    'O:3#->O/w10->12/2w$->/tf+w->12/++2',
    '17:23 tf | unknown piece `tf` for Riverfolk Company = did you mean `t_f+w->12`?',
  ],
  [
    17,
    'O:3#->O/w10->12/2w$->/t_x+w->12/++2',
    '17:23 t_x | unknown piece `t_x` for Riverfolk Company = the pieces are Ow, Ot_f, Ot_r, Ot_m',
  ],
  [
    17,
    'O:3#->O/w10->12/5w$->/t_f+w->12/++2',
    '17:17 5w$-> | O$ has only 3 Ow, cannot move 5 = did you mean `3w$->`? Or is a line missing above?',
  ],
  [17, 'O:3#->O/w10->12/2w$->/t_f+w->12/+2', '17:33 + | expected `++` or `--` = did you mean `++2`?'],
  [17, 'O:3#->O/w10->12/2w$->/t_f+w->12/++2/$_h->5', '17:37 $_h->5 | expected a price from 1 to 4 = such as `$_h->3`'],
  [
    17,
    'O:3#->O/w10->12/2w$->/t_f+w->12/++2//$_h->2',
    '17:36 // | warning: `//` begins a comment: what follows is not played = did you mean `/`?',
  ],
  [
    18,
    'P:M#P->/w->2+7+9+11/w2->/t->2/t2^t_q/#->P',
    '18:34 t_q | unknown piece `t_q` for Corvid Conspiracy = the pieces are Pw, Pt, Pt_b, Pt_e, Pt_r, Pt_s',
  ],
  [
    18,
    'P:M#P->/w->2+7+9+11/w2->/t->2/t2<>t7/#->P',
    '18:33 < | expected `->` and where it goes = the arrow is `->`: did you mean `t2<->t7`?',
  ],
  [
    18,
    'P:M#P->/w->2+7+9+11/w2-/t->2/#->P',
    '18:23 - | expected `->` and where it goes = the arrow is `->`: did you mean `w2->`?',
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/XP7/Pw7->/(2F+R)^/#brigadier->$/++2/#->D',
    '20:38 2F+R) | a card needs `#` = write `F#`',
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/XPw7/Pw7->/#->D',
    '20:27 XP | expected a clearing from 1 to 12 = `XE3` attacks the Eyrie in clearing 3',
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/X7/Pw7->/#->D',
    '20:27 X7 | expected the letter of the defender = `XE3` attacks the Eyrie in clearing 3',
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/XP7(4,1)/Pw7->/#->D',
    "20:30 (4,1) | expected two rolls from 0 to 3, the attacker's first = such as `(2,1)`",
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/XP7(2)/Pw7->/#->D',
    "20:30 (2) | expected two rolls from 0 to 3, the attacker's first = such as `(2,1)`",
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/XP7(F@)/Pw7->/#->D',
    "20:30 ( | expected two rolls from 0 to 3, the attacker's first = did you mean `XP7F@`?",
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/9w0->6/XP7/Pw7->/#->D',
    '20:20 9w0->6 | the Burrow has only 2 Dw, cannot move 9 = the last Dw left for 3 on line 15',
  ],
  [20, 'D:2w->0/F#D->/t->6/2w0->6/XC7/Cw7->/#->D', '20:27 XC7 | C is not in this game = players are D, V, O, P'],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/XP7/Pw7/#->D',
    '20:31 Pw7 | expected `->` and where it goes = `w3->5` moves, `w3->` removes, `F#^` shows',
  ],
  [
    20,
    'D:2w->0/F#D/t->6/2w0->6/#->D',
    '20:9 F#D | expected `->` and where it goes = `w3->5` moves, `w3->` removes, `F#^` shows',
  ],
  [20, 'D:2w->0/FD->/t->6/2w0->6/#->D', '20:9 F | a card needs `#` = did you mean `F#D->`?'],
  [
    20,
    'D:2w->0/F#D->/t->6/(3w+t)0->6',
    '20:21 3w | the Burrow has only 2 Dw, cannot move 3 = the last Dw left for 3 on line 15',
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/#3->D',
    '20:27 #3->D | clearing 3 cannot hold cards = a count stands before the card, as in `3#->C`; hands are `C`, boards `C$`',
  ],
  [
    20,
    'D:2w->0/F#D->/t->6/2w0->6/Z armorers/#->D',
    '20:27 Z armorers | this deck has no B#armor to craft = `woodlog cards` lists the cards of a deck',
  ],
  [20, 'D:2w->0/F#D->/t->6/2w0->6/F#armor->D/#->D', '20:29 armor | no fox card is called `armor` = there is `B#armor`'],
  [
    21,
    'V:p->5/%s->e/XO5/Ow5->/$_O->hostile/++/#->V',
    '21:30 o | unexpected text after an action = did you mean `$_O->h`?',
  ],
  [21, 'V:p->5/%s->e/XO5/Ow5->/$O->h/++/#->V', '21:24 $ | unknown board setting = did you mean `$_O->h`?'],
  [
    21,
    'V:p->5/%s->e/XO5/Ow5->/$_O->5/++/#->V',
    '21:24 $_O->5 | expected a relationship: h, 0, 1, 2 or a = such as `V$_C->1`',
  ],
  [
    21,
    'V:p->5/R#domV->/8_9->',
    '21:17 8_9 | warning: the Fall map has no path 8_9 = paths are 1_9, 4_8, 4_9, 7_8, 9_12',
  ],
  [
    22,
    'O:#->O/w4->9/w$->/w->11/$_h->2/++30',
    '23:1 P: | warning: the game is over: O won with 30 points on line 22 = a winning action ends the log; what follows is played as written',
  ],
  [
    22,
    'O:#->O/w4->9/w$->/w->11/$_h->2 Winner: O',
    '22:32 W | unexpected text after an action = `Winner:` starts a line of its own',
  ],
  [
    23,
    'P:t2^t_e/++/F#P->/w->1+6+8+12/w8->/t->8/2#->P/Winner: P',
    '23:47 W | expected a piece, card or item = `Winner:` starts a line of its own',
  ],
  [
    23,
    'P:t4^t_e/++/F#P->/w->1+6+8+12/w8->/t->8/2#->P',
    '23:3 t4^t_e | clearing 4 has no Pt_e = is a line missing above?',
  ],
  [23, 'P;t2^t_e/++', '23:1 P;t2^t_e/++ | not a valid log line = did you mean `P:`?'],
  [23, '- P:t2^t_e/++', '23:1 - P:t2^t_e/++ | not a valid log line = did you mean `P:`?'],
];

test('of the log itself nothing is said', () => expect(said(LOG)).toEqual([]));

test.each(MISTAKES)('%i %s', (line, written, wanted) => expect(saidOf(LOG, line, written)[0]).toBe(wanted));

test('what is said first says what to do, too', () => {
  const without = MISTAKES.filter(([, , words]) => !words.includes(' = '));
  expect(without).toEqual([]);
});
