import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { type Deed, unmetBy } from '@woodlog/core/root-law';
import { Desk } from '../../../core/src/root/turn/desk.ts';
import { playGame } from '../../src/root/index.ts';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { peopleSetup } from './people-logs.ts';

/** Games of a normal run; more with `GAMES=50`. */
const GAMES = Number(process.env['GAMES'] ?? 6);
/** One step in so many is asked. */
const EVERY = 7;

test('4.2 to 15.4: every deed that a menu offers meets the conditions that say why another is not', () => {
  let steps = 0;
  const kinds = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const played = playGame(peopleSetup('why', index), streams('why', index), {
      lines: false,
      beforeStep({ table, now }) {
        if (now === null || now.stage === 'over' || steps++ % EVERY > 0) return;
        const { turn, menu } = new Desk(seatPlayers(table), { table, now });
        for (const option of (menu?.options ?? []) as readonly Deed[]) {
          kinds.add(option.kind);
          const unmet = unmetBy(turn, option);
          expect(unmet, `game ${index}: ${JSON.stringify(option)}: ${unmet?.because(turn)}`).toBe(null);
        }
      },
    });
    expect(isLeft(played)).toBe(false);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['battle', 'build', 'craft', 'move', 'organize', 'recruit', 'spread']),
  );
});
