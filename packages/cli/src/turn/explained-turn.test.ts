import { expect, test } from 'vitest';
import { explainedTurn } from './explained-turn.ts';
import type { PartKind, TurnPart } from './turn-adapter.ts';

/** `B.1 phase`, `B.1.1 step`, `2.1: ++`. */
const partsOf = (...lines: readonly string[]): TurnPart[] =>
  lines.map((line) => {
    const [head = '', done] = line.split(': ');
    const [law = '', kind] = head.split(' ');
    return { law, ...(kind !== undefined && { kind: kind as PartKind }), actions: done?.split('/') ?? [] };
  });

test('a step that did nothing is not named beside what another did', () => {
  const rows = explainedTurn(partsOf('B.1 phase', 'B.1.1 step', 'B.2.1', 'B.1.2 step', '2.1: ++'));
  expect(rows).toEqual(['  ++\n      B.1 B.1.2 2.1\n']);
});

test('a step is named above each group of its actions, the phase above the first', () => {
  const rows = explainedTurn(partsOf('B.1 phase', 'B.1.1 step: t->1/++', 'B.2.1: t->2', 'B.2.1: t->3'));
  expect(rows).toEqual(['  t->1/++\n      B.1 B.1.1\n', '  t->2\n      B.1.1 B.2.1\n', '  t->3\n      B.1.1 B.2.1\n']);
});

test('what leads to a step of another phase comes before it, and that phase where its own steps begin', () => {
  const turmoil = ['B.5.4 phase', 'B.5.4.4 step', 'B.5.7', 'B.5.6 phase', 'B.5.7.1 step: --2', 'B.5.6 step: ++'];
  expect(explainedTurn(partsOf(...turmoil))).toEqual(['  --2\n      B.5.7 B.5.7.1\n', '  ++\n      B.5.6\n']);
});

test('sections without steps are named once', () => {
  expect(
    explainedTurn([
      { law: 'MOVES 2', actions: [] },
      { law: 'MOVES 2', actions: ['1A'] },
    ]),
  ).toEqual(['  1A\n      MOVES 2\n']);
});
