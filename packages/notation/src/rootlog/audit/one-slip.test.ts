import { expect, test } from 'vitest';
import { errorsIn, restored } from '../../../test/rootlog/errors-in.ts';
import { CATS, WITH_BATTLE, withSlips } from '../../../test/rootlog/legal-log.ts';
import { applyEdits } from '../../kernel/index.ts';

/** Setups and turns of legal logs. */
const LOGS = {
  eyrie: [
    CATS,
    'E:b+6w->3/#despot->$',
    'C:t->1/w->9/#->C',
    'E:M#E->$_x/B#E->$_r/w->3/2w3->7/XC7(1,0)/Cw7->/b->7/++/#->E',
  ],
  alliance: [CATS, 'A:3#->$', 'C:t->1/w9->12/#->C', 'A:F#$->/t->8/#->A', 'C:t->1/w4->8/F#C->A$/#->C', 'A:#->A'],
  vagabond: [
    CATS,
    'V:#tinker->$/p->4_7_8_12',
    'C:t->1/w->9/#->C',
    'V:p->8/%b->e/F#V->C/$_C->1/++/%f->e/p->4/#->V',
    'C:t->1/w->9/#->C/#C->',
    'V:%f+%b->r/p->9/#->V',
  ],
  hundreds: [CATS, 'H:w_w+4w+b->3', 'C:t->1/w->9/#->C', 'H:2w->3/#bitter->$/(w_w+4w)3->6/XC6/Cw6->/F#H->/t->6/++/#->H'],
  duchy: [CATS, 'D:2w+t->3/2w->6+7+11', 'C:t->1/w->9/#->C', 'D:w->0/XC7(1,1)/Cw7->/w7->/#->D'],
};

const textOf = ([first = '', second = '', ...turns]: readonly string[]): string =>
  ['Map: Fall', 'Deck: E&P', `${first[0]}: Ann`, `${second[0]}: Bob`, '', first, second, ...turns, ''].join('\n');

test.each(Object.keys(LOGS) as (keyof typeof LOGS)[])('the log that the slips are in is legal: %s', (name) => {
  expect(errorsIn(textOf(LOGS[name]))).toEqual([]);
});

test.each([
  ['4.2: a clearing that the next actions name', 'eyrie', '2w3->7', '2w3->8'],
  ['4.2: a move that the next one corrects', 'eyrie', '2w3->7', '2w3->6/2w3->7'],
  ['4.3: a battle that is doubled with its losses', 'eyrie', 'XC7(1,0)/Cw7->', 'XC7(1,0)/Cw7->/XC7(1,0)/Cw7->'],
  ['7.5.2.IV: a roost that is doubled with its points', 'eyrie', 'b->7/++', 'b->7/++/b->7/++'],
  ['3.2: points with the shift key left out', 'eyrie', 'b->7/++/', 'b->7/==/'],
  ['1.4.1: a line that is broken in two, with its letter again', 'eyrie', '/XC7(1,0)/Cw7', '\nE:XC7(1,0)/Cw7'],
  ['8.2.6: the card of an outrage is left out', 'alliance', 'F#C->A$/', ''],
  ['8.4.2: a clearing that a later outrage shows', 'alliance', 't->8', 't->7'],
  ['4.3: a removal that leaves out its clearing, in a line that is illegal with it', 'eyrie', 'Cw7->', 'Cw->'],
  ['9.5.1: the boot of a move', 'vagabond', '%f->e/', ''],
  ['9.5.4: an aid for another', 'vagabond', '$_C->1', '$_E->1'],
  ['14.3.2: the warlord among warriors', 'hundreds', '(w_w+4w)3', '(w+4w)3'],
  ['14.6.1: a card that is only shown, as it is written', 'hundreds', 'F#H->', 'F#^'],
  ['14.4.4: the mood that a line leaves out', 'hundreds', '#bitter->$/', ''],
  ['4.3: a battle and its losses in another clearing', 'eyrie', 'XC7(1,0)/Cw7->', 'XC2(1,0)/Cw2->'],
  ['4.3.6: dice that fit no losses', 'duchy', '(1,1)', '(1,0)'],
  ['4.3.3: dice of which the second is the higher', 'duchy', '(1,1)', '(0,1)'],
] as const)('one slip is one error, and a fix restores the log: %s', (_, name, written, slip) => {
  const legal = textOf(LOGS[name]);
  const text = legal.replace(written, () => slip);
  const [error, ...more] = errorsIn(text);
  expect(more).toEqual([]);
  expect(error?.line).toBe(legal.slice(0, legal.indexOf(written)).split('\n').length);
  const fixed = (error?.fixes ?? []).map(({ edits }) => applyEdits(text, edits).text);
  expect(fixed).toContain(name === 'alliance' ? legal.replace('F#C->A$', slip === '' ? '#C->A$' : 'F#C->A$') : legal);
});

test('4.3.3: of dice that may not be so, the rolls may be exchanged', () => {
  expect(restored(withSlips(['XC7(1,0)', 'XC7(0,1)']))).toBe(WITH_BATTLE);
});

test.each(['w2->6 w2->3', 'w->9/w9->1 w9->12', 'w2->6 w2->7'])(
  'no fix is certain where one action may correct another: %s',
  (moves) => {
    const legal = WITH_BATTLE.replace('C:t->1/w->9/#->C', () => `C:t->1/${moves}/#->C`);
    for (const { fixes = [] } of errorsIn(legal)) expect(fixes.filter(({ certain }) => certain)).toEqual([]);
  },
);
