import { isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { type Faction, layoutOf, placeNamed, setupTable } from '@woodlog/core/root';
import { seatPlayers } from '../shared/compose.ts';
import { evaluate, featureValues } from './evaluate.ts';

function opening(...letters: readonly Faction[]) {
  const seats = letters.map((faction) => ({ player: faction, faction, bot: 'random' }));
  const table = setupTable({ game: 'root', map: 'Fall', deck: 'E&P', seats });
  if (!isRight(table)) throw new Error(table.left.message);
  return table.right;
}

describe('the features of a Vagabond', () => {
  test('count items by kind, undamaged ones apart from damaged (9.2.5)', () => {
    const table = opening('V', 'C');
    const layout = layoutOf(table.setup);
    const lay = (place: string, item: 'f' | 'r' | 's' | 't', side: 'refreshed' | 'exhausted', count: number) => {
      const row = table.rows[placeNamed(layout, place).row];
      if (row === undefined) throw new Error(`no ${place}`);
      row[layout.items[item][side]] = count;
    };
    lay('V$s', 'f', 'refreshed', 3);
    lay('V$s', 's', 'exhausted', 2);
    lay('V$t', 't', 'refreshed', 1);
    lay('V$s', 'r', 'refreshed', 1);
    lay('V$d', 's', 'refreshed', 1);
    const values = featureValues(seatPlayers(table), table, 0);
    expect(values).toMatchObject({
      items: 7,
      spare: 1,
      ready: 5,
      damaged: 1,
      boots: 3,
      swords: 2,
      torches: 1,
      teas: 1,
    });
  });
});

describe('the features of the Eyrie', () => {
  test('know the points of every number of roosts (7.6.1)', () => {
    const table = opening('E', 'C');
    const roost = layoutOf(table.setup).columnOf.get('Eb') ?? -1;
    const income = Array.from({ length: 7 }, (_, roosts) => {
      const row = table.rows[roosts + 1];
      if (row !== undefined) row[roost] = 1;
      return featureValues(seatPlayers(table), table, 0).income;
    });
    expect(income).toEqual([0, 1, 2, 3, 4, 4, 5]);
  });
});

describe('the features of the Keepers', () => {
  const table = opening('K', 'C');
  const layout = layoutOf(table.setup);
  const put = (place: string, name: string, count = 1) => {
    const row = table.rows[placeNamed(layout, place).row];
    if (row === undefined) throw new Error(`no ${place}`);
    row[layout.columnOf.get(name) ?? -1] = count;
  };
  const values = () => featureValues(seatPlayers(table), table, 0);

  test('value a relic in a clearing more with a warrior, a waystation of its type and a card that recovers it (15.5.2.III)', () => {
    const seen: (number | undefined)[] = [];
    put('1', 'Kt_f_3');
    for (const [place, name] of [
      ['1', 'Kw'],
      ['1', 'Kb_f'],
      ['K$_3', 'B#faith'],
    ] as const) {
      seen.push(values()['delved']);
      put(place, name);
    }
    seen.push(values()['delved']);
    expect(seen).toEqual([0.12, 0.36, 0.6, 1.5].map((one) => expect.closeTo(one)));
  });

  test('value a relic in a forest beside a clearing that they rule, by what it may be worth (15.5.2.II)', () => {
    const [forest] = layout.map.forestsAt[1];
    put(forest?.name ?? '', 'Kt_f');
    put('K$_2', 'B#faith');
    expect(values()['inForests']).toBeCloseTo(0.12 * 2.25);
    put('1', 'Kw', 0);
    expect(values()['inForests']).toBe(0);
  });
});

test('the features of the Lizards know the points and the cards of every number of gardens (10.5.3, 10.6.3)', () => {
  const table = opening('L', 'C');
  const garden = layoutOf(table.setup).columnOf.get('Lb_f') ?? -1;
  const seen = Array.from({ length: 5 }, (_, gardens) => {
    const row = table.rows[gardens + 1];
    if (row !== undefined) row[garden] = 1;
    const { income, draws } = featureValues(seatPlayers(table), table, 0);
    return [income, draws];
  });
  expect(seen).toEqual([
    [0, 0],
    [2, 1],
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
});

test('warriors paid to the Riverfolk count against who paid them, and for the Riverfolk (11.4.2)', () => {
  const table = opening('C', 'O');
  const layout = layoutOf(table.setup);
  const players = seatPlayers(table);
  const worth = () => [0, 1].map((seat) => evaluate(players, table, seat));
  const [before = 0, ofRiverfolk = 0] = worth();
  const row = table.rows[placeNamed(layout, 'O$').row];
  const column = layout.columnOf.get('Cw');
  if (row === undefined || column === undefined) throw new Error('no Payments');
  row[column] = 3;
  const [after = 0, ofThem = 0] = worth();
  expect(after).toBeCloseTo(before - 0.75);
  expect(ofThem).toBeGreaterThan(ofRiverfolk);
  const without = opening('C', 'E');
  expect(featureValues(seatPlayers(without), without, 0)['paid']).toBe(0);
});
