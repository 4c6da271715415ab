import { expect, test } from 'vitest';
import type { Step } from '@woodlog/session/kernel';
import type { Shown } from '../replays/shown.ts';
import { parseLink, printLink } from './link.ts';
import { createReader } from './reader.ts';
import { isAbout } from './search.ts';

const step = (text: string, ...about: string[]): Step => ({
  text,
  words: `Does ${text}.`,
  implied: [],
  problems: [],
  about: new Set(about),
});

const REPLAY: Shown = {
  title: '',
  notes: [],
  players: [],
  palette: {},
  winners: [],
  unit: 'Turn',
  measure: 'Points',
  goal: null,
  scoresAt: () => [],
  pictures: () => [],
  turns: [
    { number: 0, line: null, taker: '', heading: 'Before', steps: [step('')], comment: '' },
    {
      number: 1,
      line: 1,
      taker: 'C',
      heading: 'C',
      steps: [step(''), step('w->1', 'c', '1'), step('w->12', 'c', '12')],
      comment: 'so far',
    },
    {
      number: 2,
      line: 2,
      taker: 'E',
      heading: 'E',
      steps: [step(''), step('t->5', 'eyrie dynasties', '5')],
      comment: '',
    },
  ],
};

const { positions } = createReader(REPLAY);

test('a link to every position leads back to it', () => {
  for (const position of positions) expect(parseLink(printLink(position), positions)).toBe(position.frame);
});

test.each([
  ['#t=1', 3],
  ['#t=1&a=9', 3],
  ['#t=2&a=0', 4],
  ['#t=7', 5],
  ['#t=99999999&a=2', 5],
  ['#a=1', undefined],
  ['#t=1e9', undefined],
  ['', undefined],
])('%s is frame %s', (hash, frame) => {
  expect(parseLink(hash, positions)).toBe(frame);
});

test('a number finds its place and not its digits', () => {
  const found = (word: string): number[] =>
    positions.filter((position) => isAbout(position, word)).map(({ frame }) => frame);
  expect(found('1')).toEqual([2]);
  expect(found('12')).toEqual([3]);
  expect(found(' C ')).toEqual([2, 3]);
  expect(found('Eyrie Dynasties')).toEqual([5]);
  expect(found('w->')).toEqual([2, 3]);
  expect(found('SO FAR')).toEqual([3]);
  expect(found('')).toEqual([]);
});

test('lines are stepped from beginning to beginning, and the ends hold', () => {
  const reader = createReader(REPLAY);
  const visited: number[] = [];
  reader.onMove(({ frame }) => visited.push(frame));
  reader.stepTurn(1);
  reader.step(2);
  reader.stepTurn(-1);
  reader.stepTurn(-1);
  reader.stepTurn(-1);
  reader.goTo(99);
  reader.step(1);
  reader.stepTurn(1);
  expect(visited).toEqual([1, 3, 1, 0, 0, 5, 5, 5]);
});
