import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { type Table, locations } from '@woodlog/core/root';
import { deckOf } from '@woodlog/core/root-law';
import { logWith, positionOf } from '../../../test/root/position.ts';
import { chanceOf } from '@woodlog/core/root-law';
import { Dealer } from '@woodlog/core/root-law';

const log = logWith('C: Mechanical Marquise 2.0', 'E: Rowan', 'P: Wren');
const at = (...lines: string[]): Table => positionOf(log(...lines));

const draw = (dealer: Dealer, table: Table, count: number): string[] =>
  dealer.draw({ kind: 'draw', law: 'B.2.7', from: 'draw', count, to: 'C$' }, table);

test('2.1: what is drawn and what is seen make up the deck, hidden hands among it', () => {
  const table = at('C:F#anvil->$', 'E:R#bank->E/M#scout->E/M#scoutE->');
  const dealer = new Dealer(streams('oak', 0));
  const drawn = draw(dealer, table, table.draw);
  const hands = ['E', 'P'].flatMap((faction) => dealer.hand(faction, table));
  expect(hands).toHaveLength(7);
  expect([...drawn, ...hands, 'F#anvil', 'M#scout'].sort()).toEqual(deckOf(table.setup).sort());
});

test('the same seed deals the same cards, another others', () => {
  const table = at('C:');
  const cards = (seed: string) => draw(new Dealer(streams(seed, 0)), table, 20);
  expect(cards('oak')).toEqual(cards('oak'));
  expect(cards('oak')).not.toEqual(cards('elm'));
});

test('every place in the pile is as likely for a card', () => {
  const table = at('C:');
  const first = new Map<string, number>();
  for (let game = 0; game < 4000; game++) {
    const [card] = draw(new Dealer(streams('oak', game)), table, 1);
    first.set(card!, (first.get(card!) ?? 0) + 1);
  }
  const deck = deckOf(table.setup);
  let chiSquare = 0;
  for (const card of new Set(deck)) {
    const expected = (4000 * deck.filter((one) => one === card).length) / deck.length;
    chiSquare += ((first.get(card) ?? 0) - expected) ** 2 / expected;
  }
  // 36 to 40 kinds of card; beyond 80 in less than one of ten thousand runs.
  expect(chiSquare).toBeLessThan(80);
});

test('a card played out of the unknown ones is gone from the hand', () => {
  const table = at('C:');
  const dealer = new Dealer(streams('oak', 1));
  const [card, ...rest] = dealer.hand('E', table);
  dealer.played('E', card!, table);
  const after = at('C:', `E:${card}E->`);
  expect(dealer.hand('E', after).sort()).toEqual(rest.sort());
});

test('D26: of the plots lying face down no more are of a kind than there are', () => {
  const table = at('P:t->1+2+3+4+5+6+7+8');
  expect(locations(table)['8']).toEqual({ Pt: 1 });
  const dealer = new Dealer(streams('oak', 2));
  const kinds: string[] = [];
  for (let clearing = 1; clearing <= 8; clearing++) {
    kinds.push(dealer.plot(`${clearing}`, table));
    table.rows[clearing] = table.rows[clearing]!.map(() => 0);
  }
  expect(kinds.sort()).toEqual(['t_b', 't_b', 't_e', 't_e', 't_r', 't_r', 't_s', 't_s']);
});

test('B.11.5.3, 13.2.2: a plot is one of those that were left when it was placed, whatever comes back later', () => {
  const placed = at('P:t_e->1/t_e->2/t->3');
  const later = at('P:t_e->1/t_e->2/t->3', 'C:Pt_e1->/Pt_e2->');
  const kinds = new Set<string>();
  for (let game = 0; game < 100; game++) {
    const dealer = new Dealer(streams('oak', game));
    chanceOf(streams('oak', game), dealer)({ kind: 'roll', law: '4.3.3', dice: 2, faces: [0, 1, 2, 3] }, placed);
    kinds.add(dealer.plot('3', later));
  }
  expect([...kinds].sort()).toEqual(['t_b', 't_r', 't_s']);
});

test('quests that have been seen are not drawn again', () => {
  const table = at('C:');
  const all = new Dealer(streams('oak', 3)).draw(
    { kind: 'draw', law: 'B.7.3.3', from: 'quests', count: 15, to: 'Q' },
    table,
  );
  expect(new Set(all).size).toBe(15);
});
