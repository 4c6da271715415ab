import { expect, test } from 'vitest';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import type { Entry } from './entry.ts';
import { slipText, withRepair } from './slip-text.ts';

const TEXT = 'P:F#standE';

test('what is certain by its spelling is offered if it fits the game, and certain if it is the likeliest', () => {
  const guess = { title: 'write `F#stand->E`', certain: true, edits: [{ start: 9, end: 9, text: '->' }] };
  const said: Diagnostic = {
    ...{ severity: 'error', code: 'rootlog/no-arrow', message: 'expected `->`', start: 2, end: 10 },
    fixes: [guess],
  };
  const repair = { kind: 'spelling', cost: 1, edits: [{ start: 9, end: 9, text: '^' }], reading: null };
  const entry = { start: 0, end: 10, pieces: [{ start: 2, end: 10, isRead: false }], repairs: [repair] };
  const fixesOf = (repairs: Entry['repairs']): unknown =>
    withRepair(TEXT, said, { ...entry, repairs } as unknown as Entry).fixes?.map(({ certain, edits }) => [
      certain,
      edits,
    ]);
  expect(fixesOf([])).toEqual([[true, guess.edits]]);
  expect(fixesOf([repair])).toEqual([[false, repair.edits]]);
  const same = { ...repair, edits: [{ start: 8, end: 9, text: 'd->' }] };
  expect(fixesOf([same])).toEqual([[true, guess.edits]]);
  expect(fixesOf([repair, same])).toEqual([
    [false, repair.edits],
    [false, same.edits],
  ]);
});

test('a place that is wrong throughout is shown in a short text, and told by how often it is in a long one', () => {
  const saidOf = (text: string): string => {
    const edits = [...text.matchAll(/9/g)].map(({ index }) => ({ start: index, end: index + 1, text: '3' }));
    const pieces = [{ start: 2, end: text.length, isRead: true }];
    const entry = { start: 0, end: text.length, pieces, written: { taker: 'C', actions: [] } } as unknown as Entry;
    return slipText(text, entry, { kind: 'places', cost: 4, edits, reading: { taker: 'C', actions: [] } });
  };
  expect(saidOf('C:w->9/XE9')).toBe('a slip of the pen: `w->9/XE9` does not fit what was played; `w->3/XE3` does');
  const long = `C:w->9/XE9/${'w->5/'.repeat(8)}w9->`;
  expect(saidOf(long)).toBe('a slip of the pen: `3` was meant for `9` in 3 places');
});
