import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { CLEARINGS, type Clearing, ROOT_MAPS, type Table, locations, suitOf } from '@woodlog/core/root';
import { playGame } from '../../src/root/shared/game.ts';
import { hirelingSetup } from './hireling-setup.ts';
import { randomSetup } from './random-setup.ts';

// After every line of games at random tables nothing lies where it cannot, by the names of what lies there: whoever
// placed it, bot or person, and by whatever rule.

const GAMES = Number(process.env['GAMES'] ?? 30);

/** Of these a clearing holds one (7.5.2.IV, 8.2.5.I, 11.5.6, 12.5.1.V, 13.2.2.II, 14.6.1). */
const ONE_EACH = ['Eb', 'At', 'Ot', 'Dt', 'Pt', 'Ht'];

/** These match the clearing (8.4.1, 10.5.1, 11.5.6). */
const MATCHING = ['Ab', 'Lb', 'Ot'];

function wrongAt(table: Readonly<Table>, clearing: Clearing): string[] {
  const there = Object.entries((locations(table)[`${clearing}`] ?? {}) as Readonly<Record<string, number>>);
  const count = (is: (name: string) => boolean): number =>
    there.reduce((sum, [name, few]) => sum + (is(name) ? few : 0), 0);
  const suit = suitOf(table.setup, clearing)?.toLowerCase();
  const wrong = ONE_EACH.filter((piece) => count((name) => name.startsWith(piece)) > 1);
  for (const [name] of there) {
    if (MATCHING.includes(name.slice(0, 2)) && suit !== undefined && !name.endsWith(`_${suit}`)) wrong.push(name);
    if (name === 'Kb') wrong.push('a waystation without a type (15.2.2)');
  }
  const { slots } = ROOT_MAPS[table.setup.map].clearings[clearing];
  if (count((name) => /^(?:h_)?[A-Z]b/.test(name)) > slots) wrong.push('more buildings than slots (2.2.3)');
  return wrong.map((what) => `${clearing}: ${what}`);
}

test(`2.2.3 and limits of pieces hold after every line of ${GAMES} games`, { timeout: 600_000 }, () => {
  for (let index = 0; index < GAMES; index++) {
    const afterLine = (table: Readonly<Table>): void =>
      expect(
        CLEARINGS.flatMap((clearing) => wrongAt(table, clearing)),
        `game ${index}`,
      ).toEqual([]);
    // Every third table has hirelings, whose buildings fill slots before anybody sets up (A.6.3).
    const newSetup = index % 3 === 2 ? hirelingSetup : randomSetup;
    const game = playGame(newSetup('bramble limits', index), streams('bramble limits', index), { afterLine });
    if (isLeft(game)) throw new Error(`game ${index}: ${game.left.message}`);
  }
});
