import { expect, test } from 'vitest';
import { errorsIn, restored, verdicts, wrongLines } from '../../../test/rootlog/errors-in.ts';
import { CATS, LEGAL } from '../../../test/rootlog/legal-log.ts';
import { applyEdits } from '../../kernel/index.ts';
import { auditLines } from './index.ts';

test('1.4.1: a line that is written twice is one, unless a later line shows that both were played', () => {
  const round = 'C:t->1/w8->4/#->C\n';
  expect(wrongLines(LEGAL.replace(round, round + round))).toEqual([12]);
  const [wood, nothing] = ['C:t->1/w->9/#->C', 'A:#->A'];
  const built = 'C:t->1/t1->/b_s->5/++/2t1->/b_s->10/++2/t1->/b_r->2/++/#->C/#C->';
  const lines = [CATS, 'A:3#->$', wood, nothing, wood, wood, nothing, built];
  expect(wrongLines(['Map: Fall', 'Deck: E&P', 'C: Ann', 'A: Bob', '', ...lines, ''].join('\n'))).toEqual([11]);
});

test('9.6.2: a turn that leaves out its draw is not mended by the next one of the same player', () => {
  const alone = 'Map: Fall\nDeck: E&P\nV: Ann\n\nV:#tinker->$/p->4_7_8_12\nV:p->8\nV:#->V\n';
  expect(verdicts(alone)[1]).toBe('illegal');
});

test.each(['', 'C:'])('the halves of a broken line are joined before a comment behind the first one: "%s"', (label) => {
  const text = LEGAL.replace('w2->6/w4->8/#->C', `w2->6 // so far\n${label}w4->8/#->C // done`);
  expect(wrongLines(text)).toEqual([label === '' ? 10 : 9]);
  expect(restored(text)).toBe(LEGAL.replace('w4->8/#->C', 'w4->8/#->C // so far // done'));
});

test('no comment that stands between the halves of a broken line is lost', () => {
  const text = LEGAL.replace('w2->6/w4->8/#->C', 'w2->6 // so far\n// a note\nC:w4->8/#->C');
  for (const { fixes = [] } of errorsIn(text))
    for (const { edits } of fixes) expect(applyEdits(text, edits).text).toContain('// a note');
});

test('1.4.1: where a turn is missing, lines of its player are not taken to be in each other’s place', () => {
  const cats = (place: number): string => `C:t->1/w->${place}/#->C`;
  const vagabond = ['V:#tinker->$/p->4_7_8_12', 'V:%f->r/#->V', 'V:p->8/%f->e/p->4/#->V'];
  const lines = [CATS, vagabond[0], cats(9), cats(10), vagabond[1], `${cats(9)}/#C->`, vagabond[2]];
  expect(wrongLines(['Map: Fall', 'Deck: E&P', 'C: Ann', 'V: Bob', '', ...lines, ''].join('\n'))).toEqual([9]);
});

test('a slip in a line without a line break before it has its own error and fix', () => {
  const text = LEGAL.replace('#->C\nD:w->0/2w3->7', '#->CD:w->0/2w3->8');
  const last = new Map([...auditLines(text)].map((one) => [one.line, one]));
  const { diagnostics = [], verdict } = last.get(9) ?? {};
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'rootlog/no-line-break',
    'slip/place',
  ]);
  expect(diagnostics[0]?.fixes?.map(({ title }) => title)).toEqual(['part the lines']);
  expect(verdict?.verdict).toBe('slip');
});

test('5.1.7: setups that are written in another order than they are done in are legal', () => {
  const text = `Map: Fall
Deck: E&P
H: Ann
C: Bob
E: Cid

H:w_w+4w+b->2
E:b+6w->3/#despot->$
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
`;
  expect(verdicts(text)).toEqual(['legal', 'legal', 'legal']);
  expect(wrongLines(text.replace('E:b+6w->3', 'E:b+5w->3'))).toEqual([8]);
});

test('two lines without a line break between them are two, and the line after them is legal', () => {
  for (const joint of ['', '/', ' ']) {
    const text = LEGAL.replace('\nD:w->0/2w3', `${joint}D:w->0/2w3`);
    expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'legal', 'legal', 'legal']);
    expect(wrongLines(text)).toEqual([9]);
    expect(restored(text)).toBe(LEGAL);
  }
});

test('logs of players that play by the law are held to it, by a seed, too', () => {
  for (const player of ['Random', 'Greedy', 'Search 20']) {
    const text = LEGAL.replace('C: Ann', `C: ${player}`).replace('D: Bob', `D: ${player}`);
    expect(verdicts(`// woodlog 0.1.0 rules 1 notation 2.8 seed "a" game 0\n${text}`)).toHaveLength(6);
  }
});

test.each([['1->'.repeat(5000)], [`w->5${' '.repeat(5000)}w->6`]])(
  'however long a text is that is no action, it is an error of its line',
  (action) => {
    const text = LEGAL.replace('w8->4', () => action);
    const began = performance.now();
    expect(wrongLines(text)).toContain(11);
    expect(performance.now() - began).toBeLessThan(20_000);
  },
);
