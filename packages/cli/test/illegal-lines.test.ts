import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';
import { tableWith } from './two-people.ts';

const { file } = filesFolder();

async function breachesOf(log: string): Promise<readonly string[]> {
  const { out } = await run(['check', '--json', file('illegal.rootlog', log)]);
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly { law: string; message: string }[] };
  return diagnostics.map(({ law, message }) => `${law} ${message}`);
}

/** The rows of the page: a mistake, a first turn with it, and what is said of it. */
const ROWS = readFileSync(new URL('../../../docs/illegal-lines.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => /^\| .*`[A-Z]:/.test(row))
  .map((row) => row.slice(2).replaceAll('`', '').split(' | '));

const OUTRAGED = `Map: Fall
Deck: Standard
C: Ann
A: Bob

C:(F#anvil+R#cob+B#royal)C->C/t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
A:3#->$
C:t->1/w5->2/b_s->5/t1->/++/R#bank->C
A:F#$->/t->6/#->A
`;

test('8.2.6: who holds a card that matches has to give it', async () => {
  const breaches = await breachesOf(`${OUTRAGED}C:t->1+5/w2->6/#->C\n`);
  expect(breaches).toEqual([expect.stringMatching(/^8\.2\.6 .* must still move one fox card from their hand to/)]);
});

/** A round after which the Eyrie stand beside a warrior of the Marquise in clearing 6. */
const BESIDE = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
C:t->1/w5->2/b_s->5/t1->/++/#->C
E:F#E->$_x/3w3->6/XC6(0,0)/b->6/++/#->E
`;

test.each([
  ['more hits than the dice have', 'C:t->1+5/XE6(1,0)/2Ew6->/#->C', 'law/not-allowed'],
  ['a hit that is not taken', 'C:t->1+5/XE6(1,0)/#->C', 'law/not-done'],
  ['two battles, each with its dice', 'C:t->1+5/XE6(1,0)/XE6(1,0)/2Ew6->/#->C', undefined],
  ['two battles without dice', 'C:t->1+5/XE6/2Ew6->/#->C', 'law/assumed'],
])('4.3.6, D139: %s', async (_, line, code) => {
  const { out } = await run(['check', '--json', file('dice.rootlog', `${BESIDE}${line}\n`)]);
  expect(JSON.parse(out).diagnostics[0]?.code).toBe(code);
});

test('9.6.2: what a setup line lays down beyond the law casts no doubt on the turns of its Vagabond (D141)', async () => {
  const players = 'Map: Fall\nDeck: E&P\nC: Ann\nV: Bob\n\n';
  const setups = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nV:#thief->$/p->1_2_5_10/p->5/%f->e\n';
  const breaches = await breachesOf(`${players}${setups}C:t->1/w5->2/b_s->5/t1->/++/#->C\nV:%f->r/2#->V\n`);
  expect(breaches.at(-1)).toMatch(/^9\.6\.2 .*may not draw 2 cards/);
});

test('9.5.7: a repair that no hammer pays for is named by its section', async () => {
  const players = 'Map: Fall\nDeck: E&P\nC: Ann\nV: Bob\n\n';
  const setups = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nV:#thief->$/p->3_6_11/p->6/%f->d\n';
  const breaches = await breachesOf(`${players}${setups}C:t->1/w5->2/b_s->5/t1->/++/#->C\nV:%f$d->$s/#->V\n`);
  expect(breaches.at(-1)).toMatch(/^9\.5\.7 .*may not repair one boot/);
});

const THREE = `Map: Fall
Deck: E&P
C: Ann
E: Bob
A: Cid

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
A:3#->$
`;

test('7.5.2.III: what is due is of the Decree, though a dominance card might be taken there as well', async () => {
  const log = `${THREE}C:t->1/M#domC->/#->C\nE:F#E->$_x/3w3->6/b->6/++/#->E\n`;
  expect((await breachesOf(log)).at(-1)).toMatch(/^7\.5\.2\.III The Eyrie must still do "Resolve the Decree"/);
});

test('3.3.1: dominance needs ten points', async () => {
  const [breach] = await breachesOf(`${THREE}C:t->1/w->9/F#domC->$/++->$/#->C\n`);
  expect(breach).toMatch(/^3\.3\.1 .*: that needs 10 points, and a dominance card/);
});

test.each(ROWS)('%s: %s', async (_, line = '', said = '') => {
  const [first = 'nothing is said'] = await breachesOf(`${tableWith(line.slice(0, 1))}${line}\n`);
  const [law = '', ...words] = first.split(' ');
  expect(`${words.join(' ').replaceAll('`', '')} (${law})`).toBe(said);
});

/** Plots that the law refuses, on a table where Bob's Corvids have a snare face up in 8 and a plot face down in 9. */
const PLOTS: readonly (readonly [line: string, law: string, said: RegExp])[] = [
  ['t9^t_b/++2/#->P', '13.4.2', /turn over one plot in clearing 9: they have no warrior there/],
  ['t8<->t9/#->P', '13.5.4', /swap the plots .*: one of the two is face up, the other face down/],
  ['w8->/t->8/#->P', '13.2.2.II', /: a plot lies in clearing 8 already/],
];

test.each(PLOTS)('P:%s breaks %s', async (line, law, said) => {
  const scene = 'Map: Fall\nDeck: Standard\nC: Ann\nP: Bob\n\nC:t_k->1\nP:w->4+8/t->8+9/t8^t_s\nC:#->C\n';
  const breaches = (await breachesOf(`${scene}P:${line}\n`)).filter((one) => one.startsWith(`${law} `));
  expect(breaches).toContainEqual(expect.stringMatching(said));
});

test('H.2: a hireling that nobody controls does nothing for the taker', async () => {
  const setups = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nE:b+6w->3/#despot->$\n';
  const table = `Map: Fall\nDeck: E&P\nHirelings: h_E/5h_Ew->5\nC: Ann\nE: Bob\n\n${setups}`;
  expect(await breachesOf(`${table}C:t->1/h_Ew5->2/#->C\n`)).toEqual([expect.stringMatching(/^H\.2 .*do not control/)]);
});
