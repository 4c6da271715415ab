import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXILES } from '../data/cards/exiles.ts';
import { takesTruly, worlds } from '../properties/worlds.ts';
import { describe as describeCards, NONE, printedCards } from './descriptions.ts';
import { type Pile, type Taken, takeCard, takeLeftmost } from './pile.ts';

const printed = printedCards(EXILES);
const cards = describeCards(printed);
const id = (spelling: string): number => cards.byName.get(spelling)!;

describe('card descriptions (D2)', () => {
  it('says the most that is known', () => {
    expect(cards.spellings[id('#anvil')]).toBe('F#anvil');
    expect(cards.spellings[id('F#%h')]).toBe('F#anvil'); // the only hammer among the fox cards
    expect(cards.spellings[id('#')]).toBe('#');
  });

  it('meets and joins as the cards themselves do', () => {
    for (let a = 0; a < cards.spellings.length; a++) {
      for (let b = 0; b < cards.spellings.length; b++) {
        const both = cards.fits[a]! & cards.fits[b]!;
        const meet = cards.meet(a, b);
        expect(meet === NONE ? 0n : cards.fits[meet]!).toBe(both);
        const join = cards.fits[cards.join(a, b)]!;
        expect(join & (cards.fits[a]! | cards.fits[b]!)).toBe(cards.fits[a]! | cards.fits[b]!);
      }
    }
  });
});

describe('taking a card (D2)', () => {
  type Take = (stock: typeof cards, pile: Pile, wanted: number) => Taken | null;
  const taken = (pile: string[], wanted: string, takeOne: Take = takeCard): string => {
    const result = takeOne(cards, pile.map(id), id(wanted));
    if (result === null) return 'none';
    return `${cards.spellings[result.card]} of ${result.rest.map((card) => cards.spellings[card]).join(' ')}`;
  };

  it('takes an equal card', () => expect(taken(['F#anvil', 'M#'], 'F#anvil')).toBe('F#anvil of M#'));
  it('refines an unnamed one', () => expect(taken(['#', 'M#'], 'B#dom')).toBe('B#dom of M#'));
  it('learns what was taken', () => expect(taken(['F#anvil', 'M#'], 'F#')).toBe('F#anvil of M#'));
  it('forgets what may have gone', () => expect(taken(['F#anvil', 'M#league'], '#')).toBe('# of #'));
  it('keeps what is certain all the same', () =>
    expect(taken(['F#anvil', 'F#anvil', 'F#prop'], 'F#')).toBe('F# of F# F#anvil'));
  it('takes the best known of a chain, so that the rest stays true', () =>
    expect(taken(['#', 'F#', 'F#anvil'], 'F#anvil')).toBe('F#anvil of # F#'));
  it('takes the best known of a chain wherever it lies, and not what is equal', () =>
    expect(taken(['F#anvil', 'F#', '#'], '#')).toBe('# of F# #'));
  it('finds nothing that fits', () => expect(taken(['F#anvil', 'M#'], 'B#')).toBe('none'));
  it('takes the topmost of equal chances', () => expect(taken(['F#prop', 'R#', 'F#anvil'], 'F#')).toBe('F# of F# R#'));

  it('takes the leftmost of equal chances out of a row (B.9.6.3)', () => {
    expect(taken(['F#prop', 'R#', 'F#anvil'], 'F#', takeLeftmost)).toBe('F# of R# F#');
    expect(taken(['F#prop', 'R#', 'F#prop'], 'F#prop', takeLeftmost)).toBe('F#prop of R# F#prop');
    expect(taken(['F#prop', 'R#'], 'M#', takeLeftmost)).toBe('none');
  });
});

describe('the oracle of small worlds (D2)', () => {
  it('never forbids what really happened, and describes what is left truly', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        expect(takesTruly(world)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
