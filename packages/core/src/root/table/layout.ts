import { type Descriptions, describe, printedCards } from '../cards/descriptions.ts';
import { DECK_CARDS } from '../data/cards/names.ts';
import { QUESTS } from '../data/cards/quests.ts';
import type { RootMap } from '../data/maps/map.ts';
import { ROOT_MAPS } from '../data/maps/maps.ts';
import type { Deck, Hireling } from '../data/vocabulary.ts';
import { boardOf } from '../place-name.ts';
import { hirelingOf, type RootSeat, type RootSetup } from '../root-setup.ts';
import { columnsOf, type Columns } from './columns.ts';
import type { PileIndex, RowIndex } from './indices.ts';
import { placeNamed } from './look-up.ts';
import { placesOf, type Places } from './place.ts';
import { type PlayerSheet, playerSheet } from './player-sheet.ts';

export interface PlayerPlaces extends PlayerSheet {
  readonly handPile: PileIndex;
  /** The pile of the cards on the board; without a separate stack, it includes the crafted ones. */
  readonly boardPile: PileIndex;
  readonly craftedPile: PileIndex;
  readonly boardRow: RowIndex;
}

/**
 * The rows and columns of a setup's tables, and how Rootlog's names map to them. The setup alone determines it, so all
 * its tables share it.
 */
export interface Layout extends Places, Columns {
  readonly map: RootMap;
  readonly deck: Deck;
  readonly seats: readonly PlayerPlaces[];
  readonly hirelings: readonly Hireling[];
  readonly playerOf: ReadonlyMap<string, PlayerPlaces>;
  readonly seatOf: ReadonlyMap<string, number>;
  readonly bots: ReadonlySet<string>;
  readonly cards: Descriptions;
  readonly quests: Descriptions;
  /** The card that keeps removed warriors, -1 if the deck has none. */
  readonly coffinMakers: number;
}

const QUEST_CARDS = describe(
  QUESTS.map(({ suit, spelling }) => ({ suit, spelling, item: null, kind: 'quest' as const })),
);
const DECKS: Readonly<Record<Deck, Descriptions>> = {
  Standard: describe(printedCards(DECK_CARDS.Standard)),
  'E&P': describe(printedCards(DECK_CARDS['E&P'])),
};

const layouts = new WeakMap<RootSetup, Layout>();
/** By list of seats: games of a run have separate setups but share the seats. */
const bySeats = new WeakMap<readonly RootSeat[], Layout[]>();

/** The last setup asked for: calls mostly repeat the same one. */
let last: { readonly setup: RootSetup; readonly layout: Layout } | null = null;

/** The layout of a setup's tables; built once for the same seats object, map, deck and hirelings. */
export function layoutOf(setup: RootSetup): Layout {
  if (last !== null && last.setup === setup) return last.layout;
  let layout = layouts.get(setup);
  if (layout === undefined) {
    layout = sharedLayout(setup);
    layouts.set(setup, layout);
  }
  last = { setup, layout };
  return layout;
}

function sharedLayout(setup: RootSetup): Layout {
  const known = bySeats.get(setup.seats) ?? [];
  bySeats.set(setup.seats, known);
  const hirelings = (setup.hirelings ?? []).map(hirelingOf);
  const same = known.find(
    (layout) =>
      layout.map === ROOT_MAPS[setup.map] && layout.deck === setup.deck && layout.hirelings.join() === hirelings.join(),
  );
  if (same !== undefined) return same;
  const layout = build(setup, hirelings);
  known.push(layout);
  return layout;
}

function build(setup: RootSetup, hirelings: readonly Hireling[]): Layout {
  const map = ROOT_MAPS[setup.map];
  const { deck } = setup;
  const players = setup.seats.map(playerSheet);
  const places = placesOf(map, players, hirelings);
  const seats = players.map((seat): PlayerPlaces => {
    const { pile: boardPile, crafted: craftedPile, row: boardRow } = placeNamed(places, boardOf(seat.faction));
    return { ...seat, handPile: placeNamed(places, seat.faction).pile, boardPile, craftedPile, boardRow };
  });
  const cards = DECKS[deck];
  return {
    map,
    deck,
    seats,
    hirelings,
    playerOf: new Map(seats.map((seat) => [seat.faction, seat])),
    seatOf: new Map(seats.map((seat) => [seat.faction, seat.index])),
    bots: new Set(seats.flatMap(({ faction, bot }) => (bot === undefined ? [] : [faction]))),
    cards,
    quests: QUEST_CARDS,
    coffinMakers: cards.byName.get('#coffin') ?? -1,
    ...columnsOf(players, hirelings, cards, QUEST_CARDS),
    ...places,
  };
}

/** With Patron, some ego have an icon, so their order on the track matters (Chmd.9.1, D6). */
export function hasEgoInOrder({ playerOf }: Layout): boolean {
  return playerOf.get('N')?.traits?.includes('Patron') === true;
}
