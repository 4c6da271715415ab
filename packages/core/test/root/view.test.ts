import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/root/action.ts';
import { enact, locations, markers, planLeniently, scores } from '../../src/root/index.ts';
import type { Table } from '../../src/root/table/table.ts';
import { setupFor, tableFor } from './position.ts';

const after = (table: Table, ...actions: readonly Action[]): Table => {
  for (const action of actions) enact(table, planLeniently(table, action));
  return table;
};
const draw = (count: number): Action => ({ kind: 'move', parts: [{ count, what: '#', from: 'draw', to: 'C' }] });

describe('a table by its places', () => {
  test('all of it, at the beginning (5.1, 9.3)', () => {
    const ruin = { '%': 1, ruin: 1 };
    const characters = [
      'adventurer',
      'arbiter',
      'cheat',
      'gladiator',
      'harrier',
      'jailor',
      'ranger',
      'ronin',
      'scoundrel',
      'thief',
      'tinker',
      'vagrant',
    ];
    expect(locations(tableFor(setupFor('C V'), { 5: 'Cw' }))).toEqual({
      5: { Cw: 1 },
      C: { '#': 3 },
      V: { '#': 3 },
      Q: { '#': 3 },
      draw: 44,
      quests: 12,
      items: { '%b': 2, '%c': 2, '%f': 2, '%h': 1, '%s': 2, '%t': 2, '%x': 1 },
      'ruin:6': ruin,
      'ruin:10': ruin,
      'ruin:11': ruin,
      'ruin:12': ruin,
      'supply:C': { Cb_r: 6, Cb_s: 6, Cb_w: 6, Ct: 8, Ct_k: 1, Cw: 24 },
      'supply:V': { ...Object.fromEntries(characters.map((name) => [`#${name}`, 1])), Vp: 1 },
    });
  });

  test('piles that are empty are left out', () => {
    const places = locations(after(tableFor(setupFor('C E'), {}), { kind: 'begin', faction: 'C' }, draw(44)));
    expect([places['draw'], places['C'], places['quests']]).toEqual([undefined, { '#': 47 }, undefined]);
  });

  test('what is owed lies below zero in the suspense place (D5)', () => {
    expect(locations(after(tableFor(setupFor('C E'), {}), { kind: 'begin', faction: 'C' }, draw(45)))['?']).toEqual({
      '#': -1,
    });
  });
});

test('score markers on the track and off it (3.3.1)', () => {
  const table = after(
    tableFor(setupFor('C E'), {}),
    { kind: 'begin', faction: 'E' },
    { kind: 'score', faction: 'E', points: 3 },
    { kind: 'score', faction: 'C', points: -3 },
  );
  expect([scores(table), markers(table)]).toEqual([{ C: 0, E: 3 }, {}]);
  after(table, { kind: 'marker', faction: 'C', board: 'C$' });
  expect(markers(table)).toEqual({ C: 'C$' });
});
