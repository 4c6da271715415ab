import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { rootTurn } from './turn.ts';

/** Whether somebody with ten points and a hand that nobody knows may activate a dominance card. */
function mayActivate(other: string, theirs: string): boolean {
  const setup = `E:b+6w->3/#despot->$/++10\nA:3#->$\n${theirs}`;
  const log = `Map: Fall\nDeck: E&P\nE: Rowan\nA: Bramble\n${other}\n${setup}\nE:F#anvilE->$_m/B#saboE->$_m\n`;
  const position = rootTurn.position(log);
  if (isLeft(position)) throw new Error(position.left.message);
  const report = position.right.moves({ all: true, inTurn: true });
  if (report === undefined || isLeft(report)) throw new Error('no moves');
  expect(report.right.phase).toBe('daylight');
  return report.right.moves.some(({ kind }) => kind === 'dominance');
}

test('a hidden hand holds no dominance card where those are out of the deck (5.1.3, B.3.4)', () => {
  expect(mayActivate('V: Fern\n', 'V:\n')).toBe(true);
  expect(mayActivate('', '')).toBe(false);
  expect(mayActivate('N: Chameleandroid\n', 'N:w->12\n')).toBe(false);
});
