import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { type Action, fuzzyKnights, type Place, placeOf, type State, tileAt } from '../../src/fuzzy-knights/index.ts';
import { openTiles } from '../../src/fuzzy-knights/look.ts';
import { after, refusal, roll } from './position.ts';

const tableOf = (players: number, options = {}): State => {
  const seats = Array.from({ length: players }, (_, i) => ({ player: `Player ${i + 1}` }));
  const table = fuzzyKnights.setup({ game: 'fuzzy-knights', seats, options });
  if (!isRight(table)) throw new Error(table.left.message);
  return table.right;
};

/** All tokens on the first open tiles. */
const dropAll = (state: State): State => {
  const drops: Action[] = [];
  const open = openTiles(state);
  for (const token of ['item', 'resource', 'monster', 'mine'] as const) {
    for (let i = 0; i < state.supply[token]; i++) {
      drops.push({ kind: 'drop', token, at: placeOf(state.size, open[drops.length] as number) });
    }
  }
  return after(state, ...drops);
};

describe('Board Setup', () => {
  test('2: three players place 9 items, 12 resources, 12 monsters and 9 mines', () => {
    expect(tableOf(3).supply).toEqual({ item: 9, resource: 12, monster: 12, mine: 9 });
    const state = dropAll(tableOf(3));
    expect(state.supply).toEqual({ item: 0, resource: 0, monster: 0, mine: 0 });
    expect(state.phase.name).toBe('anchor');
  });

  test('3: A 6, B 2, C 3: A is the anchor, and the others follow', () => {
    const rolled = after(
      dropAll(tableOf(3)),
      roll('anchor', '1d6', 6, 0),
      roll('anchor', '1d6', 2, 1),
      roll('anchor', '1d6', 3, 2),
    );
    expect(rolled.anchor).toBe(0);
    expect(rolled.phase).toEqual({ name: 'found', seat: 0 });
  });

  test('3: those who share the highest roll go on until it is one', () => {
    const state = after(
      dropAll(tableOf(3)),
      roll('anchor', '1d6', 5, 0),
      roll('anchor', '1d6', 2, 1),
      roll('anchor', '1d6', 5, 2),
      roll('anchor', '1d6', 4, 0),
      roll('anchor', '1d6', 4, 2),
      roll('anchor', '1d6', 1, 0),
      roll('anchor', '1d6', 3, 2),
    );
    expect(state.anchor).toBe(2);
    expect(refusal(state, { kind: 'construct', seat: 0, building: 'encampment', at: [10, 10] })).toBe('turn/not-yours');
  });

  test('4 and 5: the example map; settlements at (4, 1) and (5, 6), then 5 coins each', () => {
    const rows = [
      'R--.--R--I',
      '--M-I--XM-',
      'X-R----R--',
      '-R---RX---',
      '--X----MI-',
      'I--R.-X---',
      '---M-I--M-',
      '-X---X-I--',
      '----------',
      'M---R--X--',
    ];
    const names = { R: 'resource', I: 'item', M: 'mine', X: 'monster' } as const;
    const drops = rows.flatMap((row, y) =>
      [...row].flatMap((mark, x): Action[] => {
        const token = names[mark as keyof typeof names];
        return token ? [{ kind: 'drop', token, at: [x + 1, y + 1] }] : [];
      }),
    );
    const counts = drops.map((drop) => ('token' in drop ? drop.token : ''));
    expect(counts.filter((token) => token === 'resource')).toHaveLength(8);
    const state = after(tableOf(2), ...drops, roll('anchor', '1d6', 6, 0), roll('anchor', '1d6', 2, 1));
    const first: Place = [4, 1];
    const second: Place = [5, 6];
    const founded = after(
      state,
      { kind: 'construct', seat: 0, building: 'encampment', at: first },
      { kind: 'construct', seat: 1, building: 'encampment', at: second },
    );
    expect(founded.settlements.map(({ at, seat, tier }) => [at, seat, tier])).toEqual([
      [tileAt(founded.size, first), 0, 'encampment'],
      [tileAt(founded.size, second), 1, 'encampment'],
    ]);
    expect(founded.players.map(({ coins }) => coins)).toEqual([5, 5]);
    expect(refusal(state, { kind: 'construct', seat: 0, building: 'encampment', at: [1, 1] })).toBe('map/occupied');
    expect(refusal(state, { kind: 'construct', seat: 0, building: 'encampment', at: [11, 1] })).toBe('map/off-map');
    expect(refusal(state, { kind: 'construct', seat: 0, building: 'villa', at: [4, 1] })).toBe(
      'construct/encampment-first',
    );
  });

  test('a setup that makes no sense is refused', () => {
    const seats = [{ player: 'A' }, { player: 'B' }];
    const code = (setup: object) => {
      const table = fuzzyKnights.setup({ game: 'fuzzy-knights', seats, ...setup });
      return isLeft(table) ? table.left.violation : null;
    };
    expect(code({})).toBeNull();
    expect(code({ map: '20x40' })).toBeNull();
    expect(code({ seats: [{ player: 'A' }] })).toBe('setup/players');
    expect(code({ seats: [...seats, ...seats, ...seats] })).toBe('setup/players');
    for (const map of ['10', '15x10', '0x10', '50x10', '10x10x10']) expect(code({ map })).toBe('setup/map');
    expect(code({ options: { rules: 'chess' } })).toBe('setup/rules');
    expect(code({ options: { days: 0 } })).toBe('setup/days');
    expect(code({ options: { weather: true } })).toBe('setup/option');
  });

  test('bad squares and dice before the game', () => {
    const state = tableOf(2);
    expect(refusal(state, { kind: 'drop', token: 'item', at: [0, 5] })).toBe('map/off-map');
    expect(refusal(state, { kind: 'drop', token: 'item', at: [5, 11] })).toBe('map/off-map');
    expect(refusal(state, { kind: 'drop', token: 'item', at: [1.5, 2] })).toBe('map/off-map');
    const one = after(state, { kind: 'drop', token: 'item', at: [5, 5] });
    expect(refusal(one, { kind: 'drop', token: 'mine', at: [5, 5] })).toBe('map/occupied');
    const dropped = dropAll(state);
    expect(refusal(dropped, { kind: 'drop', token: 'item', at: [9, 9] })).toBe('turn/not-now');
    expect(refusal(dropped, roll('anchor', '1d6', 7))).toBe('roll/impossible');
    expect(refusal(dropped, roll('anchor', '1d6', 0))).toBe('roll/impossible');
    expect(refusal(dropped, roll('anchor', '1d6', 2.5))).toBe('roll/impossible');
    expect(refusal(dropped, roll('anchor', '2d6', 5))).toBe('roll/wrong-dice');
    expect(refusal(dropped, roll('cache', '1dP', 50))).toBe('roll/wrong-purpose');
    expect(refusal(dropped, roll('anchor', '1d6', 5, 1))).toBe('turn/not-yours');
  });
});
