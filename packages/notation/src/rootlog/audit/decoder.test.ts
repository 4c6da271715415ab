import { expect, test } from 'vitest';
import { restored, verdicts, withFix, wrongLines } from '../../../test/rootlog/errors-in.ts';
import { CATS, LEGAL } from '../../../test/rootlog/legal-log.ts';
import { applyEdits } from '../../kernel/index.ts';
import { audit, auditLines } from './index.ts';

test('the log that the slips are in is legal', () => {
  expect(verdicts(LEGAL)).toEqual(['legal', 'legal', 'legal', 'legal', 'legal', 'legal']);
});

test('a line without its colon is read as its player’s where it stands', () => {
  const text = LEGAL.replace('D:w->0/2w3', 'D w->0/2w3');
  expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'slip', 'legal', 'legal']);
  expect(wrongLines(text)).toEqual([10]);
});

test('so is the first line of the log, before which there are no others', () => {
  const text = LEGAL.replace('C:t_k', 'C t_k');
  expect(verdicts(text)).toEqual(['slip', 'legal', 'legal', 'legal', 'legal', 'legal']);
});

test('a line under another player in which pieces cannot be read is given back to its own', () => {
  const text = LEGAL.replace('C:t->1/w8', 'D:t_k->1/t_k->1/w8').replace('t_k->1/t_k->1/w8', 't_k1->/t_k->1/t->1/w8');
  expect(wrongLines(text)).toEqual([11]);
});

test('a card that cannot be read may be any', () => {
  const text = LEGAL.replace('w4->8/#->C', 'w4->8/R#sapo->C');
  expect(audit(text)?.lines[2]).toMatchObject({ verdict: 'slip', because: expect.stringContaining('`#->C` does') });
});

test('after a missing turn nobody is accused of what may follow from it', () => {
  const text = LEGAL.replace('D:w->0/2w3->7/#->D\n', '');
  expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'slip', 'undecided']);
  expect(wrongLines(text)).toEqual([10]);
});

test.each(['D:?', 'D:...', 'D:…'])(
  'a line that only says that nobody knows the turn is one that is missing: %s',
  (line) => {
    const text = LEGAL.replace('D:w->0/2w3->7/#->D', line);
    expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'slip', 'undecided']);
  },
);

test('6.2.3: Field Hospitals show where the keep stands that the setup wrote without its place', () => {
  const battle = LEGAL.replace('2w3->7/#->D', 'XC7(1,0)/Cw7->/M#C->/Cw->1/#->D').replace('3w7->3', 'w7->3');
  expect(wrongLines(battle)).toEqual([]);
  const text = battle.replace('t_k->1', 't_k->');
  expect(audit(text)?.lines[0]).toMatchObject({ verdict: 'slip', because: expect.stringContaining('`t_k->1` does') });
  expect(wrongLines(text)).toEqual([6]);
});

test('1.4.1: of two lines that are exchanged the first is reported, and neither of the two after them', () => {
  const [third, fourth] = ['C:t->1/w8->7/#->C', 'D:w->0/XC7(2,0)/2Cw7->/#->D'];
  const log = (...lines: readonly string[]): string =>
    `${LEGAL.split('\n').slice(0, 10).join('\n')}\n${lines.join('\n')}\nC:t->1/#->C/#C->\nD:w->0/#->D/#D->\n`;
  expect(wrongLines(log(third, fourth))).toEqual([]);
  expect(wrongLines(log(fourth, third))).toEqual([11]);
  expect(restored(log(fourth, third))).toBe(log(third, fourth));
});

test('a line that has the same twice is not repaired for what is lacking after a missing turn', () => {
  const text = `${LEGAL.replace('2w3->7', 'w3->7/w3->7').replace('C:t->1/w8->4/#->C\n', '')}C:2w4->8/#->C\n`;
  expect(wrongLines(text)).toEqual([11]);
});

test('6.3.4, 6.5.5: of two workshops the one is a sawmill at which later lines place wood', () => {
  const text = LEGAL.replace('b_s->1', 'b_w->1');
  expect(audit(text)?.lines[0]).toMatchObject({ verdict: 'slip', because: expect.stringContaining('`b_s->1` does') });
  expect(wrongLines(text)).toEqual([6]);
});

test.each(['3#->C', 'F#anvil+2#->C'])(
  '5.1.3: three cards that a setup writes as drawn are those that were dealt: %s',
  (cards) => {
    const text = ['Map: Fall', 'Deck: E&P', 'C: Ann', 'A: Bob', '', `${CATS}/${cards}`, 'A:3#->A/3#->$', ''].join('\n');
    const turns = ['C:t->1/w->9/#->C', 'A:#->A', 'C:t->1/w->9/#->C', ''].join('\n');
    expect(verdicts(text + turns)).toEqual(['legal-if', 'legal-if', 'legal', 'legal', 'legal']);
    expect(wrongLines(text.replace(cards, `${cards}/#->C`) + turns)).toContain(6);
  },
);

test('13.3.2: of the clearings where a setup may have left out a warrior, it is the one that a later line needs', () => {
  const turns = [
    'C:t->1/w->9/#->C',
    'P:R#P->/w->3+4+5+10/w10->/t->10/#->P',
    'C:t->1/w->9/#->C/#C->',
    'P:t10^t_r/++/#->P',
  ];
  const text = ['Map: Fall', 'Deck: E&P', 'C: Ann', 'P: Bob', '', CATS, 'P:w->8+11+10', ...turns, ''].join('\n');
  expect(wrongLines(text)).toEqual([]);
  const short = text.replace('P:w->8+11+10', 'P:w->8+11');
  expect(wrongLines(short)).toEqual([7]);
  expect(restored(short)).toBe(text.replace('P:w->8+11+10', 'P:w->8+10+11'));
});

test('12.6.3: a card that a later line names shows that it was drawn where no draw is written', () => {
  const text = LEGAL.replace('D:t->3', 'D:(F#@+M#@+F#false)D->D/t->3')
    .replace('2w3->7/#->D', '2w3->7/R#charm->D')
    .replace('w->0/3w7->3', 'w->0/R#charmD->/t->4/w0->4/3w7->3');
  expect(wrongLines(text)).toEqual([]);
  const bent = text.replace('/R#charm->D', '');
  expect(audit(bent)?.lines[3]).toMatchObject({ verdict: 'legal-if', because: expect.stringContaining('line 12') });
  expect(wrongLines(bent)).toEqual([]);
});

test('D5: a suit that a later line shows to be wrong is mended where the card was drawn', () => {
  const text = LEGAL.replace('D:t->3', 'D:(F#@+M#@+F#false)D->D/t->3')
    .replace('2w3->7/#->D', '2w3->7/M#->D')
    .replace('w->0/3w7->3', 'w->0/R#charmD->/t->4/w0->4/3w7->3');
  expect(audit(text)?.lines[3]).toMatchObject({ verdict: 'slip', because: expect.stringContaining('`R#->D` does') });
  expect(wrongLines(text)).toEqual([10]);
});

test('4.2: a place that has no recruiter may be a move without its source, far down the list of places', () => {
  const found = audit(LEGAL.replace('w8->4/#->C', 'w->4/#->C'))?.lines.find(({ line }) => line === 11);
  expect(found).toMatchObject({ verdict: 'illegal', because: expect.stringContaining('`w8->4` was meant') });
});

test('6.6: a draw that is written twice is removed', () => {
  const text = LEGAL.replace('w8->4/#->C', 'w8->4/#->C/#->C');
  const found = audit(text);
  const fixes = found?.diagnostics.flatMap((one) => one.fixes ?? []);
  expect(fixes?.map(({ title }) => title)).toContain('leave out `#->C`');
  expect(found?.lines.find(({ line }) => line === 11)?.because).toMatch(/; or it was written twice$/);
});

test('12.5.2.I: a tunnel that is missing where its card is spent is shown by the line that removes it a round later', () => {
  const text = `${LEGAL.replace('w2->6/w4->8', 'w2->6')
    .replace('2w3->7', 'B#D->/t->4/w0->4')
    .replace('/w8->4', '')
    .replace('/3w7->3', '')}C:t->1/XD4(1,0)/Dw4->/XD4(1,0)/Dt4->/++/#->C/#C->\n`;
  expect(wrongLines(text)).toEqual([]);
  const bent = text.replace('B#D->/t->4', 'B#D->');
  expect(audit(bent)?.lines[3]).toMatchObject({ verdict: 'slip', because: expect.stringContaining('with `t->4`') });
  expect(wrongLines(bent)).toEqual([10]);
});

test('D23: a setup that is missing is not looked for in the first turn of its player', () => {
  const turns = 'C:t->1/#->C\nD:w->0/#->D\nA:#->A\n'.repeat(2);
  const setups = ['C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9', 'D:t->3/2w->3+6+7+11', 'A:3#->$'];
  const log = `Map: Fall\nDeck: E&P\nC: Ann\nD: Bob\nA: Cid\n\n${setups.join('\n')}\n\n${turns}`;
  expect(verdicts(log.replace('D:t->3/2w->3+6+7+11\n', '')).filter((one) => one === 'illegal')).toEqual([]);
  expect(wrongLines(log.replace('D:t->3/2w->3+6+7+11\n', ''))).toEqual([10]);
});

test('11.6.2: a price that the Riverfolk write a line late is shown by who paid it', () => {
  const log = (...lines: readonly string[]): string => `Map: Fall
Deck: E&P
C: Ann
O: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
O:w->4+5+10+11/$_->1

C:t->1/w2->5/#->C
${lines.join('\n')}
`;
  const paid = 'C:3w->O$/F#anvilO->C/t->1/w9->1/#->C/#C->';
  expect(wrongLines(log('O:w5->10/$_h->3', paid, 'O:w10->12/$_h->4'))).toEqual([]);
  const text = log('O:w5->10', paid, 'O:$_h->3/w10->12/$_h->4');
  expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'slip', 'legal', 'slip']);
  const [said, ...more] = audit(text)?.revise?.([]) ?? [];
  expect([said?.code, said?.fixes?.map(({ title }) => title), more]).toEqual([
    'slip/action-late',
    ['move `$_h->3` to line 10'],
    [],
  ]);
  expect(withFix(text, said)).toBe(log('O:w5->10/$_h->3', paid, 'O:w10->12/$_h->4'));
});

test('6.4: wood that is written a line early is lacking in the next one', () => {
  const text = LEGAL.replace('w4->8/#->C', 'w4->8/#->C/t->1').replace('C:t->1/w8->4', 'C:w8->4');
  expect(audit(text)?.lines.find(({ line }) => line === 9)).toMatchObject({
    verdict: 'slip',
    because: 'a slip of the pen: `t->1` is written a line early',
  });
  expect(wrongLines(text)).toEqual([9]);
});

test('a move that a line leaves out is one slip, where another number in that line would leave a later one short', () => {
  const whole = LEGAL.replace('2w3->7/', '2w6->3/4w3->7/').replace('3w7->3', '6w7->3');
  expect(wrongLines(whole)).toEqual([]);
  const text = whole.replace('2w6->3/', '');
  expect(wrongLines(text)).toEqual([10]);
  const [slip] = audit(text)?.revise?.([]) ?? [];
  expect(slip?.code).toBe('slip/action-missing');
  const texts = (slip?.fixes ?? []).map(({ edits }) => applyEdits(text, edits).text);
  expect(texts).toContain(whole);
});

test('12.5.1.I: of two buildings of the Duchy the later lines show which was built', () => {
  const battle = (building: string): string =>
    `${LEGAL.split('\n').slice(0, 9).join('\n')}\nD:w->0/M#^/${building}->7/#->D\nC:t->1/2w8->7/XD7(2,0)/2Dw7->/XD7/Db_c7->/++/#D->/#->C\n`;
  expect(wrongLines(battle('b_c'))).toEqual([]);
  expect(wrongLines(battle('b_m'))).toEqual([10]);
  expect(audit(battle('b_m'))?.lines[3]?.because).toContain('`b_c->7` does');
});

test('12.4: what an illegal line leaves out is shown two rounds later, where another number would do as well', () => {
  const whole = `${LEGAL}C:t->1/#->C/#C->\nD:w->0/3w0->3/#->D/#D->\n`;
  expect(wrongLines(whole)).toEqual([]);
  const text = whole.replace('D:w->0/', 'D:');
  expect(wrongLines(text)).toEqual([10]);
  const [slip, ...more] = audit(text)?.revise?.([]) ?? [];
  expect([slip?.code, slip?.follows, more]).toEqual(['slip/action-missing', [14], []]);
  expect(withFix(text, slip)).toBe(whole);
});

test('4.2.1: no illegal line is taken to have left out warriors of another player', () => {
  const text = LEGAL.replace('C:t->1/w8->4', 'C:w8->4').replace('3w7->3', 'w6->2');
  expect(verdicts(text).slice(4)).toEqual(['illegal', 'illegal']);
  expect(wrongLines(text)).toEqual([11, 12]);
});

test('a slip that a later line shows is told in a line that breaks the law elsewhere, too', () => {
  const text = LEGAL.replace('w4->8/#->C', 'w4->/2#->C').replace('w8->4', '2w8->4');
  const said = audit(text)?.revise?.([]) ?? [];
  expect(said.map(({ code, fixes }) => [code, fixes?.[0]?.title])).toEqual([
    ['slip/target', 'write `w4->8`'],
    ['law/undecided', undefined],
  ]);
});

test('7.3.3: a leader that goes nowhere is put on the board', () => {
  const text = 'Map: Fall\nDeck: E&P\nE: Ann\n\nE:b+6w->1/#despot->\n';
  const { edits = [] } = [...auditLines(text)].at(-1)?.diagnostics[0]?.fixes?.[0] ?? {};
  expect(verdicts(text)).toEqual(['slip']);
  expect(applyEdits(text, edits).text).toBe(text.replace('#despot->', '#despot->$'));
});

test('10.2.3: an acolyte that is lacking shows that a battle removed a warrior, which was written as placed', () => {
  const legal =
    'Map: Fall\nDeck: E&P\nP: Ann\nL: Bob\n\nL:4w+b_f->1/w->5+9+10/$_o->F\nP:w->1+2+3\n\n' +
    'P:F#P->/w->1+6+8+12/XL1(1,0)/Lw1->/XL1(1,0)/Lw1->/#->P\nL:$_ho->F/w$->/w1->9/w$->/w1->5/#->L\n';
  expect(wrongLines(legal)).toEqual([]);
  expect(wrongLines(legal.replace('Lw1->/#', 'Lw->1/#'))).toEqual([9]);
});

test('4.3: who battles themselves meant another, whatever else the line does', () => {
  const text = LEGAL.replace('w4->8/#->C', 'XC6(0,0)/2#->C');
  const said = audit(text)?.revise?.([]) ?? [];
  expect(said[0]).toMatchObject({ code: 'law/not-allowed', law: '4.3', fixes: [{ title: 'write `XD6(0,0)`' }] });
});

test('a piece that goes from nowhere to nowhere is a slip, and what it shows is known below', () => {
  const text = LEGAL.replace('w->0/2w3->7', 'w->/2w3->7').replace('w->0/3w7->3', 'w->0/2w0->3');
  expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'slip', 'legal', 'legal']);
  expect(restored(text)).toBe(text.replace('w->/', 'w->0/'));
});

test('4.3.6: a hit without its place is found where the battle is', () => {
  const whole = LEGAL.replace('2w3->7/#->D', '2w3->7/XC7(1,0)/Cw7->/#->D');
  expect(wrongLines(whole)).toEqual([]);
  expect(restored(whole.replace('Cw7->', 'Cw->'))).toBe(whole);
});

test('a place that is left out is first looked for beside the action', () => {
  const whole = LEGAL.replace('2w3->7/#->D', '2w3->11/XC11(1,0)/Cw11->/#->D').replace('3w7->3', 'w7->3');
  expect(wrongLines(whole)).toEqual([]);
  expect(restored(whole.replace('2w3->11', '2w3->'))).toBe(whole);
});

test('8.3: a setup line that stands twice is no first turn', () => {
  const log = `Map: Fall\nDeck: E&P\nA: Ann\nC: Bob\n\nC:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\n`;
  const setup = 'A:3#->$\n';
  expect(wrongLines(`${log}${setup}C:t->1/#->C\nA:#->A\n`)).toEqual([]);
  expect(restored(`${log}${setup}${setup}C:t->1/#->C\nA:#->A\n`)).toBe(`${log}${setup}C:t->1/#->C\nA:#->A\n`);
});

test('11.5.6.III: a trade post in a clearing of another suit is told first, with that of its suit as the fix', () => {
  const log = (suit: string): string => `Map: Fall\nDeck: E&P\nC: Ann\nO: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
O:w->4/2w->5/w->11/$_h->1/$_r->2/$_m->1

C:2w->O$/t->1/#->C
O:2Cw$->/t_${suit}+w->6/++2/$_h->2
`;
  const legal = [...'frm'].filter((suit) => wrongLines(log(suit)).length === 0);
  expect(legal).toHaveLength(1);
  const titles = (suit: string): readonly string[] =>
    [...auditLines(log(suit))].flatMap(({ diagnostics }) =>
      diagnostics.flatMap(({ fixes = [] }) => fixes.map((fix) => fix.title)),
    );
  for (const suit of 'frm') if (!legal.includes(suit)) expect(titles(suit)).toContain(`write \`t_${legal}+w->6\``);
});
