import { describe, expect, it, test } from 'vitest';
import { applyEdits } from '../../kernel/edits.ts';
import { parse } from '../read/parse.ts';
import { check } from '../replay/check.ts';
import { withFixes } from './with-fixes.ts';

const HEADER = `Map: Fall
Deck: E&P
C: Ann
E: Bob
C:t_k->1/2w->1+2/b_s->1/3#->C
E:b->12/6w->12/3#->E
`;

const fixed = (text: string) => {
  const tree = parse(text);
  return withFixes(tree, check(tree)).map(({ code, fixes = [] }) => ({
    code,
    certain: fixes.some(({ certain }) => certain),
    texts: fixes.map(({ edits }) => applyEdits(text, edits).text),
  }));
};

/** What was written, what is offered first in its place, and whether nothing else can have been meant. */
const SLIPS: readonly (readonly [written: string, meant: string, certain: boolean])[] = [
  ['C:r_b->1', 'C:b_r->1', true],
  ['C:#C', 'C:#->C', false],
  ['C:Zemy', 'C:Zemi', true],
  ['C:w1-2', 'C:w1->2', true],
  ['C:w1>2', 'C:w1->2', true],
  ['C:w1-.2', 'C:w1->2', true],
  ['C:w1->2b_s->2', 'C:w1->2/b_s->2', true],
  ['C:bs->1', 'C:b_s->1', true],
  ['C:(w+b_s1->', 'C:(w+b_s)1->', true],
  ['C:(#+#C->', 'C:(#+#)C->', true],
  ['C:xE12(0,0)', 'C:XE12(0,0)', true],
  ['C:tt->2', 'C:t->2', true],
  ['C:#pratC->', 'C:#partC->', true],
  ['C:w->6/w6->->3', 'C:w->6/w6->3', true],
  ['Cw1->2', 'C:w1->2', true],
  ['C:#E->E$_battle', 'C:#E->E$_x', false],
  ['C:#+#', 'C:#+#->', false],
  ['C:w1->2 well done', 'C:w1->2 // well done', false],
  ['C:w1->2 (5)', 'C:w1->2 // (5)', false],
  ['C.w1->2', 'C:w1->2', true],
  ['C:C:w1->2', 'C:w1->2', true],
  ['C:w2->1/w1->', 'C:w2->1/w1->', false],
  ['C:w5->1', 'C:w1->5', false],
  ['C:Mw1->2', 'C:Cw1->2', false],
  ['C:XE12/2w12->', 'C:XE12/2Ew12->', false],
  ['C:XE12/2Mw12->', 'C:XE12/2Ew12->', false],
];

describe('the first fix of a slip', () => {
  for (const [written, meant, certain] of SLIPS)
    if (written !== meant)
      test(`${written} is ${meant}`, () => {
        const [first] = fixed(`${HEADER}${written}\nE:#->E\n`);
        expect(first?.texts[0]).toBe(`${HEADER}${meant}\nE:#->E\n`);
        expect(first?.certain).toBe(certain);
      });

  test('a map, a deck and the colon of a label', () => {
    for (const [label, meant] of [
      ['Map: Fal', 'Map: Fall'],
      ['Map Fall', 'Map: Fall'],
      ['Map; Fall', 'Map: Fall'],
    ] as const) {
      const [first] = fixed(HEADER.replace('Map: Fall', label));
      expect(first?.texts[0]).toBe(HEADER.replace('Map: Fall', meant));
      expect(first?.certain).toBe(true);
    }
    expect(fixed(HEADER.replace('E&P', 'Standart'))[0]?.texts[0]).toBe(HEADER.replace('E&P', 'Standard'));
  });

  test('a line that stands there twice goes, and its repeated card with it', () => {
    const [first] = fixed(`${HEADER}C:#->C\nE:#->E\nE:#->E\nC:#->C\n`);
    expect(first).toMatchObject({ code: 'rootlog/turn-order', certain: false });
    expect(first?.texts[0]).toBe(`${HEADER}C:#->C\nE:#->E\nC:#->C\n`);
  });

  test('1.4.1: two lines in each other’s place are exchanged', () => {
    const header = `${HEADER.replace('E: Bob', 'E: Bob\nA: Cid')}A:3#->$\n`;
    const round = 'C:#->C\nE:#->E\nA:#->A\n';
    const [first] = fixed(`${header}${round}${round}E:#->E\nC:#->C\nA:#->A\n${round}`);
    expect(first).toMatchObject({ code: 'rootlog/turn-order', certain: false });
    expect(first?.texts[0]).toBe(header + round.repeat(4));
  });

  test('two lines in one are two', () => {
    const meant = `${HEADER}C:w1->2/w2->\nE:w12->8\nC:#->C\n`;
    for (const joint of ['', '/', ' ', '; ', ', ']) {
      const [first] = fixed(meant.replace('\nE:w', `${joint}E:w`));
      expect(first?.texts[0]).toBe(meant);
    }
    const joined = { first: meant.replace('\nE:w', 'E:w'), second: meant.replace('\nC:#', '/C:#') };
    const three = fixed(joined.first.replace('\nC:#', '/C:#'));
    expect(three.map(({ texts }) => texts)).toEqual([[joined.second], [joined.first]]);
  });

  test('a winner without a colon', () => {
    const text = `${HEADER}C:#->C\nE:++30\nWinner E\n`;
    expect(fixed(text)[0]).toMatchObject({ certain: true, texts: [text.replace('Winner E', 'Winner: E')] });
  });
});

it('offers nothing for a warning that no change of the writing can settle, nor for a remark', () => {
  expect(fixed('Map: Winter\nDeck: E&P\nC: Ann\nC:w->1\n')).toEqual([
    { code: 'rootlog/no-clearings', certain: false, texts: [] },
  ]);
  expect(fixed(`${HEADER}C:w1=>2\n`)).toEqual([{ code: 'rootlog/dialect', certain: false, texts: [] }]);
});

it('takes no prose for a line of the faction that its first letter names', () => {
  for (const prose of ['Our game of Friday', 'Cleo: A'])
    expect(fixed(`${prose}\n${HEADER}`)[0]).toEqual({
      code: 'rootlog/unknown-line',
      certain: false,
      texts: [`// ${prose}\n${HEADER}`],
    });
});

it('fixes an error while another stands elsewhere', () => {
  const text = `${HEADER}C:Zemy\nE:Zpart/Zxyzzy\n`;
  expect(fixed(text)[0]?.texts[0]).toBe(text.replace('emy', 'emi'));
});
