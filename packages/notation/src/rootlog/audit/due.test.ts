import { expect, test } from 'vitest';
import { errorsIn } from '../../../test/rootlog/errors-in.ts';
import { applyEdits } from '../../kernel/index.ts';

const LOGS = [
  ['C', 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->1'],
  ['E', 'E:b+6w->3/#builder->$'],
  ['V', 'V:#tinker->$/p->4_9_12/3#->Q'],
  ['L', 'L:4w+b_m->2/w->5+6+10/$_o->F'],
  ['H', 'H:w_w+4w+b->3'],
  [
    'K',
    'K:t_t->1_2_5_10/t_t->1_9_10_12/t_j->2_6_10_11_12/t_f->4_9_12/t_j->4_7_8_12/t_j->3_7_11_12/t_f->3_6_11/4w->1/4w->5/t_t->3_6_11/t_t->4_9_12/t_f->2_6_10_11_12/t_f->4_7_8_12/t_j->3_7_11_12',
  ],
] as const;

/** The setup lines of some players, and their header. */
const logOf = (letters: string): string => {
  const played = LOGS.filter(([letter]) => letters.includes(letter));
  const players = played.map(([letter], n) => `${letter}: ${'Ann Bob Cid Dan'.split(' ')[n]}\n`);
  return `Map: Fall\nDeck: E&P\n${players.join('')}\n${played.map(([, line]) => `${line}\n`).join('')}`;
};

test.each(['CEVL', 'HK'])('the setups that the slips are in are legal: %s', (letters) => {
  expect(errorsIn(logOf(letters))).toEqual([]);
});

test.each([
  ['6.3.3', 'a clearing without its warrior', 'CE', '+6+7+8', '+6+8'],
  ['6.3.3', 'a clearing written for another', 'CE', 'w->1+2', 'w->2+2'],
  ['6.3.4', 'a building that is not placed', 'CE', '/b_r->1', ''],
  ['6.3.4', 'a building that is placed twice', 'CE', '/b_w->5', '/b_w->5/b_w->5'],
  ['7.3.2', 'one warrior too few', 'CE', 'b+6w', 'b+5w'],
  ['9.3.2', 'a forest without one of its clearings', 'VL', 'p->4_9_12', 'p->9_12'],
  ['10.3.2', 'one warrior too many', 'VL', '4w+b_m', '5w+b_m'],
  ['10.3.3', 'an outcast that is not named', 'VL', '/$_o->F', ''],
  ['14.3.2', 'one warrior of the warlord too few', 'HK', 'w_w+4w', 'w_w+3w'],
  ['15.3.1', 'a relic in a forest that the map lacks', 'HK', 't_f->4_9_12', 't_f->4_9'],
  ['15.3.3', 'one warrior of the Keepers too few', 'HK', '/4w->5', '/3w->5'],
])('%s: a setup line with a slip is one error, and a fix restores it: %s', (_, __, letters, written, slip) => {
  const legal = logOf(letters);
  const text = legal.replace(written, () => slip);
  const [error, ...more] = errorsIn(text);
  expect(more).toEqual([]);
  expect(error?.line).toBe(legal.slice(0, legal.indexOf(written)).split('\n').length);
  const fixed = (error?.fixes ?? []).map(({ edits }) => applyEdits(text, edits).text);
  expect(fixed).toContain(legal);
  for (const one of fixed) expect(errorsIn(one)).toEqual([]);
});

test('15.3.1, 15.3.4: relics that are not placed are one error of each step', () => {
  const text = logOf('HK').replace(/K:t.*4w->1\/4w->5.*/, () => 'K:4w->1/4w->5');
  expect(errorsIn(text).map(({ line, law, message }) => [line, law, message.replace(/.*not done, /, '')])).toEqual([
    [7, '15.3.1', 'or not written; and 6 more like that'],
    [7, '15.3.4', 'or not written; and 4 more like that'],
  ]);
});

test('9.3.1: the items that a Vagabond has later show the character that the setup leaves out', () => {
  const text = logOf('VL')
    .replace('#tinker->$/', () => '')
    .concat('V:p->4/%t->t/%h->e\nL:#->L\n');
  const [error] = errorsIn(text);
  expect([error?.line, error?.code]).toEqual([6, 'slip/action-missing']);
});

test('11.3.5: of the prices that a setup may leave out that is the first fix which a later line has paid', () => {
  const played = LOGS[0][1].concat('\nO:w->4/2w->5/w->11/$_h->1/$_r->4/$_m->1\nC:4w->O$/t->9/#->C\n');
  const text = `Map: Fall\nDeck: E&P\nC: Ann\nO: Bob\n\n${played}`;
  expect(errorsIn(text)).toEqual([]);
  const [error, ...more] = errorsIn(text.replace('/$_r->4', ''));
  expect([error?.line, more.length]).toEqual([7, 0]);
  expect(applyEdits(text.replace('/$_r->4', ''), error?.fixes?.[0]?.edits ?? []).text).toBe(text);
});

test('11.3.2: a warrior that a setup leaves out is one error, wherever it stood', () => {
  const setup = 'O:w->4/2w->5/w->11/$_h->1/$_r->4/$_m->1';
  const text = `Map: Fall\nDeck: E&P\nC: Ann\nO: Bob\n\n${LOGS[0][1]}\n${setup}\n`;
  expect(errorsIn(text)).toEqual([]);
  for (const [written, slip] of [
    ['w->4/2w', '2w'],
    ['2w->5', 'w->5'],
    ['/w->11', ''],
  ] as const) {
    const slipped = text.replace(written, slip);
    const [error, ...more] = errorsIn(slipped);
    expect([error?.line, more]).toEqual([7, []]);
    const all = (error?.fixes ?? []).map(({ edits }) => errorsIn(applyEdits(slipped, edits).text));
    expect(all).toEqual(all.map(() => []));
    expect(all.length).toBeGreaterThan(0);
  }
});

const TURN = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->1
E:b+6w->3/#despot->$

C:t->9/t9->/b_s->5/++/#->C
E:B#E->$_r/w->3/2w3->7/b->7/++/#->E
`;

test.each([
  ['6.5.4.III', 'a point', '/++/#->C', '/#->C'],
  ['6.6', 'a card', '++/#->C', '++'],
  ['7.6.1', 'the points of the roosts', '/++/#->E', '/#->E'],
])('%s: %s that is due and not written is no slip, but has a fix', (law, _, written, slip) => {
  expect(errorsIn(TURN)).toEqual([]);
  const text = TURN.replace(written, slip);
  const [error, ...more] = errorsIn(text);
  expect([error?.law, error?.code, more]).toEqual([law, 'law/not-done', []]);
  expect(applyEdits(text, error?.fixes?.[0]?.edits ?? []).text).toBe(TURN);
});

test('8.4.2.III: any of the points may be the one too many', () => {
  const legal = `Map: Fall
Deck: E&P
C: Ann
A: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->1
A:3#->$

C:t->9/#->C
A:B#$->/t->3/B#$->/t->7/++/B#$->/t->12/++/#->A
`;
  expect(errorsIn(legal)).toEqual([]);
  const text = legal.replace('++', '++2');
  const [error, ...more] = errorsIn(text);
  expect([error?.line, error?.code, more]).toEqual([10, 'law/not-allowed', []]);
  expect(applyEdits(text, error?.fixes?.[0]?.edits ?? []).text).toBe(legal);
});

test.each([
  [
    '8.4.2.II',
    'a supporter that is not paid, before one of another suit',
    'A: Bob\n\nA:3#->$\n\nC:t->9/#->C\nA:M#$->/t->7/F#$->/t->12/++/#->A\n',
    ['M#$->/', ''],
    'write `M#$->/t->7`',
  ],
  [
    'ROOT-103',
    'a card that is not given back, though another one is crafted',
    'H: Bob\n\nH:(R#swap+R#tun+B#crossbow)H->H/w_w+4w+b->3\n\nC:t->9/#->C\nH:2w->3/#bitter->$/Zswap/++/B#sabo->H\nC:t->9/#->C\nH:F#anvilC->H/B#saboH->C/2w->3/#jubilant->$/Ztun/++/#->H\n',
    ['/B#saboH->C', ''],
    'write `F#anvilC->H/#H->C`',
  ],
] as const)('%s: %s', (law, _, game, [written, slip], title) => {
  const marquise = LOGS[0][1].replace('C:', 'C:(F#anvil+2#)C->C/');
  const legal = `Map: Fall\nDeck: E&P\nC: Ann\n${game.replace('\n\n', () => `\n\n${marquise}\n`)}`;
  expect(errorsIn(legal)).toEqual([]);
  const [error] = errorsIn(legal.replace(written, slip));
  expect([error?.law, error?.code]).toEqual([law, 'law/not-done']);
  expect(error?.fixes?.map((fix) => fix.title)).toContain(title);
});
