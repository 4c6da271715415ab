import { describe, expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import { SLIP_KINDS, bend } from './bend.ts';
import { applyEdits } from '@woodlog/notation/kernel';
import { legalLog } from './legal-logs.ts';

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nA: Cid\nD: Dan\nP: Eve\n\n';
const LAST = '\n\nE:#sabo->$_r';

/** Streams among which one must bend an example as it is given. */
const TRIES = 3000;

describe('each kind of slip bends its example as the page says', () => {
  for (const slip of SLIP_KINDS) {
    const [original, bent] = slip.example.map((text) => HEADER + ('bend' in slip ? text : `C:${text}`) + LAST);
    test(slip.kind, () => {
      const isFound = (n: number): boolean =>
        bend(original ?? '', [slip], stream('examples', n, 'slip'))?.text === bent;
      expect(Array.from({ length: TRIES }, (_, n) => n).some(isFound)).toBe(true);
    });
  }
});

describe('slips in the log of a game', () => {
  const log = legalLog('slips', 0, 'named');
  const bentBy = (count: number, index: number) => {
    const chance = stream('slips', index, 'test');
    return bend(log, chance.shuffle([...SLIP_KINDS]).slice(0, count), chance);
  };

  test('one slip changes the lines that it names, and undoing it gives the log back', () => {
    for (let index = 0; index < 50; index++) {
      const bent = bentBy(1, index);
      if (bent === null) continue;
      expect(bent.text).not.toBe(log);
      expect(bent.slips.map(({ undone }) => undone)).toEqual([log]);
      const edits = bent.slips.flatMap(({ places }) =>
        places.map(({ span, original }) => ({ ...span, text: original })),
      );
      expect(applyEdits(bent.text, edits).text).toBe(log);
      const lines = bent.slips.flatMap((slip) => slip.lines);
      const changed = bent.text.split('\n').flatMap((line, n) => (log.split('\n').includes(line) ? [] : [n + 1]));
      expect(lines).toEqual(expect.arrayContaining(changed));
    }
  });

  test('three slips are on lines of their own, and each can be undone alone', () => {
    for (let index = 0; index < 50; index++) {
      const bent = bentBy(3, index);
      if (bent === null) continue;
      const lines = bent.slips.flatMap((slip) => slip.lines);
      expect(new Set(lines).size).toBe(lines.length);
      expect(new Set(bent.slips.map(({ undone }) => undone)).size).toBe(3);
      for (const { places, undone } of bent.slips) {
        const edits = places.map(({ span, original }) => ({ ...span, text: original }));
        expect(applyEdits(bent.text, edits).text).toBe(undone);
      }
    }
  });

  test('the same stream gives the same slips', () => {
    expect(bentBy(3, 7)).toEqual(bentBy(3, 7));
  });

  test('a log without a place for a slip is not bent', () => {
    const reversed = SLIP_KINDS.filter(({ kind }) => kind === 'piece reversed');
    expect(bend(`${HEADER}C:w->5${LAST}`, reversed, stream('slips', 0, 'none'))).toBeNull();
  });
});
