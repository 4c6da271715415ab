import { SHAPES as ALL_SHAPES } from '@woodlog/core/carcassonne';
import { describe, expect, test } from 'vitest';
import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';
import { knownTileOf as baseTileOf } from '../../src/carcassonne/known-tile.ts';
import { printTile, printTileText } from '../../src/carcassonne/print/tile.ts';
import { readTile } from '../../src/carcassonne/read/tile.ts';
import { isOfExpansion } from '../../src/carcassonne/tile-text.ts';

/** Those of the base game. */
const SHAPES = ALL_SHAPES.filter(({ kind }) => kind.from === null);

const tileOf = (text: string) => {
  const read = readTile(text);
  if (!('tile' in read)) throw new Error(`${text}: expected ${read.expected} at ${read.at}`);
  return read.tile;
};
const baseOf = (text: string) => {
  const base = baseTileOf(tileOf(text));
  if (!base || 'wrong' in base) throw new Error(`${text} is no tile of the base game`);
  return base;
};
/** Reads a tile and writes it again. */
const again = (text: string) => {
  const { shape, segment } = baseOf(text);
  return printTile(shape, segment);
};
/** What a shape has where: edges and half-edges of a segment. */
const reach = (shape: (typeof SHAPES)[number], segment: number) =>
  JSON.stringify([shape.code, shape.atEdge.map((one) => one === segment), shape.atHalf.map((one) => one === segment)]);

const combinations = SHAPES.flatMap((shape) =>
  [-1, ...shape.kind.segments.keys()].map((segment) => ({ shape, segment })),
);

describe('the 428 combinations of kind, rotation and claim', () => {
  test('are 428, and have 354 texts', () => {
    expect(combinations).toHaveLength(428);
    expect(new Set(combinations.map(({ shape, segment }) => printTile(shape, segment))).size).toBe(354);
  });

  test('each prints, and reads as the same tile with the same claim', () => {
    for (const { shape, segment } of combinations) {
      const text = printTile(shape, segment);
      const read = baseOf(text);
      expect(read.odd, text).toBeUndefined();
      expect(read.shape.kind.id, text).toBe(shape.kind.id);
      expect(reach(read.shape, read.segment), text).toBe(reach(shape, segment));
      expect(printTile(read.shape, read.segment)).toBe(text);
    }
  });

  test('no two that differ share a text', () => {
    const byText = new Map<string, string>();
    for (const { shape, segment } of combinations) {
      const text = printTile(shape, segment);
      const meaning = shape.kind.id + reach(shape, segment) + (segment === shape.cloister);
      expect(byText.get(text) ?? meaning, text).toBe(meaning);
      byText.set(text, meaning);
    }
  });
});

describe("the notation's own examples", () => {
  test('are canonical (TILES 8, 9, 10; the games)', () => {
    const own =
      'RMCCCP RFRRM CCCmF CCmFC CFCCm FCCCm FFMRR RRFFM CFC2FM FRFRm CFCmF FCFCmP CC2FF RCRF FCFCmP FFFFKm CFFMC2';
    for (const text of own.split(' ')) expect(again(text)).toBe(text);
    expect(baseOf('RFRRM').shape.atHalf[7]).toBe(baseOf('RFRRM').segment);
    expect(again('RCCCMP')).toBe('RCCCMP');
  });

  test('the same, spelt otherwise', () => {
    const other = {
      CmCCF: 'CCCmF',
      CCmCF: 'CCCmF',
      C2CFF: 'CC2FF',
      RRCCp: 'RRCCP',
      RmRFF: 'RRmFF',
      CpCRR: 'CCRRP',
      CFMCF: 'CFMCF',
      FFFFA: 'FFFFK',
      CCRRPm: 'CCmRRP',
      FMFRR: 'FFMRR',
      FFFFKM: 'FFFFMK',
    };
    for (const [text, canonical] of Object.entries(other)) expect(again(text), text).toBe(canonical);
  });

  test('a farmer after a road or city claims the next field clockwise, and is odd where an F would do (T9)', () => {
    expect(again('FRFRM')).toBe('FMRFR');
    expect(baseOf('FRFRM').odd).toMatch(/after an F/);
    expect(again('FCMRR')).toBe('FMCRR');
  });

  test('what is no tile or no feature', () => {
    for (const text of ['FFF', 'FFFX', 'FFFFKQ', 'FFFFm[z]', 'mFFFF', 'FFFF0', 'C'.repeat(100)]) {
      expect(readTile(text), text).toHaveProperty('expected');
    }
    for (const text of ['FFFF', 'CCFFK', 'FFFRP', 'CCCCPP', 'CRCR'])
      expect(baseTileOf(tileOf(text)), text).toBeUndefined();
    for (const text of ['FmRFR', 'CCCCMP']) expect(baseTileOf(tileOf(text)), text).toHaveProperty('wrong');
  });
});

describe('tiles of expansions', () => {
  const texts = [
    'CC2pCFM[p]',
    'CCcC2C3M',
    'R1R1FR1',
    'F1MCRR',
    'VFVFK',
    'RIFRIF',
    'AAAAKm[w]',
    'OSTFm[ph]',
    'CCCCpm[B]m[b]',
    'CwRgFhV',
    'CFFFM[barn]',
  ];
  test('print as they are written', () => {
    for (const text of texts) {
      expect(printTileText(tileOf(text))).toBe(text);
      expect(isOfExpansion(tileOf(text)), text).toBe(true);
    }
  });

  test('pig and barn stand on fields, and cities are counted anew', () => {
    expect(printTileText(tileOf('CC2pCFm[p]'))).toBe('CC2pCFM[p]');
    expect(printTileText(tileOf('C3wC2CF'))).toBe('CwC2C3F');
  });
});

const REFERENCE = 'reference/carcassonne-tiles.json';
describeShared(REFERENCE, 'the reference', () => {
  test('has the same claims', () => {
    const { tiles } = JSON.parse(sharedText(REFERENCE)) as {
      tiles: { id: string; orientations: string[]; claims: Record<string, string> }[];
    };
    for (const { id, orientations, claims } of tiles) {
      const shapes = SHAPES.filter(({ kind }) => kind.id === id);
      expect(shapes.map((shape) => printTile(shape))).toEqual(orientations);
      const own = shapes[0]!.kind.segments.map(({ claim }, segment) => [claim, printTile(shapes[0]!, segment)]);
      expect(Object.fromEntries(own)).toEqual(claims);
    }
  });
});
