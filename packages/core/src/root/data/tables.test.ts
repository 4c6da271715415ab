import { describe, expect, it } from 'vitest';
import { BOTS, VAGABOT_CHARACTERS } from './bots.ts';
import { CHARACTERS } from './factions/vagabond.ts';
import { HIRELING_SHEETS } from './hirelings.ts';
import { FORGE_ITEMS, LANDMARK_SHEETS } from './landmarks.ts';
import { ROOT_MAPS } from './maps/maps.ts';
import { REACH_NEEDED } from './numbers.ts';
import { FACTIONS, HIRELINGS, ITEMS, LANDMARKS, MAPS } from './vocabulary.ts';
import { ITEM_SUPPLY } from './items.ts';

describe('hirelings', () => {
  it('come with the pieces of their boxes (C.4.2, C.4.3, C.11.2, C.11.3)', () => {
    const pieces = HIRELINGS.map((hireling) =>
      HIRELING_SHEETS[hireling].pieces.map(({ piece, supply }) => `${hireling}${piece} ${supply}`).join(', '),
    );
    expect(pieces).toEqual([
      'h_Cw 12',
      'h_Ew 5',
      'h_Aw 4',
      'h_Vp 1',
      'h_Lw 4',
      'h_Op 1',
      'h_Dw 8, h_Dt 3',
      'h_Pw 6',
      'h_Hw 6',
      'h_Kw 6, h_Kb 6',
      'h_Tw 4',
      'h_Sp 1',
      'h_Jw 5',
    ]);
    expect(HIRELING_SHEETS.h_V.items).toEqual({ u: 3 });
  });

  it('have two names each, all different', () => {
    const names = HIRELINGS.flatMap((hireling) => [
      HIRELING_SHEETS[hireling].promoted,
      HIRELING_SHEETS[hireling].demoted,
    ]);
    expect(new Set(names).size).toBe(26);
  });

  it('take the place of the faction of their letter (A.6.5)', () => {
    const replaced = HIRELINGS.map((hireling) => HIRELING_SHEETS[hireling].replaces.join(''));
    expect(replaced).toEqual(['C', 'E', 'A', 'VG', 'L', 'O', 'D', 'P', 'H', 'K', '', '', '']);
  });
});

describe('landmarks', () => {
  it('have names of their own', () => {
    const names = LANDMARKS.flatMap((landmark) => [landmark, ...LANDMARK_SHEETS[landmark].aliases]);
    expect(new Set(names).size).toBe(7);
  });

  it('stand on the map that says where (M.3.1, M.4.1)', () => {
    expect(MAPS.filter((name) => ROOT_MAPS[name].ferryStart !== null)).toEqual(['Lake']);
    expect(MAPS.filter((name) => ROOT_MAPS[name].towerStart !== null)).toEqual(['Mountain']);
  });

  it('forge each item of the supply in one suit', () => {
    const forged = Object.values(FORGE_ITEMS).flat();
    for (const item of ITEMS) expect(forged.filter((other) => other === item)).toHaveLength(ITEM_SUPPLY[item]);
  });
});

describe('bots', () => {
  it('have ids and names of their own, in setup order', () => {
    expect(new Set(BOTS.flatMap(({ id, name }) => [id, name])).size).toBe(18);
    const places = BOTS.map(({ letters }) => FACTIONS.indexOf(letters[0]));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const { id, name } of BOTS) expect(id).toBe(name.toLowerCase().replace(' 2.0', '').replaceAll(' ', '-'));
  });

  it('have four traits, four of them one more (B.3.3.2), no two of one name', () => {
    expect(BOTS.map(({ traits }) => traits.length)).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4]);
    expect(new Set(BOTS.flatMap(({ traits }) => traits as readonly string[])).size).toBe(40);
  });

  it('have six Vagabot characters, called as Vagabonds (C.6.3, C.7.3)', () => {
    expect(VAGABOT_CHARACTERS).toHaveLength(6);
    const vagabonds: readonly string[] = CHARACTERS.map(({ spelling }) => spelling);
    for (const character of VAGABOT_CHARACTERS) expect(vagabonds).toContain(character);
  });
});

describe('numbers', () => {
  it('ask more reach of more players (5.2.1)', () => expect(Object.values(REACH_NEEDED)).toEqual([17, 18, 21, 25, 28]));
});
