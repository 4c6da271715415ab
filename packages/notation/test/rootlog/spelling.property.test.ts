import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstBroken } from '../../src/kernel/properties/law.ts';
import { writtenActions } from '../../src/rootlog/properties/actions.ts';
import { ACTION_LAWS } from '../../src/rootlog/properties/laws.ts';
import { PRODUCTIONS } from '../../src/rootlog/properties/productions.ts';

describe('one action reads the same in every accepted spelling', () => {
  test('as people write it, as we print it, and printed text is canonical', () => {
    fc.assert(
      fc.property(writtenActions, (action) => {
        expect(firstBroken(ACTION_LAWS, action)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

test('the generators reach every action and every production', () => {
  const written = fc.sample(writtenActions, { numRuns: 6000, seed: 28 });
  const forms = new Set(written.flatMap((it) => it.forms));
  expect([...forms].sort()).toEqual(PRODUCTIONS);
  const kinds = new Set(written.map(({ action }) => action.kind));
  expect([...kinds].sort()).toEqual(
    // The start and the end of a line are not written.
    // biome-ignore format: a list
    ['battle', 'conspiracy', 'craft', 'discard-decree', 'flip', 'funds', 'guess', 'hire', 'marker', 'move', 'open-path', 'outcast', 'price', 'relate', 'reveal', 'score', 'trick'],
  );
});
