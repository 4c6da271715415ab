import type { Action } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import { logOf, parse, print, printAction } from '../../src/rootlog/index.ts';
import { SECTIONS } from './document-examples.ts';
import { move, part, readLineOf } from './reading.ts';

for (const [section, examples] of Object.entries(SECTIONS)) {
  describe(`Rootlog V2.8, ${section}`, () => {
    for (const [taker, written, meaning, printed = written] of examples) {
      test(`${taker}: ${written}`, () => {
        const expected: readonly Action[] = 'kind' in meaning ? [meaning] : meaning;
        const { actions, codes } = readLineOf(taker, written);
        expect(actions).toEqual(expected);
        expect(codes.filter((code) => code !== 'rootlog/dialect')).toEqual([]);
        expect(expected.map((action) => printAction(action, taker)).join('/')).toBe(printed);
      });
    }
  });
}

const EXAMPLE_TURNS = `Map: Fall
Deck: E&P
Pool: CDOPA // Faction pool to draft from.\u0020\u0020
A: Guerric
P: Justin
O: Billy
C: Edu

C:t_k->2/w->1+2+3+5+6+7+8+9+10+11+12/b_s->2/b_w->5/b_r->10 // Marquise sets up Keep in the top right corner.
O:w->10+11/2w->5/$_->3 // Riverfolk spread out warriors a bit, set all prices to 3.\u0020\u0020
P:w->4+8+9 // Corvids place into the bottom left corner of the board.
A:3#->$ // Start with 3 supporters.

C:3w->O$/B#O->C/t->2/Zrpart/t2->/b_r->6/++/w->6+10/M#C->/t->2/B#C->/t2->/b_s->3/++/#->C // Buys a Bird card from Riverfolk.
O:3#->O/w10->5/2w$->/t_r+w->5/++2 // Fill up their card shop, put out a trade post.
P:F#P->/w->1+6+12+8/w1->9/2w9->4/w4->/t->4/#->P // One plot goes out.
A:3w->O$/B#O->A/3B#$->/t->12+11+9/++2/Zmurine/Zh/++2/2#A->$/#->A // Lucky 3 Bird Supporters stack gives them lots of options.
`;

test('Rootlog V2.8, Example Turns: header, setup, turns and comments', () => {
  const tree = parse(EXAMPLE_TURNS);
  expect(tree.diagnostics.map(({ code }) => code)).toEqual(['rootlog/dialect']);
  const { header, turns, winners } = logOf(tree);
  expect(header).toEqual({
    map: 'Fall',
    deck: 'E&P',
    pool: ['C', 'D', 'O', 'P', 'A'],
    players: [
      { faction: 'A', name: 'Guerric' },
      { faction: 'P', name: 'Justin' },
      { faction: 'O', name: 'Billy' },
      { faction: 'C', name: 'Edu' },
    ],
    comments: ['Faction pool to draft from.'],
  });
  expect(turns.map(({ taker, setup }) => taker + (setup ? ' setup' : ''))).toEqual([
    'C setup',
    'O setup',
    'P setup',
    'A setup',
    'C',
    'O',
    'P',
    'A',
  ]);
  expect(turns[3]?.comment).toBe('Start with 3 supporters.');
  expect(turns[4]?.actions[3]).toEqual({ kind: 'craft', what: 'R#part' });
  expect(winners).toEqual([]);
});

test('Rootlog V2.8, Game Setup with landmarks and hirelings: setup turns stand below their players (D70)', () => {
  const text = `Map: Lake
Deck: Standard
Clearings: F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12
Landmarks: ferry->1/treetop->2
Hirelings: h_C, h_Ed, h_V/h_Cw->3/h_Ew->1+2/h_Vp->4_5_6_11
Pool: CEHK
C: Ann
C:t_k->3
H: Ben
H:w_w->9
K: Cid
K:

C:w->3/h_C->$4
H:#jubilant->$/XK5
K:t_f5->$
Winner: C, H // together
// the end
`;
  const tree = parse(text);
  expect(tree.diagnostics).toEqual([]);
  const log = logOf(tree);
  expect(log.header.landmarks).toEqual([move(part('ferry', null, '1')), move(part('treetop', null, '2'))]);
  expect(log.header.hirelings).toEqual(['h_C', 'h_Ed', 'h_V']);
  expect(log.header.hirelingSetup).toEqual([
    move(part('h_Cw', 'supply:h_C', '3')),
    move(part('h_Ew', 'supply:h_E', '1'), part('h_Ew', 'supply:h_E', '2')),
    move(part('h_Vp', null, '4_5_6_11')),
  ]);
  expect(log.turns.map(({ taker, setup, actions }) => [taker, setup === true, actions.length])).toEqual([
    ['C', true, 1],
    ['H', true, 1],
    ['K', true, 0],
    ['C', false, 2],
    ['H', false, 2],
    ['K', false, 1],
  ]);
  expect(log.winners).toEqual(['C', 'H']);
  expect(log.comment).toBe('together\nthe end');
  expect(logOf(parse(print(log)))).toEqual(log);
});
