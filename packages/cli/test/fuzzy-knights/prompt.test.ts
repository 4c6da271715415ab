import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { check, parse } from '@woodlog/notation/fuzzy-knights';
import type { Prompter } from '../../src/turn/prompter.ts';
import { atPrompt } from '../at-prompt.ts';

const HEADER = `FUZZY KNIGHTS
MAP 10 x 10
RULES dice
DAYS 2
PLAYER 1 "Ann"
PLAYER 2 "Bo" BOT castellan
`;

const MAP = `
DROP ITEM at (10, 1) (5, 2) (9, 5) (1, 6) (6, 7) (8, 8)
DROP RESOURCE at (1, 1) (7, 1) (3, 3) (8, 3) (2, 4) (6, 4) (4, 6) (5, 10)
DROP MONSTER at (8, 2) (1, 3) (7, 4) (3, 5) (7, 6) (2, 8) (6, 8) (8, 10)
DROP MINE at (3, 2) (9, 2) (8, 5) (4, 7) (9, 7) (1, 10)
P1: ROLL ANCHOR 1d6 [6]
P2: ROLL ANCHOR 1d6 [2]
P1: CONSTRUCT ENCAMPMENT at (4, 1)
P2: CONSTRUCT ENCAMPMENT at (5, 6)
DAYBREAK 1
`;
const TURN = `P1: RECRUIT HERO at (4, 1)
P1: END
P2: END
P1: ROLL TOKEN 1dP [40]
P2: ROLL TOKEN 1dP [10]
`;

const play = (log: string, lines: readonly string[], seed = 'x', person: Partial<Prompter> = {}) =>
  atPrompt(log, lines, { game: 'fuzzy-knights', seed, person });

const without = (rolls: readonly string[]): readonly string[] => rolls.filter((action) => !action.startsWith('ROLL'));

test('the board, the coins and the steps that may be taken stand at the prompt, and no others', async () => {
  const { actions, said } = await play(`${HEADER}${MAP}`, ['end']);
  expect(without(actions)).toEqual(['END']);
  expect(said).toContain('Day 1, items by dice');
  expect(said).toContain('You have 6 coins.');
  expect(said).toMatch(/\d {2}Recruit a hero at 4, 1/);
  expect(said).not.toMatch(/squad|Attack/);
});

test('a place alone is the option that has it; the signs of the map are explained', async () => {
  const { actions, said } = await play(`${HEADER}${MAP.slice(0, MAP.indexOf('P1: CONSTRUCT'))}`, ['', '4 1']);
  expect(actions).toEqual(['CONSTRUCT ENCAMPMENT at (4, 1)']);
  expect(said).toContain('S1 a settlement of P1, h1 its hero');
  expect(said).toMatch(/choose 1 to \d+/);
});

test('steps are typed in any case, whole paths and several at once; what is not allowed says why', async () => {
  const { actions, said } = await play(`${HEADER}${MAP}${TURN}`, [
    'move h1 9 9',
    'JUMP',
    'capture h1',
    'P1: move h1 to (5,1), (6,1) (7,1); interact h1 resource; move h1 (8, 1)',
    '',
    'attack s1 on s2',
    'end',
  ]);
  expect(without(actions)).toEqual([
    'MOVE H1 (5, 1)',
    'MOVE H1 (6, 1)',
    'MOVE H1 (7, 1)',
    'INTERACT H1 RESOURCE',
    'MOVE H1 (8, 1)',
    'END',
  ]);
  expect(said).toContain('MOVE H1 (9, 9): (9, 9) is not beside (4, 1) (Hero Movement)');
  expect(said).toContain('CAPTURE H1: there is no mine here (Mines)');
  expect(said).toContain('ATTACK S1 on S2: the game waits for a step of the turn (Player Turns)');
  expect(said).toMatch(/Ann rolls 1dP for the size of the cache: \d+, a (small|large) one/);
  expect(said).toMatch(/Ann gets \d+ coins? and has \d+/);
});

test('odds stand behind a fight, and a step into one is asked about first', async () => {
  const there = ['4 2', '4 3', '4 4', '4 5', '3 5'];
  const { actions, said } = await play(`${HEADER}${MAP}${TURN}`, [...there, 'no', 'quit']);
  expect(without(actions)).not.toContain('MOVE H1 (3, 5)');
  expect(said).toMatch(
    /Hero 1 must fight the monsters there at once: about \d+ % to win\. Go all the same\?\s\[yes, no\]/,
  );
  const fought = await play(`${HEADER}${MAP}${TURN}`, [...there, 'yes', 'quit']);
  expect(without(fought.actions)).toContain('MOVE H1 (3, 5)');
});

test('what a bot did is told in English', async () => {
  const { said } = await play(`${HEADER}${MAP}${TURN}P1: END\n`, []);
  expect(said).toContain('Bo (P2)');
  expect(said).toMatch(/^ {4}Bo \w+/m);
});

test('a game is played to its end by a person who types numbers alone', async () => {
  let said: string[] = [];
  // By chance: one who counts through the list can propose and offer in turns, and never end.
  const { bots: chance } = streams('person', 0);
  const person: Partial<Prompter> = {
    async ask() {
      const numbers = said.flatMap((text) => [...text.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => number));
      said = [];
      return numbers.length === 0 ? 'yes' : (chance.pick(numbers) ?? '');
    },
    say(text) {
      said.push(text);
    },
  };
  let log = HEADER;
  for (let turns = 0; turns < 200; turns++) {
    const { session, left } = await play(log, [], `s${turns}`, person);
    if (left.is === 'over') break;
    if (left.is === 'missing') throw new Error(left.what);
    ({ log } = session);
  }
  expect(log).toMatch(/RESULT/);
  expect(check(parse(log))).toEqual([]);
});
