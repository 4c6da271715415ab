import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeShared, sharedPaths, sharedText } from '../../../../tools/shared-folder.ts';
import { firstBroken } from '../../src/kernel/properties/law.ts';
import { LOG_LAWS, TEXT_LAWS } from '../../src/rootlog/properties/laws.ts';
import { anyLog } from '../../src/rootlog/properties/logs.ts';
import { mutated, noise } from '../../src/rootlog/properties/noise.ts';

/** Text that means what it means, through every form and back. */
function expectTextLaws(text: string): void {
  expect(firstBroken(TEXT_LAWS, text)).toBeNull();
}

describe('logs', () => {
  test('a log is read as it is meant, in any spelling, and printed logs read back and are canonical', () => {
    fc.assert(
      fc.property(anyLog(), (written) => {
        expect(firstBroken(LOG_LAWS, written)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('so are long ones, with hundreds of actions', () => {
    let longest = 0;
    fc.assert(
      fc.property(anyLog(60, 40), (written) => {
        const actions = written.log.turns.reduce((sum, turn) => sum + turn.actions.length, 0);
        longest = Math.max(longest, actions);
        expect(firstBroken(LOG_LAWS, written)).toBeNull();
        expectTextLaws(written.text);
      }),
      { numRuns: 24 },
    );
    expect(longest).toBeGreaterThan(300);
  });
});

describe('any text', () => {
  test('is printed as it was read, and formatted, printed, replayed without a change of meaning', () => {
    fc.assert(fc.property(noise, expectTextLaws), { numRuns: 1000 });
  });

  test('mutated logs too', () => {
    fc.assert(
      fc.property(
        anyLog().chain(({ text }) => mutated(text)),
        expectTextLaws,
      ),
      { numRuns: 60 },
    );
  });

  describeShared('corpus/root', 'logs of real games', () => {
    test('too, mutated', () => {
      const logs = sharedPaths('corpus/root', '.rootlog').map(sharedText);
      fc.assert(fc.property(fc.constantFrom(...logs).chain(mutated), expectTextLaws), { numRuns: 20 });
    });
  });
});
