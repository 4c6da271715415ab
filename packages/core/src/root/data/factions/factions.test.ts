import { describe, expect, it } from 'vitest';
import { FACTIONS, type Faction, ITEMS } from '../vocabulary.ts';
import { SYMPATHY_COST, SYMPATHY_POINTS } from './alliance.ts';
import { EGO_POINTS } from './chameleandroid.ts';
import { PLOTS } from './corvids.ts';
import { CITADEL_RECRUITS, MARKET_DRAWS, MINISTERS, RANKS } from './duchy.ts';
import { DECREE_COLUMNS, EYRIE_DRAWS, EYRIE_POINTS, LEADERS, VIZIER } from './eyrie.ts';
import type { Track } from './faction-sheet.ts';
import { FACTION_SHEETS } from './sheets.ts';
import { HOARD, HOARD_VALUE, MOODS, OPPRESS_POINTS } from './hundreds.ts';
import { KEEPERS, RELIC_TYPES, RELIC_VALUES, RETAINER, WAYSTATIONS } from './keepers.ts';
import { GARDEN_DRAWS, GARDEN_POINTS } from './lizards.ts';
import { MARQUISE_DRAWS, MARQUISE_POINTS, MARQUISE_WOOD } from './marquise.ts';
import { TRADE_POST_POINTS } from './riverfolk.ts';
import { ADVANCE_POINTS, AIDS_TO_ADVANCE, CHARACTERS } from './vagabond.ts';

/** All pieces of a kind, by first letter of Rootlog's spelling. */
const count = (letters: string, kind: string): number =>
  [...letters]
    .flatMap((letter) => FACTION_SHEETS[letter as Faction].pieces)
    .filter(({ piece }) => piece.startsWith(kind))
    .reduce((sum, { supply }) => sum + supply, 0);

const supply = (letter: Faction, piece: string) =>
  FACTION_SHEETS[letter].pieces.find((found) => found.piece === piece)?.supply;

describe('factions', () => {
  it('stand under their letter, in setup order (5.1.7); Chameleandroid last', () => {
    for (const letter of FACTIONS) expect(FACTION_SHEETS[letter].letter).toBe(letter);
    expect(FACTIONS.map((letter) => FACTION_SHEETS[letter].setup ?? '-').join('')).toBe('ABCDEFGHIJK-');
  });

  it('have the reach of 5.2.2', () => {
    const reach = { C: 10, H: 9, K: 8, D: 8, E: 7, V: 5, G: 2, O: 5, A: 3, P: 3, L: 2, N: undefined };
    for (const letter of FACTIONS) expect(FACTION_SHEETS[letter].reach, letter).toBe(reach[letter]);
  });

  it('have the pieces of the base game (C.1.2, C.1.3)', () => {
    expect([count('CEA', 'b'), count('CEA', 't'), count('CEA', 'w'), count('V', 'p')]).toEqual([28, 19, 55, 1]);
    expect(['w', 'b_s', 'b_w', 'b_r', 't', 't_k'].map((piece) => supply('C', piece))).toEqual([25, 6, 6, 6, 8, 1]);
    expect([supply('E', 'w'), supply('E', 'b'), supply('A', 'w'), supply('A', 't')]).toEqual([20, 7, 10, 10]);
  });

  it('have the pieces of the Riverfolk expansion (C.2.2, C.2.3)', () => {
    expect([count('LO', 'b'), count('LO', 't'), supply('L', 'w'), supply('O', 'w')]).toEqual([15, 9, 25, 15]);
    expect(count('G', 'p')).toBe(1);
  });

  it('have the pieces of the Underworld expansion (C.3.2, C.3.3)', () => {
    expect([count('DP', 'b'), count('P', 't'), count('D', 't')]).toEqual([6, 8, 3]);
    expect([supply('D', 'w'), supply('P', 'w')]).toEqual([20, 15]);
  });

  it('have the pieces of the Marauder expansion (C.4.2, C.4.3)', () => {
    expect([supply('K', 'b'), supply('H', 'b'), count('K', 't'), supply('H', 't')]).toEqual([3, 6, 12, 5]);
    expect([supply('H', 'w'), supply('H', 'w_w'), supply('K', 'w')]).toEqual([20, 1, 15]);
  });

  it('name each class and face once, letter of kind first', () => {
    for (const letter of FACTIONS) {
      const spellings = FACTION_SHEETS[letter].pieces.flatMap(({ piece, faces = {} }) => [
        piece,
        ...Object.keys(faces),
      ]);
      expect(new Set(spellings).size).toBe(spellings.length);
      for (const spelling of spellings) expect(spelling).toMatch(/^[wpbt](_[a-z](_[123])?)?$/);
    }
  });

  it('let only the keep and trade posts go for good (6.2.2, 11.2.5.I)', () => {
    const gone = FACTIONS.flatMap((letter) =>
      FACTION_SHEETS[letter].pieces.filter((found) => found.removedForGood).map(({ piece }) => letter + piece),
    );
    expect(gone).toEqual(['Ct_k', 'Ot_f', 'Ot_r', 'Ot_m']);
  });
});

describe('tracks', () => {
  it('are as long as the supply they hold', () => {
    const tracks: [Faction, string, Track][] = [
      ['C', 'b_s', MARQUISE_POINTS.b_s],
      ['C', 'b_w', MARQUISE_POINTS.b_w],
      ['C', 'b_r', MARQUISE_POINTS.b_r],
      ['C', 'b_s', MARQUISE_WOOD],
      ['C', 'b_r', MARQUISE_DRAWS],
      ['E', 'b', EYRIE_POINTS],
      ['E', 'b', EYRIE_DRAWS],
      ['A', 't', SYMPATHY_POINTS],
      ['A', 't', SYMPATHY_COST],
      ['L', 'b_f', GARDEN_POINTS],
      ['L', 'b_f', GARDEN_DRAWS],
      ['O', 't_f', TRADE_POST_POINTS],
      ['D', 'b_c', CITADEL_RECRUITS],
      ['D', 'b_m', MARKET_DRAWS],
      ['N', 't', EGO_POINTS],
    ];
    for (const [letter, piece, track] of tracks) expect(track.length, letter + piece).toBe(supply(letter, piece));
  });

  it('hold relationships from Indifferent to Allied (9.2.9)', () => {
    expect([AIDS_TO_ADVANCE.length, ADVANCE_POINTS.length]).toEqual([3, 3]);
  });

  it('give Oppress and the hoard as the law says (14.6.2, 14.2.4)', () => {
    expect(OPPRESS_POINTS).toEqual([0, 1, 1, 2, 2, 3, 4]);
    expect(HOARD_VALUE).toEqual([1, 2, 2, 3, 4]);
    expect(new Set([...HOARD.command.items, ...HOARD.prowess.items]).size).toBe(7);
  });
});

describe('cards of a faction', () => {
  it('are four leaders with two viziers each, in different columns (C.1.4, 7.8)', () => {
    expect(LEADERS.map(({ spelling, viziers }) => `${spelling} ${viziers.join('')}`)).toEqual([
      'builder rm',
      'charismatic rx',
      'commander mx',
      'despot mb',
    ]);
    for (const { viziers } of LEADERS) {
      expect(new Set(viziers).size).toBe(VIZIER.count);
      for (const column of viziers) expect(DECREE_COLUMNS).toContain(column);
    }
  });

  it('are nine ministers, three a rank, with a crown each (C.3.3, C.3.4)', () => {
    expect(MINISTERS).toHaveLength(9);
    for (const rank of ['squire', 'noble', 'lord'] as const)
      expect(MINISTERS.filter((minister) => minister.rank === rank)).toHaveLength(RANKS[rank].crowns);
    expect(Object.keys(RANKS)).toEqual(['squire', 'noble', 'lord']);
  });

  it('are twelve characters with a torch each (V.1 to V.12)', () => {
    expect(CHARACTERS).toHaveLength(12);
    for (const { name, items } of CHARACTERS) {
      expect(items as readonly string[], name).toContain('r');
      expect(items.every((item) => ITEMS.includes(item))).toBe(true);
    }
  });

  it('are eight moods, one for each item but the torch and the club, and Lavish for none (C.4.4, 14.7)', () => {
    expect(MOODS.flatMap(({ item }) => item ?? [])).toHaveLength(7);
    expect(new Set(MOODS.map(({ item }) => item))).toEqual(new Set(['f', 's', 'h', 't', 'c', 'b', 'x', null]));
  });

  it('are three retainers (C.4.4)', () => expect(RETAINER.count).toBe(3));
});

describe('pieces with faces (D1)', () => {
  it('are plots, two of each kind (13.2.2)', () => {
    expect(Object.values(PLOTS)).toEqual([2, 2, 2, 2]);
    expect(Object.values(PLOTS).reduce((sum, each) => sum + each, 0)).toBe(supply('P', 't'));
  });

  it('are waystations with two types each (15.2.2)', () => {
    for (const type of RELIC_TYPES)
      expect(WAYSTATIONS.filter((sides) => sides.includes(type as never)).length).toBe(
        KEEPERS.pieces.find(({ piece }) => piece === 'b')!.faces![`b_${type}`],
      );
  });

  it('are relics of three types with values 1, 2, 3, 3 (15.2.1)', () => {
    for (const type of RELIC_TYPES) {
      const { faces } = KEEPERS.pieces.find(({ piece }) => piece === `t_${type}`)!;
      const values = Object.entries(faces!).flatMap(([face, n]) => Array<number>(n).fill(Number(face.at(-1))));
      expect(values).toEqual(RELIC_VALUES);
    }
  });
});
