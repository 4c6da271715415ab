import { describe, expect, test } from 'vitest';
import { parse, printAction } from '../../src/rootlog/index.ts';
import { readLineOf } from './reading.ts';

/** What docs/notation-dialects.md lists: whose line it is, as it is written there, and as we write it. */
const DIALECTS: Readonly<Record<string, readonly (readonly [taker: string, written: string, usual: string])[]>> = {
  'the draft of V2.8': [
    ['C', '(3w+r)1->12', '(3w+f)1->12'],
    ['C', 'w1+r1->11', '(w+f)1->11'],
    ['C', 'r->3', 'f->3'],
  ],
  'older spellings of the Keepers': [
    ['K', 't_3_f->$', 't_f_3->$'],
    ['K', 'b_j_t->12', 'b_j->12'],
    ['K', 't5^t_3_f', 't_f5^3'],
    ['K', 't_f5^t_f_3', 't_f5^3'],
  ],
  'the document against itself': [
    ['C', '?Pt3^t_e', '?Pt_e3'],
    ['C', 'Zh', 'Z%h'],
    ['C', 'Sp->9', 'h_Sp->9'],
    ['O', '$->3', '$_->3'],
    ['V', 'Kt_f9->12_7_3_2', 'Kt_f9->2_3_7_12'],
  ],
  'before V2.3': [['P', 'XA8Ba', 'XA8B@']],
  'how people and programs write': [
    ['C', 'w3→5', 'w3->5'],
    ['C', 'w3 –> 5', 'w3->5'],
    ['C', 'w3 --> 5', 'w3->5'],
    ['C', 'w3 => 5', 'w3->5'],
    ['C', 'F#Better Burrow Bank->C', ''],
    ['C', '#Better Burrow Bank->C', 'R#bank->C'],
    ['C', '#mouse-in-a-sack->C', 'M#mouseinasack->C'],
    ['V', 'p5->6', 'p->6'],
    ['C', '1w03->05', 'w3->5'],
    ['C', 'C w 3 -> + ', ''],
    ['V', '%sre->', ''],
    ['V', '%s->d+e', '%s->d+e'],
    ['V', '%s->e+d', '%s->d+e'],
    ['V', '%s->de', '%s->d+e'],
    ['C', '(t+w0)->5', 't+w0->5'],
    ['C', '((2F+M)#+2w)$->', '(2F#+M#+2w)$->'],
    ['E', 'M#E->$_x+$_m', 'M#E->$_x+$_m'],
    ['E', '(6w+b)->3', '6w+b->3'],
  ],
};

for (const [origin, rows] of Object.entries(DIALECTS)) {
  describe(`read as it is meant: ${origin}`, () => {
    test.each(rows)('%s: %s', (taker, written, usual) => {
      const { actions } = readLineOf(taker, written);
      expect(actions.map((action) => action && printAction(action, taker))).toEqual([usual === '' ? null : usual]);
    });
  });
}

test('prose after a lone hyphen is a comment', () => {
  const tree = parse('H: Ann\nH:w12->/w_w->12 - The Hundreds anoint a new Warlord / or so');
  expect(tree.lines[1]?.comment?.text).toBe('The Hundreds anoint a new Warlord / or so');
  expect(tree.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['info rootlog/dialect']);
});
