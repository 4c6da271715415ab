import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { rootTurn } from '../src/games/root/turn.ts';
import { typing } from './typing.ts';

const LOG = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$

C:t->1/w5->2/b_s->5/t1->/++/#->C
`;

async function typed(words: readonly string[], log = LOG) {
  const position = rootTurn.position(log);
  if (isLeft(position)) throw new Error(position.left.message);
  const person = typing(words);
  const turn = await position.right.play({ lawful: true }, person);
  if (isLeft(turn)) throw new Error(turn.left.message);
  return { actions: turn.right.actions, said: person.said() };
}

test('a typed turn is held to the law: what it forbids is said with its section, and nothing of it is taken (7.5.2)', async () => {
  const { actions, said } = await typed([
    'F#E->$_x',
    '3w3->7',
    'b->7',
    'XC7',
    '3w3->6',
    'XC6(2,1)/Cw6->/w6->',
    'b->6',
    '',
    '',
  ]);
  expect(said).toMatch(/E must do this first: Resolve the Decree \(7\.5\.2\)|does not allow this here/);
  expect(actions[0]).toBe('F#E->$_x');
  expect(actions).not.toContain('b->7');
});

test('? lists what the law allows next, and what must be done first (7.4.2)', async () => {
  const { said } = await typed(['?', null as never]);
  expect(said).toMatch(/birdsong, Add to the Decree \(7\.4\.2\):/);
  expect(said).toMatch(/F#E->\$_x/);
  expect(said).toMatch(/This must be done before the phase can end: Add to the Decree \(7\.4\.2\)/);
});

test('what is still due is said before the turn ends, and an empty line once more ends it all the same (6.6)', async () => {
  const log = `${LOG}E:F#E->$_x/3w3->6/XC6(2,1)/Cw6->/w6->/b->6/++/#->E\n`;
  const { actions, said } = await typed(['t->1+5', '', ''], log);
  expect(said).toMatch(/C draws 1 more \(Draw\): not done, or not written \(6\.6\)/);
  expect(actions).toEqual(['t->1+5']);
});
