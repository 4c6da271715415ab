import { describe, expect, test } from 'vitest';
import { heroRoll, type Item, printDice, settlementRoll, tileAt } from '../../src/fuzzy-knights/index.ts';
import { after, lay, refusal, roll, stand, tokensAt } from './position.ts';
import { turnAt, interact, capture, engage, attack } from './hero-turn.ts';

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
    expect(found(after(state, { kind: 'draw', seat: 0, card: 'off hand' }, roll('rarity', '1dP', 10)))).toEqual([
      'common off hand',
    ]);
    expect(refusal(onItem('dice'), { kind: 'draw', seat: 0, card: 'off hand' })).toBe('turn/not-now');
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
      { kind: 'bribe', seat: 0, count: 0 },
      roll('fight', '2d6', 12),
    );
    const dead = after(fight, attack(['H1'], '1'), roll('attack', '5d6 +9', 5), roll('defence', '6d6', 36));
    expect([tokensAt(dead, 'monster', [5, 5]), tokensAt(dead, 'item', [5, 5])]).toEqual([1 + 1, 2]);
  });
});
