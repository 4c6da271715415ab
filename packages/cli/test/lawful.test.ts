import { expect, test } from 'vitest';
import { atPrompt } from './at-prompt.ts';
import { OTHERS } from './cats-and-birds.ts';

const LOG = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$

C:t->1/w5->2/b_s->5/t1->/++/#->C
`;

const typed = (words: readonly string[], log = LOG) => atPrompt(log, words);

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
  const { actions, said } = await typed(words, LOG.replace(/\nC:t->1.*\n$/, ''));
  expect(said).toMatch(refused);
  expect(actions.filter((one) => one !== '#->C')).toEqual(words.slice(0, -1).filter((one) => one !== '#->C'));
});

test('? lists what the law allows next, and what must be done first (7.4.2)', async () => {
  const { said } = await typed(['?', null as never]);
  expect(said).toMatch(/still due: add to the Decree \(7\.4\.2\)/);
  expect(said).toMatch(/Add a fox card to the Battle column +F#->\$_x/);
});

test('end does what comes by itself; what is still due is said, and end once more ends the turn all the same (6.6, 7.5.2)', async () => {
  const log = `${LOG}E:F#E->$_x/3w3->6/XC6(2,1)/Cw6->/w6->/b->6/++/#->E\n`;
  const { line } = await typed(['t->1+5', 'end'], log);
  expect(line).toBe('C:t->1+5/#->C\n');
  const due = await typed(['F#E->$_x', 'end', 'end']);
  expect(due.said).toContain('still due: resolve the Decree (7.5.2)');
  expect(due.said).toContain('end once more ends the turn all the same');
  expect(due.line).toBe('E:F#E->$_x\n');
});

test('what must come first is said with its section; nothing of a move is told as done before it is (6.4, 6.5.4)', async () => {
  const setup = LOG.slice(0, LOG.indexOf('\nC:t->1') + 1);
  const { actions, said } = await typed(['XE3', 't->1', 'b_s->5', 't1->/b_s->5/++', 'help'], setup);
  expect(said).toContain('(6.5.4)\n  = Build a sawmill in clearing 5 (rabbit)');
  expect(said).not.toContain('attack the Eyrie');
  expect(actions).toEqual(['t->1', 't1->', 'b_s->5', '++']);
});

test('a hand that nobody else knows is looked at without a word: ? shows what comes next in setup (5.1.3, 7.3.2)', async () => {
  const { said } = await typed(['?'], 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\nC:t_k->1/w->2\n');
  expect(said).toContain('Bob (E), Setup');
  expect(said).toMatch(/ {2}Despot\n/);
});

test('? names no card where turmoil asks for a leader (7.7)', async () => {
  const { said } = await typed(['B#E->$_r', 'w->3', 'B#E->$_x', '', '?']);
  expect(said).not.toContain('undefined');
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
  expect(said).toMatch(/The Riverfolk may not move .*: no fund is left \(11\.5\)/);
  expect(actions).toEqual(['2Cw$->', 't_m+w->2', '++2', 'w4->7', 'w7->4', 'w4->7', '$_h->3']);
});
