import { describe, expect, it } from 'vitest';
import { DECKS, type Deck, ITEMS, SUITS } from '../vocabulary.ts';
import type { DeckCard } from './card.ts';
import { cardNames, DECK_CARDS, readCardName } from './names.ts';
import { QUESTS, QUESTS_FACE_UP } from './quests.ts';

const copies = (cards: readonly DeckCard[]) => cards.reduce((sum, card) => sum + card.copies, 0);

describe.each(DECKS)('the %s deck', (deck) => {
  const cards = DECK_CARDS[deck];

  it('has 54 cards: 14 birds, 14 foxes, 13 mice, 13 rabbits (C.1.4, C.8)', () => {
    expect(copies(cards)).toBe(54);
    const bySuit = SUITS.map((suit) => copies(cards.filter((card) => card.suit === suit)));
    expect(bySuit).toEqual([14, 14, 13, 13]);
  });

  it('has five ambushes, two of them birds (2.1.2), and four dominance cards (2.1.3), none of them to be crafted', () => {
    const kind = (kind: string) => cards.filter((card) => card.kind === kind);
    expect(kind('ambush').map((card) => [card.suit, card.copies])).toEqual([
      ['B', 2],
      ['F', 1],
      ['M', 1],
      ['R', 1],
    ]);
    expect(kind('dominance').map((card) => [card.suit, card.copies])).toEqual(SUITS.map((suit) => [suit, 1]));
    for (const card of [...kind('ambush'), ...kind('dominance')]) expect(card.cost).toEqual([]);
  });

  it('has twenty cards for items, of the types in the supply, and points only for those', () => {
    const items = cards.filter((card) => card.kind === 'item');
    expect(copies(items)).toBe(20);
    for (const card of cards) {
      expect(card.item !== null).toBe(card.kind === 'item');
      expect(card.vp > 0).toBe(card.kind === 'item');
    }
    const types = new Set(items.map((card) => card.item));
    expect(ITEMS.filter((item) => !types.has(item))).toEqual(['r', 'u']);
  });

  it('costs one to four icons', () => {
    for (const { kind, cost, name } of cards)
      if (kind !== 'ambush' && kind !== 'dominance') {
        expect(cost.length, name).toBeGreaterThanOrEqual(1);
        expect(cost.length, name).toBeLessThanOrEqual(4);
      }
  });

  it('has one row for each suit and name', () => {
    expect(new Set(cards.map((card) => `${card.suit}#${card.key}`)).size).toBe(cards.length);
  });

  it('reads every spelling, as one card by name', () => {
    for (const card of cards)
      for (const word of [card.key, card.spelling, card.craftSpelling, ...card.aliases]) {
        const read = readCardName(deck, word, card.suit);
        expect(read, word).toEqual({ pile: 'deck', spelling: card.spelling, cards: [card] });
      }
    for (const word of cardNames(deck)) {
      const read = readCardName(deck, word)!;
      expect(readCardName(deck, read.spelling)!.pile, word).toBe(read.pile);
    }
  });

  it('gives no spelling to two piles', () => {
    const quests = QUESTS.flatMap((quest) => [quest.key, quest.spelling, ...quest.aliases]);
    for (const word of quests) expect(readCardName(deck, word)?.pile, word).toBe('quest');
    for (const word of cards.flatMap((card) => [card.key, card.spelling, card.craftSpelling]))
      expect(readCardName(deck, word)?.pile, word).toBe('deck');
  });
});

/** The list at the end of Rootlog V2.8. */
const BOTH = { '@': 'Ambush!', dom: 'Dominance' };
const ABBREVIATIONS: Record<Deck, Record<string, string>> = {
  Standard: {
    ...BOTH,
    armor: 'Armorers',
    bank: 'Better Burrow Bank',
    brutal: 'Brutal Tactics',
    command: 'Command Warren',
    cob: 'Cobbler',
    codeb: 'Codebreakers',
    ffavor: 'Favor of the Foxes',
    mfavor: 'Favor of the Mice',
    rfavor: 'Favor of the Rabbits',
    royal: 'Royal Claim',
    sap: 'Sappers',
    scout: 'Scouting Party',
    stand: 'Stand and Deliver!',
    tax: 'Tax Collector',
  },
  'E&P': {
    ...BOTH,
    boat: 'Boat Builders',
    charm: 'Charm Offensive',
    coffin: 'Coffin Makers',
    cplans: 'Corvid Planners',
    emi: 'Eyrie Emigre',
    false: 'False Orders',
    fpart: 'Fox Partisans',
    mpart: 'Mouse Partisans',
    rpart: 'Rabbit Partisans',
    inform: 'Informants',
    league: 'League of Adventurous Mice',
    engrave: 'Master Engravers',
    murine: 'Murine Broker',
    prop: 'Propaganda Bureau',
    sabo: 'Saboteurs',
    soup: 'Soup Kitchens',
    swap: 'Swap Meet',
    tun: 'Tunnels',
  },
};
const QUEST_ABBREVIATIONS = {
  errand: 'Errand',
  bandits: 'Expel Bandits',
  bear: 'Fend off a Bear',
  escort: 'Escort',
  funds: 'Fundraising',
  speech: 'Give a Speech',
  guard: 'Guard Duty',
  logs: 'Logistics Help',
  shed: 'Repair a Shed',
};

describe('names of cards', () => {
  it.each(DECKS)('reads every abbreviation of Rootlog V2.8 for %s', (deck) => {
    for (const [word, name] of Object.entries(ABBREVIATIONS[deck])) {
      const read = readCardName(deck, word);
      expect(read?.pile, word).toBe('deck');
      if (read?.pile === 'deck') expect([...new Set(read.cards.map((card) => card.name))], word).toEqual([name]);
    }
    const abbreviated = DECK_CARDS[deck].filter((card) => card.kind !== 'item').map((card) => card.craftSpelling);
    expect(new Set(abbreviated)).toEqual(new Set(Object.keys(ABBREVIATIONS[deck])));
  });

  it('asks a suit of favor and part, which name three cards', () => {
    expect(readCardName('Standard', 'favor')).toMatchObject({ cards: [{ suit: 'F' }, { suit: 'R' }, { suit: 'M' }] });
    expect(readCardName('Standard', 'favor', 'R')).toMatchObject({ cards: [{ key: 'favoroftherabbits' }] });
    expect(readCardName('E&P', 'part', 'M')).toMatchObject({ cards: [{ key: 'mousepartisans' }] });
    expect(readCardName('E&P', 'fpart')).toMatchObject({ spelling: 'part', cards: [{ suit: 'F' }] });
    expect(readCardName('E&P', 'fpart', 'M')).toBeUndefined();
  });

  it('reads no card of the other deck', () => {
    expect(readCardName('Standard', 'sabo')).toBeUndefined();
    expect(readCardName('E&P', 'armor')).toBeUndefined();
  });

  it('reads the abbreviations of quests', () => {
    for (const [word, name] of Object.entries(QUEST_ABBREVIATIONS)) {
      const read = readCardName('Standard', word);
      expect(read).toMatchObject({ pile: 'quest', spelling: word });
      if (read?.pile === 'quest') for (const quest of read.cards) expect(quest.name).toBe(name);
    }
    expect(new Set(QUESTS.map((quest) => quest.spelling))).toEqual(new Set(Object.keys(QUEST_ABBREVIATIONS)));
    expect(readCardName('E&P', 'logistics', 'M')).toMatchObject({ pile: 'quest', cards: [{ suit: 'M' }] });
  });

  it('knows cards of a faction by pile (D9)', () => {
    const piles = ['despot', 'vizier', 'duchessofmud', 'relentless', 'harrier', 'faith'].map(
      (word) => readCardName('E&P', word)?.pile,
    );
    expect(piles).toEqual(['leader', 'vizier', 'minister', 'mood', 'character', 'retainer']);
    expect(readCardName('E&P', 'faith', 'B')?.pile).toBe('retainer');
    expect(readCardName('E&P', 'faith', 'F')).toBeUndefined();
  });
});

describe('quests', () => {
  it('are fifteen, five a suit, three face up (C.1.4, 9.3.3)', () => {
    expect(QUESTS).toHaveLength(15);
    for (const suit of ['F', 'M', 'R']) expect(QUESTS.filter((quest) => quest.suit === suit)).toHaveLength(5);
    expect(new Set(QUESTS.map((quest) => quest.suit + quest.key)).size).toBe(15);
    expect(QUESTS_FACE_UP).toBe(3);
  });
});
