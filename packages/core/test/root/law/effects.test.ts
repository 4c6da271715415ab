import { expect, test } from 'vitest';
import type { Deck, Clearing } from '../../../src/root/data/vocabulary.ts';
import { battle } from '../../../src/root/law/battle.ts';
import { craftItem } from '../../../src/root/law/craft.ts';
import { ruler } from '../../../src/root/law/rule.ts';
import { type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import { layoutOf } from '../../../src/root/table/layout.ts';
import { type Pieces, type Played, play, setupFor, tableFor } from '../position.ts';

/** A battle in 5, a rabbit clearing, between these two. */
function fought(
  factions: string,
  pieces: Pieces,
  [attacker, defender]: readonly [string, string],
  answers: readonly unknown[],
  deck: Deck = 'Standard',
): Played {
  const table = tableFor(setupFor(factions, { deck }), pieces);
  return play(table, attacker, (ctx) => battle(ctx, playerOf(ctx, attacker)!, playerOf(ctx, defender)!, 5), answers);
}

const EXILES = 'E&P';

test('ROOT-51, 4.3.4: Armorers are discarded to ignore all rolled hits, not the extra ones', () => {
  const pieces = { 5: 'Ew Ew Ew Cw Cw Cw Cw', C$: 'B#armor' };
  const { done, asked } = fought('E+ C A D', pieces, ['E', 'C'], [[3, 1], 'yes']);
  expect(done).toEqual(['X EC5 3,1', 'B#armor C$>discard', 'Ew 5>E']);
  expect(asked).toEqual(['roll 4.3.3', 'choose ROOT-51']);
  expect(fought('E+ C A D', pieces, ['E', 'C'], [[3, 1], 'no']).done).toEqual(['X EC5 3,1', '3 Cw 5>C', 'Ew 5>E']);
  const defenseless = { 5: 'Ew Ew Cb_s', C$: 'B#armor' };
  expect(fought('E+ C A D', defenseless, ['E', 'C'], [[1, 0], 'yes']).done).toEqual([
    ...['X EC5 1,0', 'B#armor C$>discard', 'Cb_s 5>C', 'E +1'],
  ]);
});

test('ROOT-51: an attacker may use them too; without rolled hits nobody is asked', () => {
  const pieces = { 5: 'Ew Ew Cw Cw', C$: 'B#armor' };
  const attack = fought('E+ C A D', pieces, ['C', 'E'], [[1, 1], 'yes']);
  expect(attack.done).toEqual(['X CE5 1,1', 'B#armor C$>discard', 'Ew 5>E']);
  expect(fought('E+ C A D', pieces, ['E', 'C'], [[0, 0]]).asked).toEqual(['roll 4.3.3']);
});

test('ROOT-94: Sappers are discarded by a defender for an extra hit', () => {
  const pieces = { 5: 'Ew Ew Ew Cw', C$: 'B#sap' };
  const { done } = fought('E+ C A D', pieces, ['E', 'C'], [[0, 0], 'yes']);
  expect(done).toEqual(['X EC5 0,0', 'B#sap C$>discard', 'Ew 5>E']);
  expect(fought('E+ C A D', pieces, ['E', 'C'], [[0, 0], 'no']).done).toEqual(['X EC5 0,0']);
  expect(fought('E+ C A D', pieces, ['C', 'E'], [[0, 0]]).asked).toEqual(['roll 4.3.3']);
});

test('ROOT-58: Brutal Tactics are an extra hit of an attacker, and a point for the defender; the card stays', () => {
  const pieces = { 5: 'Ew Ew Cw Cw', C$: 'B#brutal' };
  const { done } = fought('E+ C A D', pieces, ['C', 'E'], [[0, 0], 'yes']);
  expect(done).toEqual(['X CE5 0,0', 'E +1', 'Ew 5>E']);
  expect(fought('E+ C A D', pieces, ['C', 'E'], [[0, 0], 'no']).done).toEqual(['X CE5 0,0']);
  expect(fought('E+ C A D', pieces, ['E', 'C'], [[0, 0]]).asked).toEqual(['roll 4.3.3']);
});

test('4.3.1, ROOT-95: an ambush against an attacker with a Scouting Party is played in vain', () => {
  const pieces = { 5: 'Ew Cw Cw', E: 'R#@', C$: 'M#scout' };
  const vain = fought('E C A D', pieces, ['C', 'E'], ['R#@', [0, 0]]);
  expect([vain.asked, vain.done]).toEqual([['choose 4.3.1', 'roll 4.3.3'], ['X CE5 R@ 0,0']]);
  const defending = { ...pieces, E: '', C: 'R#@', E$: 'M#scout', C$: '' };
  expect(fought('E C A D', defending, ['C', 'E'], ['none', [0, 0]]).asked).toEqual(['choose 4.3.1', 'roll 4.3.3']);
});

/** A battle of the Eyrie and a Marquise who has no cards in hand but these. */
function withHand(
  hand: string,
  played: string,
  answers: readonly unknown[],
  [attacker, defender] = ['E', 'C'],
  clearing: Clearing = 5,
): Played {
  const pieces = { [clearing]: 'Ew Ew Ew Cw', C: hand, C$: played };
  const table = tableFor(setupFor('E+ C A', { deck: EXILES }), pieces);
  const hands = layoutOf(table.setup).seats[1]!.handPile;
  table.piles[hands] = table.piles[hands]!.slice(3);
  const body = (ctx: RulesContext) => battle(ctx, playerOf(ctx, attacker!)!, playerOf(ctx, defender!)!, clearing);
  return play(table, attacker!, body, answers);
}

test.each<[law: string, suit: string, at: Clearing]>([
  ['ROOT-77', 'F', 6],
  ['ROOT-84', 'M', 2],
  ['ROOT-88', 'R', 5],
])(
  '%s: Partisans of %s deal an extra hit in clearings such as %s, for all other cards of the hand',
  (law, suit, at) => {
    const [others, card] = [['F#anvil', 'M#sword', 'R#bakesale'].filter((one) => one[0] !== suit), `${suit}#part`];
    const hand = `${suit}#roottea ${others.join(' ')} B#boat`;
    const gone = [...others, 'B#boat'].map((one) => `${one} C>discard`).join(', ');
    const used: readonly unknown[] = [[0, 0], 'yes'];
    const { done, asked } = withHand(hand, `${card} F#inform`, used, ['E', 'C'], at);
    expect(done).toEqual([`X EC${at} 0,0`, gone, `Ew ${at}>E`]);
    expect(asked.at(-1)).toBe(`choose ${law}`);
    expect(withHand(hand, card, used, ['C', 'E'], at).done).toEqual([`X CE${at} 0,0`, gone, `Ew ${at}>E`]);
    expect(withHand(hand, card, [[0, 0], 'no'], ['E', 'C'], at).done).toHaveLength(1);
    expect(withHand(hand, card, [[0, 0]], ['E', 'C'], at === 5 ? 6 : 5).asked).toEqual(['roll 4.3.3']);
  },
);

test('ROOT-88: of cards that nobody has seen the person says which go', () => {
  const { done, asked } = withHand('R#tun # F#anvil #', 'R#part', [[0, 0], 'yes', 'M#league', 'none']);
  expect(done).toEqual(['X EC5 0,0', 'F#anvil C>discard', 'M#league C>discard', 'Ew 5>E']);
  expect(asked.slice(1)).toEqual(['choose ROOT-88', 'choose ROOT-88', 'choose ROOT-88']);
});

test('ROOT-97: with the Soup Kitchens each token counts for two in rule', () => {
  const pieces = { 5: 'Cw Ct Ew Ew', 9: 'At Ew Ew' };
  expect(ruler(tableFor(setupFor('E+ C A', { deck: EXILES }), pieces), 5)).toBe('E');
  const soup = tableFor(setupFor('E+ C A', { deck: EXILES }), { ...pieces, C$: 'B#soup' });
  expect([ruler(soup, 5), ruler(soup, 9)]).toEqual(['C', 'E']);
  const order = tableFor(setupFor('E+ C+ A', { deck: EXILES }), { ...pieces, C$: 'B#soup' });
  expect(ruler(order, 5)).toBe('E');
});

test('ROOT-85: with a Murine Broker a person draws a card whenever another player crafts an item', () => {
  const crafted = (pieces: Pieces): Played => {
    const table = tableFor(setupFor('E+ C A D', { deck: EXILES }), pieces);
    return play(table, 'E', (ctx) => craftItem(ctx, playerOf(ctx, 'E')!, 'F#anvil'), pieces['C$'] ? [['#']] : []);
  };
  expect(crafted({ C$: 'M#murine' }).done).toEqual(['craft', 'E +1', '# draw>C']);
  expect(crafted({}).done).toEqual(['craft', 'E +1']);
});

test("B.1.1.3: what lies on a bot's board is no crafted card", () => {
  const pieces = { 5: 'Ew Ew Cw', C$: 'B#armor' };
  expect(fought('E+ C+ A D', pieces, ['E', 'C'], [[1, 0]]).done).toEqual(['X EC5 1,0', 'Cw 5>C']);
});

test('V.9.2: the Ronin exhausts a sword for an extra hit', () => {
  const pieces = { 5: 'Ew Ew Vp', V$: '#ronin' };
  const { done } = fought('E+ V C D', pieces, ['E', 'V'], [[0, 0], 'yes']);
  expect(done).toEqual(['X EV5 0,0', '%s V$>V$', 'Ew 5>E', 'E h']);
  expect(fought('E+ V C D', pieces, ['E', 'V'], [[0, 0], 'no']).done).toEqual(['X EV5 0,0']);
  expect(fought('E+ V C D', { ...pieces, V$: '#ranger' }, ['E', 'V'], [[0, 0]]).asked).toEqual(['roll 4.3.3']);
  expect(fought('E+ V C D', pieces, ['V', 'E'], [[0, 0], 'yes']).done).toContain('Ew 5>E');
});

test('4.3.4: where both sides have effects after the roll, the attacker says whose come first', () => {
  const cards = { C$: 'B#brutal', E$: 'B#armor' };
  const both = (pieces: string, dice: readonly number[], ...answers: readonly string[]) =>
    fought('C E A D', { ...cards, 5: pieces }, ['C', 'E'], ['none', dice, ...answers]).asked.slice(1);
  const pieces = 'Cw Cw Ew Ew';
  expect(both(pieces, [1, 0], 'C', 'no', 'no')).toEqual([
    ...['roll 4.3.3', 'choose 4.3.4', 'choose ROOT-58', 'choose ROOT-51'],
  ]);
  expect(both(pieces, [1, 0], 'E', 'no', 'no').slice(2)).toEqual(['choose ROOT-51', 'choose ROOT-58']);
  // Without rolled hits there is nothing to ignore.
  expect(both(pieces, [0, 0], 'no')).toEqual(['roll 4.3.3', 'choose ROOT-58']);
});

test('14.7.1: a Bitter warlord has mobs there and beside him become warriors, before the roll', () => {
  const pieces = { 5: 'Ew Ew Hw_w Ht', 1: 'Ht', 9: 'Ht', H$: '#bitter' };
  const { done, asked } = fought('E+ H C', pieces, ['E', 'H'], [5, 1, [2, 2], 'Hw']);
  expect(done).toEqual(['Ht 5>H', 'Ht 1>H', '2 Hw H>5', 'X EH5 2,2', '2 Hw 5>H', '2 Ew 5>E']);
  expect(asked).toEqual(['choose 14.7.1', 'choose 14.7.1', 'roll 4.3.3', 'choose 4.3.6']);
  expect(fought('E+ H C', pieces, ['E', 'H'], ['nothing', [0, 0]]).done).toEqual(['X EH5 0,0']);
  // 10 is beside 5 along the river, for who has Boat Builders (ROOT-57).
  const boats = { 5: 'Ew Ew Hw_w', 10: 'Ht', H$: 'B#boat #bitter' };
  expect(fought('E+ H C', boats, ['E', 'H'], [10, [0, 0]], EXILES).done[0]).toBe('Ht 10>H');
  const away = { ...pieces, 5: 'Ew Hw Ht', 6: 'Hw_w' };
  expect(fought('E+ H C', away, ['E', 'H'], [[0, 0]]).asked).toEqual(['roll 4.3.3']);
});
