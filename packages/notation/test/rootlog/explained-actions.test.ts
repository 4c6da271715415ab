import { expect, test } from 'vitest';
import { WRITTEN_KINDS, move, part, readLineOf, shown } from './reading.ts';
import { type Action, explainAction } from '@woodlog/core/root';

/** Whose line it is, what is written, and what that says. */
const EXAMPLES: readonly (readonly [taker: string, written: string, says: string])[] = [
  ['C', '(2w+2Ew)3->', 'removes 2 warriors and 2 Eyrie warriors from clearing 3'],
  ['C', 't_k->4', 'places a keep in clearing 4'],
  ['C', 'w->3+11', 'places a warrior each in clearings 3 and 11'],
  ['C', 't1+t2+t5->', 'removes one wood each from clearings 1, 2 and 5'],
  ['O', 'w+t_r->10', 'places a warrior and a rabbit trade post in clearing 10'],
  ['D', 't+4w0->9', 'places a tunnel in clearing 9 and moves 4 warriors from the Burrow to clearing 9'],
  ['C', '3w->O$', 'places 3 warriors on the Riverfolk board'],
  ['C', '(3w+f)1->12', 'moves 3 warriors from clearing 1 to clearing 12 and moves the Ferry to clearing 12'],
  ['V', 'p->2_7_10', 'moves a pawn to the forest 2_7_10'],
  ['O', 'h_Op->4', 'moves one Riverfolk Flotilla pawn to clearing 4'],
  ['K', 't_t7_10_11->10', 'moves a tablet from the forest 7_10_11 to clearing 10'],
  ['K', 't_f_3->$', 'places a figure worth 3 on their board'],
  ['N', '2t_d->$_e', 'places 2 ego with a draw icon on the ego track'],
  ['N', 't$_e->$_i', 'moves one ego from the ego track to the Id'],
  ['C', '#->C+V', 'draws one card and draws one card for the Vagabond'],
  ['A', '3#->$', 'draws 3 cards for their board'],
  ['C', 'F#C->', 'discards one fox card from their hand'],
  ['E', '(B+F)#E->$_r', 'moves one bird card and one fox card from their hand to the Recruit column'],
  ['V', 'F#V->C', 'gives one fox card to the Marquise'],
  ['C', 'B#saboO->C', 'takes Saboteurs from the Riverfolk hand'],
  ['C', '#E->A$', 'moves one card from the Eyrie hand to the Alliance board'],
  ['C', 'F#dom->C', 'draws fox Dominance'],
  ['P', 'F#@*->P', 'takes fox Ambush from the discard pile'],
  ['E', '#despot->$', 'puts Despot on their board'],
  ['D', '#brigadierD$->', 'discards Brigadier from their board'],
  ['E', '2B#vizier->$_B', 'draws 2 Loyal Vizier cards for the bird column'],
  ['L', 'F#$_l->*', 'moves one fox card from the Lost Souls to the discard pile'],
  ['V', 'R#Q->$', 'moves one rabbit card from the quests to their board'],
  ['V', '%s->e', 'exhausts one sword'],
  ['V', '%_d->s+r', 'repairs all items and refreshes them'],
  ['V', '%fe->d', 'damages one boot face down'],
  ['V', '%s12->$', 'takes one sword from clearing 12 to their board'],
  ['V', '%ct->s', 'moves one coin from their item tracks to their satchel'],
  ['C', '(%c+%x)V$->d', 'damages one coin and one crossbow from the Vagabond board'],
  ['C', '%uh_V$->', 'removes one club from the Exile card out of the game'],
  [
    'C',
    'XE10B@M@(2,1)',
    'attacks the Eyrie in clearing 10; the Eyrie play a bird ambush; the Marquise play a mouse ambush; the rolls are 2 and 1',
  ],
  ['V', 'CXO12@', 'has the Marquise attack the Riverfolk in clearing 12; the Riverfolk play an ambush'],
  ['C', '^A', 'shows their hand to the Alliance'],
  ['C', 'V^', 'shows the Vagabond hand to all'],
  ['C', '(F+2M)#^P', 'shows one fox card and 2 mouse cards to the Corvids'],
  ['C', 'Z%h', 'crafts one hammer'],
  ['C', 'Zsabo', 'crafts Saboteurs'],
  ['C', '++2', 'scores 2 points'],
  ['C', '--', 'loses one point'],
  ['E', 'V++', 'gives one point to the Vagabond'],
  ['E', 'V--3', 'takes 3 points from the Vagabond'],
  ['V', '++->C$', 'moves their score marker to the Marquise board'],
  ['C', 'V++->V$', 'moves the score marker of the Vagabond to the Vagabond board'],
  ['V', '5_9->', 'opens the path 5_9'],
  ['E', '$_->', 'discards the whole decree, with viziers and leader'],
  ['V', '$_O+$_C->h', 'sets the relationship with the Riverfolk and the Marquise to Hostile'],
  ['C', 'G$_C->1', 'sets the relationship of the second Vagabond with the Marquise to one step from Indifferent'],
  ['O', '$_m->2', 'sets the price of mercenaries to 2'],
  ['O', '$_h+$_m->2', 'sets the price of hand cards and mercenaries to 2'],
  ['O', '$_->3', 'sets all prices to 3'],
  ['O', '$_f->4', 'sets the Riverfolk funds to 4'],
  ['L', '$_o->F', 'makes fox the outcast'],
  ['L', '$_ho->R', 'makes rabbit the hated outcast'],
  ['L', '$_c->3', 'moves the conspiracy marker to space 3'],
  ['C', '?Pt_e3', 'guesses that the plot in clearing 3 is an extortion plot'],
  ['P', 't5^t_b', 'turns over a plot in clearing 5: a bomb'],
  ['K', 't_t10^2', 'turns over a tablet in clearing 10: a tablet worth 2'],
  ['P', 't12<->t4', 'swaps the plots in clearing 12 and clearing 4'],
  ['A', 'h_E->A$4', 'hires the Last Dynasty for their board with 4 control markers'],
  ['A', 'h_Td->C$', 'hires the Highway Bandits, demoted, for the Marquise board'],
];

test.each(EXAMPLES)('%s: %s', (taker, written, says) => {
  const { actions } = readLineOf(taker, written);
  expect(actions.map((action) => action && explainAction(action, { taker }))).toEqual([says]);
});

test('every kind of action that is written is among the examples', () => {
  const kinds = new Set(
    EXAMPLES.flatMap(([taker, written]) => readLineOf(taker, written).actions.map((action) => action?.kind)),
  );
  expect(WRITTEN_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('what logs leave unwritten is explained too', () => {
  const said = (action: Action): string => explainAction(action, { taker: 'C' });
  expect(said({ kind: 'begin', faction: 'C' })).toBe('begins the turn');
  expect(said({ kind: 'begin', faction: 'C', setup: true })).toBe('sets up');
  expect(said({ kind: 'end' })).toBe('ends the turn');
  expect(said(move(part('%s', 'items', 'C$')))).toBe('moves one sword from the item supply to their board');
  expect(said(move(part('F#', 'dominance', 'C')))).toBe('takes one fox card from the available dominance cards');
  expect(said(move(part('Cw', '?', '3')))).toBe('moves a warrior from nowhere known to clearing 3');
  expect(said({ kind: 'reveal', by: 'E', cards: [shown('#', 'E')], to: 'C' })).toBe(
    'shows one card from the Eyrie hand to the Marquise',
  );
});
