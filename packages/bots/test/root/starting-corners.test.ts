import { describe, expect, test } from 'vitest';
import { type Told, phase } from './people-turn.ts';
import { logWith, setup } from './position.ts';

/** A vault fills the only slot of this clearing, before anybody sets up. */
const vaultIn = (clearing: number, ...players: readonly string[]) => {
  const log = logWith('Hirelings', ...players);
  const header = `Hirelings: h_K, h_Vd, h_Ad/2h_Kw+h_Kb->${clearing}`;
  return (...lines: readonly string[]): string => log(...lines).replace('Hirelings', header);
};

const HAND = ['#', '#', '#'];
const setsUp = (position: string, faction: string, ...answers: Told[]): string =>
  phase(position, faction, 'setup', [HAND, ...answers]).text;

describe('a starting corner without an open slot', () => {
  test('2.2.3, 1.5.4, 7.3.2: the Eyrie place their warriors there, and no roost', () => {
    const table = vaultIn(4, 'C: Ann', 'E: Bob')('C:t_k->1');
    expect(setsUp(table.replace('t_k->1', 't_k->2'), 'E', 'despot')).toBe('6w->4/#despot->$');
    expect(setsUp(table, 'E', 'despot')).toBe('b+6w->3/#despot->$');
  });

  test('2.2.3, 1.5.4, 14.3.2: the Hundreds place warlord and warriors there, and no stronghold', () => {
    const table = vaultIn(4, 'C: Ann', 'H: Bob')('C:t_k->2');
    expect(setsUp(table, 'H')).toBe('w_w+4w->4');
  });

  test('2.2.3, 1.5.4, 10.3.2: the Lizards place their warriors there, and no garden', () => {
    const table = vaultIn(4, 'C: Ann', 'L: Bob')('C:t_k->2');
    expect(setsUp(table, 'L', 'F')).toMatch(/^4w->4\/w->/);
  });

  test('2.2.3, 1.5.4, B.5.3.2, B.8.3.2: no more do their bots', () => {
    const eyrie = vaultIn(4, 'C: Ann', 'E: Electric Eyrie')('C:t_k->2');
    expect(setup(eyrie, 'E', { picks: [4] }).text).toMatch(/^6w->4\//);
    const lizards = vaultIn(4, 'C: Ann', 'L: Logical Lizards')('C:t_k->2');
    expect(setup(lizards, 'L', { picks: [4], draw: '#,#,#' }).text).toMatch(/^4w->4\/w->/);
  });

  test.each([
    ['L', '4w->4/w->8/w->10/w->12/$_o->F'],
    ['E', '6w->4/#despot->$'],
    ['H', 'w_w+4w->4'],
  ])(
    '10.3.2, 12.3.3: %s have started there all the same: nobody else does, and others start opposite',
    (letter, line) => {
      const others = vaultIn(4, 'D: Ann', `${letter}: Bob`);
      expect(setsUp(others(`${letter}:${line}`), 'D')).toMatch(/^2w\+t->2\//);
    },
  );
});

describe('6.2.2: where all corners are taken', () => {
  const table = logWith('C: Ann', 'E: Bob', 'L: Cid', 'D: Dan', 'H: Eli');
  const full = table('C:t_k->1', 'E:b+6w->3', 'L:4w+b_m->2', 'D:2w+t->4');

  test('6.2.2, 14.3.2: the keep’s is not offered', () => {
    expect(() => setsUp(full, 'H', 1)).toThrow('corner to start in');
    expect(setsUp(full, 'H', 2)).toBe('w_w+4w+b->2');
    expect(setsUp(full, 'H', 3)).toBe('w_w+4w->3');
  });

  test('6.2.2, B.5.3.2: nor to a bot', () => {
    const taken = full.replace('E: Bob', 'E: Electric Eyrie').replace('E:b+6w->3\n', '');
    const withHundreds = `${taken}\nH:w_w+4w+b->3`;
    expect(() => setup(withHundreds, 'E', { picks: [1] })).toThrow('expected one of the options');
    expect(setup(withHundreds, 'E', { picks: [4] }).text).toMatch(/^b\+6w->4\//);
  });
});
