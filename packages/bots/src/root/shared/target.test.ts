import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Table, MAPS } from '@woodlog/core/root';
import { playerOf, contextOf } from '@woodlog/core/root-law';
import { positionOf } from '../../../test/root/position.ts';
import type { BotMemory, BotTurn } from './bot.ts';
import { seatPlayers } from './compose.ts';
import { enemyPieces, ownWarriors, piecesIn, points } from './measures.ts';
import { clearingsInOrder, highestPriority, lowestPriority, setupPriority } from './priority.ts';
import { type Key, best, fewest, first, most, rank, target, targetPlayer, targets, tie } from './target.ts';

const position = (map: string) =>
  [
    `Map: ${map}`,
    'Deck: Standard',
    'Clearings: F1, M2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12',
    'C: Mechanical Marquise 2.0',
    'E: Rowan',
    'A: Bramble',
    '',
    'C:2w->1/w->2+3',
    'E:w->2+5',
    'A:2w->3',
  ].join('\n');

function turnAt(table: Table, report: ((law: string) => void) | null = null): BotTurn {
  const players = seatPlayers(table, report);
  const me = playerOf(players, 'C')!;
  return contextOf<BotMemory>(players, { state: table }, me);
}

const FALL = turnAt(positionOf(position('Fall')));

/** Some items with three values each, for keys to look up. */
const items = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { maxLength: 12, size: 'max' });
const KEYS: readonly Key<readonly number[]>[] = [0, 1, 2].map((k) => (_turn, item) => item[k]!);

test('B.2.1: the target is lowest by the keys, each breaking the ties of those before: compared pair by pair', () => {
  fc.assert(
    fc.property(items, (list) => {
      const chosen = best(FALL, list, KEYS);
      if (list.length === 0) expect(chosen).toBeUndefined();
      const before = (a: readonly number[], b: readonly number[]): boolean => {
        for (let k = 0; k < 3; k++) if (a[k] !== b[k]) return a[k]! < b[k]!;
        return false;
      };
      for (const item of list) expect(before(item, chosen!)).toBe(false);
      expect(list.indexOf(chosen!)).toBe(
        chosen === undefined ? -1 : list.findIndex((item) => `${item}` === `${chosen}`),
      );
    }),
  );
});

test('B.2.3: the ranking is the targets one after another', () => {
  fc.assert(
    fc.property(items, (list) => {
      const left = [...list];
      for (const item of rank(FALL, list, KEYS)) {
        expect(item).toBe(best(FALL, left, KEYS));
        left.splice(left.indexOf(item), 1);
      }
      expect(left).toEqual([]);
    }),
  );
});

test('B.2.1: clearings still tied go by highest priority', () => {
  expect(target(FALL, [5, 3, 2], most(enemyPieces))).toBe(3);
  expect(target(FALL, [5, 2], most(enemyPieces))).toBe(2);
  expect(target(FALL, [5, 2, 12], most(enemyPieces), lowestPriority)).toBe(5);
  expect(targets(FALL, [12, 5, 3, 2], fewest(enemyPieces))).toEqual([12, 2, 5, 3]);
  expect(target(FALL, [], most(ownWarriors))).toBeUndefined();
  expect(
    target(
      FALL,
      [3, 5],
      first((turn, clearing) => ownWarriors(turn, clearing) === 0),
    ),
  ).toBe(5);
});

test('B.2.2: players still tied go by setup priority', () => {
  const [e, a] = [playerOf(FALL, 'E')!, playerOf(FALL, 'A')!];
  expect(targetPlayer(FALL, [a, e], most(piecesIn(3)))).toBe(a);
  expect(targetPlayer(FALL, [a, e], most(points))).toBe(e);
  expect(setupPriority(FALL, a)).toBe(2);
});

test('3.3.1: a player without a marker on the track has the most points of nobody, and the fewest of all', () => {
  const turn = turnAt(positionOf(`${position('Fall')}/++12\n\nC:\nE:++3\nA:++->A$`));
  const [e, a] = [playerOf(turn, 'E')!, playerOf(turn, 'A')!];
  expect(targetPlayer(turn, [a, e], most(points))).toBe(e);
  expect(targetPlayer(turn, [e, a], fewest(points))).toBe(a);
});

test('a tie-break says its section when it has a tie to break', () => {
  const said: string[] = [];
  const turn = turnAt(positionOf(position('Fall')), (law) => said.push(law));
  target(turn, [3, 2], most(enemyPieces), tie('B.0.1', lowestPriority));
  expect(said).toEqual([]);
  target(turn, [5, 2], most(enemyPieces), tie('B.0.1', lowestPriority));
  expect(said).toEqual(['B.0.1']);
});

test('B.12.2.2: the Pass meets every highest and lowest priority', () => {
  const turn = turnAt(positionOf(position('Mountain')));
  expect(target(turn, [1, 10, 12])).toBe(10);
  expect(target(turn, [1, 10, 12], lowestPriority)).toBe(10);
  expect(clearingsInOrder(turn)).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]);
});

test('B.12.2.2, A.5: that is where the Tower stands; bots know no Pass on other maps', () => {
  const towerIn = (clearing: number, map: string): BotTurn =>
    turnAt(positionOf(position(map).replace('\nC:', `\nLandmarks: tower->${clearing}\nC:`)));
  expect(target(towerIn(12, 'Mountain'), [1, 10, 12])).toBe(12);
  expect(clearingsInOrder(towerIn(12, 'Mountain')).slice(0, 3)).toEqual([12, 1, 2]);
  expect(target(towerIn(12, 'Fall'), [1, 10, 12])).toBe(1);
  expect(clearingsInOrder(towerIn(12, 'Fall')).slice(0, 3)).toEqual([1, 2, 3]);
});

test.each(MAPS)('B.2.4: on %s clearings are acted in from highest to lowest priority', (map) => {
  const turn = turnAt(positionOf(position(map)));
  const order = clearingsInOrder(turn);
  expect(order).toEqual([...order].sort((a, b) => highestPriority(turn, a) - highestPriority(turn, b)));
  expect([...order].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
