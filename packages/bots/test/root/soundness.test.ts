import { expect, test } from 'vitest';
import type { GameSetup } from '@woodlog/core/kernel';
import { hirelingSetup } from './hireling-setup.ts';
import { type WrittenLine, matchOf, peopleSetup, soundness, textOf, writtenLines } from './people-logs.ts';

/** Lines of a normal run; `npm run measure -- soundness` audits a hundred thousand. */
const LINES = Number(process.env['LINES'] ?? 300);

test('4.1 to 15.6: no line of games of people, written as people write, is called illegal', {
  timeout: 600_000,
}, () => {
  const { lines, illegal, undecided } = soundness('everyday', 0, { lines: LINES });
  expect(illegal).toEqual([]);
  expect(lines).toBe(LINES);
  expect(undecided.length).toBeLessThan(LINES / 20);
});

/** A line of a game that starts so. */
function lineOf(setup: GameSetup, seed: string, game: number, start: string): WrittenLine {
  for (const line of writtenLines(setup, seed, game)) if (textOf(line).startsWith(start)) return line;
  throw new Error('the game has no such line');
}

test('15.4.1: a waystation may be written six actions after the warrior that became one, beside a battle without dice', () => {
  const line = lineOf(peopleSetup('hawthorn', 269), 'hawthorn', 269, 'K:w9->/b_f->9/w12->/');
  expect(matchOf(line)).toMatchObject({ verdict: 'legal' });
});

test('ROOT-185, 8.6.2: a card that came back and is crafted again hides none that is discarded in Evening', () => {
  const line = lineOf(hirelingSetup('medlar', 7), 'medlar', 7, 'A:w->O$/B#sap->A/F#tax->L/Zbirdybindle/');
  expect(matchOf(line)).toMatchObject({ verdict: 'legal' });
});
