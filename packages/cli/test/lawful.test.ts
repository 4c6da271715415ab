import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { rootTurn } from '../src/games/root/turn.ts';
import { OTHERS } from './cats-and-birds.ts';
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
  expect(said).toMatch(/The Eyrie may not place one roost in clearing 7 yet: .*\(7\.5\.2\)/);
  expect(actions[0]).toBe('F#E->$_x');
  expect(actions).not.toContain('b->7');
});

test.each([
  ['6.5', ['t->1', 'w5->2', 'Zcharm'], /may not craft Charm Offensive now.*\(6\.5\)/],
  ['6.6', ['t->1', '#->C', 'w5->2'], /may not move one warrior from clearing 5/],
])('%s: what is typed later comes later: what had to come before is refused', async (_, words, refused) => {
  const { actions, said } = await typed([...words, '', ''], LOG.replace(/\nC:t->1.*\n$/, ''));
  expect(said).toMatch(refused);
  expect(actions).toHaveLength(words.length - 1);
});

test('? lists what the law allows next, and what must be done first (7.4.2)', async () => {
  const { said } = await typed(['?', null as never]);
  expect(said).toMatch(/Birdsong, Add to the Decree \(7\.4\.2\):/);
  expect(said).toMatch(/F#E->\$_x/);
  expect(said).toMatch(/One of these must be done first/);
});

test('what is still due is said before the turn ends, and an empty line once more ends it all the same (6.6)', async () => {
  const log = `${LOG}E:F#E->$_x/3w3->6/XC6(2,1)/Cw6->/w6->/b->6/++/#->E\n`;
  const { actions, said } = await typed(['t->1+5', '', ''], log);
  expect(said).toMatch(/The Marquise must still draw one card \(Draw\): not done, or not written \(6\.6\)/);
  expect(actions).toEqual(['t->1+5']);
});

test('of what must come first, or of a move typed in part, the Rootlog is said; nothing of it is told as done (6.4, 6.5.4)', async () => {
  const setup = LOG.slice(0, LOG.indexOf('\nC:t->1') + 1);
  const words = ['XE3', 't->1', 'b_s->5', 't1->/b_s->5/++', 'help', null as never];
  const { actions, said } = await typed(words, setup);
  expect(said).toContain(
    'must still place one wood in clearing 1 (Place wood): not done, or not written (6.4)\n  = first comes `t->1`',
  );
  expect(said).not.toContain('attacks the Eyrie');
  expect(said).toContain('(6.5)\n  = did you mean `t1->/b_s->5/++`? (6.5.4)\nnothing was taken');
  expect(said).toMatch(/overwork: \.{3}->1 .*\n(?:.*\n)?\.\.\. stands for what you have to choose\./);
  expect(actions).toEqual(['t->1', 't1->', 'b_s->5', '++']);
});

test('a hand that nobody else knows is looked at without a word: ? shows what comes next in setup (5.1.3, 7.3.2)', async () => {
  const { said } = await typed(['?', null as never], 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\nC:t_k->1/w->2\n');
  expect(said).toContain('Setup, Place a roost and warriors (7.3.2):\n');
  expect(said).toContain('b+6w->3');
});

test('? names no card where turmoil asks for a leader (7.7), and what is due is said once (7.5.2)', async () => {
  const { said } = await typed(['B#E->$_r', 'w->3', 'B#E->$_x', '', '?', null as never]);
  expect(said).not.toContain('undefined');
  const due = said.split('\n').filter((line) => line.includes('must still do "Resolve the Decree"'));
  expect(new Set(due).size).toBe(due.length);
});

const LOG_OF_OTHERS = `${OTHERS}
C:2w->O$/#O->C/t->1/w5->2/b_s->5/t1->/++/#->C
`;

test('the Lizards type rituals: a card that is shown has to match (10.5.2, 10.2.2)', async () => {
  const { actions, said } = await typed(['$_ho->M', 'M#^', 'w->3', 'w->2', '#->L', '', ''], LOG_OF_OTHERS);
  expect(said).toMatch(/The Lizards may not .* now: "Perform rituals" does not allow it/);
  expect(actions).toEqual(['$_ho->M', 'M#^', 'w->2', '#->L']);
});

test('the Riverfolk type what their funds allow, and no more (11.5)', async () => {
  const log = `${LOG_OF_OTHERS}L:$_ho->M/#->L\n`;
  const words = ['2Cw$->/t_m+w->2/++2', 'w4->7', 'w7->4', 'w4->7', 'w7->4', '$_h->3', '', ''];
  const { actions, said } = await typed(words, log);
  expect(said).toMatch(/The Riverfolk may not move .* now: "Set costs" does not allow it, or not again \(11\.6\.2\)/);
  expect(actions).toEqual(['2Cw$->', 't_m+w->2', '++2', 'w4->7', 'w7->4', 'w4->7', '$_h->3']);
});
