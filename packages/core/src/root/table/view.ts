import type { Json } from '../../kernel/index.ts';
import type { PlaceName } from '../place-name.ts';
import { type Layout, hasEgoInOrder, layoutOf } from './layout.ts';
import type { Place } from './place.ts';
import type { Table } from './table.ts';
import { countAt, countIn, pileAt, rowAt } from './look-up.ts';
import { type Descriptions, spellingOf } from '../cards/descriptions.ts';

/** What is in a place: the number of each component or, if the order matters, the cards from the bottom up. */
export type Contents = Readonly<Record<string, number>> | readonly string[] | number;

/** Every place that is not empty, by name; `draw` and `quests` are the sizes of their piles. */
export type Locations = Readonly<Record<PlaceName, Contents>>;

/**
 * The table by places, with names as in Rootlog; empty places are left out. Two warriors and a sawmill in clearing 3
 * are `{ Cw: 2, Cb_s: 1 }` at `3`.
 *
 * @example locations(table)['3']
 */
export function locations(table: Readonly<Table>): Locations {
  const counted = countedLocations(table);
  const { egoTrack } = table;
  return hasEgoInOrder(layoutOf(table.setup)) && egoTrack.length > 0 ? { ...counted, N$_e: egoTrack } : counted;
}

/** How many cards of a name lie in places that `locations` lists. */
export function copiesOnTable(table: Readonly<Table>, card: string): number {
  const { places, cards } = layoutOf(table.setup);
  const countIn = (pile: readonly number[]): number =>
    pile.reduce((count, one) => (spellingOf(cards, one) === card ? count + 1 : count), 0);
  let count = 0;
  for (const { kind, pile, crafted } of places) {
    if (kind === 'box' || kind === 'supply' || kind === 'suspense') continue;
    if (pile >= 0) count += countIn(pileAt(table, pile));
    if (crafted !== pile) count += countIn(pileAt(table, crafted));
  }
  return count;
}

/** The table by places; counts for the ego track, whose order is a separate field. */
function countedLocations(table: Readonly<Table>): Locations {
  const layout = layoutOf(table.setup);
  const found: Record<PlaceName, Record<string, number> | string[] | number> = {};
  for (const place of layout.places) {
    const contents = contentsOf(table, layout, place);
    if (Object.keys(contents).length > 0) found[place.name] = contents;
  }
  for (const { owner, name, index } of layout.columns) {
    const count = countAt(table, layout.supplyRow, index);
    if (count === 0 || owner === '') continue;
    found[`supply:${owner}`] = { ...(found[`supply:${owner}`] as Record<string, number>), [name]: count };
  }
  if (table.draw > 0) found['draw'] = table.draw;
  if (table.questDraw > 0) found['quests'] = table.questDraw;
  return found;
}

/** What is in one place, as `locations` has it; nothing in a supply. */
export function contentsAt(table: Readonly<Table>, name: PlaceName): Contents {
  const layout = layoutOf(table.setup);
  const place = layout.placeOf.get(name);
  return place === undefined ? {} : contentsOf(table, layout, place);
}

function contentsOf(table: Readonly<Table>, layout: Layout, place: Place): Record<string, number> | string[] {
  const counts: Record<string, number> = {};
  if (place.kind === 'box' || place.kind === 'supply') return counts;
  if (place.row >= 0) countRow(counts, rowAt(table, place.row), layout);
  const sign = place.kind === 'suspense' ? -1 : 1;
  if (place.quests >= 0) countCards(counts, pileAt(table, place.quests), layout.quests, sign);
  if (place.pile >= 0 && layout.ordered[place.pile])
    return pileAt(table, place.pile).map((card) => spellingOf(layout.cards, card));
  if (place.pile >= 0) countCards(counts, pileAt(table, place.pile), layout.cards, sign);
  if (place.crafted !== place.pile) countCards(counts, pileAt(table, place.crafted), layout.cards, sign);
  return counts;
}

function countRow(counts: Record<string, number>, row: readonly number[], layout: Layout): void {
  for (const { name, index } of layout.columns) {
    const count = countIn(row, index);
    if (count !== 0) counts[name] = count;
  }
}

function countCards(counts: Record<string, number>, pile: readonly number[], cards: Descriptions, sign: number): void {
  for (const card of pile) {
    const spelling = spellingOf(cards, card);
    counts[spelling] = (counts[spelling] ?? 0) + sign;
  }
}

/** Scores by faction, in the order of the seats. */
export function scores(table: Readonly<Table>): Readonly<Record<string, number>> {
  return bySeat(table, (seat) => table.scores[seat]!);
}

/** The boards with score markers that have left the track. */
export function markers(table: Readonly<Table>): Readonly<Record<string, PlaceName>> {
  const found = bySeat(table, (seat) => table.markers[seat] ?? null);
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, PlaceName] => entry[1] !== null));
}

function bySeat<T>(table: Readonly<Table>, value: (seat: number) => T): Record<string, T> {
  const { seats } = layoutOf(table.setup);
  return Object.fromEntries(seats.map(({ faction }, seat) => [faction, value(seat)]));
}

/** The crafted cards of a board with a separate stack: `locations` lists both together. */
function craftedApart(table: Readonly<Table>): Record<PlaceName, Record<string, number>> {
  const { places, cards } = layoutOf(table.setup);
  const found: Record<PlaceName, Record<string, number>> = {};
  for (const { name, pile, crafted } of places) {
    if (crafted === pile || pileAt(table, crafted).length === 0) continue;
    const counts: Record<string, number> = {};
    countCards(counts, pileAt(table, crafted), cards, 1);
    found[name] = counts;
  }
  return found;
}

/**
 * The table as JSON that does not depend on its history, for fingerprints. It includes the number of the line, but not
 * what the line keeps: compare tables after `end` (D3).
 */
export function canonicalTable(table: Readonly<Table>): Json {
  const { setup, dominant, deposed, lostCrowns, setUp, turn } = table;
  return {
    ...(Object.fromEntries(AS_IT_IS.map((field) => [field, table[field]])) as Record<string, Json>),
    locations: countedLocations(table),
    crafted: craftedApart(table),
    scores: scores(table),
    markers: markers(table),
    openPaths: [...table.openPaths].sort(),
    ...(setup.hirelings?.length && { hirelingMarkers: table.hirelingMarkers as unknown as Json }),
    ...(dominant !== null && { dominant }),
    ...(deposed.length > 0 && { deposed }),
    ...(lostCrowns.length > 0 && { lostCrowns }),
    // Who has set up matters until all have.
    ...(setUp.length > 0 && setUp.length < setup.seats.length && { setUp }),
    turn: { number: turn.number, taker: turn.taker, setup: turn.setup },
  };
}

/** Fields that are included unchanged. */
const AS_IT_IS = [
  ...(['shuffles', 'relationships', 'prices', 'funds', 'payments', 'outcast', 'hated', 'conspiracy'] as const),
  ...(['hirelings', 'egoTrack', 'order'] as const),
] as const;
