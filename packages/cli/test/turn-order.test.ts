import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const BOTS: Readonly<Record<string, string>> = {
  C: 'Mechanical Marquise 2.0',
  A: 'Automated Alliance',
  E: 'Electric Eyrie',
  N: 'Chameleandroid',
  V: 'Vagabot',
  P: 'Cogwheel Corvids',
};

function log(seats: string, lines: string, people = ''): string {
  const players = [...seats].map((letter) => `${letter}: ${people.includes(letter) ? 'Ann' : BOTS[letter]}`);
  const text = ['Map: Fall', 'Deck: E&P', ...players, '', ...lines.split(' ')].join('\n');
  return file(`${seats}${lines.length}${people}.rootlog`, `${text}\n`);
}

test.each([
  ['CAE', 'C: A: E:', 'C'],
  ['ANV', 'A: N: V:', 'A'],
  ['CPE', 'C: P: E:', 'C'],
])('5.1.1: header %s, set up in the order %s: %s begins', async (seats, lines, taker) => {
  expect((await run(['turn', log(seats, lines), '--seed', 'oak'])).out.slice(0, 2)).toBe(`${taker}:`);
});

test('D23: with people at the table the order is that of the first round', async () => {
  const taker = async (lines: string) => {
    const { out, err } = await run(['turn', log('CEA', `C: E: A: ${lines}`, 'CA'), '--seed', 'oak']);
    return out.slice(0, 2) || err;
  };
  expect(await taker('A: E: C: A:')).toBe('E:');
  expect(await taker('A: C:')).toBe('E:');
  expect(await taker('A: E:')).toMatch(/C is played by a person/);
});

test('D23: a game with people goes on with whoever is next', async () => {
  const path = log('CEA', 'C: E: A: A: E: C: A:', 'CA');
  const { code, err } = await run(['play', '--resume', path, '--seed', 'oak']);
  expect([code, err]).toEqual([4, expect.stringMatching(/it is the turn of C/)]);
});
