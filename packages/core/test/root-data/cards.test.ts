import { expect, it } from 'vitest';
import { DECK_CARDS } from '../../src/root/data/cards/names.ts';
import { QUESTS } from '../../src/root/data/cards/quests.ts';
import { MINISTERS, RANKS } from '../../src/root/data/factions/duchy.ts';
import { LEADERS } from '../../src/root/data/factions/eyrie.ts';
import type { PieceClass } from '../../src/root/data/factions/faction-sheet.ts';
import { HOARD, HOARD_VALUE, MOB_DIE, MOODS, STARTING_MOOD } from '../../src/root/data/factions/hundreds.ts';
import { RELIC_COLUMN_POINTS, RELIC_COLUMNS, RELIC_VALUES, WAYSTATIONS } from '../../src/root/data/factions/keepers.ts';
import { CHARACTERS } from '../../src/root/data/factions/vagabond.ts';
import { DEMOTED_BY_PLAYERS, HIRELING_POINTS, HIRELING_SHEETS } from '../../src/root/data/hirelings.ts';
import { ITEM_NAMES, ITEM_SUPPLY, RUIN_ITEMS, STARTING_ITEMS } from '../../src/root/data/items.ts';
import { FORGE_ITEMS, LANDMARK_SHEETS } from '../../src/root/data/landmarks.ts';
import { BATTLE_DIE } from '../../src/root/data/numbers.ts';
import { DECKS, type Deck, HIRELINGS, ITEMS, type Item, LANDMARKS } from '../../src/root/data/vocabulary.ts';
import { describeReference, json, sorted } from './reference.ts';

interface CardReference {
  id: string;
  name: string;
  rootlog: string;
  abbrev: string | null;
  aliases: string[];
  [field: string]: unknown;
}

describeReference("Root's cards, items, hirelings and landmarks", () => {
  const cards = json<{
    decks: Record<Deck, { cards: CardReference[] }>;
    questDeck: { cards: CardReference[] };
    vagabonds: { characters: { name: string; rootlog: string; startingItems: Item[]; special: string }[] };
    eyrieLeaders: { name: string; rootlog: string; viziers: string[] }[];
    duchyMinisters: { name: string; rootlog: string; rank: keyof typeof RANKS; cost: number; vp: number }[];
    corvidPlots: { types: { rootlog: string; copies: number }[] };
    hundreds: { moods: { name: string; rootlog: string; item: Item | null }[]; [field: string]: unknown };
    keepers: {
      relics: { valuesPerType: number[] };
      columns: { count: number; columnBonus: number };
      waystations: string[][];
    };
    items: Record<string, unknown>;
    hirelings: {
      types: Record<string, unknown>[];
      hirelingMarkers: number[];
      demotedByPlayers: Record<string, number>;
    };
    landmarks: {
      list: { rootlog: string | null; name: string; altRootlog?: string; forgeItems?: Record<string, Item[]> }[];
    };
    dice: { battle: { values: number[] }; mob: string[] };
    meta: { items: Record<Item, string> };
  }>('root-cards.json');

  it.each(DECKS)('has the deck %s card by card', (deck) => {
    const rows = DECK_CARDS[deck].map(({ key, kind, cost, spelling, craftSpelling, aliases, ...same }) => ({
      ...same,
      rootlog: key,
      kind: kind === 'favor' ? 'immediate' : kind,
      craftCost: cost,
      abbrev: spelling === key ? null : spelling,
      aliases: craftSpelling === spelling ? aliases : [craftSpelling],
    }));
    expect(rows).toEqual(cards.decks[deck].cards.map(({ id, effect, ...row }) => row));
  });

  it('has the names and suits of the cards as printed', () => {
    const all = json<{ cards: { name: string; suit: string | null; deck: string | null }[] }>('card-texts.json').cards;
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
    const labels = { Standard: 'Standard Deck', 'E&P': 'Exiles & Partisans Deck' } as const;
    for (const deck of DECKS) {
      const theirs = all.filter((card) => card.suit !== null && card.deck === labels[deck]);
      const own = DECK_CARDS[deck].map(({ suit, key }) => `${suit}#${key}`);
      const printed = new Set(theirs.map((card) => `${card.suit![0]}#${plain(card.name)}`));
      expect(sorted([...printed]), deck).toEqual(sorted(own));
    }
  });

  it('has the quests', () => {
    const rows = QUESTS.map(({ name, spelling, suit, items }) => ({ name, abbrev: spelling, suit, items, copies: 1 }));
    expect(rows).toEqual(cards.questDeck.cards.map(({ id, ...row }) => row));
  });

  it('has the cards of factions', () => {
    expect(CHARACTERS.map(({ spelling, name, items, special }) => [spelling, name, items, special])).toEqual(
      cards.vagabonds.characters.map(({ rootlog, name, startingItems, special }) => [
        rootlog,
        name,
        startingItems,
        special,
      ]),
    );
    expect(LEADERS.map(({ spelling, name, viziers }) => [spelling, name, viziers])).toEqual(
      cards.eyrieLeaders.map(({ rootlog, name, viziers }) => [rootlog, name, viziers]),
    );
    expect(
      MINISTERS.map(({ spelling, name, rank }) => [spelling, name, rank, RANKS[rank].cards, RANKS[rank].points]),
    ).toEqual(cards.duchyMinisters.map(({ rootlog, name, rank, cost, vp }) => [rootlog, name, rank, cost, vp]));
    expect(MOODS.map(({ spelling, name, item }) => [spelling, name, item])).toEqual(
      cards.hundreds.moods.map(({ rootlog, name, item }) => [rootlog, name, item]),
    );
    expect(STARTING_MOOD).toBe(cards.hundreds['startingMood']);
    expect(cards.hundreds['hoard']).toMatchObject({ ...HOARD, valueByItemCount: HOARD_VALUE });
    expect(RELIC_VALUES).toEqual(cards.keepers.relics.valuesPerType);
    expect(cards.keepers.columns).toMatchObject({ count: RELIC_COLUMNS, columnBonus: RELIC_COLUMN_POINTS });
    expect(WAYSTATIONS).toEqual(cards.keepers.waystations);
  });

  it('has the items and dice', () => {
    const { items } = cards;
    expect(
      Object.fromEntries(ITEMS.flatMap((item) => (ITEM_SUPPLY[item] > 0 ? [[item, ITEM_SUPPLY[item]]] : []))),
    ).toEqual(items['supplyAtStart']);
    expect(sorted(RUIN_ITEMS)).toEqual(sorted(items['ruinItems'] as Item[]));
    expect(sorted(STARTING_ITEMS.base)).toEqual(sorted(items['startingItemsBaseS'] as Item[]));
    expect(sorted(STARTING_ITEMS.riverfolk)).toEqual(sorted(items['startingItemsRiverfolkS'] as Item[]));
    expect(sorted(STARTING_ITEMS.vagabonds)).toEqual(sorted(items['startingItemsPackS'] as Item[]));
    for (const item of ITEMS) expect(cards.meta.items[item]).toContain(ITEM_NAMES[item]);
    expect([BATTLE_DIE, MOB_DIE]).toEqual([cards.dice.battle.values, cards.dice.mob]);
  });

  it('has the hirelings and landmarks', () => {
    const count = (pieces: readonly PieceClass[], items = {}) => [
      ...pieces.map(({ supply }) => supply),
      ...Object.values(items),
    ];
    for (const hireling of HIRELINGS) {
      const own = HIRELING_SHEETS[hireling];
      const reference = cards.hirelings.types.find((type) => `h_${type['rootlogLetter']}` === hireling)!;
      const { uprisingDie, ...pieces } = reference['pieces'] as Record<string, number>;
      expect([own.promoted, own.demoted], hireling).toEqual([reference['promoted'], reference['demoted']]);
      expect(count(own.pieces, own.items)).toEqual(Object.values(pieces));
      const replaced = (reference['removesFactions'] as string[]).filter((name) => name.length === 1);
      expect(own.replaces).toEqual(replaced);
      const old = (own.oldNames ?? []).filter((name) => name !== own.promoted && name !== own.demoted).join(' / ');
      expect((reference['altNames'] as string[]).join()).toBe(old && `${old} (Rootlog V2.8)`);
    }
    expect(HIRELING_POINTS).toEqual(cards.hirelings.hirelingMarkers);
    expect(Object.values(DEMOTED_BY_PLAYERS)).toEqual(Object.values(cards.hirelings.demotedByPlayers));
    for (const landmark of LANDMARKS) {
      const reference = cards.landmarks.list.find(({ rootlog }) => rootlog === landmark)!;
      expect(LANDMARK_SHEETS[landmark].name).toBe(reference.name);
      expect(LANDMARK_SHEETS[landmark].aliases).toEqual(reference.altRootlog ? [reference.altRootlog] : []);
      if (landmark === 'forge')
        for (const suit of ['F', 'M', 'R'] as const)
          expect(sorted(FORGE_ITEMS[suit])).toEqual(sorted(reference.forgeItems![suit]!));
    }
  });
});
