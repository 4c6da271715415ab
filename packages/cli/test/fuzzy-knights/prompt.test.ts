import { isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { check, parse } from '@woodlog/notation/fuzzy-knights';
import { fuzzyKnightsTurns } from '../../src/games/fuzzy-knights/turn.ts';
import type { PlayedTurn } from '../../src/turn/turn-adapter.ts';
import type { Prompter } from '../../src/turn/prompter.ts';
import { typing } from '../typing.ts';

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

async function play(log: string, prompter: Prompter | null, seed = 'x'): Promise<PlayedTurn | null> {
  const position = fuzzyKnightsTurns.position(log);
  if (!isRight(position)) throw new Error(position.left.message);
  const played = await position.right.play({ seed, dealsPeople: true }, prompter);
  if (!isRight(played)) throw new Error(played.left.message);
  return 'pending' in played.right ? null : played.right;
}

test('the board, the coins and what is asked stand at the prompt; options only when they are asked for', async () => {
  const person = typing(['moves', 'end']);
  const turn = await play(`${HEADER}${MAP}`, person);
  expect(turn?.actions).toEqual(['END']);
  const said = person.said();
  expect(said).toContain('Day 1, items by dice');
  expect(said).toContain(
    'Ann (P1), 6 coins: buildings and recruits [such as RECRUIT HERO at (4, 1), or END; moves lists',
  );
  expect(said.split('Ann (P1), 6 coins')[0]).not.toContain('RECRUIT 1');
  expect(said).toContain('RECRUIT HERO at (4, 1)');
});

test('a place alone is the option that has it; the signs of the map are explained', async () => {
  const person = typing(['', '4 1']);
  const found = await play(`${HEADER}${MAP.slice(0, MAP.indexOf('P1: CONSTRUCT'))}`, person);
  expect(found?.actions).toEqual(['CONSTRUCT ENCAMPMENT at (4, 1)']);
  expect(person.said()).toContain('S1 a settlement of P1, h1 its hero');
  expect(person.said()).toMatch(/expected a step such as CONSTRUCT ENCAMPMENT at \(\d+, \d+\); moves lists/);
});

test('steps are typed in any case, whole paths and several at once; what is not allowed says why', async () => {
  const person = typing([
    'move h1 9 9',
    'jump',
    'capture h1',
    'P1: move h1 to (5,1), (6,1) (7,1); interact h1 resource; move h1 (8, 1)',
    '',
    'attack s1 on s2',
    'end',
  ]);
  const turn = await play(`${HEADER}${MAP}${TURN}`, person);
  expect(turn?.actions.filter((action) => !action.startsWith('ROLL'))).toEqual([
    'MOVE H1 (5, 1)',
    'MOVE H1 (6, 1)',
    'MOVE H1 (7, 1)',
    'INTERACT H1 RESOURCE',
    'MOVE H1 (8, 1)',
    'END',
  ]);
  const said = person.said();
  expect(said).toContain('MOVE H1 (9, 9): (9, 9) is not beside (4, 1) (Hero Movement)');
  expect(said).toContain('expected a step such as MOVE or END');
  expect(said).toContain('CAPTURE H1: there is no mine here (Mines)');
  expect(said).toContain('ATTACK S1 on S2: the game waits for a step of the turn (Player Turns)');
  expect(said).toMatch(/Ann rolls 1dP for the size of the cache: \d+, a (small|large) one/);
  expect(said).toMatch(/Ann gets \d+ coins? and has \d+/);
  expect(said).toContain('your turn, H1 has 10 moves');
});

test('what a bot did is told in English', async () => {
  const before = `${HEADER}${MAP}${TURN}P1: END\n`;
  const turn = await play(before, typing([]));
  const told = fuzzyKnightsTurns.tell?.(before, `${before}${turn?.text}`).join('\n');
  expect(told).toBeDefined();
  expect(told).not.toMatch(/MOVE|ROLL|P2:/);
});

test('a game is played to its end by a person who types what the list of moves shows', async () => {
  let said: string[] = [];
  // By chance: one who counts through the list can propose and offer in turns, and never end.
  const { bots: chance } = streams('person', 0);
  const person: Prompter = {
    async ask() {
      const options = said.flatMap((line) =>
        [...line.matchAll(/(?:^ {2}|; {2})\d+ {2}([^;]+)/g)].map(([, text]) => text),
      );
      said = [];
      if (options.length === 0) return 'moves';
      return (chance.pick(options) ?? '').toLowerCase();
    },
    say(text) {
      said.push(text);
    },
    isGone: () => false,
  };
  let log = HEADER;
  for (let turns = 0; turns < 200; turns++) {
    const turn = await play(log, person, `s${turns}`);
    if (turn === null) throw new Error('nobody answers');
    log += turn.text;
    if (turn.winners !== null) break;
  }
  expect(log).toMatch(/RESULT/);
  expect(check(parse(log))).toEqual([]);
});
