import { describe, expect, test } from 'vitest';
import { type Place, tileAt } from '../../src/fuzzy-knights/index.ts';
import { after, lay, refusal, roll, tokensAt } from './position.ts';
import { turnAt, move, interact, capture, engage } from './hero-turn.ts';

describe('Hero Movement', () => {
  test('a hero walks 15 tiles and no more', () => {
    const path: Place[] = Array.from({ length: 16 }, (_, i) => (i < 9 ? [2 + i, 5] : [10, 6 + (i - 9)]));
    const walk = move(...path.slice(0, 14), [9, 10]);
    const state = after(turnAt([1, 5]), ...walk);
    expect(state.players[0]?.heroes[0]).toMatchObject({ at: tileAt(state.size, [9, 10]), moves: 0 });
    expect(refusal(state, move([8, 10])[0]!)).toBe('move/no-moves');
  });

  test('bad squares: off the map, not beside, across a corner, the same tile', () => {
    const state = turnAt([1, 1]);
    expect(refusal(state, move([0, 1])[0]!)).toBe('map/off-map');
    expect(refusal(state, move([1, 0])[0]!)).toBe('map/off-map');
    expect(refusal(turnAt([10, 5]), move([11, 5])[0]!)).toBe('map/off-map');
    for (const to of [
      [3, 1],
      [2, 2],
      [1, 1],
    ] as const)
      expect(refusal(state, move(to)[0]!)).toBe('move/not-a-step');
    expect(refusal(state, { kind: 'move', seat: 0, hero: 1, to: [2, 1] })).toBe('hero/none');
    expect(refusal(state, { kind: 'move', seat: 1, hero: 0, to: [2, 1] })).toBe('turn/not-yours');
  });

  test('a row has no way round its end', () => {
    expect(refusal(turnAt([10, 5]), move([1, 6])[0]!)).toBe('move/not-a-step');
  });

  test('no hero moves through a monster', () => {
    const state = turnAt([4, 5]);
    lay(state, 'monster', [5, 5]);
    const landed = after(state, ...move([5, 5]));
    expect(landed.phase).toEqual({ name: 'turn', seat: 0, bound: 0 });
    expect(refusal(landed, move([6, 5])[0]!)).toBe('turn/must-engage');
    expect(refusal(landed, { kind: 'end', seat: 0 })).toBe('turn/must-engage');
    expect(refusal(landed, { kind: 'offer', seat: 0, to: 1 })).toBe('turn/must-engage');
    expect(after(landed, engage('monster')).phase.name).toBe('moods');
  });

  test('own and allied settlements and mines are as good as unoccupied; foreign settlements are not', () => {
    const state = turnAt([9, 1], {}, 3);
    state.mines.push({ at: tileAt(state.size, [8, 1]), owner: 1 });
    expect(after(state, ...move([10, 1])).phase).toEqual({ name: 'turn', seat: 0, bound: 0 });
    state.alliances.push([0, 1]);
    const through = after(state, ...move([10, 1], [10, 2]));
    expect(through.players[0]?.heroes[0]?.moves).toBe(13);
    expect(refusal(after(state, ...move([8, 1])), capture)).toBe('capture/friendly');
  });

  test('amulets add to the moves of the next turn', () => {
    for (const [item, moves] of [
      ['rare amulet', 16],
      ['epic amulet', 18],
      ['legendary amulet', 20],
      ['common amulet', 15],
    ] as const) {
      const state = turnAt([5, 5], { items: [item, 'common amulet'], moves: 0 });
      state.phase = { name: 'token', seat: 1 };
      expect(after(state, roll('token', '1dP', 10, 1)).players[0]?.heroes[0]?.moves).toBe(moves);
    }
  });
});

describe('Multiply-Occupied Tiles', () => {
  test('Example A: two items and a resource cost 4 moves with the step', () => {
    const state = turnAt([3, 2]);
    state.rules = 'dice';
    lay(state, 'item', [2, 2], 2);
    lay(state, 'resource', [2, 2]);
    const there = after(state, ...move([2, 2]));
    expect(there.players[0]?.heroes[0]?.moves).toBe(14);
    expect(refusal(there, move([1, 2])[0]!)).toBe('move/tokens-left');
    const item = [interact('item'), roll('item', '1dP', 10), roll('rarity', '1dP', 10)];
    const all = after(there, ...item, ...item, interact('resource'), roll('cache', '1dP', 10), roll('small', '1d6', 3));
    expect(all.players[0]?.heroes[0]?.moves).toBe(11);
    expect(after(all, ...move([1, 2])).players[0]?.heroes[0]?.moves).toBe(10);
    expect(refusal(all, interact('item'))).toBe('interact/nothing-there');
  });

  test('a hero without moves leaves the rest lying', () => {
    const state = turnAt([3, 2], { moves: 1 });
    lay(state, 'resource', [2, 2]);
    const there = after(state, ...move([2, 2]));
    expect(refusal(there, interact('resource'))).toBe('move/no-moves');
    expect(after(there, { kind: 'end', seat: 0 }).phase).toEqual({ name: 'turn', seat: 1, bound: null });
  });

  test('Example B: the monster comes before the mine, and before the settlement', () => {
    const state = turnAt([4, 5]);
    lay(state, 'monster', [5, 5]);
    state.mines.push({ at: tileAt(state.size, [5, 5]), owner: null });
    expect(refusal(after(state, ...move([5, 5])), capture)).toBe('turn/must-engage');
    const town = turnAt([9, 1]);
    lay(town, 'monster', [10, 1]);
    expect(refusal(after(town, ...move([10, 1])), engage('settlement'))).toBe('engage/priority');
    const gone = [
      engage('monster'),
      roll('monster', '1dP', 100),
      roll('defect', '1d6 +3', 1),
      { kind: 'defect', seat: 0, count: 0 } as const,
    ];
    const next = after(town, ...move([10, 1]), ...gone);
    expect(next.phase).toEqual({ name: 'turn', seat: 0, bound: 0 });
    expect(after(next, engage('settlement')).phase.name).toBe('attack');
  });

  test('items and resources come before the mine', () => {
    const state = turnAt([4, 5]);
    lay(state, 'resource', [5, 5]);
    state.mines.push({ at: tileAt(state.size, [5, 5]), owner: null });
    expect(refusal(after(state, ...move([5, 5])), capture)).toBe('capture/tokens-first');
  });

  test('a monster at the own settlement shuts the hero in, not out of the armoury', () => {
    const state = turnAt([1, 10]);
    state.settlements[0]!.armoury.push('common amulet');
    lay(state, 'monster', [1, 10]);
    expect(refusal(state, move([2, 10])[0]!)).toBe('move/through-enemies');
    expect(
      after(state, { kind: 'withdraw', seat: 0, hero: 0, what: 'common amulet' }).players[0]?.heroes[0]?.items,
    ).toEqual(['common amulet']);
    expect(after(state, engage('monster')).phase.name).toBe('moods');
  });

  test('Example C: five monster tokens: 10, 50, 80, 40, 100', () => {
    const state = turnAt([2, 2]);
    state.players[0]!.coins = 7;
    lay(state, 'monster', [2, 2], 5);
    const moods = [10, 50, 80, 40, 100].map((tens) => roll('monster', '1dP', tens));
    const rolled = after(state, engage('monster'), ...moods);
    expect(rolled.phase).toMatchObject({ moods: ['hard-fight', 'fight', 'bribe', 'fight', 'defect'] });
    const defecting = after(rolled, roll('defect', '1d6 +3', 3));
    expect(defecting.phase).toMatchObject({ name: 'take', mood: 'defect', total: 6 });
    expect(refusal(defecting, { kind: 'defect', seat: 0, count: 7 })).toBe('monsters/too-many');
    expect(refusal(defecting, { kind: 'bribe', seat: 0, count: 2 })).toBe('turn/not-now');
    const joined = after(defecting, { kind: 'defect', seat: 0, count: 6 });
    expect(joined.players[0]?.heroes[0]?.mercenaries).toBe(6);
    const bribing = after(joined, roll('bribe', '2d6', 4));
    expect(bribing.phase).toMatchObject({ name: 'take', mood: 'bribe', total: 4 });
    expect(refusal(bribing, { kind: 'bribe', seat: 0, count: 3 })).toBe('coins/too-few');
    const bribed = after(bribing, { kind: 'bribe', seat: 0, count: 2 });
    expect([bribed.players[0]?.coins, bribed.players[0]?.heroes[0]?.mercenaries]).toEqual([1, 8]);
    expect(tokensAt(bribed, 'monster', [2, 2])).toBe(3);
    const fighting = after(bribed, roll('hard-fight', '4d6', 20), roll('fight', '2d6', 9), roll('fight', '2d6', 11));
    const formed = after(fighting, { kind: 'form', seat: 0, squads: [6, 1, 1] });
    expect(formed.phase).toMatchObject({ battle: { foe: { kind: 'monsters', tokens: 3, count: 40 } } });
    if (formed.phase.name !== 'attack') throw new Error('no battle');
    expect(formed.phase.battle.defenders.map(({ count }) => count)).toEqual([20, 20]);
    expect(formed.phase.battle.attackers.map(({ name }) => name)).toEqual(['1', '2', '3', 'H1']);
  });
});
