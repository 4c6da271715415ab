import { expect, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { explain } from './explain.ts';

const LINES = `C: Ann
E: Bob
C:w->1/#->C

// a comment
E:w->2
Winners: C
`;

/** Each sentence with its line, who takes the turn, and what it implies. */
const told = (text: string): string[] =>
  explain(parse(text)).map(({ line, taker, text: says, implied }) =>
    [`${line} ${taker}: ${says}`, ...implied.map(({ law, what }) => `${what} [${law}]`)].join('; '),
  );

test('each action with its line, with a table or without', () => {
  const sentences = ['C: places a warrior in clearing 1', 'C: draws one card', 'E: places a warrior in clearing 2'];
  const at = (lines: readonly number[]) => sentences.map((sentence, i) => `${lines[i]} ${sentence}`);
  expect(told(LINES)).toEqual(at([3, 3, 6]));
  expect(told(`Map: Fall\nDeck: E&P\n${LINES}`)).toEqual(at([5, 5, 8]));
});

test('the start of a line is told where it implies something (10.4.2)', () => {
  const text = `Map: Fall\nDeck: E&P\nC: Ann\nL: Bob\nC:w->1\nL:w->2\nC:F#C->/$\nL:$_o->F\n`;
  expect(told(text).slice(2)).toEqual([
    '7 C: discards one fox card from their hand',
    '8 L: begins the turn; the Lost Souls (1) go to the discard pile [10.4.2]',
    '8 L: makes fox the outcast',
  ]);
});

test('who won is said by one or several, before or after the lines (Rootlog: Winner)', () => {
  for (const label of ['Winner', 'Winners', 'winner']) {
    expect(parse(`${label}: C\n${LINES.replace('Winners: C\n', '')}`).lines[0]).toMatchObject({
      kind: 'winner',
      factions: ['C'],
    });
    expect(parse(`${LINES}${label}: C, E`).lines.at(-1)).toMatchObject({ kind: 'winner', factions: ['C', 'E'] });
  }
});
