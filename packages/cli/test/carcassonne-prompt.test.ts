import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atPrompt } from './at-prompt.ts';
import { filesFolder } from './command.ts';
import { evening } from './evening.ts';

const { folder } = filesFolder();
const LOG = 'A = Ann\nB = greedy\n0 (0,0) RCRF\n';

const typed = (lines: readonly string[], draw = 'FFRR', log = LOG) =>
  atPrompt(log, lines, { game: 'carcassonne', given: { draw: [draw], dice: [] } });

test.each([
  ['(0,-1) FFRR', '1A (0,-1) FFRR\n'],
  ['0 -1 ffrr', '1A (0,-1) FFRR\n'],
  ['1A (1,0)RFFRm', '1A (1,0) RFFRm\n'],
  ['1, 0, rffmr', '1A (1,0) RFFMR\n'],
])(
  'a move is typed as the notation has it, in any case, blanks and brackets left out: %s (MOVES 2)',
  async (words, line) => {
    expect((await typed([words])).line).toBe(line);
  },
);

test('squares are chosen by number, then how the tile lies with its meeple, told by direction', async () => {
  const { line, said } = await typed(['2', '3']);
  expect(said).toMatch(/1 {2}At 0, -1: .* ways/);
  expect(said).toMatch(
    / At 0, -1: road left and bottom.*\n {3}1 {2}no meeple\n {3}2 {2}meeple on the road to the west and south\n/,
  );
  expect(line).toMatch(/^1A \(/);
  const { line: square, said: there } = await typed(['0 -1', '2']);
  expect(there).toMatch(/ {2}2 {2}.*meeple on the/);
  expect(square).toMatch(/^1A \(0,-1\) /);
});

test('what a move completes stands behind it', async () => {
  const { said } = await typed(['?'], 'CFFF');
  expect(said).toMatch(/completes a city: (?:nobody’s|\+4)/);
});

test('help, board and quit are answered at every question; anything else is told what is expected', async () => {
  for (const before of [[], ['1']]) {
    const { said, left } = await typed([...before, 'help', 'board', 'nothing of these', 'quit']);
    expect(said).toContain('Type a number, a word of what is listed, or the notation.');
    expect(said.split('meeples in hand').length).toBeGreaterThan(2);
    expect(said).toContain('expected 1 to');
    expect(left).toMatchObject({ is: 'missing' });
  }
});

test('the table, the points and the tile stand above the question; what is not allowed says why', async () => {
  const { said } = await typed(['5 5', '0 1 ffrr', '0 -1 cccc', '0 -1 FFRR']);
  expect(said).toContain('A 0 (7 meeples in hand)\nB 0');
  expect(said).toContain('You have 0 points, 7 meeples. The tile drawn is FFRR:\n    .F.'.replace('.F.', '...'));
  expect(said).toContain('no tile lies beside (5,5) (MOVES 2)');
  expect(said).toContain('the bottom edge does not continue the tile beside it (TILES 1)');
  expect(said).toContain('cccc is not the tile FFRR in any way it may be turned');
  expect(said).toMatch(/Ann (?:\(A\) )?lays FFRR at \(0,-1\)/);
});

test('what the opponent did is told in English, and a game that is over has its result', async () => {
  const { said } = await evening(folder, ['1'], {
    game: 'carcassonne',
    text: LOG,
    chance: { seed: 'maple', index: 0 },
  });
  expect(said).toMatch(/greedy lays \w+ at \(/);
  const over = readFileSync(new URL('golden/two.carcassonne', import.meta.url), 'utf8');
  expect(over).toMatch(/^A = .* \d(st|nd) \(\d+\)$/m);
  const moves = over.trimEnd().split('\n');
  const open = `${moves.slice(0, -1).join('\n')}\n`.replaceAll(/ \d(st|nd) \(\d+\)$/gm, '');
  const ended = await evening(folder, [], { game: 'carcassonne', text: open, chance: { seed: 'maple', index: 0 } });
  expect(ended.log).toMatch(/^A = .* \d(st|nd) \(\d+\)$/m);
  expect(join(folder)).not.toBe('');
});
