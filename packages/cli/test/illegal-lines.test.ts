import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';
import { tableWith } from './two-people.ts';

const { file } = filesFolder();

async function breachesOf(log: string): Promise<readonly string[]> {
  const { out } = await run(['check', '--json', file('illegal.rootlog', log)]);
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly { law: string; message: string }[] };
  return diagnostics.map(({ law, message }) => `${law} ${message}`);
}

/** First turns with one mistake each, the section that it breaks, and what is said of it, `D5` of what the pieces cannot do. */
const ILLEGAL: readonly (readonly [what: string, line: string, law: string, said: RegExp])[] = [
  ['the Marquise battles herself', 'C:t->1/XC2/w->9/#->C', '4.3', /may not battle the Marquise .*: nobody battles/],
  [
    'a move between clearings that are not adjacent',
    'C:t->1/w2->3/w->9/#->C',
    '4.2',
    /: clearing 2 is adjacent to 5, 6 and 10/,
  ],
  ['a building without a slot', 'C:t->1/b_s->1/w->9/#->C', '2.2.3', /has no open building slot/],
  [
    'recruiting twice',
    'C:t->1/w->9/w->9/#->C',
    '6.5.3',
    /may not place one warrior in clearing 9: they recruit only once/,
  ],
  ['an item for which workshops are missing', 'C:t->1/Z%c/++3/w->9/#->C', '4.1.1', /may not craft one coin: it costs/],
  ['no card for the Decree', 'E:3w3->6/b->6/++/#->E', '7.4.2', /must still do "Add to the Decree"/],
  ['no battle of the Decree', 'E:F#E->$_x/3w3->6/b->6/++/#->E', '7.5.2.III', /must still do "Resolve the Decree"/],
  [
    'points of one roost too many',
    'E:F#E->$_x/3w3->6/XC6(2,1)/Cw6->/w6->/b->6/++3/#->E',
    '7.6.1',
    /may not score 3 points here: what was done is worth fewer/,
  ],
  ['no point for a building', 'C:t->1/w->9/w6->11/t1->/b_s->5/#->C', '6.5.4.III', /must still score one point/],
  ['two cards too many', 'E:F#E->$_x/3w3->6/XC6(2,1)/Cw6->/w6->/b->6/++/3#->E', '7.6.2', /may not draw 3 cards/],
  ['sympathy by a supporter of another suit', 'A:M#$->/t->6/F#A->$/#->A', '8.4.2.II', /must still discard one card/],
  ['a base without a revolt', 'A:F#$->/t->6/b_f->6/#->A', '8.4.1', /may not place one fox base .*"revolt"/],
  ['a warrior without a base', 'A:F#$->/t->6/w->6/#->A', '8.6.1.III', /may not place one warrior/],
  ['a move without a boot', 'V:p->6/%f->e/p->2/p->10/#->V', '9.5.1', /to clearing 10: that takes a face-up boot/],
  ['more hits than there are pieces', 'V:p->6/%s->e/XC6(1,0)/2Cw6->/$_C->h/#->V', 'D5', /has only 1 Cw/],
  ['points from nothing', 'V:p->6/++2/#->V', '3.2', /may not score 2 points here/],
  ['two cards for one', 'G:p->6/2#->G', '9.6.2', /The second Vagabond may not draw 2 cards/],
  ['a warrior beside the keep', 'L:$_ho->M/M#^/w->1/#->L', 'G.20', /the Marquise let nobody else place pieces there/],
  ['a garden in a full clearing', 'L:$_ho->M/M#^/b_m->3/#->L', '2.2.3', /has no open building slot/],
  ['a move along no path or river', 'O:w5->10/w10->3/$_h->1', '4.2', /from clearing 10 to clearing 3/],
  ['a point too few', 'C:t->1/w2->5/t1->/b_w->5/++/#->C', '6.5.4.III', /must score 2 points, and scored 1/],
  ['a trade post that is not paid', 'O:t_m+w->2/++2/$_h->1', '11.5.6', /may not place one mouse trade post/],
  ['out of the Burrow without a tunnel', 'D:w->0/w0->1/#->D', '12.2.2', /may not move from the Burrow to clearing 1/],
  ['four moles too many', 'D:6w->0/#->D', '12.5.1.II', /may not place 6 warriors in the Burrow/],
  [
    'a plot for which no warrior is removed',
    'P:R#P->/w->3+4+5+10/t->7/#->P',
    '13.5.2',
    /must still remove one warrior/,
  ],
  ['recruits without a card', 'P:w->3+4+5+10/#->P', '13.4.3', /must still discard one card/],
  ['no mood', 'H:2w->3/(w_w+4w)3->6/++/#->H', '14.4.4', /must still do "Choose mood"/],
  ['no point for what they oppress', 'H:2w->3/#bitter->$/(w_w+4w)3->6/#->H', '14.6.2', /must still score one point/],
  [
    'nobody lives off the land',
    'K:w3->/b_t->3/2w3->6/2#->K',
    '15.6.1',
    /must still remove one warrior from clearing 7/,
  ],
  ['a warrior too many', 'H:2w->3/w->3/#bitter->$/(w_w+4w)3->6/++/#->H', '14.4.2', /may not place one warrior in/],
  ['a walk too far', 'V:p->6/%f->e/p->9/#->V', '4.2', /from clearing 6 to clearing 9: clearing 6 is adjacent to/],
  [
    'a relic that nobody delves for',
    'K:w3->/b_t->3/2w3->6/t_f3_6_11->6/w7->/2#->K',
    '15.5.2.II.a',
    /may not move one figure .*"delve"/,
  ],
];

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

test.each(ILLEGAL)('%s: %s breaks %s', async (_, line, law, said) => {
  const [first = 'nothing is said'] = await breachesOf(`${tableWith(line.charAt(0))}${line}\n`);
  expect(first.startsWith(`${law} `), first).toBe(true);
  expect(first).toMatch(said);
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
