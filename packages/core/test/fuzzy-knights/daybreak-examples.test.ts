import { describe, expect, test } from 'vitest';
import { incomeOf, tileAt } from '../../src/fuzzy-knights/index.ts';
import { after, emptyPosition, lay, refusal, roll, settle, stand, tokensAt } from './position.ts';

const dawn = (players = 2) => {
  const state = emptyPosition(players);
  state.phase = { name: 'dawn' };
  for (let seat = 0; seat < players; seat++) settle(state, seat, [1 + 3 * seat, 1]);
  return state;
};

const building = (coins: number, more: Parameters<typeof settle>[3] = {}) => {
  const state = emptyPosition();
  settle(state, 0, [1, 1], more);
  settle(state, 1, [9, 9]);
  state.players[0]!.coins = coins;
  state.phase = { name: 'build', seat: 0, built: false };
  return state;
};

describe('Daybreak 1: resources', () => {
  test.each([
    ['encampment', 1],
    ['villa', 2],
    ['estate', 4],
    ['castle', 6],
  ] as const)('a %s brings %d', (tier, coins) => {
    const state = dawn();
    state.settlements[0]!.tier = tier;
    expect(after(state, { kind: 'daybreak', day: 2 }).players.map((player) => player.coins)).toEqual([coins, 1]);
  });

  test('five mines bring 5', () => {
    const state = dawn();
    for (let x = 1; x <= 5; x++) state.mines.push({ at: tileAt(state.size, [x, 5]), owner: 1 });
    expect(incomeOf(state, 1)).toBe(1 + 5);
    expect(after(state, { kind: 'daybreak', day: 2 }).players[1]?.coins).toBe(6);
  });

  test('days are counted one by one', () => {
    expect(refusal(dawn(), { kind: 'daybreak', day: 3 })).toBe('daybreak/wrong-day');
  });
});

describe('Daybreak 2: paying heroes', () => {
  test('two heroes cost 2', () => {
    const state = dawn();
    stand(state, 0, 0, [1, 1]);
    stand(state, 0, 1, [5, 5]);
    state.players[0]!.coins = 4;
    const paid = after(state, { kind: 'daybreak', day: 2 }, { kind: 'pay', seat: 0 });
    expect(paid.players[0]?.coins).toBe(4 + 1 - 2);
    expect(paid.phase).toEqual({ name: 'build', seat: 0, built: false });
  });

  test('who cannot pay chooses a hero that dies; its items fall, and it leaves no monster', () => {
    const state = dawn();
    stand(state, 0, 0, [1, 1]);
    stand(state, 0, 1, [5, 5], { items: ['rare amulet', 'epic main hand'], mercenaries: 3 });
    const due = after(state, { kind: 'daybreak', day: 2 });
    expect(due.players[0]?.coins).toBe(1);
    expect(refusal(due, { kind: 'pay', seat: 0 })).toBe('coins/too-few');
    expect(refusal(due, { kind: 'pay', seat: 1 })).toBe('turn/not-yours');
    const dead = after(due, { kind: 'unpaid', seat: 0, hero: 1 });
    expect(dead.players[0]?.heroes[1]).toBeNull();
    expect([tokensAt(dead, 'item', [5, 5]), tokensAt(dead, 'monster', [5, 5])]).toEqual([2, 0]);
    expect(refusal(dead, { kind: 'unpaid', seat: 0, hero: 0 })).toBe('pay/affordable');
    expect(after(dead, { kind: 'pay', seat: 0 }).players[0]?.coins).toBe(0);
  });

  test('a hero that dies unpaid at a settlement leaves its items in the armoury', () => {
    const state = dawn();
    stand(state, 0, 0, [1, 1], { items: ['rare amulet'] });
    state.settlements[0]!.seat = 1;
    settle(state, 0, [8, 8]);
    state.phase = { name: 'pay', seat: 0 };
    const dead = after(state, { kind: 'unpaid', seat: 0, hero: 0 });
    expect(dead.settlements[0]?.armoury).toEqual(['rare amulet']);
  });

  test('a player without settlement whose last hero dies is out', () => {
    const state = dawn(3);
    state.settlements[0]!.seat = 1;
    stand(state, 0, 0, [5, 5]);
    const dead = after(state, { kind: 'daybreak', day: 2 }, { kind: 'unpaid', seat: 0, hero: 0 });
    expect(dead.players[0]?.out).toBe(true);
    expect(dead.phase).toEqual({ name: 'build', seat: 1, built: false });
  });
});

describe('Daybreak 3: building and recruitment', () => {
  test.each([
    ['encampment', null, 'villa', 10],
    ['villa', null, 'estate', 15],
    ['estate', null, 'castle', 25],
    ['villa', null, 'palisade', 5],
    ['castle', 'palisade', 'fortifications', 15],
  ] as const)('a %s with %s gets a %s for %d', (tier, ramparts, wanted, cost) => {
    const state = building(cost, { tier, ramparts });
    const built = after(state, { kind: 'construct', seat: 0, building: wanted, at: [1, 1] });
    expect(built.players[0]?.coins).toBe(0);
    expect([built.settlements[0]?.tier, built.settlements[0]?.ramparts]).toContain(wanted);
    const short = building(cost - 1, { tier, ramparts });
    expect(refusal(short, { kind: 'construct', seat: 0, building: wanted, at: [1, 1] })).toBe('coins/too-few');
  });

  test.each([
    ['encampment', null, 'estate', 'construct/prerequisite'],
    ['encampment', null, 'palisade', 'construct/prerequisite'],
    ['estate', 'palisade', 'fortifications', 'construct/prerequisite'],
    ['castle', null, 'fortifications', 'construct/prerequisite'],
    ['villa', 'palisade', 'palisade', 'construct/built'],
    ['castle', 'fortifications', 'palisade', 'construct/built'],
    ['villa', null, 'villa', 'construct/built'],
    ['villa', null, 'encampment', 'construct/no-more-settlements'],
  ] as const)('a %s with %s gets no %s', (tier, ramparts, wanted, code) => {
    const state = building(99, { tier, ramparts });
    expect(refusal(state, { kind: 'construct', seat: 0, building: wanted, at: [1, 1] })).toBe(code);
  });

  test('one building a day, at an own settlement', () => {
    const state = after(building(99), { kind: 'construct', seat: 0, building: 'villa', at: [1, 1] });
    expect(refusal(state, { kind: 'construct', seat: 0, building: 'estate', at: [1, 1] })).toBe('construct/one-a-day');
    expect(refusal(building(99), { kind: 'construct', seat: 0, building: 'villa', at: [9, 9] })).toBe(
      'settlement/not-yours',
    );
    expect(refusal(building(99), { kind: 'construct', seat: 0, building: 'villa', at: [2, 2] })).toBe(
      'settlement/not-yours',
    );
    expect(refusal(building(99), { kind: 'construct', seat: 0, building: 'villa', at: [0, 2] })).toBe('map/off-map');
  });

  test('a hero costs 5 and mercenaries 2 each; not without the coins', () => {
    const state = after(
      building(11),
      { kind: 'recruit-hero', seat: 0, at: [1, 1] },
      { kind: 'recruit', seat: 0, count: 3, at: [1, 1] },
    );
    expect(state.players[0]?.coins).toBe(0);
    expect(state.players[0]?.heroes[0]).toMatchObject({ at: 0, mercenaries: 0, items: [] });
    expect(state.settlements[0]?.mercenaries).toBe(3);
    expect(refusal(building(4), { kind: 'recruit-hero', seat: 0, at: [1, 1] })).toBe('coins/too-few');
    expect(refusal(building(5), { kind: 'recruit', seat: 0, count: 3, at: [1, 1] })).toBe('coins/too-few');
    expect(refusal(building(5), { kind: 'recruit', seat: 0, count: 0, at: [1, 1] })).toBe('recruit/none');
    expect(refusal(building(5), { kind: 'recruit', seat: 0, count: 1.5, at: [1, 1] })).toBe('recruit/none');
  });

  test('a player has at most two heroes', () => {
    const hire = { kind: 'recruit-hero', seat: 0, at: [1, 1] } as const;
    expect(refusal(after(building(99), hire, hire), hire)).toBe('recruit/too-many-heroes');
  });

  test('recruits go to a hero garrisoned there as the player likes', () => {
    const state = after(
      building(9),
      { kind: 'recruit-hero', seat: 0, at: [1, 1] },
      { kind: 'recruit', seat: 0, count: 2, at: [1, 1] },
      { kind: 'withdraw', seat: 0, hero: 0, what: 1 },
    );
    expect([state.settlements[0]?.mercenaries, state.players[0]?.heroes[0]?.mercenaries]).toEqual([1, 1]);
    expect(refusal(state, { kind: 'withdraw', seat: 0, hero: 0, what: 2 })).toBe('garrison/too-many');
    expect(refusal(state, { kind: 'deposit', seat: 0, hero: 0, what: 0 })).toBe('garrison/too-many');
    expect(refusal(state, { kind: 'deposit', seat: 0, hero: 0, what: 'epic amulet' })).toBe('garrison/no-item');
    expect(refusal(state, { kind: 'deposit', seat: 0, hero: 1, what: 1 })).toBe('hero/none');
  });
});

describe('Daybreak 4: token placement rolls', () => {
  const placing = () => {
    const state = dawn();
    state.phase = { name: 'token', seat: 0 };
    return state;
  };

  test('10 to 50 is nothing, 60 to 100 a token', () => {
    expect(after(placing(), roll('token', '1dP', 50)).phase).toEqual({ name: 'token', seat: 1 });
    expect(after(placing(), roll('token', '1dP', 60)).phase).toEqual({ name: 'token-type', seat: 0 });
  });

  test.each([
    [40, 'resource'],
    [50, 'monster'],
    [80, 'monster'],
    [90, 'item'],
  ] as const)('%d places a %s on any unoccupied tile', (tens, token) => {
    const rolled = after(placing(), roll('token', '1dP', 100), roll('token type', '1dP', tens));
    const placed = after(rolled, { kind: 'place', seat: 0, token, at: [6, 6] });
    expect(tokensAt(placed, token, [6, 6])).toBe(1);
    expect(refusal(rolled, { kind: 'place', seat: 0, token, at: [1, 1] })).toBe('map/occupied');
    const other = token === 'item' ? 'monster' : 'item';
    expect(refusal(rolled, { kind: 'place', seat: 0, token: other, at: [6, 6] })).toBe('place/other-token');
  });

  test('with no open tile there is nothing to place', () => {
    const state = placing();
    for (let y = 1; y <= 10; y++) for (let x = 1; x <= 10; x++) lay(state, 'item', [x, y]);
    expect(after(state, roll('token', '1dP', 60), roll('token type', '1dP', 60)).phase).toEqual({
      name: 'token',
      seat: 1,
    });
  });

  test('5: after the last roll the anchor takes its turn with 15 moves', () => {
    const state = placing();
    stand(state, 0, 0, [1, 1], { moves: 0 });
    const turn = after(state, roll('token', '1dP', 10), roll('token', '1dP', 10, 1));
    expect(turn.phase).toEqual({ name: 'turn', seat: 0, bound: null });
    expect(turn.players[0]?.heroes[0]?.moves).toBe(15);
  });
});
