import { expect, test } from 'vitest';
import { explanation } from './explanation.ts';
import { outline } from './outline.ts';

const action = (text: string, column: number, kind: string | null) => ({
  text,
  line: 4,
  column,
  endColumn: column + text.length,
  action: kind === null ? null : { kind },
});

test('an outline has the header, then each line with its actions, columns and kinds', () => {
  const json = {
    game: 'root',
    header: {
      map: 'Fall',
      players: [
        { faction: 'C', name: 'Ann' },
        { faction: 'E', name: 'Bob' },
      ],
      pool: [],
    },
    turns: [
      { taker: 'C', line: 4, actions: [action('t_k->1', 3, 'move'), action('Zx?', 10, null)], comment: 'hm\nso' },
    ],
    winners: ['C', 'E'],
    diagnostics: [],
  };
  expect([...outline(json)].join('')).toBe(
    [
      'game           root',
      'map            Fall',
      'players        C Ann, E Bob',
      '',
      '4: C',
      '     3  t_k->1  move',
      '    10  Zx?     not understood',
      '        // hm',
      '        // so',
      '',
      'winners        C, E',
      '',
    ].join('\n'),
  );
});

test('an explanation has a block a line, with what is implied below the action', () => {
  const explained = [
    { line: 4, taker: 'C', text: 'The keep is placed in 1', implied: [] },
    { line: 4, taker: 'C', text: 'Crafts Tunnels', implied: [{ what: 'the card stays', law: '4.1.3' }] },
    { line: 5, taker: 'E', text: 'Draws \x1b[2J', implied: [] },
  ];
  expect([...explanation(explained)].join('')).toBe(
    [
      'line 4, C',
      '  The keep is placed in 1',
      '  Crafts Tunnels',
      '    the card stays (4.1.3)',
      '',
      'line 5, E',
      '  Draws ␛[2J',
      '',
    ].join('\n'),
  );
});
