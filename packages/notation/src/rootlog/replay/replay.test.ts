import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { locations } from '@woodlog/core/root';
import { describe, expect, it, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { type Replayed, replay } from './replay.ts';
import type { ReplayOptions } from '../../kernel/replay-options.ts';

const LOG = `Map: Fall
Deck: E&P
C: Ann
L: Bob
C:w->1
L:w->2
C:F#C->/5w1->2/++
L:$_o->F
`;

function played(options: ReplayOptions): Replayed {
  const game = replay(parse(LOG), options);
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right;
}

describe('replay', () => {
  it('of so many lines carries out nothing of the next one (docs/command-line.md: `replay`)', () => {
    const { turn, table } = played({ turn: 3 });
    expect(turn).toBe(3);
    expect(table.turn).toMatchObject({ number: 3, taker: 'C', open: false });
    // The Lizards' line would empty the Lost Souls as it begins (10.4.2, D63).
    expect(locations(table)['L$_l']).toEqual(['F#']);
  });

  it('of no line is the table as the header leaves it', () => {
    const { turn, table } = played({ turn: 0 });
    expect([turn, table.turn.number]).toEqual([0, 0]);
  });

  it('reads the slips of the lines it plays, and no others', () => {
    expect(played({ turn: 2 }).diagnostics).toEqual([]);
    expect(played({ turn: 3 }).diagnostics.map(({ code }) => code)).toEqual(['ledger/short']);
  });

  it('ends, when strict, before the first action that the ledger refuses', () => {
    const { turn, table, diagnostics } = played({ strict: true });
    expect(diagnostics.map(({ code }) => code)).toEqual(['ledger/short']);
    expect([turn, table.scores[0]]).toEqual([3, 0]);
    expect(locations(table)['1']).toEqual({ Cw: 1 });
  });
});

test('a log with a thousand ledger errors is played no further, so that piles stay as small as a game’s', () => {
  const lines = 20_000;
  const text = `Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:\nE:\n${'C:F#C->E/++\n'.repeat(lines)}`;
  const game = replay(parse(text));
  if (isLeft(game)) throw new Error(game.left.message);
  const { diagnostics, table, turn } = game.right;
  expect(turn).toBe(lines + 2);
  // The hand that C was dealt has three cards.
  expect(table.scores[0]).toBe(1002);
  const codes = diagnostics.map(({ code }) => code);
  expect(codes).toEqual([...new Array(1000).fill('ledger/no-card'), 'ledger/too-many']);
  expect(diagnostics.at(-1)).toMatchObject({ message: '1000 ledger errors: the rest of the log is not played' });
});

describe('the winners of a replay', () => {
  const text = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:\nE:\nC:++30\nWinner: C';
  const winners = (options?: ReplayOptions): readonly string[] => {
    const game = replay(parse(text), options);
    return isRight(game) ? game.right.winners : ['no game'];
  };

  it('are known at the end', () => expect(winners()).toEqual(['C']));
  it('are not known before', () => expect(winners({ turn: 2 })).toEqual([]));
});
