import { expect, test } from 'vitest';
import type { Film, Scene } from '../film.ts';
import { parseLink, printLink } from './link.ts';
import { createReader } from './reader.ts';
import { isAbout } from './search.ts';

const scene = (text: string, ...about: string[]): Scene => ({
  text,
  words: `Does ${text}.`,
  implied: [],
  problems: [],
  about: new Set(about),
});

const FILM: Film = {
  title: '',
  notes: [],
  players: [],
  palette: {},
  winners: [],
  measure: 'Points',
  goal: null,
  scoresAt: () => [],
  pictures: () => [],
  reels: [
    { turn: 0, taker: '', heading: 'Before', scenes: [scene('')], comment: '' },
    {
      turn: 1,
      taker: 'C',
      heading: 'C',
      scenes: [scene(''), scene('w->1', 'c', '1'), scene('w->12', 'c', '12')],
      comment: 'so far',
    },
    { turn: 2, taker: 'E', heading: 'E', scenes: [scene(''), scene('t->5', 'eyrie dynasties', '5')], comment: '' },
  ],
};

const { positions } = createReader(FILM);

test('a link to every position leads back to it', () => {
  for (const position of positions) expect(parseLink(printLink(position), positions)).toBe(position.frame);
});

test.each([
  ['#t=1', 3],
  ['#t=1&a=9', 3],
  ['#t=2&a=0', 4],
  ['#t=7', undefined],
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
  const reader = createReader(FILM);
  const visited: number[] = [];
  reader.onMove(({ frame }) => visited.push(frame));
  reader.stepReel(1);
  reader.step(2);
  reader.stepReel(-1);
  reader.stepReel(-1);
  reader.stepReel(-1);
  reader.goTo(99);
  reader.step(1);
  reader.stepReel(1);
  expect(visited).toEqual([1, 3, 1, 0, 0, 5, 5, 5]);
});
