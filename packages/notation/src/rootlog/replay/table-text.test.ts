import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { replayJson } from './json.ts';
import { type Replayed, replay } from './replay.ts';
import { tableText } from './table-text.ts';

const LOG = `Map: Fall
Deck: E&P
C: Ann
V: Bob
C:w->1+2+3+4+5/t_k->1
V:#thief->$/p->1_2_5_10
C:2w1->2/F#anvilC->/++2/99w->7
V:++->C$
`;

const TEXT = `Fall, E&P deck, after line 4
Scores    C 2, V 0 (marker on C$)

Clearings
   1 F -  Ct_k
   2 M C  3 Cw
   3 R C  Cw
   4 R C  Cw
   5 R C  Cw
   7 M C  99 Cw

Forests and paths
  1_2_5_10 Vp

Hands
  C       2 #
  V       3 #

Boards
  V$      #thief
  V$s     %f, %r, %s
  V$t     %t

Cards
  *       F#anvil
  Q       3 #
  draw    44
  quests  12

Supplies
  C       6 Cb_s, 6 Cb_w, 6 Cb_r, 8 Ct
  V       #tinker, #ranger, #vagrant, #arbiter, #scoundrel, #adventurer,
          #harrier, #ronin, #cheat, #gladiator, #jailor

Elsewhere
  ruin:6  ruin, %
  ruin:10 ruin, %
  ruin:11 ruin, %
  ruin:12 ruin, %
  items   2 %f, 2 %s, %h, 2 %t, 2 %c, 2 %b, %x
  ?       -80 Cw
`;

function played(): Replayed {
  const game = replay(parse(LOG));
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right;
}

test('a table as text of 80 columns', () => {
  expect(tableText(played().table)).toBe(TEXT);
});

test('a table as JSON, with what stands beside the places', () => {
  const { locations, diagnostics, ...json } = replayJson(played(), LOG);
  expect(json).toEqual({
    game: 'root',
    turn: 4,
    scores: { C: 2, V: 0 },
    markers: { V: 'C$' },
    winners: [],
    shuffles: 0,
    relationships: { V: { C: '0' } },
    prices: { h: null, r: null, m: null },
    funds: 0,
    outcast: { suit: null, hated: false },
    hirelings: {},
    openPaths: [],
  });
  expect(locations['2']).toEqual({ Cw: 3 });
  expect(diagnostics.map(({ code, line }) => `${line} ${code}`)).toEqual(['7 ledger/short', '7 ledger/short']);
});
