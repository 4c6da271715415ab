import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLineOf } from './bundled-last-line.ts';

const MARQUISE = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9';
const [FIRST, SECOND, THIRD] = ['C:t->1/w5->2/b_s->5/t1->/++/#->C', 'C:t->1+5/w10->9/#->C', 'C:t->1+5/w9->10/#->C'];

/** Lines that the law allows, each of which was called illegal once: the last one of a log. */
const LINES: readonly (readonly [law: string, why: string, ...log: readonly string[]])[] = [
  [
    '11.2.6.III',
    'a Vagabond pays for the riverboats, and the Riverfolk have no warriors left that go into their Payments',
    'C: Ann',
    'O: Bob',
    'V: Cid',
    MARQUISE,
    'O:w->4+5+10+11/$_->1',
    'V:#thief->$/p->1_2_5_10',
    FIRST,
    'O:11w->4/#->O',
    'V:%s->e/%s->r/p->5/#->V',
  ],
  [
    '11.4.1',
    'the two warriors of Protectionism are written after what comes later',
    'C: Ann',
    'O: Bob',
    MARQUISE,
    'O:w->4+5+10+11/$_->1',
    FIRST,
    'O:w5->10/$_h->2',
    SECOND,
    'O:2w10->1/2w->$',
  ],
  [
    '12.5.1.I',
    'the cards of a minister are shown, and the card of a building is not',
    'C: Ann',
    'D: Bob',
    MARQUISE,
    'D:t->3/2w->3+6+7+11',
    FIRST,
    'D:w->0/b_c->3/(F+M)#^/#foremole->$/++/#->D',
  ],
  [
    '4.3.3',
    'of two battles in one clearing that which removes the last attacker came after the one with its dice',
    'C: Ann',
    'E: Bob',
    MARQUISE,
    'E:b+6w->3/#despot->$',
    'C:t->1/w7->3/XE3/XE3(0,0)/(Ew+w)3->/#->C',
  ],
  [
    '6.5.5',
    'wood that an unnamed card brings is spent at once, and neither is written',
    'C: Ann',
    'E: Bob',
    MARQUISE.replace('b_s->1/b_w->5', 'b_s->5/b_w->1'),
    'E:b+6w->3/#despot->$',
    'C:t->5/#C->/#C->/t5->/b_s->5/++/b_r->9/++/2w->9/#->C',
  ],
  [
    '13.4.3',
    'Corvids with two warriors left choose where they go',
    'C: Ann',
    'P: Bob',
    MARQUISE,
    'P:w->3+7+8',
    FIRST,
    'P:10w->10/#->P',
    SECOND,
    'P:F#P->/w->6/w->12/2w10->12/#->P',
  ],
  [
    '9.5.6',
    'a Vagabond strikes a plot that lies face up',
    'V: Ann',
    'P: Bob',
    'P:w->3+7+8',
    'V:#arbiter->$/p->1_2_5_10',
    'P:R#P->/w->3+4+5+10/w10->/t->10/#->P',
    'V:p->10/%x->$/#->V',
    'P:t10^t_s/++/F#P->/w->1+6+8+12/w1->5/#->P',
    'V:p->1_2_5_10/#->V',
    'P:w3->7/#->P',
    'V:p->10/%x->e/Pt_s10->/++/#->V/#V->',
  ],
  [
    '14.7.4',
    'a Lavish warlord gives an item away that lies exhausted',
    'C: Ann',
    'H: Bob',
    MARQUISE,
    'H:w_w+4w+b->3/#stubborn->$',
    FIRST,
    'H:2w->3/#lavish->$/%f->$/%f->e/#->H',
    SECOND,
    'H:2w->3/#rowdy->$/++/#->H',
    THIRD,
    'H:2w->3/#lavish->$/%f->/2w->3/++/#->H/#H->',
  ],
  [
    'ROOT-77',
    'Fox Partisans discard a card that is known by its suit and one that is known by its name, and the log has it the other way',
    'C: Ann',
    'E: Bob',
    MARQUISE,
    'E:b+6w->3/#despot->$',
    'C:t->1/Zfpart/2#C->/(R#+R#bakesale)->C',
    'E:F#E->$_x/6w3->6/#->E',
    'C:t->1/XE6(1,0)/(R#roottea+R#)C->/2Ew6->/#->C',
  ],
  [
    '12.6.1',
    'a bird and a rabbit are in the hand, and the card shown for a building is not written: it was the rabbit',
    'C: Ann',
    'D: Bob',
    MARQUISE,
    'D:t->3/2w->3+6+7+11',
    FIRST,
    'D:w->0/3#D->/(B#cplans+R#tun+R#charm)->D',
    SECOND,
    'D:w->0/b_c->3/w7->8/#->D',
  ],
  [
    '8.4.1',
    'a revolt that wins the game by what it removes places no base any more (3.1)',
    'C: Ann',
    'A: Bob',
    MARQUISE,
    'A:3#->$',
    FIRST,
    'A:t->5/++27/2R#->$/#->A',
    SECOND,
    'A:2R#$->/(Cb_s+Cb_w+Ct)5->/++3',
  ],
  [
    '3.3.4',
    'a dominance card is taken that may be among the unnamed discards',
    'C: Ann',
    'E: Bob',
    'A: Cid',
    MARQUISE,
    'E:b+6w->3/#despot->$',
    'A:3#->$',
    'E:#E->',
    'C:t->1/M#C->/M#dom->C/w->9/#->C',
  ],
  [
    'V.6.2',
    'two factions become hostile in one action',
    'C: Ann',
    'E: Bob',
    'V: Cid',
    MARQUISE,
    'E:b+6w->3/#despot->$',
    'V:#scoundrel->$/p->1_2_5_10',
    FIRST,
    'E:F#E->$_x/3w3->6/XC6(0,0)/b->6/++/#->E',
    'V:p->2/%f->e/p->6/%r->6/(Cw+3Ew+Eb)6->/++/$_C+$_E->h/#->V',
  ],
  [
    '9.6.1',
    'a night in a forest repairs and refreshes an item at once',
    'C: Ann',
    'V: Bob',
    MARQUISE,
    'V:#thief->$/p->1_2_5_10',
    FIRST,
    'V:p->10/%s->d+e/%f->d+e/#->V',
    SECOND,
    'V:p->1_2_5_10/%_d->s+r/#->V',
  ],
  [
    '15.4.2',
    'of two waystations in a clearing one goes, and its face is not the one written',
    'C: Ann',
    'K: Bob',
    'C:t_k->1/w->1+2/b_s->1/b_w->1/b_r->1',
    'K:3w->3+7/t_f->1_9_10_12',
    'C:t->1/w2->5/#->C',
    'K:2w->12/b_f->12/b_t->12/t_f1_9_10_12->12/t_f12^3/F#anvil->$_3',
    'C:t->1/#->C',
    'K:b_t12->/w->12/t_f12->$/++3/F#anvil$_3->/2#->K',
  ],
  [
    '12.6.1',
    'of a hand the one card that is not named was shown for a building, and was no bird',
    'Map: Winter',
    'Clearings: R1, M2, M3, M4, F5, R6, F7, R8, F9, R10, M11, F12',
    'A: Ann',
    'D: Bob',
    'A:3#->$',
    'D:t->3/2w->3+7+8',
    'A:t->1+4+10/b_m->4/b_r->10/4w->10/w->4+9/4w->$/#->A',
    'D:2w3->/2w7->/2w8->/b_c->1/2b_c->11/b_m->3/t->9+11/7w->9/4w->11/5w->0/#captain->$/#foremole->$/2#D->/R#tun->D/B#sabo->D',
    'A:#->A',
    'D:4w->0/B#saboD->/t3->/t+4w0->12/R#D->/t9->/t->1/3w0->1/M#mouseinasack->A$/b_m->12/XA1B@/(2w+At)1->/M#league->A$/#+F#+#->D/++',
  ],
  [
    '3.3.4',
    'a dominance card is taken for a card that the ferry brought, and written before it',
    'Map: Lake',
    'Clearings: F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12',
    'C: Ann',
    'E: Bob',
    'A: Cid',
    'C:t_k->2/b_w->2/b_s+b_r->10/w->1+3+4+5+6+7+8+9+10+11+12',
    'E:b+6w->4/#despot->$',
    'A:3#->$',
    'C:t->10/M#domC->/2#C->/F#anvil->C',
    'E:F#E->$_x/#->E',
    'A:#->A',
    'C:t->10/M#dom->C/(w+f)1->11/#->C/M#rootteaC->/#->C',
  ],
];

/** That the last line of a log is legal. */
async function isNotAccused(text: string): Promise<void> {
  const { match, slips } = await lastLineOf(text);
  expect(match).toEqual({ verdict: 'legal', assumed: expect.anything() });
  expect(slips).toBe(false);
}

test.each(LINES)('%s: %s', async (_, __, ...log) => {
  const map = log[0]?.startsWith('Map: ') ? '' : 'Map: Fall\n';
  await isNotAccused(`${map}Deck: E&P\n${log.join('\n')}\n`);
});

/** Games of people at random, written as people write, up to such a line. */
const GAMES = join(import.meta.dirname, 'not-accused');

test.each(readdirSync(GAMES))(
  '%s: a game up to a line that was called illegal once',
  { timeout: 60_000 },
  async (name) => {
    await isNotAccused(readFileSync(join(GAMES, name), 'utf8'));
  },
);
