import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { carcassonneTurns } from '../src/games/carcassonne/turn.ts';
import { withUndo } from '../src/turn/session.ts';
import { typing } from './typing.ts';

const LOG = 'A = Ann\nB = greedy\n0 (0,0) RCRF\n';

async function typed(lines: readonly string[], draw = 'FFRR', log = LOG) {
  const position = carcassonneTurns.position(log);
  if (isLeft(position)) throw new Error(position.left.message);
  const person = typing(lines);
  const turn = await withUndo(person, (session) => position.right.play({ draw: [draw], seed: 'x' }, session));
  if (isLeft(turn)) throw new Error(turn.left.message);
  return { text: 'text' in turn.right ? turn.right.text : null, said: person.said() };
}

test.each([
  ['(0,-1) FFRR', '1A (0,-1) FFRR\n'],
  ['0 -1 ffrr', '1A (0,-1) FFRR\n'],
  ['1A (1,0)RFFRm', '1A (1,0) RFFRm\n'],
  ['1, 0, rffmr', '1A (1,0) RFFMR\n'],
])(
  'a move is typed as the notation has it, in any case, blanks and brackets left out: %s (MOVES 2)',
  async (words, text) => {
    expect((await typed([words])).text).toBe(text);
  },
);

test('what is left open is asked: how the tile lies, and the meeple', async () => {
  const { text, said } = await typed(['0 -1', '2', '3']);
  expect(said).toContain('  2  (0,-1) RFFR');
  expect(said).toContain('  3  on the field (RFFMR)');
  expect(text).toBe('1A (0,-1) RFFMR\n');
  const { text: road, said: either } = await typed(['1,0 RffRm', 'undo', '1,0 rffrm', '1']);
  expect(either).toContain('(1,0) RFFRm road');
  expect(road).toBe('1A (1,0) RFFRm\n');
});

test('at a list of ways anything else is answered with what is expected, and ? lists them again', async () => {
  const { text, said } = await typed(['0 -1', 'there', '?', '2', '1']);
  expect(said).toContain('expected the number of a line above, 1 to 2; undo goes back');
  expect(said.split('  2  (0,-1) RFFR')).toHaveLength(3);
  expect(text).toBe('1A (0,-1) RFFR\n');
});

test('the table, the points and the tile stand above the question; moves lists all, and what is not allowed says why', async () => {
  const { said } = await typed(['moves', '5 5', '0 1 ffrr', '0 -1 cccc', 'there', '0 -1 FFRR']);
  expect(said).toContain('A 0 (7 meeples in hand)\nB 0');
  expect(said).toContain('Ann (A), 0 points, 7 meeples. The tile drawn is FFRR');
  expect(said.split('Where does it go?')[0]).not.toContain('FFMRR');
  expect(said).toContain('(0,-1) FFRR   with a meeple: FFRRm road, FFMRR field, FFRMR field');
  expect(said).toContain('no tile lies beside (5,5) (MOVES 2)');
  expect(said).toContain('the bottom edge does not continue the tile beside it (TILES 1)');
  expect(said).toContain('cccc is not the tile FFRR in any way it may be turned');
  expect(said).toContain('expected a square and the tile as it lies there');
  expect(said).toContain('  Ann (A) lays FFRR at (0,-1).');
});

test('what the opponent did is told in English, and a game that is over has its result', () => {
  const told = carcassonneTurns.tell?.(LOG, `${LOG}1A (1,0) RFFRm\n2B (2,0) FFFFK\n`);
  expect(told).toEqual([
    '  Ann (A) lays RFFR at (1,0) and claims a road.',
    expect.stringContaining('greedy (B) lays FFFFK'),
  ]);
  const over = readFileSync(new URL('golden/two.carcassonne', import.meta.url), 'utf8');
  expect(over).toMatch(/^A = .* \d(st|nd) \(\d+\)$/m);
  expect(carcassonneTurns.finish?.(over.replaceAll(/ \d(st|nd) \(\d+\)$/gm, ''))).toBe(over);
});
