import { expect, test } from 'vitest';
import { errorsIn, restored, verdicts } from '../../../test/rootlog/errors-in.ts';
import { applyEdits } from '../../kernel/index.ts';
import { audit, auditLines } from './index.ts';

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nD: Bob\n\n';
const SETUP = `C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
D:t->3/2w->3+6+7+11

`;
const LEGAL = `${HEADER}${SETUP}C:t->1/w2->6/w4->8/#->C
D:w->0/2w3->7/#->D
C:t->1/w8->4/#->C
D:w->0/3w7->3/#->D
C:t->1/w8->4/#->C/#C->
D:w->0/#->D/#D->
`;

/** The codes of the errors of a log, by line. */
function errorsOf(text: string): Record<number, readonly string[]> {
  const codes: Record<number, string[]> = {};
  for (const { line, code } of errorsIn(text)) codes[line] = [...(codes[line] ?? []), code];
  return codes;
}

test('the log that the slips are in is legal', () => {
  expect(errorsOf(LEGAL)).toEqual({});
});

test('6.6: a discard that is left out of a hand of which all cards are known is one error', () => {
  const known = LEGAL.replace('C:t_k', 'C:(F#part+M#part+R#part)C->C/t_k')
    .replace('w4->8/#->C', 'w4->8/F#prop->C')
    .replace('w8->4/#->C\n', 'w8->4/M#league->C\n')
    .replace('#->C/#C->', 'M#murine->C/M#murineC->');
  expect(errorsOf(known)).toEqual({});
  const text = known.replace('/M#murineC->', '');
  expect(errorsOf(text)).toEqual({ 13: ['law/not-done'] });
  expect(audit(text)?.lines[6]).toMatchObject({
    law: '6.6',
    because:
      'The Marquise must still discard one card from their hand (Discard down to five): not done, or not written',
  });
});

test('a line that is broken in two is read as one, and one error tells it', () => {
  const [before = '', after = ''] = LEGAL.split('/w8->4/#->C\nD:w->0/3w7');
  for (const joint of ['\n', '/\n', '  \n', '\n/']) {
    const text = `${before}${joint}w8->4/#->C\nD:w->0/3w7${after}`;
    expect(errorsOf(text)).toEqual({ 12: ['rootlog/unknown-line'] });
    expect(restored(text)).toBe(LEGAL);
    expect(audit(text)?.lines.slice(4, 6)).toEqual([
      { line: 11, taker: 'C', verdict: 'slip', because: 'a line is broken in two' },
      { line: 12, taker: '', verdict: 'slip', because: 'a line is broken in two' },
    ]);
  }
});

test.each(['/ this was clever', '/', '// a note\nw8->4/#->C'])(
  'what is no part of a line is not joined to it: %s',
  (rest) => {
    const text = LEGAL.replace('C:t->1/w8->4/#->C\nD:w->0/3w7', (line) => line.replace('\n', `\n${rest}\n`));
    const fixes = [...auditLines(text)].flatMap(({ diagnostics }) => diagnostics.flatMap((one) => one.fixes ?? []));
    expect(fixes.map(({ title }) => title)).not.toContain('join the two lines');
  },
);

test('a line that names no player is the next player’s if it cannot go on the one above', () => {
  const text = LEGAL.replace('D:w->0/3w7', 'w->0/3w7');
  expect(restored(text)).toBe(LEGAL);
});

test('a move from nowhere to nowhere is a slip in a line that no rule forbids', () => {
  const legal = LEGAL.replace('w2->6/w4->8', 'XD6/Dw6->/w4->8');
  expect(errorsOf(legal)).toEqual({});
  expect(restored(legal.replace('Dw6->', 'Dw->'))).toBe(legal);
});

test('4.3: a battle that is not written has a fix, before the hits of both', () => {
  const legal = LEGAL.replace('w4->8', 'w4->8/XD6/w6->/Dw6->');
  expect(errorsOf(legal)).toEqual({});
  const text = legal.replace('/XD6', '');
  expect(errorsOf(text)).toEqual({ 9: ['law/not-allowed'] });
  expect(restored(text)).toBe(legal);
  const moved = LEGAL.replace('w2->6/w4->8', 'w2->6/w6->2/XD6/Dw6->');
  const unfought = moved.replace('/XD6', '');
  const fixes = [...auditLines(unfought)].flatMap(({ diagnostics }) => diagnostics.flatMap((one) => one.fixes ?? []));
  expect(fixes.map(({ edits }) => applyEdits(unfought, edits).text)).toContain(moved);
});

test('4.3: it acquits nobody of what else the line does', () => {
  expect(errorsOf(LEGAL.replace('w2->6/w4->8', 'XD3/Dw->/w4->8'))[9]).toContain('law/not-allowed');
});

test('an arrow or its sides the wrong way round, and a comma for a slash, have a fix', () => {
  for (const slip of ['w<-0', '0->w', 'w->0,2w3->7'])
    expect(restored(LEGAL.replace(slip.includes(',') ? 'w->0/2w3->7' : 'w->0', slip))).toBe(LEGAL);
  expect(restored(LEGAL.replace('#->D', 'D->#'))).toBe(LEGAL);
});

test('a line that cannot be read yet counts as it is likeliest meant', () => {
  const legal = LEGAL.replace('w8->4/#->C/#C->', 'w4->8/#->C/#C->');
  expect(errorsOf(legal)).toEqual({});
  const text = legal.replace('w4->8/#->C', 'w4->8/w4->8/#->C').replace('C:t->1/w8->4', 'C.t->1/w8->4');
  expect(errorsOf(text)).toEqual({ 9: ['slip/twice'], 11: ['rootlog/unknown-line'] });
});

test('of repairs that supply what is lacking here, one after which nothing is lacking comes first', () => {
  const legal = LEGAL.replace('w2->6/w4->8', 'w8->4/2w4->8');
  expect(errorsOf(legal)).toEqual({});
  expect(restored(legal.replace('w8->4/2w4->8', '2w4->8/w8->4'))).toBe(legal);
});

test('a letter that begins a single line of a long log is no player', () => {
  const text = LEGAL.replace(/C:(?=t->1\/w8->4\/#->C\/#C->)/, 'E:');
  expect(verdicts(text)).toEqual([...['legal', 'legal', 'legal', 'legal', 'legal', 'legal'], ...['slip', 'legal']]);
  expect(restored(text)).toBe(LEGAL);
});

test('1.4.1: a turn under the wrong letter is that of the player whose turn is missing there, if it fits', () => {
  const legal = `Map: Fall
Deck: E&P
A: Ann
C: Bob
V: Cid

A:3#->$
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
V:#thief->$/p->1_2_5_10

A:#->A
C:t->1/w2->6/w4->8/#->C
V:p->1/#->V
A:#A->$/#->A
C:t->1/w8->4/#->C
V:#->V
`;
  expect(errorsOf(legal)).toEqual({});
  const text = legal.replace('A:#A->$', 'V:#A->$');
  expect(errorsOf(text)).toEqual({ 14: ['slip/seat'] });
  expect(restored(text)).toBe(legal);
});

test('A.8: a setup line that cannot be read does not make the setup one by cards', () => {
  const legal = `Map: Mountain
Deck: E&P
Clearings: F1, R2, F3, M4, F5, R6, M7, F8, R9, M10, R11, M12
D: D
K: K
H: H
G: G

G:(F#inform+R#smugglerstrail+F#foxfolksteel)G->G/#thief->$/p->9_10_12/F#funds+R#bandits+R#guard->Q
D:(B#sabo+R#part+M#mouseinasack)D->D/2w+t->4/2w->8+12
H:(R#dom+F#false+F#protectionracket)H->H/w_w+4w+b->2
K:(R#swap+B#sabo+R#tun)K->K/t_t->1_8_9/t_j->4_8_9_12/t_f->5_9_10/t_t->9_10_12/t_f->5_10_11/t_t->2_5_11/t_j->2_6_11/t_j->3_6_11/t_f->3_7_11_12/t_t->10_11_12/4w->1+9/t_f->2_5_11/t_j->5_10_11

D:w->0/2w12->10/B#D->/t->2/w0->2/M#D->/8_9->/++/#->D/++
`;
  expect(errorsOf(legal)).toEqual({});
  const text = legal.replace('\nD:(B#sabo', '\nG:(B#sabo');
  expect(Object.keys(errorsOf(text))).toEqual(['10']);
  expect(restored(text)).toBe(legal);
});
