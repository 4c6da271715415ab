// Fuzzy Knights: dice, table and rules. The readings it rests on are in docs/fuzzy-knights.md.
export type { Action, ActionOf, HeroRef, Target } from './action.ts';
export type { Battle, Foe, Squad } from './battle-state.ts';
export { BRIBE_COST, HERO_COST, MAP_SIDE, MERCENARY_COST, MOST_MAPS_A_SIDE, MOST_PLAYERS } from './data/numbers.ts';
export { actionOfJson, type JsonAction, jsonActionCodec, jsonOfAction } from './codecs.ts';
export { costOf, TIER_TABLE } from './data/buildings.ts';
export {
  CACHE_CHANCES,
  type ChanceTable,
  GUARDIAN_CHANCES,
  ITEM_CHANCES,
  MOOD_CHANCES,
  RARITY_CHANCES,
  readChance,
  TIE_CHANCES,
  TOKEN_CHANCES,
  TOKEN_TYPE_CHANCES,
} from './data/chances.ts';
export { byItem, ITEM_TABLE } from './data/items.ts';
export {
  type Building,
  BUILDINGS,
  type Item,
  ITEM_KINDS,
  type ItemKind,
  ITEMS,
  type LooseToken,
  RARITIES,
  ROLL_PURPOSES,
  type RollPurpose,
  RULE_SETS,
  type RuleSet,
  type SquadName,
  SQUADS,
  TIERS,
  type Token,
  TOKENS,
} from './data/vocabulary.ts';
// The rulebook's whole dice notation, for tools around the game: the rules themselves roll neither sequences nor
// representative rolls, and need no exact chances.
export { addDice, condense } from './dice/condense.ts';
export { type Dice, type DiceTerm, dice, printDice, printTerms, type Sides } from './dice/dice.ts';
export { type Distribution, distributionOf } from './dice/distribution.ts';
export { battleOdds, chanceToBeat, type Odds } from './dice/odds.ts';
export { parseTerms } from './dice/parse.ts';
export type { Effect, Holder, Plan } from './effect.ts';
export { fuzzyKnights } from './game.ts';
export {
  enemiesAt,
  garrisonAt,
  heroAt,
  heroesOf,
  heroRoll,
  isDeclined,
  isFriend,
  isGarrisoned,
  mineAt,
  movesOf,
  settlementAt,
  settlementRoll,
  settlementsOf,
} from './look.ts';
export { type MapSize, type Place, placeOf, printPlace, stepsFrom, type Tile, tileAt } from './map.ts';
export type { Phase } from './phase.ts';
export { acceptDraw, chanceOf, type KnightsQuestions, nextTurn, wholeGame } from './play.ts';
export { incomeOf } from './rules/daybreak.ts';
export { type AwaitedRoll, awaitedRoll } from './rules/rolls.ts';
export type { Hero, Mine, Player, Settlement, State } from './state.ts';
