import { UNKNOWN } from '../cards/descriptions.ts';
import { DECK_CARDS } from '../data/cards/names.ts';
import { QUESTS, QUESTS_FACE_UP } from '../data/cards/quests.ts';
import { CONSPIRACY_SPACES } from '../data/factions/lizards.ts';
import { HIRELING_POINTS, HIRELING_SHEETS } from '../data/hirelings.ts';
import { ITEM_SUPPLY, RUIN_ITEMS, STARTING_ITEMS, VAGABOT_ITEMS } from '../data/items.ts';
import { STARTING_HAND } from '../data/numbers.ts';
import { ITEMS, type Clearing } from '../data/vocabulary.ts';
import type { Relationship } from '../action.ts';
import { boardOf } from '../place-name.ts';
import { hirelingOf, type RootSetup } from '../root-setup.ts';
import { type ColumnIndex, type RowIndex, rowOfClearing } from './indices.ts';
import { type Layout, layoutOf } from './layout.ts';
import { columnNamed, placeNamed } from './look-up.ts';
import { type HirelingCard, NO_TURN, type Table } from './table.ts';
import { repeated } from '../sum-of.ts';

/** With bots and at most this many people, the deck has no dominance cards (B.3.4, D7). */
const FEW_PEOPLE = 2;

/**
 * The table before the first line: all pieces in their supplies, ruins and landmarks in place, hands dealt (D65). The
 * setup must have been checked (`rootSetup`).
 */
export function openingTable(setup: RootSetup): Table {
  const layout = layoutOf(setup);
  const table = emptyTable(setup, layout);
  fillSupplies(table, layout);
  dealItems(table, layout);
  placeRuins(table, layout, setup.hirelings?.includes(RUIN_SEARCHER) === true);
  placeLandmarks(table, layout);
  dealHands(table, layout);
  return table;
}

function emptyTable(setup: RootSetup, layout: Layout): Table {
  const vagabonds = layout.seats.filter(({ sheet }) => sheet.quests);
  const others = layout.seats.filter((seat) => !vagabonds.includes(seat)).map(({ faction }) => faction);
  const chart = Object.fromEntries(others.map((faction): [string, Relationship] => [faction, '0']));
  const supplied = (setup.hirelings ?? []).map((hireling): [string, HirelingCard] => [
    hirelingOf(hireling),
    { demoted: hireling.endsWith('d'), holder: null, markers: null, fresh: false },
  ]);
  return {
    setup,
    rows: Array.from({ length: layout.rowCount }, () => repeated(layout.columns.length, 0)),
    piles: Array.from({ length: layout.pileCount }, () => []),
    draw: 0,
    shuffles: 0,
    questDraw: 0,
    scores: layout.seats.map(() => 0),
    markers: layout.seats.map(() => null),
    relationships: Object.fromEntries(vagabonds.map(({ faction }) => [faction, chart])),
    prices: { h: null, r: null, m: null },
    funds: 0,
    payments: 0,
    outcast: null,
    hated: false,
    conspiracy: CONSPIRACY_SPACES,
    hirelings: Object.fromEntries(supplied),
    hirelingMarkers: { track: HIRELING_POINTS.slice(0, supplied.length), taken: {} },
    openPaths: [],
    deposed: [],
    lostCrowns: [],
    egoTrack: [],
    dominant: null,
    setUp: [],
    order: [],
    turn: NO_TURN,
  };
}

function fillSupplies(table: Table, layout: Layout): void {
  const { supplyRow, itemsRow, boxRow, items } = layout;
  for (const { index } of layout.columns) put(table, supplyRow, index, layout.stock[index] ?? 0);
  for (const item of ITEMS) put(table, itemsRow, items[item].refreshed, ITEM_SUPPLY[item]);
  if (vagabonds(layout) > 0) {
    for (const item of Object.values(STARTING_ITEMS).flat()) put(table, boxRow, items[item].refreshed, 1);
  }
  for (const hireling of layout.hirelings) {
    const { row } = placeNamed(layout, boardOf(hireling));
    for (const item of ITEMS) put(table, row, items[item].refreshed, HIRELING_SHEETS[hireling].items?.[item] ?? 0);
  }
}

/** Adds components to a row. */
function put({ rows }: Table, row: RowIndex, column: ColumnIndex, count: number): void {
  const counts = rows[row];
  if (counts !== undefined) counts[column] = (counts[column] ?? 0) + count;
}

function carry(table: Table, column: ColumnIndex, from: RowIndex, to: RowIndex): void {
  put(table, from, column, -1);
  put(table, to, column, 1);
}

/** A Vagabot's starting items are in its satchel (B.7.3.5); a person's come with the character (D65). */
function dealItems(table: Table, layout: Layout): void {
  for (const { faction, sheet, bot, character } of layout.seats) {
    if (bot === undefined || !sheet.quests) continue;
    const satchel = placeNamed(layout, `${faction}$s`).row;
    for (const item of VAGABOT_ITEMS[character === 'tinker' ? 'tinker' : 'usual'])
      carry(table, layout.items[item].refreshed, layout.boxRow, satchel);
  }
}

function vagabonds(layout: Layout): number {
  return layout.seats.filter(({ sheet }) => sheet.quests).length;
}

/** The Brigand takes items from ruins. */
const RUIN_SEARCHER = 'h_Vd';

/**
 * Under each ruin, one item if somebody can take it, two for two Vagabonds, otherwise none (9.3.4, 9.7.1, 14.3.3, D11).
 */
function placeRuins(table: Table, layout: Layout, isSearched: boolean): void {
  const takers = isSearched || layout.seats.some(({ sheet }) => sheet.ruinItems) ? 1 : 0;
  const items = Math.max(vagabonds(layout), takers);
  for (const clearing of layout.map.ruinClearings.slice(0, RUIN_ITEMS.length)) {
    const { row } = placeNamed(layout, `ruin:${clearing}`);
    put(table, row, layout.ruin, 1);
    put(table, row, layout.hiddenItem, items);
  }
}

/** The ferry starts on Lake and the tower on Mountain (M.3.1, M.4); logs write other landmarks. */
function placeLandmarks(table: Table, layout: Layout): void {
  const { ferryStart, towerStart } = layout.map;
  const place = (landmark: string, clearing: Clearing | null): void => {
    if (clearing !== null) carry(table, columnNamed(layout, landmark), layout.supplyRow, rowOfClearing(clearing));
  };
  place('ferry', ferryStart);
  place('tower', towerStart);
}

/** Whether the deck has no dominance cards: with two players, or with bots and few people (5.1.3, B.3.4, D7). */
export function withoutDominance({ seats }: Layout): boolean {
  const people = seats.filter(({ bot }) => bot === undefined).length;
  return seats.length === 2 || (people < seats.length && people <= FEW_PEOPLE);
}

/** The number of cards in this table's deck, with or without dominance cards. */
function cardsInDeck(layout: Layout): number {
  const gone = withoutDominance(layout);
  let cards = 0;
  for (const { kind, copies } of DECK_CARDS[layout.deck]) if (!gone || kind !== 'dominance') cards += copies;
  return cards;
}

/** People get three cards (5.1.3); quests are turned up for Vagabonds (9.3.3). */
function dealHands(table: Table, layout: Layout): void {
  const people = layout.seats.filter(({ bot }) => bot === undefined);
  table.draw = cardsInDeck(layout) - STARTING_HAND * people.length;
  for (const { faction } of people) {
    table.piles[placeNamed(layout, faction).pile] = repeated(STARTING_HAND, UNKNOWN);
  }
  if (vagabonds(layout) === 0) return;
  // Logs write a Vagabot's quests (D27), but not people's (D65).
  const turnedUp = people.some(({ sheet }) => sheet.quests) ? QUESTS_FACE_UP : 0;
  table.questDraw = QUESTS.length - turnedUp;
  table.piles[placeNamed(layout, 'Q').quests] = repeated(turnedUp, UNKNOWN);
}
