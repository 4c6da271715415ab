import { expect, test } from 'vitest';
import { turnInWords } from './turn-in-words.ts';
import type { PartKind, TurnPart } from './turn-adapter.ts';

/** `B.1 phase`, `B.1.1 step`, `2.1: ++`. */
const partsOf = (...lines: readonly string[]): TurnPart[] =>
  lines.map((line) => {
    const [head = '', done] = line.split(': ');
    const [law = '', kind] = head.split(' ');
    return { law, ...(kind !== undefined && { kind: kind as PartKind }), actions: done?.split('/') ?? [] };
  });

test('a step that did nothing is not named beside what another did', () => {
  const rows = turnInWords(partsOf('B.1 phase', 'B.1.1 step', 'B.2.1', 'B.1.2 step', '2.1: ++'));
  expect(rows).toEqual(['B.1\n', '  B.1.2\n', '    ++ (2.1)\n']);
});

test('the phase and a step are named once, above what was done', () => {
  const rows = turnInWords(partsOf('B.1 phase', 'B.1.1 step: t->1/++', 'B.2.1: t->2', 'B.2.1: t->3'));
  expect(rows).toEqual(['B.1\n', '  B.1.1\n', '    t->1\n', '    ++\n', '    t->2 (B.2.1)\n', '    t->3 (B.2.1)\n']);
});

test('what leads to a step of another phase comes before it, and that phase where its own steps begin', () => {
  const turmoil = ['B.5.4 phase', 'B.5.4.4 step', 'B.5.7', 'B.5.6 phase', 'B.5.7.1 step: --2', 'B.5.6 step: ++'];
  expect(turnInWords(partsOf(...turmoil))).toEqual([
    '  B.5.7\n',
    '  B.5.7.1\n',
    '    --2\n',
    'B.5.6\n',
    '  B.5.6\n',
    '    ++\n',
  ]);
});

test('a section that applied several times to one action is named once', () => {
  const limits: TurnPart = { law: 'B.6.2.1.I', name: 'Placement Limits', actions: [] };
  expect(
    turnInWords([...partsOf('B.6 phase', 'B.6.4 step'), limits, limits, { ...limits, actions: ['t->5'] }]),
  ).toEqual(['B.6\n', '  B.6.4\n', '      Placement Limits (B.6.2.1.I)\n', '    t->5\n']);
});

test('sections without steps are named beside what they did', () => {
  expect(
    turnInWords([
      { law: 'MOVES 2', actions: [] },
      { law: 'MOVES 2', actions: ['1A'] },
    ]),
  ).toEqual(['    1A (MOVES 2)\n']);
});

test('English with the notation beside it, what it implies, and why it was done there', () => {
  const part: TurnPart = {
    law: 'B.4.5.1',
    kind: 'step',
    name: 'Battle',
    actions: ['XE10(2,1)'],
    english: [{ text: 'The Marquise battle the Eyrie', implied: [{ what: 'a thing', law: '4.3' }] }],
    why: [{ before: 0, text: 'the Eyrie, not the Alliance', law: 'B.4.5.1.I', chosen: 'E', over: ['A'] }],
  };
  expect(turnInWords([part])).toEqual([
    '  Battle (B.4.5.1)\n',
    '      the Eyrie, not the Alliance (B.4.5.1.I)\n',
    `${'    The Marquise battle the Eyrie'.padEnd(64)}XE10(2,1)\n`,
    '      a thing (4.3)\n',
  ]);
  // More parts only add rows.
  expect(turnInWords([part, part]).slice(0, 4)).toEqual(turnInWords([part]));
});
