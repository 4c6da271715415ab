import { describe, expect, test } from 'vitest';
import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';
import { SEGMENTS, SHAPES as ALL_SHAPES, STARTER, kindOfTile } from '../../src/carcassonne/index.ts';
import { BASE_KINDS as KINDS } from '../../src/carcassonne/tile.ts';
import { KIND_DATA } from '../../src/carcassonne/data/tiles.ts';
import { edgeCode, turnsThatFit } from '../../src/carcassonne/tile.ts';

/** Those of the base game. */
const SHAPES = ALL_SHAPES.slice(0, 4 * KINDS.length);

describe('the table of kinds', () => {
  test('has 24 kinds and 72 tiles, the starter among them', () => {
    expect(KINDS).toHaveLength(24);
    expect(KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(72);
    expect(kindOfTile(STARTER).count).toBe(4);
  });

  test('covers every edge and half-edge of a tile by one feature', () => {
    for (const { code, atEdge, atHalf, kind } of SHAPES) {
      expect(kind.segments.length).toBeLessThanOrEqual(SEGMENTS);
      for (let edge = 0; edge < 4; edge++) {
        const isField = ((code >> (2 * edge)) & 3) === edgeCode('F', 0);
        const isCity = ((code >> (2 * edge)) & 3) === edgeCode('C', 0);
        expect(atEdge[edge]! >= 0).toBe(!isField);
        expect(atHalf[2 * edge]! >= 0 && atHalf[2 * edge + 1]! >= 0).toBe(!isCity);
      }
    }
  });

  test('turns that look the same are not used', () => {
    expect(KINDS.filter(({ distinct }) => distinct === 1).map(({ id }) => id)).toEqual(['CCCCP', 'FFFFK', 'RRRR']);
    expect(KINDS.filter(({ distinct }) => distinct === 2).map(({ id }) => id)).toEqual([
      'CFC2F',
      'CFCF',
      'CFCFP',
      'FRFR',
    ]);
    const cityLeft = edgeCode('C', 0);
    expect(turnsThatFit(kindOfTile('CFC2F').index, cityLeft)).toBe(0b0001);
    expect(turnsThatFit(kindOfTile('CCFF').index, cityLeft)).toBe(0b1001);
    expect(turnsThatFit(kindOfTile('FFFFK').index, cityLeft)).toBe(0);
  });
});

interface ReferenceTile {
  id: string;
  count: number;
  cities: { edges: number[]; pennants: number }[];
  roads: { edges: number[] }[];
  fields: { halfEdges: number[]; cities: number[] }[];
}

const REFERENCE = 'reference/carcassonne-tiles.json';
describeShared(REFERENCE, 'the reference', () => {
  test('has the same kinds', () => {
    const { tiles } = JSON.parse(sharedText(REFERENCE)) as { tiles: ReferenceTile[] };
    const facts = tiles.map(({ id, count, cities, roads, fields }) => ({
      id,
      count,
      cities: cities.map(({ edges }) => edges),
      roads: roads.map(({ edges }) => edges),
      fields: fields.map(({ halfEdges, cities: touched }) => ({ halves: halfEdges, cities: touched })),
    }));
    expect(KIND_DATA).toEqual(facts);
  });
});
