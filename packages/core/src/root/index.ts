// The entry point of Root: what notation, bots and the command build on.
export type {
  Action,
  ActionKind,
  Component,
  ItemSide,
  Move,
  Part,
  Relationship,
  Reveal,
  Shown,
  SuitLetter,
} from './action.ts';
export { type CardName, cardNames, readCardName } from './data/cards/names.ts';
export { BOTS, type BotSheet, CHAMELEANDROID_DIFFICULTIES, DIFFICULTIES, VAGABOT_CHARACTERS } from './data/bots.ts';
export { FACTION_SHEETS } from './data/factions/factions.ts';
export { HIRELING_SHEETS } from './data/hirelings.ts';
export { LANDMARK_SHEETS } from './data/landmarks.ts';
export { ROOT_MAPS } from './data/maps/maps.ts';
export {
  DECKS,
  type Deck,
  FACTIONS,
  HIRELINGS,
  ITEMS,
  LANDMARKS,
  MAPS,
  type MapName,
  SUITS,
} from './data/vocabulary.ts';
export { type Place, boardOf, supplyOf } from './place.ts';
