// The entry point of Root: what notation, bots and the command build on.
export type {
  Action,
  Battle,
  Component,
  ItemSide,
  Move,
  Part,
  Relationship,
  Reveal,
  Shown,
  SuitLetter,
} from './action.ts';
export { described, spellingOf } from './cards/descriptions.ts';
export type { DeckCard } from './data/cards/card.ts';
export { effectOf } from './data/cards/effect-words.ts';
export { type FoundCard, type FoundCards, findCards } from './data/cards/find-card.ts';
export { QUESTS } from './data/cards/quests.ts';
export { type CardName, DECK_CARDS, cardNames, readCardName } from './data/cards/names.ts';
export {
  BOTS,
  RANDOM_PLAYER,
  type BotId,
  type BotSheet,
  type NamedPlayer,
  botFor,
  botOf,
  isNamedPlayer,
  CHAMELEANDROID_DIFFICULTIES,
  DIFFICULTIES,
  VAGABOT_CHARACTERS,
} from './data/bots.ts';
export { type SetupCard, canDraft, dealSetupCards, draft, draftAtRandom, isDrafting } from './draft.ts';
export { EGO_NOT_PLACED_POINTS, EGO_POINTS } from './data/factions/chameleandroid.ts';
export { SYMPATHY_COST, SYMPATHY_POINTS } from './data/factions/alliance.ts';
export { PLOTS } from './data/factions/corvids.ts';
export { MINISTERS } from './data/factions/duchy.ts';
export { DECREE_COLUMNS, EYRIE_POINTS, LEADERS, RECRUITS, VIZIER, VIZIER_CARD } from './data/factions/eyrie.ts';
export { CONSPIRACY_SPACES, GARDEN_DRAWS, GARDEN_POINTS } from './data/factions/lizards.ts';
export { PRICES, PROTECTIONISM, SERVICES, type Service } from './data/factions/riverfolk.ts';
export { FACTION_SHEETS } from './data/factions/sheets.ts';
export { HOARD, HOARD_VALUE, MOODS, OPPRESS_POINTS } from './data/factions/hundreds.ts';
export {
  RELIC_TYPES,
  RELIC_VALUES,
  RETAINER,
  RETINUE_COLUMNS,
  type RelicType,
  type RetinueColumn,
} from './data/factions/keepers.ts';
export { MARQUISE_BUILDINGS, MARQUISE_POINTS, MARQUISE_WOOD } from './data/factions/marquise.ts';
export { CHARACTERS } from './data/factions/vagabond.ts';
export { MOST_COUNT, MOST_FUNDS, MOST_PARTS, MOST_TERMS } from './data/limits.ts';
export { BATTLE_DIE, CARDS_DEALT, HAND_LIMIT, POINTS_TO_WIN, STARTING_HAND, SUIT_MARKERS } from './data/numbers.ts';
export { HIRELING_POINTS, HIRELING_SHEETS } from './data/hirelings.ts';
export { ITEM_NAMES } from './data/items.ts';
export { AREA_NAMES, COLUMN_NAMES, FACTION_NAMES, MEMBER_NAMES, PLACE_NAMES, SUIT_NAMES } from './data/names.ts';
export { DECK_SPELLINGS, MAP_SPELLINGS, simpleTableWord, tableWord } from './data/table-words.ts';
export { LANDMARK_SHEETS } from './data/landmarks.ts';
export type { RootMap } from './data/maps/map.ts';
export { ROOT_MAPS } from './data/maps/maps.ts';
export {
  CLEARINGS,
  type Clearing,
  type ClearingOrBurrow,
  CLEARING_SUITS,
  type ClearingSuit,
  DECK_IDS,
  DECKS,
  type Deck,
  FACTIONS,
  type Faction,
  HIRELINGS,
  type Item,
  ITEMS,
  LANDMARKS,
  MAP_IDS,
  MAPS,
  type MapName,
  SUITS,
} from './data/vocabulary.ts';
export { ownerName } from './owner-name.ts';
export { explainAction } from './words/action.ts';
export { instruct } from './words/instruct.ts';
export { theOwner } from './words/names.ts';
export { ownerOfPiece, sortOf } from './words/sorts.ts';
export { placeText, thingText } from './words/things.ts';
export { type PlaceName, boardOf, supplyOf } from './place-name.ts';
export { rootAction } from './action-codec.ts';
export { root } from './game.ts';
export { type Dominance, dominanceOf } from './dominance.ts';
export { isWon, result } from './result.ts';
export { planLeniently } from './ledger/plan-action.ts';
export { type Implied, type Plan, enact, postingsOf } from './ledger/enact.ts';
export {
  type HirelingSide,
  hirelingOf,
  isAdvanced,
  type RootSeat,
  type RootSetup,
  rootSetup,
  setupViolation,
} from './root-setup.ts';
export { setupTable, suitOf } from './setup.ts';
export {
  hasBegun,
  type NextLine,
  nextLine,
  orderOfTurns,
  placeInTurnOrder,
  seatsInSetupOrder,
  turnOrder,
} from './turn-order.ts';
export { type Counted, contentsIn, type PlaceContents, ruinAt } from './table/contents.ts';
export { type ColumnIndex, NO_COLUMN, type PileIndex, type RowIndex, rowOfClearing } from './table/indices.ts';
export { type Layout, layoutOf } from './table/layout.ts';
export {
  clearingNamed,
  clearingRow,
  columnAt,
  columnNamed,
  countAt,
  countIn,
  pileAt,
  placeAt,
  placeNamed,
  playerAt,
  rowAt,
} from './table/look-up.ts';
export { withoutDominance } from './table/opening.ts';
export { type Table, copyTable } from './table/table.ts';
export {
  type Contents,
  type Locations,
  contentsAt,
  copiesOnTable,
  locations,
  markers,
  scores,
} from './table/view.ts';
