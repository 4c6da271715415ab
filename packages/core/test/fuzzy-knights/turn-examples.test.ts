import { describe, expect, test } from 'vitest';
import {
  type Action,
  heroRoll,
  type Item,
  type Place,
  printDice,
  settlementRoll,
  tileAt,
} from '../../src/fuzzy-knights/index.ts';
import { after, emptyPosition, lay, refusal, roll, settle, stand, tokensAt } from './position.ts';

/** P1's hero H1 at a place, both players settled in corners. */
const turnAt = (place: Place, more: Parameters<typeof stand>[4] = {}, players = 2) => {
  const state = emptyPosition(players);
  settle(state, 0, [1, 10]);
  settle(state, 1, [10, 1]);
  if (players > 2) settle(state, 2, [10, 10]);
  stand(state, 0, 0, place, more);
  return state;
};

const move = (...to: readonly Place[]): Action[] => to.map((place) => ({ type: 'move', seat: 0, hero: 0, to: place }));
const interact = (token: 'item' | 'resource'): Action => ({ type: 'interact', seat: 0, hero: 0, token });
const capture: Action = { type: 'capture', seat: 0, hero: 0 };
const engage = (target: Extract<Action, { type: 'engage' }>['target'], seat = 0): Action => ({
  type: 'engage',
  seat,
  hero: 0,
  target,
});
const attack = (
  squads: Extract<Action, { type: 'attack' }>['squads'],
  on: Extract<Action, { type: 'attack' }>['on'],
): Action => ({
  type: 'attack',
  seat: 0,
  squads,
  on,
});

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
    expect(refusal(state, { type: 'move', seat: 0, hero: 1, to: [2, 1] })).toBe('hero/none');
    expect(refusal(state, { type: 'move', seat: 1, hero: 0, to: [2, 1] })).toBe('turn/not-yours');
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
    expect(refusal(landed, { type: 'end', seat: 0 })).toBe('turn/must-engage');
    expect(refusal(landed, { type: 'offer', seat: 0, to: 1 })).toBe('turn/must-engage');
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
    expect(after(there, { type: 'end', seat: 0 }).phase).toEqual({ name: 'turn', seat: 1, bound: null });
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
      { type: 'defect', seat: 0, count: 0 } as const,
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
      after(state, { type: 'withdraw', seat: 0, hero: 0, what: 'common amulet' }).players[0]?.heroes[0]?.items,
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
    expect(refusal(defecting, { type: 'defect', seat: 0, count: 7 })).toBe('monsters/too-many');
    expect(refusal(defecting, { type: 'bribe', seat: 0, count: 2 })).toBe('turn/not-now');
    const joined = after(defecting, { type: 'defect', seat: 0, count: 6 });
    expect(joined.players[0]?.heroes[0]?.mercenaries).toBe(6);
    const bribing = after(joined, roll('bribe', '2d6', 4));
    expect(bribing.phase).toMatchObject({ name: 'take', mood: 'bribe', total: 4 });
    expect(refusal(bribing, { type: 'bribe', seat: 0, count: 3 })).toBe('coins/too-few');
    const bribed = after(bribing, { type: 'bribe', seat: 0, count: 2 });
    expect([bribed.players[0]?.coins, bribed.players[0]?.heroes[0]?.mercenaries]).toEqual([1, 8]);
    expect(tokensAt(bribed, 'monster', [2, 2])).toBe(3);
    const fighting = after(bribed, roll('hard-fight', '4d6', 20), roll('fight', '2d6', 9), roll('fight', '2d6', 11));
    const formed = after(fighting, { type: 'form', seat: 0, squads: [6, 1, 1] });
    expect(formed.phase).toMatchObject({ battle: { foe: { kind: 'monsters', tokens: 3, count: 40 } } });
    if (formed.phase.name !== 'attack') throw new Error('no battle');
    expect(formed.phase.battle.defenders.map(({ count }) => count)).toEqual([20, 20]);
    expect(formed.phase.battle.attackers.map(({ name }) => name)).toEqual(['1', '2', '3', 'H1']);
  });
});

describe('Mines', () => {
  const atMine = (owner: number | null = null) => {
    const state = turnAt([5, 5]);
    state.mines.push({ at: tileAt(state.size, [5, 5]), owner });
    return state;
  };

  test('10 to 70 captures, and pays a coin at once', () => {
    const state = after(atMine(), capture, roll('mine', '1dP', 70));
    expect([state.mines[0]?.owner, state.players[0]?.coins]).toEqual([0, 1]);
    expect(refusal(state, capture)).toBe('capture/friendly');
    expect(refusal(turnAt([5, 5]), capture)).toBe('capture/no-mine');
  });

  test('the highest settlement is a Villa: 90, then 3 +2: five guardians', () => {
    const state = atMine();
    state.settlements[1]!.tier = 'villa';
    const guarded = after(state, capture, roll('mine', '1dP', 90));
    expect(refusal(guarded, roll('guardians', '1d6', 3))).toBe('roll/wrong-dice');
    const fight = after(guarded, roll('guardians', '1d6 +2', 3));
    expect(fight.phase).toMatchObject({ battle: { foe: { kind: 'guardians', count: 5, owned: false } } });
    if (fight.phase.name !== 'attack') throw new Error('no battle');
    expect(fight.phase.battle.defenders.map(({ count }) => count)).toEqual([3, 2]);
  });

  test.each([
    ['encampment', '1d6'],
    ['villa', '1d6 +2'],
    ['estate', '2d6 +3'],
    ['castle', '3d6 +4'],
  ] as const)('guardians while the highest is a %s: %s', (tier, dice) => {
    const state = atMine();
    state.settlements[0]!.tier = tier;
    expect(refusal(after(state, capture, roll('mine', '1dP', 80)), roll('guardians', dice, 3))).toBeNull();
  });

  test.each([
    [null, 2 + 1],
    [1, 1],
  ] as const)('guardians beaten at a mine of %s bring %d coins with the capture', (owner, coins) => {
    const fight = after(atMine(owner), capture, roll('mine', '1dP', 100), roll('guardians', '1d6', 5));
    const won = after(
      fight,
      attack(['H1'], '1'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '3d6', 17),
      attack(['H1'], '2'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '2d6', 12),
    );
    expect([won.mines[0]?.owner, won.players[0]?.coins]).toEqual([0, coins]);
  });

  test('a hero that dies to guardians drops its items and leaves no monster', () => {
    const state = atMine();
    stand(state, 0, 0, [5, 5], { items: ['common amulet'] });
    const fight = after(state, capture, roll('mine', '1dP', 100), roll('guardians', '1d6', 6));
    const dead = after(fight, attack(['H1'], '1'), roll('attack', '3d6 +8', 3), roll('defence', '3d6', 11));
    expect(dead.players[0]?.heroes[0]).toBeNull();
    expect([tokensAt(dead, 'item', [5, 5]), tokensAt(dead, 'monster', [5, 5]), dead.mines[0]?.owner]).toEqual([
      1,
      0,
      null,
    ]);
  });
});

describe('Resources', () => {
  test('80 is a large cache, and 9 brings 9', () => {
    const state = turnAt([5, 5]);
    lay(state, 'resource', [5, 5]);
    const large = after(state, interact('resource'), roll('cache', '1dP', 80));
    expect(refusal(large, roll('large', '2d6', 13))).toBe('roll/impossible');
    expect(refusal(large, roll('small', '1d6', 3))).toBe('roll/wrong-purpose');
    expect(after(large, roll('large', '2d6', 9)).players[0]?.coins).toBe(9);
  });

  test('70 is a small cache of 1d6', () => {
    const state = turnAt([5, 5]);
    lay(state, 'resource', [5, 5]);
    expect(
      after(state, interact('resource'), roll('cache', '1dP', 70), roll('small', '1d6', 6)).players[0]?.coins,
    ).toBe(6);
  });
});

describe('Items', () => {
  const onItem = (rules: 'cards' | 'dice') => {
    const state = turnAt([5, 5]);
    state.rules = rules;
    lay(state, 'item', [5, 5]);
    return after(state, interact('item'));
  };
  const found = (state: ReturnType<typeof onItem>) => state.players[0]?.heroes[0]?.items;

  test.each([
    [10, 'main hand'],
    [40, 'main hand'],
    [50, 'off hand'],
    [80, 'off hand'],
    [90, 'amulet'],
    [100, 'amulet'],
  ] as const)('dice: %d is a %s; an immediate failure leaves it common', (tens, kind) => {
    expect(found(after(onItem('dice'), roll('item', '1dP', tens), roll('rarity', '1dP', 70)))).toEqual([
      `common ${kind}`,
    ]);
  });

  test('success, success, failure is rare', () => {
    const climbed = [80, 100, 10].map((tens) => roll('rarity', '1dP', tens));
    expect(found(after(onItem('dice'), roll('item', '1dP', 10), ...climbed))).toEqual(['rare main hand']);
  });

  test('four successes are legendary, and nothing more is rolled', () => {
    const climbed = [80, 90, 100, 80].map((tens) => roll('rarity', '1dP', tens));
    const state = after(onItem('dice'), roll('item', '1dP', 90), ...climbed);
    expect(found(state)).toEqual(['legendary amulet']);
    expect(refusal(state, roll('rarity', '1dP', 80))).toBe('turn/not-now');
  });

  test('cards: the kind is drawn, the rarity rolled; no dice for the kind', () => {
    const state = onItem('cards');
    expect(refusal(state, roll('item', '1dP', 10))).toBe('turn/not-now');
    expect(found(after(state, { type: 'draw', seat: 0, card: 'off hand' }, roll('rarity', '1dP', 10)))).toEqual([
      'common off hand',
    ]);
    expect(refusal(onItem('dice'), { type: 'draw', seat: 0, card: 'off hand' })).toBe('turn/not-now');
  });

  test('the charts: what each item adds to a hero of 2d6 +6', () => {
    const rolls: Record<string, string[]> = {
      'main hand': ['3d6 +6', '3d6 +7', '4d6 +6', '4d6 +9', '5d6 +11'],
      'off hand': ['3d6 +6', '3d6 +7', '4d6 +6', '4d6 +9', '5d6 +11'],
      amulet: ['3d6 +8', '3d6 +9', '4d6 +9', '5d6 +9', '6d6 +11'],
    };
    for (const [kind, printed] of Object.entries(rolls)) {
      const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary'];
      expect(rarities.map((rarity) => printDice(heroRoll([`${rarity} ${kind}` as Item])))).toEqual(printed);
    }
  });

  test('an Epic Main Hand and a Common Amulet make 5d6 +11; only the best of a kind counts', () => {
    expect(printDice(heroRoll(['epic main hand', 'common amulet']))).toBe('5d6 +11');
    expect(printDice(heroRoll(['common main hand', 'epic main hand', 'common amulet', 'common amulet']))).toBe(
      '5d6 +11',
    );
  });
});

describe('Settlements', () => {
  test('an Estate with a Palisade is 5d6 +15, a Castle with Fortifications 7d6 +21', () => {
    expect(printDice(settlementRoll({ tier: 'estate', ramparts: 'palisade' }))).toBe('5d6 +15');
    expect(printDice(settlementRoll({ tier: 'castle', ramparts: 'fortifications' }))).toBe('7d6 +21');
    const bare = (['encampment', 'villa', 'estate', 'castle'] as const).map((tier) =>
      printDice(settlementRoll({ tier, ramparts: null })),
    );
    expect(bare).toEqual(['2d6 +6', '3d6 +9', '4d6 +12', '5d6 +15']);
  });
});

describe('Monsters', () => {
  test.each([
    [10, 'hard-fight', '4d6'],
    [20, 'fight', '2d6'],
    [70, 'fight', '2d6'],
    [80, 'bribe', '2d6'],
    [90, 'bribe', '2d6'],
    [100, 'defect', '1d6 +3'],
  ] as const)('%d is %s of %s', (tens, mood, dice) => {
    const state = turnAt([5, 5]);
    lay(state, 'monster', [5, 5]);
    expect(refusal(after(state, engage('monster'), roll('monster', '1dP', tens)), roll(mood, dice, 4))).toBeNull();
  });

  test('19 monsters beaten bring 9 coins: the fraction is cut off', () => {
    const state = turnAt([5, 5]);
    lay(state, 'monster', [5, 5]);
    const fight = after(state, engage('monster'), roll('monster', '1dP', 10), roll('hard-fight', '4d6', 19));
    const won = after(
      fight,
      attack(['H1'], '1'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '10d6', 17),
      attack(['H1'], '2'),
      roll('attack', '2d6 +6', 5),
      roll('defence', '9d6', 10),
    );
    expect([won.players[0]?.coins, tokensAt(won, 'monster', [5, 5])]).toEqual([9, 0]);
    expect(won.phase).toEqual({ name: 'turn', seat: 0, bound: null });
  });

  test('a hero that dies to a monster token leaves one more, and drops its items', () => {
    const state = turnAt([5, 5], { items: ['common main hand', 'rare amulet'] });
    lay(state, 'monster', [5, 5], 2);
    const fight = after(
      state,
      engage('monster'),
      roll('monster', '1dP', 20),
      roll('monster', '1dP', 90),
      roll('bribe', '2d6', 5),
      { type: 'bribe', seat: 0, count: 0 },
      roll('fight', '2d6', 12),
    );
    const dead = after(fight, attack(['H1'], '1'), roll('attack', '5d6 +9', 5), roll('defence', '6d6', 36));
    expect([tokensAt(dead, 'monster', [5, 5]), tokensAt(dead, 'item', [5, 5])]).toEqual([1 + 1, 2]);
  });
});
