import { expect, test } from 'vitest';
import { isRight } from 'fp-ts/lib/Either.js';
import { nextTurn, play } from 'woodlog';
import { awaitsRoll, firstAnswer, firstQuestions, isCats, lookAt, mustDecree, setup, turnOf } from './library-types.ts';

test('a caller’s functions run as they are typed', async () => {
  expect(await play(setup, 'maple')).toMatchObject({ _tag: 'Right' });
  expect(await turnOf('Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Electric Eyrie\n')).toMatchObject({
    right: { taker: 'C' },
  });
  expect(await firstQuestions()).toContain('pick');
  const looked = await lookAt('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n');
  expect([isCats(looked), awaitsRoll(looked)]).toEqual([true, false]);
  if (isRight(looked.next) && looked.next.right.game === 'root') expect(mustDecree(looked.next.right)).toBe(false);
  expect(looked).toMatchObject({
    checked: { right: { game: 'root', diagnostics: [] } },
    next: { right: { faction: 'C', seat: 0 } },
    last: { turn: 0, taker: 'C', setup: true },
  });
});

test.each([
  ['Map: Fall\nDeck: E&P\nA: Ann\nE: Electric Eyrie\nA:3#->$\nE:b+6w->1/2B#vizier->$_B\nA:M#$->/t->2', 'draw'],
  ['FUZZY KNIGHTS\nPLAYER 1 "a" BOT random\nPLAYER 2 "b" BOT random\n', 'pick'],
])('a question has the fields of its kind (%j)', async (log, kind) => {
  const turn = await nextTurn(log);
  expect(turn).toMatchObject({ right: { pending: { kind, law: expect.any(String) } } });
  if (turn._tag === 'Right' && 'pending' in turn.right) expect(firstAnswer(turn.right.pending)).toBeDefined();
});
