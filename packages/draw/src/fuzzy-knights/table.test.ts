import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { drawKnights } from './table.ts';

test('the picture shows who follows a hero, who is in a garrison, and what the signs mean', () => {
  const setup = { game: 'fuzzy-knights', seats: [{ player: 'Ann' }, { player: 'Bo' }] };
  const opening = fuzzyKnights.setup(setup);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  table.settlements.push({ at: 11, seat: 0, tier: 'villa', ramparts: null, mercenaries: 4, armoury: [] });
  table.players[1]?.heroes.splice(0, 1, { at: 55, moves: 3, mercenaries: 1, items: [] });
  const picture = drawKnights(['P1 Ann', 'P2 Bo'], table).box.draw(0, 0);
  expect(picture).toContain('4 mercenaries in the garrison');
  expect(picture).toContain('1 mercenary with the hero');
  for (const sign of ['castle, fortifications', 'mine of nobody', 'monster', 'resource'])
    expect(picture).toContain(sign);
});
